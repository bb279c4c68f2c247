# chartroom_embed(TARGET FILE NAMESPACE NAME): compiles FILE's bytes into TARGET as
# `std::string_view NAMESPACE::NAME()`, declared by the header the caller writes. For files that programs
# without Qt need wherever they are run from.
function(chartroom_embed target file namespace name)
    set(output ${CMAKE_CURRENT_BINARY_DIR}/embedded_${name}.cpp)
    file(READ ${file} hex HEX)
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${hex}")
    file(CONFIGURE OUTPUT ${output} @ONLY CONTENT [[
#include <string_view>
namespace @namespace@ {
std::string_view @name@()
{
    static constexpr char bytes[] = {@bytes@};
    return {bytes, sizeof bytes};
}
}
]])
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
    target_sources(${target} PRIVATE ${output})
endfunction()
