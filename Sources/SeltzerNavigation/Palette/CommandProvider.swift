// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Something that a palette finds beside the actions, such as a file, a line or a setting.
public struct CommandItem: Sendable {
    /// The name of the item in the history; nil for the title.
    public let identifier: String?
    /// The visible text.
    public let title: String
    /// A remark after the title, such as the folder of a file; empty for none.
    public let detail: String
    /// Runs when the user chooses the item.
    public let perform: @MainActor @Sendable () -> Void

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - title: The visible text.
    ///   - identifier: The name of the item in the history; nil for the title.
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

/// A source of items for a palette, which may be slow.
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
    /// A prefix that limits a search to this provider; empty to search together with the actions.
    public let prefix: String
    /// The maximum number of items that are shown.
    public var maximumCount = 50
    /// Returns the items for a text, the best first.
    public typealias Finder = @MainActor @Sendable (String) async throws -> [CommandItem]
    /// Returns the function that finds the items while one palette is open.
    let prepare: @MainActor @Sendable () -> Finder

    /// Creates a provider.
    ///
    /// - Parameters:
    ///   - title: The heading of the items.
    ///   - prefix: A prefix that limits a search to this provider; empty to search together with the actions as soon as
    ///     the user types.
    ///   - find: Returns the items for the text after the prefix, the best first. The next key cancels its task.
    public init(_ title: String, prefix: String = "", find: @escaping Finder) {
        self.init(title, prefix: prefix) { find }
    }

    /// Creates a provider that prepares itself each time a palette opens, such as one that reads an index.
    ///
    /// - Parameters:
    ///   - title: The heading of the items.
    ///   - prefix: A prefix that limits a search to this provider; empty to search together with the actions.
    ///   - prepare: Runs when a palette opens, and returns the function that finds the items until the palette closes.
    public init(
        _ title: String, prefix: String = "",
        preparing prepare: @escaping @MainActor @Sendable () -> Finder
    ) {
        (self.title, self.prefix, self.prepare) = (title, prefix, prepare)
    }
}
