// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// Makes a responder a target of dragged items, as `UIDropInteraction` does with a view.
///
/// The nearest target upwards from the view under the pointer takes the items, if it handles them. A view controller
/// can be a target for all its views.
///
/// ```swift
/// DropInteraction(on: glass, canHandle: { $0.canLoadItems(.text) }) { session in
///     DropProposal(operation: session.suggestedOperation)
/// } performDrop: { session in
///     session.loadItems(.text) { texts, _ in glass.fill(texts) }
/// }
/// ```
///
/// The responder posts ``DropEntered``, ``DropExited`` and ``DropPerformed``.
@MainActor
public final class DropInteraction {
    /// The object that decides about drops; held weakly.
    public weak var delegate: (any DropInteractionDelegate)?
    /// The responder; nil after its end.
    public private(set) weak var responder: InputResponder?
    /// Whether the responder takes items.
    public var isEnabled = true
    /// The delegate of a target with closures.
    private var closures: DropClosures?
    private var subscription: Subscription?

    /// Makes a responder a target, which keeps the interaction.
    @discardableResult
    public init(on responder: InputResponder, delegate: any DropInteractionDelegate) {
        (self.responder, self.delegate) = (responder, delegate)
        listen()
    }

    /// Makes a responder a target, which keeps the interaction and its closures.
    ///
    /// - Parameters:
    ///   - responder: The responder.
    ///   - canHandle: Returns whether it handles a session.
    ///   - proposal: Returns the effect of a drop at the pointer.
    ///   - performDrop: Takes the items.
    @discardableResult
    public init(
        on responder: InputResponder,
        canHandle: @escaping @MainActor (DropSession) -> Bool = { _ in true },
        proposal: @escaping @MainActor (DropSession) -> DropProposal = {
            DropProposal(operation: $0.suggestedOperation)
        },
        performDrop: @escaping @MainActor (DropSession) -> Void
    ) {
        self.responder = responder
        let closures = DropClosures(canHandle, proposal, performDrop)
        (self.closures, delegate) = (closures, closures)
        listen()
    }

    private func listen() {
        // The subscription of the responder keeps the interaction.
        subscription = responder?.on { [self] (inquiry: InteractionInquiry<DropInteraction>) in
            if isEnabled, delegate != nil { inquiry.add(self) }
            return .ignored
        }
    }

    /// Removes the interaction; the responder takes no more items.
    public func remove() {
        subscription?.cancel()
        subscription = nil
    }

    /// The view to mark: the responder, or the view of the controller.
    var view: View? { responder as? View ?? (responder as? ViewController)?.viewIfLoaded }

    // MARK: The session

    func canHandle(_ session: DropSession) -> Bool {
        delegate?.dropInteraction(self, canHandle: session) ?? false
    }

    func enter(_ session: DropSession) {
        delegate?.dropInteraction(self, sessionDidEnter: session)
        responder?.post(DropEntered(itemCount: session.items.count), includingSelf: true)
    }

    func update(_ session: DropSession) -> DropProposal {
        delegate?.dropInteraction(self, sessionDidUpdate: session)
            ?? DropProposal(operation: .cancel)
    }

    func exit(_ session: DropSession) {
        delegate?.dropInteraction(self, sessionDidExit: session)
        responder?.post(DropExited(), includingSelf: true)
    }

    func perform(_ session: DropSession, _ operation: DropOperation) {
        delegate?.dropInteraction(self, performDrop: session)
        responder?.post(
            DropPerformed(operation: operation, itemCount: session.items.count),
            includingSelf: true)
    }

    func conclude(_ session: DropSession) {
        delegate?.dropInteraction(self, concludeDrop: session)
        end(session)
    }

    func end(_ session: DropSession) {
        delegate?.dropInteraction(self, sessionDidEnd: session)
    }
}

/// The delegate of a target that was created with closures.
private final class DropClosures: DropInteractionDelegate {
    private let canHandle: @MainActor (DropSession) -> Bool
    private let proposal: @MainActor (DropSession) -> DropProposal
    private let performDrop: @MainActor (DropSession) -> Void

    init(
        _ canHandle: @escaping @MainActor (DropSession) -> Bool,
        _ proposal: @escaping @MainActor (DropSession) -> DropProposal,
        _ performDrop: @escaping @MainActor (DropSession) -> Void
    ) {
        (self.canHandle, self.proposal, self.performDrop) = (canHandle, proposal, performDrop)
    }

    func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool {
        canHandle(session)
    }

    func dropInteraction(
        _ interaction: DropInteraction, sessionDidUpdate session: DropSession
    ) -> DropProposal { proposal(session) }

    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
        performDrop(session)
    }
}
