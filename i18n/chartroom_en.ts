<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>chartroom::views::ByteView</name>
    <message numerus="yes">
        <source>Copied %Ln bytes.</source>
        <translation>
            <numerusform>Copied %Ln byte.</numerusform>
            <numerusform>Copied %Ln bytes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::ChunksDock</name>
    <message numerus="yes">
        <source>%Ln chunks</source>
        <translation>
            <numerusform>%Ln chunk</numerusform>
            <numerusform>%Ln chunks</numerusform>
        </translation>
    </message>
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
</context>
<context>
    <name>chartroom::views::SaveDialog</name>
    <message numerus="yes">
        <source>These %Ln files will be written, all of them or none:</source>
        <translation>
            <numerusform>This file will be written:</numerusform>
            <numerusform>These %Ln files will be written, all of them or none:</numerusform>
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
        <source>This world was not closed properly. %Ln steps that were not saved, the last from %1, can be brought back.</source>
        <translation>
            <numerusform>This world was not closed properly. %Ln step that was not saved, from %1, can be brought back.</numerusform>
            <numerusform>This world was not closed properly. %Ln steps that were not saved, the last from %1, can be brought back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chartroom::views::WorldWorkbench</name>
    <message numerus="yes">
        <source>%n file(s) written</source>
        <translation>
            <numerusform>%n file written</numerusform>
            <numerusform>%n files written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk file(s) cannot be read. They are shown hatched and are never overwritten.</source>
        <translation>
            <numerusform>%n chunk file cannot be read. It is shown hatched and is never overwritten.</numerusform>
            <numerusform>%n chunk files cannot be read. They are shown hatched and are never overwritten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s)</source>
        <translation>
            <numerusform>%n chunk</numerusform>
            <numerusform>%n chunks</numerusform>
        </translation>
    </message>
</context>
</TS>
