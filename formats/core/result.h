#pragma once

#include "formats/core/message.h"

#include <optional>
#include <utility>
#include <variant>

namespace chartroom::core {

/// A value, or the sentence that says why there is none.
template<class T>
class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_state(std::in_place_index<0>, std::move(value))
    {}
    Result(Message error)
        : m_state(std::in_place_index<1>, std::move(error))
    {}

    [[nodiscard]] bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] T& value() & { return std::get<0>(m_state); }
    [[nodiscard]] const T& value() const& { return std::get<0>(m_state); }
    [[nodiscard]] T&& value() && { return std::get<0>(std::move(m_state)); }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    [[nodiscard]] const Message& error() const { return std::get<1>(m_state); }

private:
    std::variant<T, Message> m_state;
};

/// Done, or the sentence that says why not.
template<>
class [[nodiscard]] Result<void>
{
public:
    Result() = default;
    Result(Message error)
        : m_error(std::move(error))
    {}

    [[nodiscard]] bool ok() const { return !m_error; }
    explicit operator bool() const { return ok(); }
    [[nodiscard]] const Message& error() const { return *m_error; }

private:
    std::optional<Message> m_error;
};

} // namespace chartroom::core
