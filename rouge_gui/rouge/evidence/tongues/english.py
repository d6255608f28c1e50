"""English as the cues know it."""

import re

from rouge_gui.rouge.evidence.tongue import Tongue, factors_of, forms_of, scales_of, values_of, words_of

SHORTEST = 3
_IRREGULAR = forms_of("""
    rise rose risen; fall fell fallen; win won; lose lost; say said; take took taken; give gave given;
    buy bought; sell sold; beat beaten; go went gone; come came; find found; tell told; make made; pay
    paid; leave left; hold held; keep kept; bring brought; think thought; know knew known; see saw seen;
    begin began begun; break broke broken; write wrote written; speak spoke spoken; choose chose chosen;
    drive drove driven; fly flew flown; grow grew grown; throw threw thrown; show shown; build built;
    send sent; spend spent; meet met; lead led; catch caught; teach taught; fight fought; seek sought;
    steal stole stolen; shoot shot; strike struck; hide hid hidden; ride rode ridden; draw drew drawn;
    withdraw withdrew withdrawn; sink sank sunk; swim swam swum; run ran; eat ate eaten; wear wore worn;
    tear tore torn; man men; woman women; child children; person people; foot feet; life lives; overtake
    overtook overtaken; forbid forbade forbidden; sue sued; feel felt; get got; set set; bear bore
    borne; lend lent; drink drank drunk; forget forgot forgotten; monday mon; tuesday tue tues; wednesday wed;
    thursday thu thur thurs; friday fri
""")
_NOUNS = words_of("men women children people feet lives left thought")
_PASTS = frozenset(_IRREGULAR) - _NOUNS | words_of("beat hit led cut")
_ENDINGS = re.compile(r"(?<=..)(?:ations?|ings?|edly|ers?|ed|ies|ied|es|s|ly|y|e)$")


def stem(word: str) -> str:
    """Return a crude stem: irregular forms by table, then one common ending cut, then a doubled last letter halved."""
    base = _IRREGULAR.get(word, word)
    cut = _ENDINGS.sub("", base) if len(base) > SHORTEST else base
    return cut[:-1] if len(cut) > SHORTEST and cut[-1] == cut[-2] else cut


def is_verb(word: str) -> bool:
    """Guess from the form whether `word` is a verb in a past form or -ing form."""
    return word in _PASTS or (len(word) > SHORTEST and word.endswith(("ed", "ing")))


