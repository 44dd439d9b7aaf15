// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Something that a palette finds beside the actions, such as a file, a line or a setting.
public struct CommandItem: Sendable {
    /// The name by which the history knows the item; nil for the title.
    public let identifier: String?
    /// The text that is shown.
    public let title: String
    /// A remark after the title, such as the folder of a file; empty for none.
    public let detail: String
    /// Runs when the user chooses the item.
    public let perform: @MainActor @Sendable () -> Void

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - title: The text that is shown.
    ///   - identifier: The name by which the history knows the item; nil for the title.
    ///   - detail: A remark after the title.
    ///   - perform: Runs when the user chooses the item.
    public init(
        _ title: String, identifier: String? = nil, detail: String = "",
        perform: @escaping @MainActor @Sendable () -> Void
    ) {
        (self.title, self.identifier, self.detail) = (title, identifier, detail)
        self.perform = perform
    }
}

/// A source of items for a palette, which may take its time.
///
/// ```swift
/// palette.providers = [
///     .files(below: ".") { [weak self] path in self?.open(path) },
///     .lines(of: textView),
///     CommandProvider("Friends", prefix: "@") { query in await friends.named(query).map { … } },
/// ]
/// ```
public struct CommandProvider: Sendable {
    /// The heading of the items.
    public let title: String
    /// What the text has to begin with for the provider to be asked alone; empty to ask it with the actions.
    public let prefix: String
    /// The number of items that are shown at most.
    public var maximumCount = 50
    /// Returns the items for a text, the best first.
    public typealias Finder = @MainActor @Sendable (String) async throws -> [CommandItem]
    /// Returns what finds the items while one palette is open.
    let prepare: @MainActor @Sendable () -> Finder

    /// Creates a provider.
    ///
    /// - Parameters:
    ///   - title: The heading of the items.
    ///   - prefix: What the text has to begin with for the provider to be asked alone; empty to ask it with the actions,
    ///     as soon as something is typed.
    ///   - find: Returns the items for the text after the prefix, the best first. Another key cancels its task.
    public init(_ title: String, prefix: String = "", find: @escaping Finder) {
        self.init(title, prefix: prefix) { find }
    }

    /// Creates a provider that prepares itself each time a palette opens, such as one that reads an index.
    ///
    /// - Parameters:
    ///   - title: The heading of the items.
    ///   - prefix: What the text has to begin with for the provider to be asked alone; empty to ask it with the actions.
    ///   - prepare: Runs when a palette opens, and returns what finds the items until it closes.
    public init(
        _ title: String, prefix: String = "",
        preparing prepare: @escaping @MainActor @Sendable () -> Finder
    ) {
        (self.title, self.prefix, self.prepare) = (title, prefix, prepare)
    }
}
