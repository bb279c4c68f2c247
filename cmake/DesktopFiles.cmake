# What a desktop needs to open files with the program: menu entry, file kinds, icon.
include(GNUInstallDirs)
install(FILES ${PROJECT_SOURCE_DIR}/resources/desktop/chartroom.desktop
    DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${PROJECT_SOURCE_DIR}/resources/desktop/chartroom.xml
    DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/application.svg
    DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME chartroom.svg)
