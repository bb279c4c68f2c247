#pragma once

#include "model/world/document.h"
#include "tests/support/files.h"

#include <QDir>

#include <map>
#include <random>

namespace chartroom::test {

/// Makes worlds and scripts, some of them untidy.
class Maker
{
public:
    explicit Maker(unsigned seed)
        : m_random(seed)
    {}

    int number(int least, int most) { return std::uniform_int_distribution<int>(least, most)(m_random); }
    bool chance(int percent) { return number(1, 100) <= percent; }

    std::string cells(int most, bool dots)
    {
        static const std::vector<std::string> symbols{"A", "B", "C", "#", "\xC3\xA9", "\xF0\x9F\x98\x80"};
        std::string text;
        for (int i = number(0, most); i > 0; --i)
            text += chance(50) ? (dots ? "." : " ") : symbols[static_cast<std::size_t>(number(0, 5))];
        return text;
    }

    std::string rows(int width, int height, bool dots)
    {
        std::string text = "[";
        for (int i = number(0, height + 1); i > 0; --i)
            text += (text.size() > 1 ? ",\"" : "\"") + cells(width + 2, dots) + '"';
        return text + ']';
    }

    std::string chunk(int width, int height)
    {
        std::string text = "{\"x_extra\":{\"a\":1.0},\"roomLayers\":[";
        for (int i = number(0, 4); i > 0; --i) {
            const int layer = number(0, 4);
            text +=
                "{\"layer\":" + std::to_string(layer) + ",\"rows\":" + rows(width, height, layer == 0) + "}";
            text += i > 1 ? "," : "";
        }
        text += "],\"heightLayers\":[";
        for (int i = number(0, 3); i > 0; --i) {
            text += "{\"id\":\"h" + std::to_string(number(1, 3)) +
                    "\",\"z\":" + std::to_string(number(1, 4)) +
                    ",\"x\":" + std::to_string(number(-2, width)) +
                    ",\"y\":" + std::to_string(number(-2, height)) +
                    ",\"glow\":2.50,\"rows\":" + rows(width, height, true) + '}' + (i > 1 ? "," : "");
        }
        text += "],\"instances\":[";
        for (int i = number(0, 3); i > 0; --i)
            text += "{\"id\":\"i" + std::to_string(number(1, 2)) +
                    "\",\"layer\":" + std::to_string(number(-1, 3)) +
                    ",\"x\":" + std::to_string(number(-1, width)) + ",\"y\":1.0}" + (i > 1 ? "," : "");
        return text + "]}";
    }

    std::string address()
    {
        return '[' + std::to_string(number(-1, 2)) + ',' + std::to_string(number(-1, 1)) + ']';
    }
    std::string tile()
    {
        return "\"x\":" + std::to_string(number(-9, 14)) + ",\"y\":" + std::to_string(number(-8, 9));
    }
    std::string symbol()
    {
        return std::string("\"symbol\":\"") + static_cast<char>('A' + number(0, 25)) + '"';
    }
    std::string layer() { return "\"layer\":" + std::to_string(number(0, 4)); }
    std::string height() { return "\"id\":\"h" + std::to_string(number(1, 4)) + '"'; }
    std::string instance()
    {
        return "\"at\":" + address() + ",\"id\":\"i" + std::to_string(number(1, 2)) + '"';
    }

