#pragma once

#include "tests/support/files.h"
#include "tests/support/wheel.h"
#include "views/common/byte_view.h"

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cstdint>
#include <memory>

namespace chartroom::test {

/// Files of bytes in a folder of their own, and views that show them. A test of views derives from it.
class ByteFixture
{
protected:
    /// Null where the file cannot be opened.
    [[nodiscard]] static std::shared_ptr<const core::MappedFile> mapped(const QString& path)
    {
        auto file = core::MappedFile::open(QFile::encodeName(path).toStdString());
        return file ? std::make_shared<const core::MappedFile>(std::move(*file)) : nullptr;
    }
    /// A new file; the next one takes its name.
    [[nodiscard]] QString write(const QByteArray& bytes) const
    {
        const QString path = m_folder.filePath(QStringLiteral("bytes"));
        QFile::remove(path);
        writeAll(path, bytes);
        return path;
    }
    /// A file of zeros that takes no room on the disk.
    [[nodiscard]] QString sparse(std::uint64_t size) const
    {
        const QString path = m_folder.filePath(QStringLiteral("sparse"));
        QFile::remove(path);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || !file.resize(static_cast<qint64>(size)))
            qFatal("cannot make a sparse file");
        return path;
    }
    /// 0, 1, 2 and so on, from 255 to 0 again.
    [[nodiscard]] static QByteArray counted(int size)
    {
        QByteArray bytes(size, '\0');
        for (int i = 0; i < size; ++i)
            bytes[i] = static_cast<char>(i);
        return bytes;
    }
    static void show(views::ByteView& view, const QString& path, int perRow = 16)
    {
        view.setBytesPerRow(perRow);
        view.resize(900, 400);
        view.setFile(mapped(path));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view, patience));
        view.setFocus();
        QVERIFY(view.hasFocus());
    }
    /// Where a byte is in the view.
    [[nodiscard]] static QPoint at(const views::ByteView& view, std::uint64_t offset,
                                   views::ByteView::Side side = views::ByteView::Side::Hex)
    {
        return view.cellRect(offset, side).center();
    }
    static void wheel(views::ByteView& view, int delta, Qt::KeyboardModifiers modifiers = {})
    {
        turnWheel(*view.viewport(), {50, 50}, {0, delta}, modifiers);
    }

private:
    QTemporaryDir m_folder;
};

} // namespace chartroom::test