TONGUE = Tongue(
    code="en",
    stop_words=words_of("""
        mr mrs ms
        a about above according after again against all also am an and any are as at be because been before
        being below between both but by can could did do does doing down during each for from further had
        has have having he her here hers herself him himself his how i if in into is it its itself just may
        me might more most must my myself no nor not of off on once only or other our ours out over own said
        same say says shall she should so some such than that the their theirs them themselves then there
        these they this those through to too under until up upon very was we were what when where which
        while who whom why will with would you your yours yourself
    """),
    negators=words_of("""
        cannot neither never no nobody none nor not nothing nowhere without
    """),
    deniers=words_of("""
        absent against avoid* ban* banned barely clear* declin* den* despite dismiss* disput* doubt* except
        exclud* fail* false far few forb* free hardly ignor* instead lack* little neglect* nor off only
        oppos* prevent* prohibit* rarely refus* reject* rule* ruled safe scarcely stop* survived unable
        unless unlikely unwilling wrong yet
    """),
    prefixes=("un", "in", "im", "dis", "non", "ir", "il"),
    numerals=factors_of("""
        0: zero
        0.5: half
        1: one
        2: two
        3: three
        4: four
        5: five
        6: six
        7: seven
        8: eight
        9: nine
        10: ten
        11: eleven
        12: twelve
        13: thirteen
        14: fourteen
        15: fifteen
        16: sixteen
        17: seventeen
        18: eighteen
        19: nineteen
        20: twenty
        30: thirty
        40: forty
        50: fifty
        60: sixty
        70: seventy
        80: eighty
        90: ninety
    """),
    scalers=factors_of("""
        12: dozen dozens
        100: hundred hundreds
        1000: thousand k thousands
        1e5: lakh lakhs
        1e6: million mln mn millions m
        1e7: crore crores
        1e9: billion bn billions b
        1e12: trillion tn
    """),
    ordinals=values_of("""
        1: first
        2: second
        3: third
        4: fourth
        5: fifth
        6: sixth
        7: seventh
        8: eighth
        9: ninth
        10: tenth
        11: eleventh
        12: twelfth
    """),
    months=values_of("""
        1: january jan
        2: february feb
        3: march mar
        4: april apr
        5: may
        6: june jun
        7: july jul
        8: august aug
        9: september sept sep
        10: october oct
        11: november nov
        12: december dec
    """),
    titles=words_of("""
        captain chief councillor dame detective dr inspector judge justice king lady lord mayor minister
        miss mr mrs ms pope president prince princess prof professor queen reverend senator sergeant sir
    """),
    abbreviations=words_of("""
        approx apr aug capt co col corp dec dr e.g etc feb gen gov i.e inc jan jr jul jun lt ltd mar mr mrs
        ms no nov oct prof rep sen sep sept sgt sr st thu thur thurs tue tues vs
    """),
    passive_marks=words_of("""
        are be been being get got is was were
    """),
    agents=words_of("by"),
    auxiliaries=words_of("""
        can could may might must not shall should to will would
    """),
    objects=frozenset(),
    subjects=frozenset(),
    comparers=words_of("than"),
    softeners=words_of("a"),
    joiners=words_of("""
        al and bin de der for la le of or the to van von
    """),
    approximators=words_of("""
        about above almost approx approximately around below circa close just least less more most nearly
        over roughly some than to under up
    """),
    scales=scales_of("""
        date: mon monday mondays | tue tues tuesday tuesdays | wednesday wednesdays | thu thur thurs thursday
        thursdays | fri friday fridays | saturday saturdays | sunday sundays
        date: jan january | feb february | march | apr april | june | july | august | sept september | oct
        october | nov november | dec december | may
        date: morning | afternoon midday noon | evening | midnight night overnight
        date: spring | summer | autumn fall | winter
        date: yesterday | today | tomorrow
        when: last past previous | coming following next | current this
        date: daily | weekly | fortnightly | monthly | quarterly | annual annually yearly
        unit: second seconds | minute minutes | hour hours | day days | week weeks | fortnight | month
        months | year years | decade decades | centuries century
        unit: kilometer kilometers kilometre kilometres km | mile miles | meter meters metre metres | feet
        foot ft | centimetre centimetres cm | millimetre millimetres mm | inch inches | yard yards
        unit: g gram grams | kg kilo kilogram kilograms kilos | ton tonne tonnes tons | lb pound pounds |
        ounce ounces
        unit: liter liters litre litres | gallon gallons | pint pints | barrel barrels
        unit: kilowatt kilowatts kw | megawatt megawatts mw | gigawatt gigawatts gw
        unit: acre acres | hectare hectares | square
        unit: hundred hundreds | thousand thousands | million millions | billion billions | trillion
        trillions | lakh lakhs | crore crores
        unit: dollar dollars | euro euros | pound pounds sterling | yen | crown crowns | rouble roubles |
        cent cents
        unit: celsius | fahrenheit
        quantifier: all always both completely each entire entirely every everybody everyone everything
        fully whole | generally largely mainly majority most mostly usually | frequently many much numerous
        often | half | certain partially partly several some somebody someone sometimes | few handful little
        minority occasionally rarely seldom | neither never no nobody none nothing
        quantifier: exclusively merely only solely | also including too
        hedge: can could may maybe might perhaps possibly potentially | apparently appear appears expected
        expects indicate indicates likely probably seem seems should suggest suggested suggests | certain
        certainly clearly confirm confirmed confirms definitely guaranteed guarantees inevitably must prove
        proved proven proves shall show showed shown shows surely undoubtedly will would
        hedge: accused alleged allegedly charged claimed claims purported reportedly suspected suspects |
        admitted confirmed convicted found guilty proved proven | acquitted cleared exonerated innocent
        hedge: aim* ask* attempt* consider* hop* intend* plan* propos* seek sought want* | adopted
        agreed approved completed decided finished has have
        comparative: more | fewer less
        comparative: most | fewest least
        comparative: above exceed* exceeding greater higher highest over | below beneath lower lowest under
        comparative: ahead before earlier prior until | after behind following later since
        comparative: longer longest | shorter shortest
        comparative: deeper deepest | shallower
        comparative: faster fastest quicker quickest quickly rapidly | slower slowest slowly
        comparative: bigger biggest greater larger largest | smaller smallest
        comparative: elder eldest older oldest | newer newest younger youngest
        comparative: heavier heaviest | lighter lightest
        comparative: taller tallest | shorter shortest
        comparative: stronger strongest | weaker weakest
        comparative: best better improv* | deteriorat* worse worsen* worst
        comparative: cheaper cheapest | costlier dearer expensive pricier
        comparative: hotter hottest warmer warmest | colder coldest cooler
        comparative: easier | harder tougher
        comparative: closer closest nearer nearest | farther farthest further
        comparative: drier driest | damper wetter wettest
        comparative: brighter brightest lighter lightest | darker darkest dimmer
        comparative: louder loudest | quieter quietest
        comparative: thicker thickest | thinner thinnest
        comparative: busier busiest | calmer calmest quieter quietest
        comparative: richer | poorer
        comparative: wider | narrower
        comparative: safer | riskier
        comparative: first | final last | second | third
        comparative: minimum | maximum
        comparative: earliest early | late latest
        opposite: climb* doubl* expand* gain* grew grow* increas* jump* rais* ris* rose soar* surg* up |
        cut* declin* decreas* dip* down drop* fall* fell halv* lower* plung* reduc* shr* shrank shrink*
        slump* tumbl*
        opposite: beat* defeat* victor* win* won | defeated lose loses losing loss* lost
        opposite: accept* adopt* agree* approv* back* endors* favor* favour* pass* praise* support* welcom*
        | block* condemn* criticis* criticiz* declin* dismiss* oppos* refus* reject* veto*
        opposite: allow* authoris* authoriz* legal* permit* | ban* forb* illegal* outlaw* prohibit*
        opposite: open* reopen* | clos* shut*
        opposite: began begin* begun launch* resum* start* | cancel* ceas* end ended ending ends finish*
        halt* stop* suspend*
        opposite: north northern | south southern | east eastern | west western | north-east northeast |
        south-west southwest
        opposite: left | right
        opposite: inside | outside
        opposite: includ* include* | exclud*
        opposite: alive surviv* | dead death* die died dies killed
        opposite: add* hir* recruit* | dismiss* fir* remov* sack*
        opposite: male man men | female woman women
        opposite: dad father fathers | mom mother mothers mum | daughter daughters | son sons | brother
        brothers | sister sisters | husband husbands | wife wives | uncle | aunt | grandfather | grandmother
        | nephew | niece | cousin
        opposite: boy boys | girl girls
        opposite: import* | export*
        opposite: succeed* success* | fail*
        opposite: positive | negative
        opposite: identical same | different
        opposite: public | private
        opposite: still | formerly longer
        opposite: arriv* | depart* leave leaves left
        opposite: rich | poor
        opposite: new | old
        opposite: safe | dangerous unsafe
        opposite: red | blue | green | yellow | black | white | brown | orange | purple | gray grey | pink
        opposite: gold | silver | bronze
        opposite: defend* protect* | attack*
        opposite: claimant plaintiff | defendant
        opposite: buyer | seller
        opposite: victim | attacker perpetrator
        opposite: strengthen* | weaken*
        opposite: profit profits surplus | deficit loss losses
        opposite: admit* confirm* | den*
        opposite: free | paid
        opposite: temporar* | permanent*
    """),
    nouns_are_capital=False,
    inflects_names=False,
    thousands=",",
    stem=stem,
    is_verb=is_verb,
)  # fmt: skip
