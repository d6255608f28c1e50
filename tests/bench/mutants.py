"""Mutants of a module: its syntax tree with one small fault, made by operators that are told apart by name."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Div,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Div,
    ast.Mod: ast.Mult,
    ast.Pow: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
SPOKEN = {"said", "help", "label", "title", "tip", "note"}
UNTOLD = {"__repr__", "__str__"}


@dataclass(frozen=True, order=True)
class Mutant:
    """One fault: the `place`-th node of a module's tree, changed by `operator` in its `turn`-th way.

    `line` to `last` are the lines of the statement it stands in; `function` is the function whose body holds it, by
    its first line, or 0 where the module or a class does: such a fault is seen only by who imports the module anew.
    """

    path: str
    place: int
    operator: str
    turn: int
    line: int
    last: int
    function: int
    told: str

    @property
    def key(self) -> str:
        """What the mutant is known by as long as its module is not changed."""
        return f"{self.path} {self.place} {self.operator} {self.turn}"

    @property
    def name(self) -> str:
        """What the mutant is called in lists."""
        return f"{self.path}:{self.line} {self.operator} {self.place}.{self.turn} {self.told}"


@dataclass(frozen=True)
class _At:
    """Where a node stands: what was passed on the way down from the module."""

    statement: ast.stmt | None = None
    function: int = 0
    spoken: bool = False


def mutants(path: str, source: str) -> list[Mutant]:
    """Return every mutant of the module."""
    tree = ast.parse(source)
    places = {node: place for place, node in enumerate(ast.walk(tree))}
    found = []
    for node, at in _walked(tree, _At()):
        for operator, turn, changed in _changes(node, at):
            if at.statement is None:
                continue
            before = ast.unparse(node).splitlines()[0][:60]
            told = f"{before} -> {ast.unparse(changed).splitlines()[0][:60]}"
            line, last = at.statement.lineno, _last_line(at.statement)
            found.append(Mutant(path, places[node], operator, turn, line, last, at.function, told))
    return found


def compiled(mutant: Mutant, source: str, filename: str) -> CodeType:
    """Return the code of the module with the fault in it."""
    tree = ast.parse(source)
    node = next(node for place, node in enumerate(ast.walk(tree)) if place == mutant.place)
    changed = next(
        changed
        for operator, turn, changed in _changes(node, _At())
        if (operator, turn) == (mutant.operator, mutant.turn)
    )
    _Replaced(node, changed).visit(tree)
    return compile(ast.fix_missing_locations(tree), filename, "exec", dont_inherit=True)


class _Replaced(ast.NodeTransformer):
    def __init__(self, node: ast.AST, changed: ast.AST) -> None:
        self._node, self._changed = node, changed

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self._node:
            return ast.copy_location(self._changed, node)
        return self.generic_visit(node)


def _last_line(statement: ast.stmt) -> int:
    """Return the last line of a simple statement, or of the head of a compound one."""
    body: list[ast.stmt] = getattr(statement, "body", [])
    if body:
        return max(statement.lineno, body[0].lineno - 1)
    return statement.end_lineno or statement.lineno


def _walked(node: ast.AST, at: _At) -> Iterator[tuple[ast.AST, _At]]:
    """Yield the nodes worth changing; annotations, docstrings, decorators, imports and sentences are not."""
    if _is_untouched(node):
        return
    if isinstance(node, ast.stmt):
        at = _At(node, at.function, isinstance(node, ast.Raise))
    if isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in SPOKEN
    ):
        at = _At(at.statement, at.function, spoken=True)
    yield node, at
    for field, value in ast.iter_fields(node):
        if field in {"annotation", "returns", "decorator_list", "type_params", "format_spec"}:
            continue
        inner = at
        if isinstance(node, FUNCTIONS) and field == "body" and not at.function:
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            inner = _At(at.statement, first, at.spoken)
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_silent(node, child):
                yield from _walked(child, inner)


def _is_untouched(node: ast.AST) -> bool:
    """Tell whether nothing inside `node` is worth changing: imports, protocols of types, what is printed of an object."""
    return (
        isinstance(node, (ast.Import, ast.ImportFrom))
        or (isinstance(node, FUNCTIONS) and node.name in UNTOLD)
        or (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test))
        or (isinstance(node, ast.ClassDef) and any("Protocol" in ast.unparse(base) for base in node.bases))
    )


def _is_silent(parent: ast.AST, child: ast.AST) -> bool:
    """Tell whether changing `child` would change only what is read by people or by type checkers."""
    if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
        return True
    if isinstance(child, ast.keyword) and child.arg in {*SPOKEN, "strict", "maxsize"}:
        return True
    if isinstance(parent, ast.Assign):
        names = ast.unparse(parent.targets[0])
        return child is parent.value and (names == "__all__" or "Callable" in ast.unparse(child)[:20])
    return isinstance(parent, ast.Subscript) and child is parent.slice and _is_type(parent.value)


def _is_type(node: ast.AST) -> bool:
    name = ast.unparse(node).rpartition(".")[2]
    return name in {
        "dict",
        "list",
        "set",
        "tuple",
        "deque",
        "frozenset",
        "NDArray",
        "Callable",
        "Literal",
    } or (name[:1].isupper() and not name.isupper())


def _changes(node: ast.AST, at: _At) -> Iterator[tuple[str, int, ast.AST]]:
    """Yield the operators that apply to `node`, each with the node it makes."""
    makers = (_compared, _computed, _joined, _negated, _constant, _sliced, _called, _left_out)
    for maker in makers:
        for turn, changed in enumerate(maker(node)):
            if maker is _constant and at.spoken and isinstance(getattr(node, "value", None), str):
                continue
            yield maker.__name__[1:], turn, changed


def _compared(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            swapped = [*node.ops]
            swapped[place] = SWAPPED[type(operator)]()  # type: ignore[call-overload]
            yield ast.Compare(node.left, swapped, node.comparators)


def _computed(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.BinOp) and type(node.op) in SWAPPED:
        yield ast.BinOp(node.left, SWAPPED[type(node.op)](), node.right)  # type: ignore[arg-type]
    if isinstance(node, ast.AugAssign) and type(node.op) in SWAPPED:
        yield ast.AugAssign(node.target, SWAPPED[type(node.op)](), node.value)  # type: ignore[arg-type]


def _joined(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.BoolOp):
        yield ast.BoolOp(SWAPPED[type(node.op)](), node.values)  # type: ignore[arg-type]


def _negated(node: ast.AST) -> Iterator[ast.AST]:
    """A condition that is not a comparison is turned round; a `not` and a minus fall away."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.USub)):
        yield node.operand
    if isinstance(node, (ast.If, ast.While)) and not isinstance(node.test, (ast.Compare, ast.UnaryOp)):
        test = ast.UnaryOp(ast.Not(), node.test)
        yield type(node)(test, node.body, node.orelse)
    if isinstance(node, ast.IfExp) and not isinstance(node.test, (ast.Compare, ast.UnaryOp)):
        yield ast.IfExp(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)
    if isinstance(node, ast.comprehension):
        for place in range(len(node.ifs)):
            yield ast.comprehension(
                node.target, node.iter, [*node.ifs[:place], *node.ifs[place + 1 :]], node.is_async
            )


