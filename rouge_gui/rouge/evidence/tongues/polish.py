"""Polish as the cues know it."""

from rouge_gui.rouge.evidence.tongue import Tongue, factors_of, scales_of, values_of, words_of

SHORT, SHORTER, MOST_CUT = 4, 3, 3
_FLAT = str.maketrans("ąćęłńóśźż", "acelnoszz")


def stem(word: str) -> str:
    """Return the beginning that inflection leaves alone: a third is cut, at most three letters; marks flattened."""
    flat = word.translate(_FLAT)
    return flat[: max(SHORT, len(flat) - min(MOST_CUT, len(flat) // 3))]


def is_verb(word: str) -> bool:
    """Guess from the form whether `word` is a verb in a past form or in the third person."""
    return len(word) > SHORTER and word.endswith(
        ("ł", "ła", "li", "ły", "ło", "uje", "ują", "ony", "ona", "ono")
    )


TONGUE = Tongue(
    code="pl",
    stop_words=words_of("""
        a aby albo ale ani az bardzo bez bo być był była było były będzie będą choć ci co czy czyli dla do
        dziś gdy gdzie go i ich im innych ja jak jako je jednak jednym jego jej jest jeszcze jeśli jeżeli
        już każdy kiedy kto która które którego której który których którym którzy lecz lub ma mają mi miał
        miała miały mieć między może mu mówi na nad nam nas nawet nich nie niego niej nim niż o od on ona
        one oni oraz pan pani po pod podczas ponieważ powiedział powiedziała poza przed przez przy się sobie
        swoje swoją swój są ta tak także tam te tego tej ten to toteż tu tych tylko tym u w wam was we wraz
        wszystkie wszystko właśnie z za ze zostać został została zostało zostały że żeby
    """),
    negators=words_of("""
        ani bez nic niczego nie nigdy nigdzie nikogo nikt żaden żadna żadne żadnego żadnej żadnych
    """),
    deniers=words_of("""
        brak* ledwie niemożliw* odmaw* odmów* odrzuc* przeciw* przestał* rzadko sprzeciw* uniemożliw* unik*
        wyklucz* wątp* zakaz* zaprzecz* zdement* zrezygn*
    """),
    prefixes=("nie", "bez"),
    numerals=factors_of("""
        0: zero
        1: jeden jedna jedno jednego jednej jednym
        2: dwa dwie dwóch dwaj dwoje dwu dwoma dwiema dwóm
        3: trzy trzech trzej troje trzema trzem
        4: cztery czterech czterej czworo czterema czterem
        5: pięć pięciu pięcioro pięcioma
        6: sześć sześciu sześcioro sześcioma
        7: siedem siedmiu siedmioro siedmioma
        8: osiem ośmiu ośmioro
        9: dziewięć dziewięciu dziewięcioro
        10: dziesięć dziesięciu dziesięcioro
        11: jedenaście jedenastu
        12: dwanaście dwunastu
        13: trzynaście trzynastu
        14: czternaście czternastu
        15: piętnaście piętnastu
        16: szesnaście szesnastu
        17: siedemnaście siedemnastu
        18: osiemnaście osiemnastu
        19: dziewiętnaście dziewiętnastu
        20: dwadzieścia dwudziestu
        30: trzydzieści trzydziestu
        40: czterdzieści czterdziestu
        50: pięćdziesiąt pięćdziesięciu
        60: sześćdziesiąt sześćdziesięciu
        70: siedemdziesiąt siedemdziesięciu
        80: osiemdziesiąt osiemdziesięciu
        90: dziewięćdziesiąt dziewięćdziesięciu
        100: sto stu
        200: dwieście dwustu
        300: trzysta trzystu
        400: czterysta czterystu
        500: pięćset pięciuset
        600: sześćset sześciuset
        700: siedemset siedmiuset
        800: osiemset ośmiuset
        900: dziewięćset dziewięciuset
    """),
    scalers=factors_of("""
        12: tuzin
        1000: tysiąc tysiąca tysiące tysięcy tys
        1e6: milion miliona miliony milionów milionach mln
        1e9: miliard miliarda miliardy miliardów mld
    """),
    ordinals=values_of("""
        1: pierwszy pierwsza pierwsze pierwszego pierwszej pierwszym pierwszą pierwszi pierwszia pierwszie
        pierwsziego pierwsziej pierwszim pierwszią
        2: drugy druga druge drugego drugej drugym drugą drugi drugia drugie drugiego drugiej drugim drugią
        3: trzecy trzeca trzece trzecego trzecej trzecym trzecą trzeci trzecia trzecie trzeciego trzeciej
        trzecim trzecią
        4: czwarty czwarta czwarte czwartego czwartej czwartym czwartą czwarti czwartia czwartie czwartiego
        czwartiej czwartim czwartią
        5: piąty piąta piąte piątego piątej piątym piątą piąti piątia piątie piątiego piątiej piątim piątią
        6: szósty szósta szóste szóstego szóstej szóstym szóstą szósti szóstia szóstie szóstiego szóstiej
        szóstim szóstią
        7: siódmy siódma siódme siódmego siódmej siódmym siódmą siódmi siódmia siódmie siódmiego siódmiej
        siódmim siódmią
        8: ósmy ósma ósme ósmego ósmej ósmym ósmą ósmi ósmia ósmie ósmiego ósmiej ósmim ósmią
        9: dziewiąty dziewiąta dziewiąte dziewiątego dziewiątej dziewiątym dziewiątą dziewiąti dziewiątia
        dziewiątie dziewiątiego dziewiątiej dziewiątim dziewiątią
        10: dziesiąty dziesiąta dziesiąte dziesiątego dziesiątej dziesiątym dziesiątą dziesiąti dziesiątia
        dziesiątie dziesiątiego dziesiątiej dziesiątim dziesiątią
        11: jedenasty jedenasta jedenaste jedenastego jedenastej jedenastym jedenastą jedenasti jedenastia
        jedenastie jedenastiego jedenastiej jedenastim jedenastią
        12: dwunasty dwunasta dwunaste dwunastego dwunastej dwunastym dwunastą dwunasti dwunastia dwunastie
        dwunastiego dwunastiej dwunastim dwunastią
    """),
    months=values_of("""
        1: styczeń stycznia styczniu
        2: luty lutego lutym
        3: marzec marca marcu
        4: kwiecień kwietnia kwietniu
        5: maj maja maju
        6: czerwiec czerwca czerwcu
        7: lipiec lipca lipcu
        8: sierpień sierpnia sierpniu
        9: wrzesień września wrześniu
        10: październik października październiku
        11: listopad listopada listopadzie
        12: grudzień grudnia grudniu
    """),
    titles=words_of("""
        burmistrz dr inż ks mgr minister pan pana panem pani panu prezes prezeska prezydent prof profesor
        profesora sędzia wójt
    """),
    abbreviations=words_of("""
        al dr godz im inż itd itp ks m.in mgr mld mln np nr ok pl proc prof r tys tzw ul w św
    """),
    passive_marks=words_of("""
        byli był była było były będzie będą jest są zostali zostanie zostaną został została zostało zostały
    """),
    agents=words_of("przez"),
    auxiliaries=words_of("""
        będzie chce ma mają mogą może musi nie
    """),
    objects=frozenset(),
    subjects=frozenset(),
    comparers=words_of("niż od"),
    softeners=frozenset(),
    joiners=words_of("""
        do i na nad od oraz w z
    """),
    approximators=words_of("""
        blisko co mniej najmniej najwyżej niemal niż ok około ponad poniżej powyżej prawie przeszło więcej
    """),
    scales=scales_of("""
        date: poniedział* | wtor* | środ* środy środę | czwartek czwartk* | piątek piątk* | sobot* |
        niedziel*
        date: stycz* | lutego luty lutym | marca marcu marzec | kwie* | maj maja maju | czerwca czerwcu
        czerwiec | lipca lipcu lipiec | sierp* | wrze* | paździer* | listopad* | grud*
        date: poran* przedpołud* ran* rano | popołud* południe południu | wieczor* wieczór | noc nocy nocą
        date: wiosn* wiosną | lat* latem lato | jesie* jesienią | zim* zimą
        date: wczoraj | dzisiaj dziś | jutro
        when: ostatn* poprzedn* ubiegł* zeszł* | kolejn* następn* przyszł*
        date: codzienn* | cotygodniow* tygodniow* | comiesięczn* miesięczn* | coroczn* roczn*
        unit: sekund* | minut* | godzin* | dni dnia dniach dzień | tydzień tygod* | miesiąc miesiąc*
        miesięcy | lat lata latach rok roku | dekad* dziesięcioleci* | wiek wieku
        unit: kilometr* km | m metr* | mil mile mili | centymetr* cm | milimetr* mm
        unit: gram* | kg kilo kilogram* | ton ton* tony
        unit: litr* | hektolitr*
        unit: kilowat* | megawat* | gigawat*
        unit: ha hektar* | ar ary | akr*
        unit: tys tysiąc tysiące tysięcy | milion* mln | miliard* mld
        unit: zł złot* | euro | dolar* | funt* | frank* | koron* | grosz*
        quantifier: cał* całkowicie każd* oba obaj obie obu wszys* wszędzie zawsze | najczęściej przeważnie
        większości większość | często licz* wiele wielu | połow* | czasem częściowo część kilk* niektór*
        pewn* | mniejszości mniejszość nieliczn* niewiel* rzadko | nigdy nikt żad*
        quantifier: jedynie tylko wyłącznie | również także
        hedge: chyba mogą mogł* może możliwe mógł* | podobno powin* prawdopodobn* przypuszczaln* rzekom*
        zapewne | będzie będą dowodz* gwarant* musi muszą niewątpliw* pewn* pewno pewnością stanie udowodn*
        hedge: oskarż* podejrz* | skaza* winn* winny | niewinn* uniewinn*
        hedge: chc* chce planu* propon* rozważ* zamierz* zapropon* | postanow* przyję* uchwal* zatwierdz*
        zdecyd*
        comparative: bardziej więcej | mniej
        comparative: ponad powyżej wyżej wyższ* | niżej niższ* pod poniżej
        comparative: przed wcześniej wcześniejsz* zanim | po później późniejsz*
        comparative: dłuż* dłużej najdłuż* | krócej krót* najkrót*
        comparative: najszyb* szybciej szybsz* | najwoln* wolniej wolniejsz*
        comparative: najwięk* więks* | mniejs* najmniej*
        comparative: najstar* starsz* | młodsz* najmłod* nowsz*
        comparative: cięż* najcięż* | lżej* lżejsz* najlż*
        comparative: mocniej* siln* | słab*
        comparative: lepiej lepsz* najlep* | gorsz* gorzej najgor*
        comparative: najtań* taniej tańsz* | droż* drożej najdroż*
        comparative: ciepl* cieplej gorętsz* | chłodn* zimn* zimniej*
        comparative: pierwsz* | ostatn*
        comparative: minimum najmniej przynajmniej | maksimum maksymalnie najwyżej
        comparative: bliż* bliżej | dalej dalsz*
        comparative: częst* częściej | rzad* rzadziej
        opposite: podnies* podnosi* rosn* rośn* urosł* wzrasta* wzros* zwiększ* | malej* maleje obniż* spad*
        zmal* zmniejsz* zmniejszy*
        opposite: pokona* wygra* zwycię* | porażk* przegra*
        opposite: popar* poparł* popier* przyj* zaakcept* zatwierdz* zgodz* | odmów* odrzuc* skrytyk*
        sprzeciw* zablok*
        opposite: dopuszcz* pozwal* zezwol* | zabron* zakaz*
        opposite: otwar* otwart* otwier* otworz* | zamk* zamkn* zamyk*
        opposite: rozpocz* uruchom* zaczn* zaczę* | odwoł* przerw* skończ* wstrzym* zakończ*
        opposite: północ* | południe południow* południu | wschod* wschód | zachod* zachód
        opposite: lew* lewo | praw*
        opposite: mężczyzn* | kobiet*
        opposite: ojca ojcem ojciec ojcu | matk* | córk* | syn syna synem synowi | brat brata bratem |
        siostr* | mąż męża | żon*
        opposite: ocala* przeży* | zabi* zginę* zmar* śmier*
        opposite: zysk* | strat*
        opposite: now nowa nowe nowego nowej nowy | star stara stare starego starej stary
    """),
    nouns_are_capital=False,
    inflects_names=True,
    thousands=".",
    stem=stem,
    is_verb=is_verb,
)  # fmt: skip
