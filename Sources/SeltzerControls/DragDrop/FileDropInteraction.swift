// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Dispatch
import SeltzerBase
import SeltzerFiles
import SeltzerResponder
import SeltzerViews

/// Turns files that are dropped on the terminal's window into a drop, in a responder and everything below it.
///
/// Terminals paste the paths of dropped files. If a paste consists of absolute paths of files that exist, the target
/// under the pointer gets them as a ``DropSession``, or else the nearest target upwards from the focus. Such a target
/// is a ``DropInteraction`` that handles items with a ``ItemProvider/Kind/path`` and proposes ``DropOperation/copy``.
/// Any other paste stays a paste, and so does a paste that no target takes.
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
/// A drop looks like a paste of the same text. So a paste into a focused text field stays a paste, unless
/// ``yieldsToFocusedText`` is false.
@MainActor
public final class FileDropInteraction {
    /// Whether a paste stays a paste while a text field or a text view is focused; true by default.
    public var yieldsToFocusedText = true
    /// Returns whether a file or folder exists at a path; by default it asks the file system.
    ///
    /// It is called off the main actor. Keys, the mouse and further pastes wait for it, for a second at most; then the
    /// paste stays a paste.
    public var fileExists: @Sendable (String) -> Bool = { SeltzerFiles.fileExists(atPath: $0) }

    /// The maximum time that input waits for the file system.
    private static var limit: Duration { .seconds(1) }

    private weak var responder: InputResponder?
    private var subscription: Subscription?
    /// Whether a paste that turned out to be no drop is passed on now.
    private var letsPass = false

    /// Creates an interaction in a responder, which keeps the interaction.
    @discardableResult
    public init(on responder: InputResponder) {
        self.responder = responder
        subscription = responder.on(phase: .capture) { [self] (event: PasteEvent) in
            checks(event) ? .stop : .ignored
        }
    }

    /// Removes the interaction; every paste stays a paste.
    public func remove() { subscription?.cancel() }

    /// Looks for the files of a paste, and drops them, or passes the paste on.
    ///
    /// - Returns: Whether the paste may be a drop.
    private func checks(_ event: PasteEvent) -> Bool {
        guard !letsPass, !event.isTruncated, !event.isSecret, let application,
            application.dragSession == nil,
            !(yieldsToFocusedText && application.keyTarget is any TextEditing),
            PastedPaths.mayBePaths(event.text)
        else { return false }
        application.holdInput(atMost: Self.limit) { [text = event.text, fileExists] in
            await Self.files(in: text, where: fileExists)
        } then: { [weak self, weak application] paths in
            guard let application else { return }
            if let self, let paths, drop(paths, in: application) { return }
            self?.letsPass = true
            application.paste(event.text, isTruncated: event.isTruncated)
            self?.letsPass = false
        }
        return true
    }

    /// Returns the files that a text lists; nil for any other text.
    ///
    /// It runs on a thread of its own: a file system that does not answer would block one of the few threads that all
    /// tasks share.
    private nonisolated static func files(
        in text: String, where fileExists: @escaping @Sendable (String) -> Bool
    ) async -> [String]? {
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "seltzer.drop", qos: .userInitiated).async {
                continuation.resume(
                    returning: PastedPaths.paths(in: text).flatMap {
                        $0.allSatisfy(fileExists) ? $0 : nil
                    })
            }
        }
    }

    /// Drops files on the target under the pointer, or else on the target at the focus.
    ///
    /// - Returns: Whether a target took them.
    private func drop(_ paths: [String], in application: Application) -> Bool {
        let items = paths.map { DragItem($0, itemProvider: Self.provider(ofFile: $0)) }
        if let pointer = application.pointerLocation,
            let view = application.viewForDrop(at: pointer),
            drop(items, from: view, at: pointer, in: application)
        {
            return true
        }
        return drop(
            items, from: application.keyTarget, at: application.focusPoint ?? .zero,
            in: application)
    }

    /// Returns the content of a file.
    ///
    /// The content has no text form, so that targets of texts leave the paste to a text field.
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
