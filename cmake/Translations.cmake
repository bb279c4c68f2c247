# The German texts: i18n/chartroom_de.ts, brought up to date by the target update_translations (./dev translations) and
# built into the program. The codes' sentences are read from formats/core/codes_*.def, the phrases that fill them from
# the sources of formats/ (both in the context "Message").
set(CHARTROOM_TS ${PROJECT_SOURCE_DIR}/i18n/chartroom_de.ts)
set(CHARTROOM_LUPDATE $<TARGET_FILE:Qt6::lupdate> -silent -locations none -no-obsolete -extensions cpp,h,def
    -I ${PROJECT_SOURCE_DIR} -source-language en -target-language de
    ${PROJECT_SOURCE_DIR}/app ${PROJECT_SOURCE_DIR}/views ${PROJECT_SOURCE_DIR}/model ${PROJECT_SOURCE_DIR}/formats)
add_custom_target(update_translations COMMAND ${CHARTROOM_LUPDATE} -ts ${CHARTROOM_TS} VERBATIM)

# chartroom_embed_translations(TARGET): compiles the texts into TARGET as :/i18n/chartroom_de.qm.
function(chartroom_embed_translations target)
    set(qm ${CMAKE_CURRENT_BINARY_DIR}/chartroom_de.qm)
    add_custom_command(OUTPUT ${qm}
        COMMAND Qt6::lrelease -silent ${CHARTROOM_TS} -qm ${qm}
        DEPENDS ${CHARTROOM_TS} VERBATIM)
    qt_add_resources(${target} chartroom_texts PREFIX "/i18n" BASE ${CMAKE_CURRENT_BINARY_DIR} FILES ${qm})
endfunction()
