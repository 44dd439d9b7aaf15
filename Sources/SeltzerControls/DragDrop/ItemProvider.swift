// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The content of a dragged item in one or several forms; each form is loaded on demand.
///
/// ```swift
/// var provider = ItemProvider(path: "/home/ada/notes.txt")
/// provider.register(.text) { try await archive.text(of: "notes.txt") }
/// let text = try await provider.load(.text)
/// ```
public struct ItemProvider: Sendable {
    /// A form of the content.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// A text.
        case text
        /// An absolute path of a file or folder.
        case path
        /// A URL.
        case url
    }

    private var loaders: [(kind: Kind, load: @Sendable () async throws -> String)] = []

    /// Creates a provider without content.
    public init() {}

    /// Creates a provider of a text.
    public init(text: String) {
        register(.text) { text }
    }

    /// Creates a provider of an absolute path, which is also the text and the `file:` URL.
    public init(path: String) {
        register(.path) { path }
        register(.url) { FileURL.string(path: path) }
        register(.text) { path }
    }

    /// Creates a provider of a URL, which is also the text, and the path if it is a `file:` URL of this machine.
    public init(url: String) {
        register(.url) { url }
        register(.text) { url }
        if let path = FileURL.path(of: url) { register(.path) { path } }
    }

    /// The forms of the content, the best one first.
    public var kinds: [Kind] { loaders.map(\.kind) }

    /// Returns whether the content has a form.
    public func canLoad(_ kind: Kind) -> Bool { loaders.contains { $0.kind == kind } }

    /// Adds a form after the others, or replaces its closure.
    ///
    /// - Parameters:
    ///   - kind: The form.
    ///   - load: Returns the content. It runs each time the form is loaded.
    public mutating func register(
        _ kind: Kind, load: @escaping @Sendable () async throws -> String
    ) {
        if let index = loaders.firstIndex(where: { $0.kind == kind }) {
            loaders[index].load = load
        } else {
            loaders.append((kind, load))
        }
    }

    /// Loads a form of the content.
    ///
    /// - Throws: ``ItemProviderError`` if the content has no such form, or the error of the closure that loads it.
    public func load(_ kind: Kind) async throws -> String {
        guard let loader = loaders.first(where: { $0.kind == kind }) else {
            throw ItemProviderError(kind: kind)
        }
        return try await loader.load()
    }
}

/// The error for a form that an ``ItemProvider`` does not have.
public struct ItemProviderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The form.
    public let kind: ItemProvider.Kind

    /// A sentence for the user.
    public var description: String { "The item has no \(kind)." }
}
