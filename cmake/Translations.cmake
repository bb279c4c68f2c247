# The texts in other languages, brought up to date by the target update_translations (./dev translations) and built into
# the program: German, and of English the forms of sentences with a number ("1 chunk", "2 chunks"). The codes' sentences
# are read from formats/core/codes_*.def, the phrases that fill them from the sources of formats/ (both in the context
# "Message").
set(CHARTROOM_LANGUAGES de en)
set(CHARTROOM_LUPDATE $<TARGET_FILE:Qt6::lupdate> -silent -locations none -no-obsolete -extensions cpp,h,def
    -I ${PROJECT_SOURCE_DIR} -source-language en
    ${PROJECT_SOURCE_DIR}/app ${PROJECT_SOURCE_DIR}/views ${PROJECT_SOURCE_DIR}/model ${PROJECT_SOURCE_DIR}/formats)
add_custom_target(update_translations
    COMMAND ${CHARTROOM_LUPDATE} -target-language de -ts ${PROJECT_SOURCE_DIR}/i18n/chartroom_de.ts
    COMMAND ${CHARTROOM_LUPDATE} -target-language en -pluralonly -ts ${PROJECT_SOURCE_DIR}/i18n/chartroom_en.ts
    VERBATIM)

# chartroom_embed_translations(TARGET): compiles the texts into TARGET as :/i18n/chartroom_LANGUAGE.qm.
function(chartroom_embed_translations target)
    foreach(language IN LISTS CHARTROOM_LANGUAGES)
        set(ts ${PROJECT_SOURCE_DIR}/i18n/chartroom_${language}.ts)
        set(qm ${CMAKE_CURRENT_BINARY_DIR}/chartroom_${language}.qm)
        add_custom_command(OUTPUT ${qm} COMMAND Qt6::lrelease -silent ${ts} -qm ${qm} DEPENDS ${ts} VERBATIM)
        list(APPEND files ${qm})
    endforeach()
    qt_add_resources(${target} chartroom_texts PREFIX "/i18n" BASE ${CMAKE_CURRENT_BINARY_DIR} FILES ${files})
endfunction()
