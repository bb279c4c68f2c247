# One call for a folder: the folder is the library. The links named here are the only arrows it may use;
# tests/layering checks the includes against the same order (app -> views -> model -> formats).

# chartroom_library(NAME LINKS target…): a static library of all sources in this folder.
function(chartroom_library name)
    cmake_parse_arguments(arg "" "" "LINKS;PRIVATE_LINKS" ${ARGN})
    file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp ${CMAKE_CURRENT_SOURCE_DIR}/*.h)
    add_library(${name} STATIC ${sources})
    set_target_properties(${name} PROPERTIES AUTOMOC OFF UNITY_BUILD ${CHARTROOM_UNITY} UNITY_BUILD_BATCH_SIZE 10)
    target_link_libraries(${name} PUBLIC ${arg_LINKS} PRIVATE chartroom_options ${arg_PRIVATE_LINKS})
endfunction()

# The precompiled Qt headers, compiled once each for all libraries that use them.
function(chartroom_precompiled_headers)
    foreach(kind gui widgets)
        file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/pch_${kind}.cpp CONTENT "// Carries the precompiled headers.\n")
        add_library(chartroom_pch_${kind} OBJECT ${PROJECT_BINARY_DIR}/pch_${kind}.cpp)
        target_compile_definitions(chartroom_pch_${kind} PRIVATE ${CHARTROOM_QT_DEFINITIONS})
    endforeach()
    target_link_libraries(chartroom_pch_gui PRIVATE chartroom_options Qt6::Gui)
    target_precompile_headers(chartroom_pch_gui PRIVATE <QtCore> <QtGui>)
    target_link_libraries(chartroom_pch_widgets PRIVATE chartroom_options Qt6::Widgets)
    target_precompile_headers(chartroom_pch_widgets PRIVATE <QtCore> <QtGui> <QtWidgets>)
endfunction()
set(CHARTROOM_QT_DEFINITIONS QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS)

# chartroom_qt_library(NAME LINKS target…): the same for a folder that uses Qt (moc, precompiled Qt headers).
function(chartroom_qt_library name)
    chartroom_library(${name} ${ARGN})
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    target_compile_definitions(${name} PRIVATE ${CHARTROOM_QT_DEFINITIONS})
    cmake_parse_arguments(arg "" "" "LINKS" ${ARGN})
    if("Qt6::Widgets" IN_LIST arg_LINKS)
        target_precompile_headers(${name} REUSE_FROM chartroom_pch_widgets)
    else()
        target_precompile_headers(${name} REUSE_FROM chartroom_pch_gui)
    endif()
endfunction()

# Hot loops: wide vectors without giving up NaN and infinities (they are data here).
function(chartroom_hot_loops)
    set_source_files_properties(${ARGN} PROPERTIES
        COMPILE_OPTIONS "-O3;-fno-math-errno;-fno-trapping-math"
        # A precompiled header fits only the options that it was made with, and so do other files.
        SKIP_PRECOMPILE_HEADERS ON
        SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
