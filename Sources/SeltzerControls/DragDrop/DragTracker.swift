// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// Follows a drag from its beginning to its end: finds and marks the target, and informs target and origin.
///
/// The preview's window retains the tracker during the drag.
@MainActor
final class DragTracker {
    let session: DragSession
    private let drop: DropSession
    private let interaction: DragInteraction
    private weak var application: Application?
    private let preview: DragPreviewWindow
    private var target: DropInteraction?
    /// The targets that the session has entered.
    private var visited: [DropInteraction] = []
    private var proposal = DropProposal(operation: .cancel)
    private let mark = DropMark()
    private let autoscroll = DragAutoscroll()
    private let springs: SpringLoader
    private var subscription: Subscription?
    /// The modal window at the beginning.
    private weak var modalWindow: Window?
    /// Whether a view that sprang open has hidden the origin.
    private var isOriginAway = false
    /// Whether the items have left the place where keys picked them up.
    private var hasMoved: Bool
    private(set) var isOver = false
    private var isChecking = false

    init(
        _ session: DragSession, of interaction: DragInteraction, preview text: StyledText,
        in application: Application
    ) {
        (self.session, self.interaction, self.application) = (session, interaction, application)
        drop = DropSession(session.items, from: session, in: application)
        preview = DragPreviewWindow(text, count: session.items.count)
        springs = SpringLoader(session: drop, in: preview)
        hasMoved = !session.isCarriedByKeys
        modalWindow = application.modalWindow
        session.tracker = self
        preview.tracker = self
        preview.makeKeyAndVisible(in: application)
        autoscroll.edge = 1
        autoscroll.interval = .milliseconds(150)
        springs.didOpen = { [weak self] in self?.viewDidOpen() }
        listenForEscape(in: application)
        if session.isCarriedByKeys { followFocus() }
    }

    private func listenForEscape(in application: Application) {
        subscription = application.on(KeyEvent.self, owner: self, phase: .capture) { drag, event in
            guard event.chord == "escape", event.press.phase != .release,
                drag.modalWindow === drag.application?.modalWindow
            else { return .ignored }
            drag.cancel()
            return .stop
        }
    }

    /// Whether a drop would now have an effect.
    var canDrop: Bool { operation.performs }

    /// The effect that a drop would now have.
    private(set) var operation = DropOperation.cancel {
        didSet { preview.operation = operation }
    }

    // MARK: The pointer

    /// Follows the pointer to a cell of the screen.
    func move(to point: Point, _ modifiers: KeyModifiers) {
        guard !isOver else { return }
        (session.point, session.modifiers) = (point, modifiers)
        preview.setNeedsPlace()
        guard let scrollView = application?.viewForDrop(at: point)?.enclosingScrollView else {
            autoscroll.stop()
            return findTarget()
        }
        autoscroll.follow(scrollView.pointFromScreen(point), in: scrollView) { [weak self] _ in
            self?.findTarget()
        }
    }

    /// Finds the target under the pointer or at the focus, and asks for its proposal.
    private func findTarget() {
        guard !isOver, let application else { return }
        let responder: InputResponder? =
            session.isCarriedByKeys
            ? application.keyTarget : application.viewForDrop(at: session.point)
        change(to: drop.target(from: responder))
        guard !isOver else { return }
        let proposal = target?.update(drop) ?? DropProposal(operation: .cancel)
        guard !isOver else { return }
        self.proposal = proposal
        operation = drop.operation(of: proposal)
        showMark()
        // A view that the items were picked up from does not spring open until they have left it.
        if hasMoved { springs.rest(on: responder as? View) }
    }

    private func change(to new: DropInteraction?) {
        guard new !== target else { return }
        let old = target
        target = new
        old?.exit(drop)
        guard !isOver, let new, new === target else { return }
        if !visited.contains(where: { $0 === new }) { visited.append(new) }
        new.enter(drop)
    }

    private func showMark() {
        guard operation.performs, let view = target?.view else { return mark.removeFromSuperview() }
        mark.show(proposal.highlight, in: view)
    }

    private func viewDidOpen() {
        guard !isOver else { return }
        if interaction.view?.isShown != true { isOriginAway = true }
        for window in application?.windows ?? [] { window.layoutIfNeeded() }
        findTarget()
    }

    // MARK: Keys

    private func followFocus() {
        session.point = application?.focusPoint ?? session.point
        preview.setNeedsPlace()
        findTarget()
    }

    /// Asks again for the effect of a drop, with the given modifiers in place of the pointer's modifiers.
    func propose(with modifiers: KeyModifiers) {
        session.modifiers = modifiers
        findTarget()
    }

    // MARK: Frames

    /// Checks before a frame whether origin, target or pointer changed; the drag reacts after the frame.
    func check(screenChanged: Bool) {
        guard !isOver, !isChecking, let application else { return }
        if mark.superview != nil { mark.place() }
        let isLost =
            interaction.view?.isShown != true && !isOriginAway || isBlocked || screenChanged
        let isTargetGone = target?.view.map { !$0.isShown } ?? (target != nil)
        let hasFocusMoved =
            session.isCarriedByKeys && application.modalWindow === modalWindow
            && application.focusPoint.map { $0 != session.point } ?? false
        guard isLost || isTargetGone || hasFocusMoved else { return }
        isChecking = true
        // The drag reacts later, because handlers may change views, which is not allowed during a layout.
        ApplicationWork.start(in: application) { [weak self] in
            guard let self else { return }
            isChecking = false
            if isLost {
                cancel()
            } else if hasFocusMoved {
                hasMoved = true
                followFocus()
            } else {
                findTarget()
            }
        }
    }

    /// Whether a modal window is in front of a drag by the mouse; a drag by keys may use a modal window, such as a
    /// command palette.
    private var isBlocked: Bool {
        !session.isCarriedByKeys && application?.modalWindow !== modalWindow
    }

    // MARK: The end

    /// Drops the items on the target, or cancels the drag if no target takes them.
    func drop(with modifiers: KeyModifiers? = nil) {
        if let modifiers { propose(with: modifiers) }
        guard !isOver, let target, operation.performs else { return cancel() }
        let operation = operation
        close()
        target.perform(drop, operation)
        interaction.end(session, operation)
        for other in visited where other !== target { other.end(drop) }
        target.conclude(drop)
    }

    /// Ends the drag without a drop.
    func cancel() {
        guard !isOver else { return }
        close()
        target?.exit(drop)
        interaction.endPress()
        interaction.end(session, .cancel)
        for target in visited { target.end(drop) }
    }

    private func close() {
        isOver = true
        subscription?.cancel()
        autoscroll.stop()
        springs.stop()
        mark.removeFromSuperview()
        preview.close()
        preview.tracker = nil
    }
}

extension Application {
    /// Returns the view for a drop at a cell of the screen; nil if the user cannot reach a view there.
    final func viewForDrop(at point: Point) -> View? {
        for window in windows.reversed() where !window.isHidden {
            if window.isUserInteractionEnabled, window.frame.contains(point) {
                return window.hitTest(point - window.frame.origin + window.bounds.origin, with: nil)
                    ?? window
            }
            if window === modalWindow { return nil }
        }
        return nil
    }
}

extension View {
    /// Whether the view is in a window, and neither it nor a view around it is hidden.
    fileprivate var isShown: Bool {
        window?.application != nil
            && !sequence(first: self, next: \.superview).contains(where: \.isHidden)
    }

    /// The view itself or the nearest view around it that scrolls.
    fileprivate var enclosingScrollView: ScrollView? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? ScrollView }.first
    }
}
