#pragma once

#include "tests/views/world/world_tool_test.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>

class QPushButton;
class QTableWidget;

namespace chartroom::views {
class WorldDocks;
}

namespace chartroom::test {

/// A test of what is typed into the docks of a world: fields, lists and the record of an instance.
class TypingTest : public WorldToolTest
{
    Q_OBJECT

protected:
    [[nodiscard]] views::WorldDocks& docks() { return window().bench().docks(); }
    /// A file of the world as it is on disk.
    [[nodiscard]] QByteArray file(const char* name);
    /// Places an instance on the tile (0, 0), which is the current one then.
    void place();
    /// Opens the first value that can be typed, all of it marked.
    void openValue(QTableWidget& form);
    /// Presses the button that adds a member to the record, and types the member's name; its value is to be
    /// typed then.
    void addMember(const QString& name);
    /// The button of the dock of instances with this text.
    [[nodiscard]] QPushButton* button(const QString& text);
    /// Types a text as the record of the current instance, and leaves the keys there.
    void typeJson(const QString& text);
    /// Types a value of the first row into the list.
    void typeInList(int column, const QString& value);
    void clickRow(int row);
    /// Saves by the key, which goes to `from`, and waits for the end.
    void save(QWidget& from);
    /// What was said last since the last save was asked for.
    [[nodiscard]] QString said() const;

private Q_SLOTS:
    void initTestCase();

private:
    QTemporaryDir m_states;
    std::unique_ptr<QSignalSpy> m_said;
};

} // namespace chartroom::test
