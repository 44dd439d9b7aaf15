// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Something to choose.
public struct PromptChoice<Value: Sendable>: Sendable {
    /// The value that the question returns.
    public var value: Value
    /// The words on the screen, which are also the answer of a flag.
    public var title: String
    /// A few words beside the title.
    public var detail: String
    /// The heading above the choice; neighbours with one heading share it; empty for none.
    public var group: String
    /// Why it cannot be chosen now, in a few words; nil if it can.
    public var disabledReason: String?

    /// Creates a choice.
    ///
    /// - Parameters:
    ///   - value: The value that the question returns.
    ///   - title: The words on the screen.
    ///   - detail: A few words beside the title.
    ///   - group: The heading above the choice.
    ///   - disabledReason: Why it cannot be chosen now; nil if it can.
    public init(
        _ value: Value, title: String, detail: String = "", group: String = "",
        disabledReason: String? = nil
    ) {
        self.value = value
        self.title = title
        self.detail = detail
        self.group = group
        self.disabledReason = disabledReason
    }

    /// Creates a choice whose title is the value in words.
    ///
    /// It is an initializer of its own: with an optional title, `["a", "b"].map { PromptChoice($0, title: $0) }` would
    /// have optional values.
    ///
    /// - Parameters:
    ///   - value: The value that the question returns.
    ///   - detail: A few words beside the title.
    ///   - group: The heading above the choice.
    ///   - disabledReason: Why it cannot be chosen now; nil if it can.
    public init(
        _ value: Value, detail: String = "", group: String = "", disabledReason: String? = nil
    ) {
        self.init(
            value, title: PromptChoice.title(of: value), detail: detail, group: group,
            disabledReason: disabledReason)
    }

    /// Returns the words for a value: its raw value if that is a text, and else its description.
    static func title(of value: Value) -> String {
        if let raw = (value as? any RawRepresentable)?.rawText { return raw }
        return String(describing: value)
    }
}

extension RawRepresentable {
    fileprivate var rawText: String? { rawValue as? String }
}
