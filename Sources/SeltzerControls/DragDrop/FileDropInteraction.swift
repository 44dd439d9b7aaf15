// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles
import SeltzerResponder
import SeltzerViews

/// Turns files that are dropped on the terminal's window into a drop, in a responder and all that is below it.
///
/// Terminals paste the paths of dropped files. If a paste consists of absolute paths of files that exist, the target under
/// the pointer gets them as a ``DropSession``, or else the nearest target upwards from the focus. Such a target is a
/// ``DropInteraction`` that handles items with a ``ItemProvider/Kind/path`` and proposes ``DropOperation/copy``. Any
/// other paste, and one that no target takes, stays the paste that it was.
///
/// ```swift
/// override func viewDidLoad() {
///     FileDropInteraction(on: self)
///     DropInteraction(on: self, canHandle: { $0.canLoadItems(.path) }) { [weak self] session in
///         session.loadItems(.path) { paths, _ in self?.open(paths) }
///     }
/// }
/// ```
///
/// Nobody can tell a drop from a paste of the same text. So a paste into a focused text field stays one, unless
/// ``yieldsToFocusedText`` is off.
@MainActor
public final class FileDropInteraction {
    /// Whether a paste stays a paste while a text field or a text view has the focus; true by default.
    public var yieldsToFocusedText = true
    /// Returns whether a path is one of a file or folder that exists; by default the file system says so.
    public var fileExists: @MainActor (String) -> Bool = { SeltzerFiles.fileExists(atPath: $0) }

    private weak var responder: InputResponder?
    private var subscription: Subscription?

    /// Listens in a responder, which keeps the interaction.
    @discardableResult
    public init(on responder: InputResponder) {
        self.responder = responder
        subscription = responder.on(phase: .capture) { [self] (event: PasteEvent) in
            drops(event) ? .stop : .ignored
        }
    }

    /// Leaves pastes as they are.
    public func remove() { subscription?.cancel() }

    /// Performs a drop for a paste.
    ///
    /// - Returns: Whether a target took the files.
    private func drops(_ event: PasteEvent) -> Bool {
        guard !event.isTruncated, !event.isSecret, let application, application.dragSession == nil,
            let focus = application.keyWindow?.focus,
            !(yieldsToFocusedText && focus is any TextEditing),
            let paths = PastedPaths.paths(in: event.text), paths.allSatisfy(fileExists)
        else { return false }
        let items = paths.map { DragItem($0, itemProvider: Self.provider(ofFile: $0)) }
        if let pointer = application.pointerLocation,
            let view = application.viewForDrop(at: pointer),
            drop(items, from: view, at: pointer, in: application)
        {
            return true
        }
        let view = focus as? View
        let place = view.map { $0.pointOnScreen($0.contextMenuAnchor.origin) } ?? .zero
        return drop(items, from: focus, at: place, in: application)
    }

    /// Returns the content of a file without a text: targets of texts leave the paste to a text field.
    private static func provider(ofFile path: String) -> ItemProvider {
        var provider = ItemProvider()
        provider.register(.path) { path }
        provider.register(.url) { FileURL.string(path: path) }
        return provider
    }

    private var application: Application? {
        responder as? Application ?? responder?.window?.application
    }

    private func drop(
        _ items: [DragItem], from responder: InputResponder, at point: Point,
        in application: Application
    ) -> Bool {
        let session = DropSession(items, from: nil, at: point, in: application)
        guard let target = session.target(from: responder) else { return false }
        target.enter(session)
        let operation = session.operation(of: target.update(session))
        guard operation.performs else {
            target.exit(session)
            target.end(session)
            return false
        }
        target.perform(session, operation)
        target.conclude(session)
        return true
    }
}

extension Window {
    /// The focused responder, or else the root controller.
    final var focus: InputResponder? { firstResponder ?? rootViewController }
}
