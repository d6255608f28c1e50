"""German as the cues know it."""

import re

from rouge_gui.rouge.evidence.tongue import Tongue, factors_of, scales_of, values_of, words_of

SHORT, SHORTER, PARTICIPLE = 4, 3, 6
_ENDINGS = re.compile(
    r"(?<=...)(?:ungen|ung|erin|innen|enden|ende|est|sten|ten|te|et|en|em|er|es|st|e|n|s|t)$"
)
_FLAT = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "ß": "ss"})
_PASTS = words_of(
    "bat rief nahm gab fand sah sprach traf warf wies half zog schlug schrieb stieß verriet verlor gewann"
)


def stem(word: str) -> str:
    """Return a crude stem: the umlauts flattened, the participle's `ge` and one ending cut."""
    flat = word.translate(_FLAT)
    if flat.startswith("ge") and flat.endswith(("t", "en")) and len(flat) > PARTICIPLE:
        flat = flat[2:]
    return _ENDINGS.sub("", flat) if len(flat) > SHORT else flat


def is_verb(word: str) -> bool:
    """Guess from the form whether `word` is a verb in a past form or in the third person."""
    return word in _PASTS or (len(word) > SHORTER and word.endswith(("te", "ten", "t")))


_SMALL = factors_of("""
    0: null 1: eins 2: zwei 3: drei 4: vier 5: fünf 6: sechs 7: sieben 8: acht 9: neun 10: zehn 11: elf 12: zwölf
    13: dreizehn 14: vierzehn 15: fünfzehn 16: sechzehn 17: siebzehn 18: achtzehn 19: neunzehn
""")
_TENS = factors_of("""
    20: zwanzig 30: dreißig 40: vierzig 50: fünfzig 60: sechzig 70: siebzig 80: achtzig 90: neunzig
""")
_ONES = {"ein" if word == "eins" else word: value for word, value in list(_SMALL.items())[1:10]}
_BELOW_HUNDRED = (
    _SMALL
    | _TENS
    | {f"{one}und{ten}": value + tens for ten, tens in _TENS.items() for one, value in _ONES.items()}
)
_HUNDREDS = {
    f"{head}hundert{tail}": factor * 100 + rest
    for head, factor in {"": 1.0, **_ONES}.items()
    for tail, rest in {"": 0.0, **_BELOW_HUNDRED}.items()
}

