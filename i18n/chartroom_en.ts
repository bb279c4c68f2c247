<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ModeText</name>
    <message numerus="yes">
        <source>%1 with %Ln cell(s)</source>
        <translation>
            <numerusform>%1 with %Ln cell</numerusform>
            <numerusform>%1 with %Ln cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tool</name>
    <message numerus="yes">
        <source>%Ln existing chunk(s) were replaced; Ctrl+Z brings them back.</source>
        <translation>
            <numerusform>%Ln existing chunk was replaced; Ctrl+Z brings it back.</numerusform>
            <numerusform>%Ln existing chunks were replaced; Ctrl+Z brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The copies of %Ln chunk(s) begin at chunk %1, and are selected.</source>
        <translation>
            <numerusform>The copy of %Ln chunk begins at chunk %1, and is selected.</numerusform>
            <numerusform>The copies of %Ln chunks begin at chunk %1, and are selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Filled: %Ln cell(s).</source>
        <translation>
            <numerusform>Filled: %Ln cell.</numerusform>
            <numerusform>Filled: %Ln cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) alike and connected, of the %1 × %1 chunks around the view.</source>
        <translation>
            <numerusform>%Ln cell alike and connected, of the %1 × %1 chunks around the view.</numerusform>
            <numerusform>%Ln cells alike and connected, of the %1 × %1 chunks around the view.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) alike, of the %1 × %1 chunks around the view.</source>
        <translation>
            <numerusform>%Ln cell alike, of the %1 × %1 chunks around the view.</numerusform>
            <numerusform>%Ln cells alike, of the %1 × %1 chunks around the view.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied without their %Ln instance(s).</source>
        <translation>
            <numerusform>Copied without %Ln instance.</numerusform>
            <numerusform>Copied without their %Ln instances.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The background of %Ln chunk(s) is %1 now.</source>
        <translation>
            <numerusform>The background of %Ln chunk is %1 now.</numerusform>
            <numerusform>The background of %Ln chunks is %1 now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::app::DocumentTabs</name>
    <message numerus="yes">
        <source>%Ln unsaved change(s)</source>
        <translation>
            <numerusform>%Ln unsaved change</numerusform>
            <numerusform>%Ln unsaved changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::app::UnaskedWork</name>
    <message numerus="yes">
        <source>%Ln more world(s) were not closed properly.</source>
        <translation>
            <numerusform>%Ln more world was not closed properly.</numerusform>
            <numerusform>%Ln more worlds were not closed properly.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was not closed properly and is not there any more. %Ln step(s) that were not saved, the last from %2, can be brought back when the world is there again.</source>
        <translation>
            <numerusform>%1 was not closed properly and is not there any more. %Ln step that was not saved, from %2, can be brought back when the world is there again.</numerusform>
            <numerusform>%1 was not closed properly and is not there any more. %Ln steps that were not saved, the last from %2, can be brought back when the world is there again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was not closed properly. %Ln step(s) that were not saved, the last from %2, can be brought back.</source>
        <translation>
            <numerusform>%1 was not closed properly. %Ln step that was not saved, from %2, can be brought back.</numerusform>
            <numerusform>%1 was not closed properly. %Ln steps that were not saved, the last from %2, can be brought back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::BlobFolderWorkbench</name>
    <message numerus="yes">
        <source>%Ln blob(s): %1 accepted, %2 not.</source>
        <translation>
            <numerusform>%Ln blob: %1 accepted, %2 not.</numerusform>
            <numerusform>%Ln blobs: %1 accepted, %2 not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The check was cancelled; %Ln are left.</source>
        <translation>
            <numerusform>The check was cancelled; %Ln is left.</numerusform>
            <numerusform>The check was cancelled; %Ln are left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::BlueprintDocks</name>
    <message numerus="yes">
        <source>%Ln finding(s) may only follow from the first error (%1): behind a wrong length everything is read in the wrong place. Mend the first one first.</source>
        <translation>
            <numerusform>%Ln finding may only follow from the first error (%1): behind a wrong length everything is read in the wrong place. Mend the first one first.</numerusform>
            <numerusform>%Ln findings may only follow from the first error (%1): behind a wrong length everything is read in the wrong place. Mend the first one first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::ByteView</name>
    <message numerus="yes">
        <source>Copied %Ln byte(s).</source>
        <translation>
            <numerusform>Copied %Ln byte.</numerusform>
            <numerusform>Copied %Ln bytes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::ChunksDock</name>
    <message numerus="yes">
        <source>%Ln modified</source>
        <translation>
            <numerusform>%Ln modified</numerusform>
            <numerusform>%Ln modified</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable</source>
        <translation>
            <numerusform>%Ln unreadable</numerusform>
            <numerusform>%Ln unreadable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln read-only</source>
        <translation>
            <numerusform>%Ln read-only</numerusform>
            <numerusform>%Ln read-only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunk(s)</source>
        <translation>
            <numerusform>%Ln chunk</numerusform>
            <numerusform>%Ln chunks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::CompareWindow</name>
    <message numerus="yes">
        <source>%Ln byte(s) differ.</source>
        <translation>
            <numerusform>%Ln byte differs.</numerusform>
            <numerusform>%Ln bytes differ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::EnvelopesDock</name>
    <message numerus="yes">
        <source>%Ln more were found than are listed.</source>
        <translation>
            <numerusform>%Ln more was found than are listed.</numerusform>
            <numerusform>%Ln more were found than are listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::InspectorDock</name>
    <message numerus="yes">
        <source>XXH64 of %Ln selected byte(s)</source>
        <translation>
            <numerusform>XXH64 of %Ln selected byte</numerusform>
            <numerusform>XXH64 of %Ln selected bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::InstancesDock</name>
    <message numerus="yes">
        <source>Listed: %Ln instance(s)</source>
        <translation>
            <numerusform>Listed: %Ln instance</numerusform>
            <numerusform>Listed: %Ln instances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Listed: %Ln instance(s) in the chunks around the view</source>
        <translation>
            <numerusform>Listed: %Ln instance in the chunks around the view</numerusform>
            <numerusform>Listed: %Ln instances in the chunks around the view</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the whole world</source>
        <translation>
            <numerusform>%Ln in the whole world</numerusform>
            <numerusform>%Ln in the whole world</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::RecoveredWorkDialog</name>
    <message numerus="yes">
        <source>Delete %Ln step(s) of unsaved work in %1 for good?</source>
        <translation>
            <numerusform>Delete %Ln step of unsaved work in %1 for good?</numerusform>
            <numerusform>Delete %Ln steps of unsaved work in %1 for good?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %L1 of %Ln step(s) were done again</source>
        <translation>
            <numerusform>only %L1 of %Ln step was done again</numerusform>
            <numerusform>only %L1 of %Ln steps were done again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::ReplaceDialog</name>
    <message numerus="yes">
        <source>%Ln cell(s) in %1 will become %2.</source>
        <translation>
            <numerusform>%Ln cell in %1 will become %2.</numerusform>
            <numerusform>%Ln cells in %1 will become %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunk(s)</source>
        <translation>
            <numerusform>%Ln chunk</numerusform>
            <numerusform>%Ln chunks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) in %1 have %2.</source>
        <translation>
            <numerusform>%Ln cell in %1 has %2.</numerusform>
            <numerusform>%Ln cells in %1 have %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) in %1 will be erased.</source>
        <translation>
            <numerusform>%Ln cell in %1 will be erased.</numerusform>
            <numerusform>%Ln cells in %1 will be erased.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunk(s) there cannot be read and are left out.</source>
        <translation>
            <numerusform>%Ln chunk there cannot be read and is left out.</numerusform>
            <numerusform>%Ln chunks there cannot be read and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) in chunks of a newer version are found, and stay as they are.</source>
        <translation>
            <numerusform>%Ln cell in chunks of a newer version is found, and stays as it is.</numerusform>
            <numerusform>%Ln cells in chunks of a newer version are found, and stay as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::SaveDialog</name>
    <message numerus="yes">
        <source>%Ln file(s) will be written, all of them or none:</source>
        <translation>
            <numerusform>%Ln file will be written:</numerusform>
            <numerusform>%Ln files will be written, all of them or none:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::SymbolReplacer</name>
    <message numerus="yes">
        <source>%Ln chunk(s)</source>
        <translation>
            <numerusform>%Ln chunk</numerusform>
            <numerusform>%Ln chunks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) in %1 were erased.</source>
        <translation>
            <numerusform>%Ln cell in %1 was erased.</numerusform>
            <numerusform>%Ln cells in %1 were erased.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) in %1 became %2.</source>
        <translation>
            <numerusform>%Ln cell in %1 became %2.</numerusform>
            <numerusform>%Ln cells in %1 became %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::WorldDocks</name>
    <message numerus="yes">
        <source>The layer was deleted: %Ln chunk(s) changed.</source>
        <translation>
            <numerusform>The layer was deleted: %Ln chunk changed.</numerusform>
            <numerusform>The layer was deleted: %Ln chunks changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln instance(s) went with it.</source>
        <translation>
            <numerusform>%Ln instance went with it.</numerusform>
            <numerusform>%Ln instances went with it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::WorldNotices</name>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 and %Ln more</numerusform>
            <numerusform>%1 and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This world was not closed properly. %Ln step(s) that were not saved, the last from %1, can be brought back.</source>
        <translation>
            <numerusform>This world was not closed properly. %Ln step that was not saved, from %1, can be brought back.</numerusform>
            <numerusform>This world was not closed properly. %Ln steps that were not saved, the last from %1, can be brought back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) of unsaved work cannot be offered in full and were put aside.</source>
        <translation>
            <numerusform>%Ln record of unsaved work cannot be offered in full and was put aside.</numerusform>
            <numerusform>%Ln records of unsaved work cannot be offered in full and were put aside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another program deleted %Ln chunk(s) of this world. Nothing of them was unsaved here; they are no longer on the map.</source>
        <translation>
            <numerusform>Another program deleted %Ln chunk of this world. Nothing of it was unsaved here; it is no longer on the map.</numerusform>
            <numerusform>Another program deleted %Ln chunks of this world. Nothing of them was unsaved here; they are no longer on the map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunk(s) of the world are not among them, as they were not in memory.</source>
        <translation>
            <numerusform>%Ln chunk of the world is not among them, as it was not in memory.</numerusform>
            <numerusform>%Ln chunks of the world are not among them, as they were not in memory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) had been written and were removed again.</source>
        <translation>
            <numerusform>%Ln file had been written and was removed again.</numerusform>
            <numerusform>%Ln files had been written and were removed again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::WorldWorkbench</name>
    <message numerus="yes">
        <source>%Ln file(s) written.</source>
        <translation>
            <numerusform>%Ln file written.</numerusform>
            <numerusform>%Ln files written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunk file(s) cannot be read. They are shown hatched and are never overwritten.</source>
        <translation>
            <numerusform>%Ln chunk file cannot be read. It is shown hatched and is never overwritten.</numerusform>
            <numerusform>%Ln chunk files cannot be read. They are shown hatched and are never overwritten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunk file(s) are of a newer version: they are shown, and cannot be edited.</source>
        <translation>
            <numerusform>%Ln chunk file is of a newer version: it is shown, and cannot be edited.</numerusform>
            <numerusform>%Ln chunk files are of a newer version: they are shown, and cannot be edited.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunk(s)</source>
        <translation>
            <numerusform>%Ln chunk</numerusform>
            <numerusform>%Ln chunks</numerusform>
        </translation>
    </message>
</context>
</TS>
