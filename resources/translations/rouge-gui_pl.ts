<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
 <context>
  <name>rouge-gui</name>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/line_aligned.py" />
   <source>%Ln candidate files</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/folders.py" />
   <location filename="../../rouge_gui/corpus/tally.py" />
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>%Ln candidates</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/tally.py" />
   <location filename="../../rouge_gui/gui/projects/shares.py" />
   <location filename="../../rouge_gui/gui/systems/versus_view.py" />
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <location filename="../../rouge_gui/study/losses.py" />
   <source>%Ln examples</source>
   <translation>
    <numerusform>%Ln przykład</numerusform>
    <numerusform>%Ln przykłady</numerusform>
    <numerusform>%Ln przykładów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/rouge_list.py" />
   <location filename="../../rouge_gui/corpus/readers/rouge_xml.py" />
   <location filename="../../rouge_gui/gui/opening/opening_commands.py" />
   <source>%Ln files</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/projects/sending.py" />
   <source>%Ln gold verdicts</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/projects/meaning.py" />
   <location filename="../../rouge_gui/gui/projects/shares.py" />
   <source>%Ln items</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/panes/losses.py" />
   <location filename="../../rouge_gui/study/losses.py" />
   <source>%Ln letters</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/views/report_view.py" />
   <source>%Ln lines</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/rouge_list.py" />
   <source>%Ln lists</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/projects/work_columns.py" />
   <source>%Ln minutes</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <source>%Ln model files</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/projects/sending.py" />
   <source>%Ln new verdicts</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <source>%Ln other intervals</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/systems/systems_view.py" />
   <source>%Ln pairs</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <location filename="../../rouge_gui/study/comparing/steadiness.py" />
   <source>%Ln protocols</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/line_aligned.py" />
   <source>%Ln reference files</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/folders.py" />
   <location filename="../../rouge_gui/corpus/tally.py" />
   <source>%Ln references</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/table.py" />
   <location filename="../../rouge_gui/gui/views/corpus_view.py" />
   <source>%Ln rows</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/line_aligned.py" />
   <source>%Ln source files</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/folders.py" />
   <location filename="../../rouge_gui/corpus/tally.py" />
   <source>%Ln sources</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/pyrouge.py" />
   <source>%Ln system files</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/folders.py" />
   <location filename="../../rouge_gui/corpus/readers/rouge_xml.py" />
   <location filename="../../rouge_gui/corpus/tally.py" />
   <location filename="../../rouge_gui/export/plots/telling.py" />
   <location filename="../../rouge_gui/gui/grid_view.py" />
   <source>%Ln systems</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/panes/text_pane.py" />
   <location filename="../../rouge_gui/gui/views/tokens_view.py" />
   <source>%Ln tokens</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/corpus/readers/mt_compareval.py" />
   <source>%Ln translations</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/projects/sending.py" />
   <source>%Ln verdicts</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../rouge_gui/gui/views/tokens_view.py" />
   <source>%Ln words</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../rouge_gui/errors.py" />
   <source>{path}: {why}</source>
   <translation type="unfinished" />
  </message>
 </context>
</TS>
