#pragma once

#include <memory>
#include <utility>

namespace chartroom::world {

/// A value that copies share until one of them changes it. What an edit leaves alone, undo steps and saved
/// states hold once. Reading a shared value from several threads is safe; edit() belongs to the thread that
/// owns the copy.
template<class T>
class Cow
{
public:
    Cow()
        : m_value(std::make_shared<T>())
    {}
    Cow(T value)
        : m_value(std::make_shared<T>(std::move(value)))
    {}

    const T& operator*() const { return *m_value; }
    const T* operator->() const { return m_value.get(); }
    /// The value to change; copied first when it is shared.
    [[nodiscard]] T& edit()
    {
        if (m_value.use_count() != 1)
            m_value = std::make_shared<T>(*m_value);
        return *m_value;
    }

    friend bool operator==(const Cow& a, const Cow& b)
    {
        return a.m_value == b.m_value || *a.m_value == *b.m_value;
    }

private:
    std::shared_ptr<T> m_value;
};

} // namespace chartroom::world
