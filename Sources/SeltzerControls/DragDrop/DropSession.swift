// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A drag or a paste of files, as targets see it.
@MainActor
public final class DropSession {
    /// The items.
    public let items: [DragItem]
    /// The drag that the items come from; nil for files that a terminal drops.
    public let localDragSession: DragSession?
    /// The pointer on the screen if there is no drag.
    private let point: Point
    private weak var application: Application?
    /// For each target that was asked, whether it handles the session.
    private var answers: [ObjectIdentifier: Bool] = [:]

    init(
        _ items: [DragItem], from session: DragSession?, at point: Point = .zero,
        in application: Application?
    ) {
        (self.items, localDragSession, self.point) = (items, session, point)
        self.application = application
    }

    /// Returns the pointer in the coordinates of a view; with ``isCarriedByKeys``, the place of the focus.
    public func location(in view: View) -> Point {
        view.pointFromScreen(localDragSession?.point ?? point)
    }

    /// Whether the user carries the items with keys.
    public var isCarriedByKeys: Bool { localDragSession?.isCarriedByKeys ?? false }

    /// Whether the items may be moved; a proposal to move becomes ``DropOperation/forbidden`` otherwise.
    public var allowsMoveOperation: Bool { localDragSession?.allowsMoveOperation ?? false }

    /// The operation that the user asks for: a move if that is allowed, and otherwise a copy.
    public var suggestedOperation: DropOperation { allowsMoveOperation ? .move : .copy }

    /// Returns whether at least one item has a form.
    public func canLoadItems(_ kind: ItemProvider.Kind) -> Bool {
        items.contains { $0.itemProvider.canLoad(kind) }
    }

    /// Returns the local objects of a type, in the order of the items.
    public func localObjects<Object>(as type: Object.Type = Object.self) -> [Object] {
        items.compactMap { $0.localObject(as: type) }
    }

    /// Loads a form of all items that have it, concurrently; it can be called after the drop, too.
    ///
    /// - Parameters:
    ///   - kind: The form.
    ///   - completion: Gets the contents in the order of the items, and the errors of the items that could not be
    ///     loaded. It is called unless the task is cancelled.
    /// - Returns: The task, which can be cancelled.
    @discardableResult
    public func loadItems(
        _ kind: ItemProvider.Kind,
        completion: @escaping @MainActor (_ contents: [String], _ errors: [any Error]) -> Void
    ) -> Task<Void, Never> {
        let providers = items.map(\.itemProvider).filter { $0.canLoad(kind) }
        return ApplicationWork.start(in: application) { [weak application] in
            let results = await Self.load(kind, from: providers)
            guard !Task.isCancelled else { return }
            completion(
                results.compactMap { try? $0.get() },
                results.compactMap { if case .failure(let error) = $0 { error } else { nil } })
            application?.setNeedsFrame()
        }
    }

    private nonisolated static func load(
        _ kind: ItemProvider.Kind, from providers: [ItemProvider]
    ) async -> [Result<String, any Error>] {
        await withTaskGroup(of: (Int, Result<String, any Error>).self) { group in
            for (index, provider) in providers.enumerated() {
                group.addTask {
                    do {
                        return (index, .success(try await provider.load(kind)))
                    } catch {
                        return (index, .failure(error))
                    }
                }
            }
            var results: [(Int, Result<String, any Error>)] = []
            for await result in group { results.append(result) }
            return results.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    /// Returns whether a target handles the session; each target is asked once.
    func isHandled(by interaction: DropInteraction) -> Bool {
        let key = ObjectIdentifier(interaction)
        if let answer = answers[key] { return answer }
        let answer = interaction.canHandle(self)
        answers[key] = answer
        return answer
    }

    /// Returns the target for a responder: the nearest target upwards that handles the session; nil for none.
    func target(from responder: InputResponder?) -> DropInteraction? {
        var next: Responder? = responder
        // The program may have set links that form a circle.
        for _ in 0..<10_000 {
            guard let current = next else { return nil }
            for interaction in InteractionInquiry<DropInteraction>.interactions(of: current)
            where isHandled(by: interaction) {
                return interaction
            }
            next = current.next
        }
        return nil
    }

    /// Returns the operation that results from a proposal.
    func operation(of proposal: DropProposal) -> DropOperation {
        proposal.operation == .move && !allowsMoveOperation ? .forbidden : proposal.operation
    }
}
