// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A choice, with its value and its words on the screen.
public struct PromptChoice<Value: Sendable>: Sendable {
    /// The value that the question returns.
    public var value: Value
    /// The words on the screen, which are also the answer of a flag.
    public var title: String
    /// A few words beside the title.
    public var detail: String
    /// The heading above the choice; empty for none.
    ///
    /// Consecutive choices with the same heading share it.
    public var group: String
    /// The reason why it cannot be chosen now, in a few words; nil if it can.
    public var disabledReason: String?

    /// Creates a choice with a title.
    ///
    /// - Parameters:
    ///   - value: The value that the question returns.
    ///   - title: The words on the screen.
    ///   - detail: A few words beside the title.
    ///   - group: The heading above the choice.
    ///   - disabledReason: The reason why it cannot be chosen now; nil if it can.
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
    /// This is a separate initializer because, with an optional title, `["a", "b"].map {
    /// PromptChoice($0, title: $0) }` would have optional values.
    ///
    /// - Parameters:
    ///   - value: The value that the question returns.
    ///   - detail: A few words beside the title.
    ///   - group: The heading above the choice.
    ///   - disabledReason: The reason why it cannot be chosen now; nil if it can.
    public init(
        _ value: Value, detail: String = "", group: String = "", disabledReason: String? = nil
    ) {
        self.init(
            value, title: PromptChoice.title(of: value), detail: detail, group: group,
            disabledReason: disabledReason)
    }

    /// Returns the words for a value: its raw value if that is a text, otherwise its description.
    static func title(of value: Value) -> String {
        if let raw = (value as? any RawRepresentable)?.rawText { return raw }
        return String(describing: value)
    }
}

extension RawRepresentable {
    fileprivate var rawText: String? { rawValue as? String }
}
