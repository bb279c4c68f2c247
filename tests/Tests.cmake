# How test programs are made. There are more of them than of anything else, so that what one costs to build counts.

# moc runs where it is asked for: test programs call it themselves. None has a form.
set(CMAKE_AUTOMOC OFF)
set(CMAKE_AUTOUIC OFF)

# For all test code that nobody measures: not optimised, so that it compiles faster.
add_library(chartroom_test_options INTERFACE)
target_link_libraries(chartroom_test_options INTERFACE chartroom_options)
target_compile_options(chartroom_test_options INTERFACE $<$<CONFIG:Release>:-O0>
    # <QTest> asks whether these are set, and a precompiled header fits only where they are set as they were for it.
    # They differ from folder to folder, and Network comes with some libraries only; no test uses them.
    -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR -UQT_NETWORK_LIB)

# Gold links a test program in a third of the time.
find_program(CHARTROOM_GOLD ld.gold)
if(CHARTROOM_GOLD)
    target_link_options(chartroom_test_options INTERFACE -fuse-ld=gold)
endif()

# The precompiled headers of tests, by the Qt libraries they may use (their macros must be the same as well). Only what
# many tests include: each test loads all of it.
function(chartroom_test_headers kind)
    file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/pch_test_${kind}.cpp CONTENT "// Carries the precompiled headers.\n")
    add_library(chartroom_test_${kind} OBJECT ${PROJECT_BINARY_DIR}/pch_test_${kind}.cpp)
    cmake_parse_arguments(arg "" "" "LINKS;HEADERS" ${ARGN})
    target_link_libraries(chartroom_test_${kind} PRIVATE chartroom_test_options Qt6::Test ${arg_LINKS})
    target_precompile_headers(chartroom_test_${kind} PRIVATE ${arg_HEADERS})
endfunction()
# The tests' own <QTest> (support/patient) begins with Qt's.
set(common <QtTest/QTest> <QSignalSpy> <QTemporaryDir> <QDir> <QFile> <QJsonArray> <QJsonDocument> <QJsonObject>
    <algorithm> <functional> <memory> <string> <vector>)
chartroom_test_headers(core LINKS Qt6::Core HEADERS ${common})
chartroom_test_headers(gui LINKS Qt6::Gui HEADERS ${common} <QImage>)
chartroom_test_headers(widgets LINKS Qt6::Widgets HEADERS ${common} <QImage> <QApplication> <QComboBox> <QDockWidget>
    <QLabel> <QLineEdit> <QMenu> <QPushButton> <QToolButton> <QTreeView>)

# chartroom_reaches(RESULT LIBRARY FROM…): whether users of FROM get LIBRARY with them.
function(chartroom_reaches result library)
    set(open ${ARGN})
    set(seen "")
    while(open)
        list(POP_FRONT open target)
        if(target STREQUAL library)
            set(${result} TRUE PARENT_SCOPE)
            return()
        endif()
        if(TARGET ${target} AND NOT target IN_LIST seen)
            list(APPEND seen ${target})
            get_target_property(links ${target} INTERFACE_LINK_LIBRARIES)
            if(links)
                list(APPEND open ${links})
            endif()
        endif()
    endwhile()
    set(${result} FALSE PARENT_SCOPE)
endfunction()

# Options and precompiled headers of test code that links to the given libraries.
function(chartroom_test_code name)
    set(kind core)
    foreach(library Gui Widgets)
        chartroom_reaches(reached Qt6::${library} ${ARGN})
        if(reached)
            string(TOLOWER ${library} kind)
        endif()
    endforeach()
    target_link_libraries(${name} PRIVATE chartroom_test_options)
    target_precompile_headers(${name} REUSE_FROM chartroom_test_${kind})
endfunction()

# chartroom_test_library(NAME SOURCES source… LINKS target…): what tests of a folder share.
function(chartroom_test_library name)
    cmake_parse_arguments(arg "" "" "SOURCES;LINKS" ${ARGN})
    add_library(${name} STATIC ${arg_SOURCES})
    target_link_libraries(${name} PUBLIC ${arg_LINKS} chartroom_test_support Qt6::Test)
    chartroom_test_code(${name} ${arg_LINKS})
    if(arg_SOURCES MATCHES "\\.h(;|$)")
        set_target_properties(${name} PROPERTIES AUTOMOC ON)
    endif()
endfunction()

# chartroom_test(NAME SOURCE LINKS target… [GL] [OPTIMISED]) makes one Qt Test program. Its Q_OBJECT is in SOURCE, which
# includes its own .moc. GL: it needs a real window. OPTIMISED: it does so much work of its own that it would crawl
# without.
function(chartroom_test name source)
    cmake_parse_arguments(arg "GL;OPTIMISED" "" "LINKS" ${ARGN})
    # moc finds Q_OBJECT and slots without reading the headers.
    cmake_path(GET source STEM stem)
    set(moc ${CMAKE_CURRENT_BINARY_DIR}/moc/${stem}.moc)
    add_custom_command(OUTPUT ${moc} DEPENDS ${source} Qt6::moc VERBATIM
        COMMAND Qt6::moc -o ${moc} ${CMAKE_CURRENT_SOURCE_DIR}/${source})
    add_executable(${name} ${source} ${moc})
    target_include_directories(${name} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/moc)
    target_link_libraries(${name} PRIVATE chartroom_test_support Qt6::Test ${arg_LINKS})
    if(arg_OPTIMISED)
        target_link_libraries(${name} PRIVATE chartroom_options)
    else()
        chartroom_test_code(${name} ${arg_LINKS})
    endif()
    # Locks and recovery journals of tests stay out of the user's.
    set(state "XDG_STATE_HOME=${PROJECT_BINARY_DIR}/state")
    if(arg_GL)
        # A real window and OpenGL need an X server; each test gets one of its own.
        add_test(NAME ${name} COMMAND xvfb-run -a -s "-screen 0 1920x1200x24" $<TARGET_FILE:${name}>)
        set_tests_properties(${name} PROPERTIES LABELS gl ENVIRONMENT "QT_QPA_PLATFORM=xcb;${state}")
    else()
        add_test(NAME ${name} COMMAND ${name})
        set_tests_properties(${name} PROPERTIES ENVIRONMENT "QT_QPA_PLATFORM=offscreen;${state}")
    endif()
    set_tests_properties(${name} PROPERTIES TIMEOUT 600)
endfunction()