    std::string operation(bool nested = false)
    {
        static const std::vector<std::string> turns{"rotate90", "rotate180", "rotate270", "flipHorizontal",
                                                    "flipVertical"};
        const std::string radius = ",\"center\":" + address() + ",\"radius\":" + std::to_string(number(0, 1));
        switch (number(0, nested ? 32 : 33)) {
        case 0:
            return "{\"op\":\"paint\"," + layer() + ',' + tile() + ',' + symbol() + '}';
        case 1:
            return "{\"op\":\"erase\"," + layer() + ',' + tile() + '}';
        case 2:
            return "{\"op\":\"hole\"," + tile() + '}';
        case 3:
            return "{\"op\":\"rect\"," + layer() + ',' + tile() + ",\"width\":7,\"height\":3," + symbol() +
                   '}';
        case 4:
            return "{\"op\":\"fill\"," + layer() + ',' + tile() + ',' + symbol() + radius + '}';
        case 5:
            return "{\"op\":\"stroke\"," + layer() + ",\"symbol\":\" \",\"cells\":[[0,0],[-1,0],[-1,-1]]}";
        case 6:
            return "{\"op\":\"stamp\"," + tile() + ",\"layers\":[{\"layer\":1,\"rows\":[\"" +
                   cells(9, false) + "\"]}],\"transparent\":true}";
        case 7:
            return "{\"op\":\"replace\"," + layer() + ",\"from\":\"A\",\"to\":\"B\"}";
        case 8:
            return "{\"op\":\"paintHeight\"," + height() + ',' + tile() + ',' + symbol() + '}';
        case 9:
            return "{\"op\":\"eraseHeight\"," + height() + ',' + tile() + '}';
        case 10:
            return "{\"op\":\"strokeHeight\"," + height() + ",\"symbol\":\"T\",\"cells\":[[3,3],[4,3]]}";
        case 11:
            return "{\"op\":\"addHeightLayer\",\"id\":\"h4\",\"name\":\"Roof\"}";
        case 12:
            return "{\"op\":\"renameHeightLayer\"," + height() + ",\"name\":\"N\"}";
        case 13:
            return "{\"op\":\"duplicateHeightLayer\"," + height() + ",\"newId\":\"d" +
                   std::to_string(number(1, 99)) + "\"}";
        case 14:
            return "{\"op\":\"deleteHeightLayer\"," + height() + '}';
        case 15:
            return "{\"op\":\"moveHeightLayer\"," + height() + ",\"index\":0}";
        case 16:
            return "{\"op\":\"renumberStack\"}";
        case 17:
            return "{\"op\":\"deleteRoomLayer\"," + layer() + '}';
        case 18:
            return "{\"op\":\"moveRoomLayer\"," + layer() + ",\"to\":" + std::to_string(number(1, 4)) + '}';
        case 19:
            return "{\"op\":\"renameRoomLayer\"," + layer() + ",\"name\":\"W\"}";
        case 20:
            return "{\"op\":\"duplicateRoomLayer\"," + layer() + ",\"to\":" + std::to_string(number(5, 7)) +
                   '}';
        case 21:
            return "{\"op\":\"moveChunk\",\"from\":" + address() + ",\"to\":" + address() + '}';
        case 22:
            return "{\"op\":\"duplicateChunk\",\"from\":" + address() + ",\"to\":" + address() + '}';
        case 23:
            return "{\"op\":\"transformChunk\",\"at\":" + address() + ",\"transform\":\"" +
                   turns[static_cast<std::size_t>(number(0, 4))] + "\"}";
        case 24:
            return "{\"op\":\"clearChunk\",\"at\":" + address() + '}';
        case 25:
            return "{\"op\":\"fillBackground\",\"at\":" + address() + ",\"tileId\":\"t\"}";
        case 26:
            return "{\"op\":\"placeInstance\",\"templateId\":\"npc\"," + layer() + ',' + tile() +
                   ",\"record\":{\"hp\":1.50}}";
        case 27:
            return "{\"op\":\"moveInstance\"," + instance() + ',' + tile() + '}';
        case 28:
            return "{\"op\":\"deleteInstance\"," + instance() + '}';
        case 29:
            return "{\"op\":\"editInstance\"," + instance() + ",\"layer\":2,\"record\":{\"a\":[]}}";
        case 30:
            return "{\"op\":\"setWorld\",\"fields\":{\"spawn\":{\"x\":" + std::to_string(number(0, 9)) +
                   "}}}";
        case 31:
            return "{\"op\":\"setBookmark\",\"id\":\"b" + std::to_string(number(1, 3)) +
                   "\",\"label\":\"L\"," + tile() + '}';
        case 32:
            return "{\"op\":\"deleteBookmark\",\"id\":\"b" + std::to_string(number(1, 3)) + "\"}";
        default:
            return "{\"op\":\"group\",\"label\":\"g\",\"ops\":[" + operation(true) + ',' + operation(true) +
                   "]}";
        }
    }

private:
    std::mt19937 m_random;
};

inline void makeWorld(Maker& maker, const QDir& folder)
{
    const int side = maker.number(1, 6);
    folder.mkpath(QStringLiteral("chunks"));
    writeAll(folder.filePath(QStringLiteral("world.json")),
             QStringLiteral("{\"id\":\"w\",\"chunkWidth\":%1,\"chunkHeight\":%1}").arg(side).toUtf8());
    for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x) {
            if (maker.chance(70))
                writeAll(folder.filePath(QStringLiteral("chunks/%1_%2.json").arg(x).arg(y)),
                         QByteArray::fromStdString(maker.chunk(side, side)));
        }
    }
}

/// All content of a document: what undo and redo must bring back.
inline std::map<std::string, std::string> contentOf(model::WorldDocument& document)
{
    std::map<std::string, std::string> result;
    for (const world::Address address : document.addresses()) {
        if (const auto look = document.look(address); look.chunk)
            result[world::chunkKey(address)] = world::toJson(*look.chunk);
    }
    result["world"] = document.info().json;
    result["bookmarks"] = document.bookmarks().json;
    for (const world::StackEntry& entry : document.stack())
        result["stack"] += entry.id + '/' + entry.name.value_or("-") + '/' + std::to_string(entry.z) + ' ';
    return result;
}

} // namespace chartroom::test
