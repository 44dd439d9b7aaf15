// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles
import SeltzerResponder
import SeltzerViews

/// A text field for a path, which completes the names of files and folders.
///
/// ```swift
/// let field = PathField(path: "/srv/tides")
/// field.on { (event: PathSubmitted) in
///     open(event.path)
///     return .stop
/// }
/// ```
///
/// Folders are read in another thread while the user types. Tab takes a name, and goes on inside a folder. `~`,
/// `$HOME`, `..` and relative paths are understood (``/SeltzerFiles/PathResolver``). A name that is not UTF-8, or that
/// contains control characters, is shown with escapes such as `\xE9`, and means the same file when it is read back.
///
/// Enter posts ``PathSubmitted``, unless a handler stops ``TextSubmitted``.
open class PathField: TextField {
    /// The meaning of `~`, of variables and of relative paths; that of the process by default.
    public final var resolver: PathResolver

    /// The absolute path that the text means; nil for an empty text.
    ///
    /// Setting it shows `~` in place of the home folder, and is not reported.
    public final var path: BytePath? {
        get { resolver.resolve(text) }
        set { text = newValue.map { resolver.text(for: $0) } ?? "" }
    }

    /// Whether only folders are offered; false by default.
    public final var completesFoldersOnly = false
    /// Whether names that begin with a dot are offered before the user types a dot; false by default.
    public final var completesHiddenFiles = false

    private let names: PathCompleter

    /// Creates a field for a path on this machine.
    ///
    /// - Parameter path: The path at the beginning; nil for an empty field.
    public convenience init(path: BytePath? = nil) {
        self.init(path: path, resolver: .current, names: PathCompleter())
    }

    /// Creates a field for a path whose folders a closure lists, such as the folders of another machine.
    ///
    /// - Parameters:
    ///   - path: The path at the beginning; nil for an empty field.
    ///   - resolver: The meaning of `~`, of variables and of relative paths.
    ///   - entries: Returns the entries of the folder with a path, in any order. Its task is cancelled when the user types
    ///     on. If it throws, nothing is offered.
    public convenience init(
        path: BytePath? = nil, resolver: PathResolver,
        entries: @escaping @Sendable (_ folder: BytePath) async throws -> [DirectoryEntry]
    ) {
        self.init(path: path, resolver: resolver, names: PathCompleter(entries: entries))
    }

    private init(path: BytePath?, resolver: PathResolver, names: PathCompleter) {
        (self.resolver, self.names) = (resolver, names)
        super.init(frame: .zero)
        placeholder = "Path"
        self.path = path
        let trigger = CompletionTrigger.custom { line in
            let scalars = line.unicodeScalars
            return scalars.lastIndex(of: "/").map(scalars.index(after:)) ?? line.startIndex
        }
        completionProviders = [
            CompletionProvider(trigger) { [weak self] request in
                await self?.items(for: request) ?? []
            }
        ]
        on { [weak self] (event: CompletionTaken) in self?.completionTaken(event) ?? .ignored }
        on { [weak self] (_: TextSubmitted) in self?.submitPath() ?? .ignored }
    }

    private final func items(for request: CompletionRequest) async -> [CompletionItem] {
        let found = try? await names.completions(
            of: request.line, resolver: resolver, foldersOnly: completesFoldersOnly,
            includingHidden: completesHiddenFiles, limit: CompletionProvider.maximumCount)
        return (found ?? []).map { CompletionItem($0.text, detail: Self.detail(of: $0)) }
    }

    private static func detail(of completion: PathCompletion) -> String {
        guard let entry = completion.entry, entry.kind == .symbolicLink else { return "" }
        return entry.targetKind == nil ? "broken link" : "link"
    }

    /// Shows the names inside a folder after the user took its name.
    private final func completionTaken(_ event: CompletionTaken) -> Disposition {
        if event.item.text.hasSuffix("/") { completer?.ask() }
        return .ignored
    }

    private final func submitPath() -> Disposition {
        guard let path else { return .ignored }
        return post(PathSubmitted(path: path), includingSelf: true) == .stopped
            ? .stop : .ignored
    }

    /// A text field with the name "Path", unless it has another one.
    open override var defaultAccessibility: AccessibilityAttributes {
        var attributes = super.defaultAccessibility
        if attributes.label == nil { attributes.label = "Path" }
        return attributes
    }
}
