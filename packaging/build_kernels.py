"""Compiles the kernels of the batch engine while the project is installed or packed, where there is a compiler."""

import os
import sys
from contextlib import chdir
from pathlib import Path
from typing import Any

from Cython.Build import cythonize
from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

MODULE = "rouge_gui.rouge.batch.kernels"
SOURCE = Path("rouge_gui", "rouge", "batch", "kernels.pyx")
TEMPORARY = Path("build", "kernels", str(sys.implementation.cache_tag))
# Fusing a product with a sum would round otherwise than Python does, and cost the last bit.
FLAGS = ["/O2"] if os.name == "nt" else ["-O3", "-g0", "-ffp-contract=off"]


class Kernels(BuildHookInterface[BuilderConfig]):
    """The step of hatchling's build that brings the kernels: beside their source, or into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the kernels for an editable installation or a wheel; without a compiler leave them out, and say so.

        An editable installation loses its older kernels then, which may count otherwise.
        """
        with chdir(self.root):
            command = compilation()
            place = SOURCE.parent / Path(command.get_ext_filename(MODULE)).name
            try:
                command.run()
            except (CCompilerError, ExecError, PlatformError) as error:
                self.app.display_warning(
                    f"The kernels are not compiled ({error}): the pure-Python engine is used."
                )
                if version == "editable":
                    place.unlink(missing_ok=True)
                return
            built = Path(command.get_ext_fullpath(MODULE)).resolve()
            if version == "editable":
                built.replace(place)
                return
        build_data["force_include"][str(built)] = place.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compilation() -> build_ext:
    """Return the command that compiles the kernels of the working directory; `CompileError` if they are not Cython."""
    extension = Extension(MODULE, [str(SOURCE)], extra_compile_args=FLAGS)
    translated = cythonize([extension], build_dir=str(TEMPORARY), include_path=["."], force=True)
    command = build_ext(Distribution({"ext_modules": translated}))
    command.build_lib = command.build_temp = str(TEMPORARY)
    command.force = True
    command.ensure_finalized()
    return command