def _constant(node: ast.AST) -> Iterator[ast.AST]:
    if not isinstance(node, ast.Constant):
        return
    value = node.value
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, (int, float)):
        yield ast.Constant(value + 1)
        yield ast.Constant(value - 1)
    elif isinstance(value, str) and " " not in value.strip():
        yield ast.Constant(f"{value}X" if value else "X")


def _sliced(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Slice):
        if node.lower is not None:
            yield ast.Slice(None, node.upper, node.step)
        if node.upper is not None:
            yield ast.Slice(node.lower, None, node.step)
        if node.step is not None:
            yield ast.Slice(node.lower, node.upper, None)


def _called(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NAMES:
        yield ast.Call(ast.Name(NAMES[node.func.id], ast.Load()), node.args, node.keywords)


def _left_out(node: ast.AST) -> Iterator[ast.AST]:
    """A statement is left out, what is returned is None, a loop ends where it went on or goes on where it ended."""
    if isinstance(node, ast.Return) and node.value is not None and ast.unparse(node.value) != "None":
        yield ast.Return(None)
    if isinstance(node, (ast.Expr, ast.AugAssign, ast.Raise, ast.Delete)):
        yield ast.Pass()
    if isinstance(node, ast.Assign) and not isinstance(node.targets[0], (ast.Name, ast.Tuple)):
        yield ast.Pass()
    if isinstance(node, ast.If) and not node.orelse:
        yield ast.Pass()
    if isinstance(node, ast.Break):
        yield ast.Continue()
    if isinstance(node, ast.Continue):
        yield ast.Break()


def modules(root: Path, folder: str) -> list[str]:
    """Return the paths, from `root`, of the modules of `folder`."""
    return sorted(path.relative_to(root).as_posix() for path in (root / folder).rglob("*.py"))