TONGUE = Tongue(
    code="de",
    stop_words=words_of("""
        aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis da damit dann das
        dass dem den denn der des die dies diese diesem diesen dieser dieses dort du durch ein eine einem
        einen einer eines er es etwas für gegen habe haben hat hatte hatten hier hätte hätten ich ihm ihn
        ihnen ihr ihre ihrem ihren ihrer ihres im in ins ist ja jede jedem jeden jeder jedes kann können man
        mehr mein mit muss nach nicht noch nun nur ob oder ohne sagte sagten sehr sei seien sein seine
        seinem seinen seiner seit sich sie sind so soll sollen sollte um und uns unter vom von vor war waren
        was weil wenn wer werde werden wie wieder will wir wird wo worden wurde wurden wäre würde zu zum zur
        zwischen über
    """),
    negators=words_of("""
        kein keine keinem keinen keiner keinerlei keines nicht nichts nie niemals niemand niemanden nirgends
        ohne weder
    """),
    deniers=words_of("""
        abgelehnt abgesehen ablehn* ausgeschlossen außer bestr* bestritt* dagegen dement* fehl* frei gegen
        gescheitert kaum lehn* scheiter* selten unmöglich verbiet* verbot* verhinder* verweiger* verzicht*
        wies zurückgewiesen
    """),
    prefixes=("un", "nicht", "miss"),
    numerals={**_BELOW_HUNDRED, **_HUNDREDS, "dreissig": 30.0, "halb": 0.5, "zwo": 2.0},
    scalers=factors_of("""
        12: dutzend
        100: hundert
        1000: tausend tsd
        1e6: million millionen mio
        1e9: milliarde milliarden mrd
        1e12: billion billionen
    """),
    ordinals=values_of("""
        1: erste ersten erster erstes erstem
        2: zweite zweiten zweiter zweites zweitem
        3: dritte dritten dritter drittes drittem
        4: vierte vierten vierter viertes viertem
        5: fünfte fünften fünfter fünftes fünftem
        6: sechste sechsten sechster sechstes sechstem
        7: siebte siebten siebter siebtes siebtem
        8: achte achten achter achtes achtem
        9: neunte neunten neunter neuntes neuntem
        10: zehnte zehnten zehnter zehntes zehntem
        11: elfte elften elfter elftes elftem
        12: zwölfte zwölften zwölfter zwölftes zwölftem
    """),
    months=values_of("""
        1: januar jänner jan
        2: februar feb
        3: märz
        4: april
        5: mai
        6: juni
        7: juli
        8: august
        9: september
        10: oktober okt
        11: november nov
        12: dezember dez
    """),
    titles=words_of("""
        bürgermeister bürgermeisterin dr frau herr herrn kanzler landrat minister ministerin prof professor
        professorin präsident
    """),
    abbreviations=words_of("""
        bzw ca d.h dr etc fr hr mio mrd nr prof st str tsd u.a usw z.b
    """),
    passive_marks=words_of("""
        ist sind war waren werden wird worden wurde wurden
    """),
    agents=words_of("""
        durch vom von
    """),
    auxiliaries=words_of("zu"),
    objects=words_of("""
        ab am an ans auf aus bei beim bis dem den denen durch einem einen für gegen hinter ihm ihn ihnen ihrem ihren
        im in ins keinem keinen laut mit nach neben ohne seinem seinen seit statt trotz um unter vom von vor
        während wegen zu zum zur zwischen über
    """),
    subjects=words_of("""
        der ein er kein
    """),
    comparers=words_of("als"),
    softeners=words_of("ein"),
    joiners=words_of("""
        am dem den der des die im oder und vom von zu
    """),
    approximators=words_of("""
        als bis ca circa etwa fast gut höchstens knapp mehr mindestens rund ungefähr unter weniger zu über
    """),
    scales=scales_of("""
        date: montag montagabend montags | dienstag dienstagabend dienstags | mittwoch mittwochabend
        mittwochs | donnerstag donnerstagabend donnerstags | freitag freitagabend freitags | samstag
        samstags sonnabend | sonntag sonntags
        date: januar | februar | märz | april | mai | juni | juli | august | september | oktober | november
        | dezember
        date: morgens vormittag vormittags | mittag mittags nachmittag nachmittags | abend abends | nacht
        nachts
        date: frühjahr frühling | sommer | herbst | winter
        date: gestern | heute | morgen
        when: letzt* vergangen* vorig* | kommend* künftig* nächst*
        date: täglich* | wöchentlich* | monatlich* | jährlich*
        unit: sekunde sekunden | minute minuten | stunde stunden | tag tage tagen | woche wochen | monat
        monate monaten | jahr jahre jahren | jahrzehnt jahrzehnte jahrzehnten | jahrhundert jahrhunderte
        unit: kilometer kilometern km | meter metern | meile meilen | cm zentimeter | millimeter mm
        unit: gramm | kg kilo kilogramm | tonne tonnen
        unit: liter litern | hektoliter
        unit: kilowatt | megawatt | gigawatt
        unit: hektar | quadratmeter | quadratkilometer
        unit: tausend | million millionen mio | milliarde milliarden mrd
        unit: euro | dollar | pfund | franken | kronen | cent
        quantifier: alle allen aller beide beiden ganz immer jede jedem jeden jeder jedes sämtliche
        sämtlichen vollständig | größtenteils mehrheit meist meisten überwiegend | häufig oft viele vielen |
        hälfte | einige einigen einzelne manche manchen manchmal mehrere mehreren teilweise | minderheit
        selten wenige wenigen | kein keine keinen keiner nie niemand
        quantifier: ausschließlich lediglich nur | auch
        hedge: eventuell kann können könnte könnten möglich möglicherweise vielleicht | angeblich dürfte
        dürften mutmaßlich offenbar soll sollen sollte vermutlich voraussichtlich wahrscheinlich wohl |
        bestimmt beweist bewiesen definitiv garantiert gewiss muss müssen sicher werden wird zweifellos
        hedge: angeklagt beschuldigt verdächtigt | schuldig verurteilt überführt | freigesprochen unschuldig
        hedge: erwäg* möchte* plan* prüf* vorgeschlagen will wollen | beschloss beschlossen entschied*
        genehmigt
        comparative: mehr | weniger
        comparative: höchste höchsten höher höhere höheren | geringer niedriger niedrigere niedrigste tiefer
        comparative: oberhalb über | unter unterhalb
        comparative: bevor früher vor vorher zuvor | danach nach nachdem nachher später
        comparative: länger längere längste | kürzer kürzere kürzeste
        comparative: schneller schnellste | langsamer langsamste
        comparative: größer größere größeren größte größten | kleiner kleinere kleineren kleinste kleinsten
        comparative: älter ältere älteste | jünger jüngere jüngste neuer
        comparative: schwerer | leichter
        comparative: stärker stärkere stärkste | schwächer schwächere
        comparative: besser bessere beste besten | schlechter schlechtere schlechteste
        comparative: billiger günstiger | teurer
        comparative: heißer wärmer | kälter kühler
        comparative: mindestens wenigstens | höchstens maximal
        comparative: erste* ersten erster | letzte* letzten
        comparative: frühestens | spätestens
        comparative: näher | weiter
        opposite: erhöh* gestiegen steig* stieg* wachs* wuchs* wächst zugenommen zunahm zunehm* | abgenommen
        fall* fiel* gefallen gesenkt gesunken sank* schrumpf* senk* sink* verringer*
        opposite: besieg* gewann* gewinn* gewonnen sieg* | niederlage unterlag* verlier* verlor* verloren
        opposite: angenommen annehm* befürwort* billig* genehmig* stimmt* unterstütz* zugestimmt zustimm* |
        abgelehnt ablehn* kritisier* lehnen lehnt* verweiger* widersprach
        opposite: darf dürfen erlaub* gestatt* zulass* | untersag* verbiet* verbot*
        opposite: eröffn* geöffnet öffn* | geschlossen schließ* schloss
        opposite: begann beginn* begonnen gestartet start* | abgebrochen beend* end* stopp*
        opposite: norden nördlich* | süden südlich* | osten östlich* | westen westlich*
        opposite: linke linken links | rechte rechten rechts
        opposite: mann männer männern | frau frauen
        opposite: vater | mutter | tochter | sohn | bruder | schwester
        opposite: dafür für | dagegen gegen
        opposite: überleb* | gestorben getötet starb* tot
        opposite: gewinn gewinne | verlust verluste
        opposite: neu neue neuen neuer | alt alte alten alter
        opposite: mit | ohne
    """),
    nouns_are_capital=True,
    inflects_names=False,
    thousands=".",
    stem=stem,
    is_verb=is_verb,
)  # fmt: skip
