// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen

/// The modal window of a presented controller, with its place, its frame and its end.
///
/// Routed events continue from here to the presenting controller, as in UIKit. Keys and mouse
/// events do not.
final class PresentationWindow: Window {
    private weak var presenter: ViewController?
    private let style: ModalPresentationStyle
    private var lastScreen: Rect?
    /// Whether the source of a popover has moved since the popover was placed.
    private var hasSourceMoved = false
    /// Keeps a popover beside its source.
    private lazy var anchor = ViewAnchor(of: self, .beside([]))
    /// Whether the view has no fitting size, such as a plain view.
    private var hasNoFittingSize = false
    private var hasEnded = false
    /// Whether the controller slides in.
    private let isAnimated: Bool
    /// Whether the window enters or leaves the screen at this moment, and moves.
    private var isMoving = false
    private var isEnding = false
    /// The application that shows the window, or did.
    private weak var home: Application?
    /// The controller that disappears behind a full-screen controller, with its children.
    private weak var covered: ViewController?
    private var waiters:
        [(work: ApplicationWork?, continuation: CheckedContinuation<Void, Never>)] =
            []

    init(
        of controller: ViewController, presentedBy presenter: ViewController, animated: Bool
    ) {
        self.presenter = presenter
        isAnimated = animated
        style = controller.modalPresentationStyle
        super.init()
        isModal = true
        backgroundColor = style == .overFullScreen ? nil : .overlay
        dimsBackground = style == .formSheet
        rootViewController = controller
    }

    /// The presenting controller; nil once it no longer exists.
    var presentingViewController: ViewController? { presenter }

    // MARK: The chain

    /// The presenting controller.
    override var defaultNext: Responder? { presenter ?? application }

    /// The undo manager of the presenting controller.
    override var undoManager: UndoManager? { presenter?.undoManager ?? super.undoManager }

    override var superiorForInput: Responder? { next === presenter ? application : next }

    /// The presenting controller and its superiors, up to the application.
    ///
    /// Empty if the user must finish the presented controller first.
    override var respondersBehind: [InputResponder] {
        var behind: [InputResponder] = []
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        collectBehind(into: &behind, &seen)
        return behind
    }

    /// Adds each responder once: a `next` that a program set may lead back to this window.
    private func collectBehind(
        into behind: inout [InputResponder], _ seen: inout Set<ObjectIdentifier>
    ) {
        guard let presenter, rootViewController?.isModalInPresentation == false else { return }
        for case let superior as InputResponder in presenter.selfAndSuperiorsForKeys
        where superior !== application && seen.insert(ObjectIdentifier(superior)).inserted {
            behind.append(superior)
            if let window = superior as? PresentationWindow {
                window.collectBehind(into: &behind, &seen)
            } else if let window = superior as? Window {
                behind += window.respondersBehind
            }
        }
    }

    /// Esc, which dismisses the controller unless there is a cancel button.
    override var actions: [Action] {
        guard let controller = rootViewController, currentCancelButton == nil else {
            return super.actions
        }
        if controller.isModalInPresentation {
            guard controller.traits.presentation?.delegate != nil else { return super.actions }
            return super.actions
                + [Action(nil, keys: ["escape"], PresentationWindow.refuseToEnd)]
        }
        return super.actions
            + [
                Action("dismiss", title: "Close", keys: ["escape"], PresentationWindow.endByUser)
                    .priority(.low)
            ]
    }

    override var continuesPress: Bool {
        style == .popover
            && rootViewController?.popoverPresentationController.continuesPress == true
    }

    override var passthroughViews: [View] {
        guard style == .popover, let popover = rootViewController?.traits.popover else { return [] }
        return popover.passthroughViews
    }

    override func pressedOutside() {
        guard style == .popover else { return }
        if rootViewController?.isModalInPresentation == true { return refuseToEnd() }
        if rootViewController?.pressOutsideCancels == true, performCancelButton() == .stop {
            return
        }
        endByUser()
    }

    // MARK: The beginning

    override var movesRootView: Bool { isMoving }

    /// Shows the controller, and focuses its first view.
    func begin(in application: Application) {
        home = application
        isMoving = isAnimated && style == .formSheet && application.hasMotion
        // The view is loaded before the presenter disappears.
        rootViewController?.loadViewIfNeeded()
        rootViewController?.setChange(.presentation)
        if style == .fullScreen { covered = presenter?.window?.rootViewController }
        covered?.willBeCovered(animated: false)
        application.show(self)
        isMoving = false
        settleAppearance()
        covered?.wasCovered(animated: false)
        focusFirst()
    }

    // MARK: The end

    /// Informs the delegate that the user tried to dismiss a controller that is modal in itself.
    private func refuseToEnd() {
        guard let presentation = rootViewController?.traits.presentation else { return }
        presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
    }

    /// Dismisses the controller for the user, unless the delegate of the presentation refuses.
    private func endByUser() {
        guard let presentation = rootViewController?.traits.presentation,
            let delegate = presentation.delegate
        else { return end() }
        let isAllowed = delegate.presentationControllerShouldDismiss(presentation)
        guard
            allows(isAllowed, by: delegate, "presentationControllerShouldDismiss(_:)")
        else {
            return delegate.presentationControllerDidAttemptToDismiss(presentation)
        }
        delegate.presentationControllerWillDismiss(presentation)
        end()
        delegate.presentationControllerDidDismiss(presentation)
    }

    /// Removes the controller, and the controllers that it presents, from the screen, and slides a
    /// sheet out.
    ///
    /// Later calls have no effect.
    func end() { end(animated: true) }

    /// Removes the controller, and the controllers that it presents, from the screen.
    ///
    /// - Parameters:
    ///   - animated: Whether a sheet slides out.
    ///   - completion: Called in a later turn of the main actor, after the controller has left.
    func end(animated: Bool, completion: (() -> Void)? = nil) {
        // A controller may dismiss itself again while it leaves.
        guard !isEnding, !hasEnded, let application else {
            return ApplicationWork.perform(completion, laterIn: home)
        }
        isEnding = true
        isMoving =
            animated && style == .formSheet
            && slideOut(by: -frame.maxY, over: presenter?.window)
        let controller = rootViewController
        controller?.setChange(.dismissal)
        if let covered {
            controller?.beginAppearanceTransition(false)
            covered.willBeUncovered(animated: false)
            close()
            covered.wasUncovered(animated: false)
            controller?.endAppearanceTransition()
        } else {
            close()
        }
        controller?.setChange(nil)
        isMoving = false
        isEnding = false
        ApplicationWork.perform(completion, laterIn: application)
    }

    override func didLeaveScreen() {
        guard !hasEnded else { return }
        hasEnded = true
        rootViewController?.traits.ownWindow = nil
        rootViewController = nil
        if presenter?.traits.presentedWindow === self { presenter?.traits.presentedWindow = nil }
        for waiter in waiters {
            waiter.work?.resume()
            waiter.continuation.resume()
        }
        waiters = []
    }

    /// Waits for the end.
    ///
    /// The work of the calling task is paused, so that tests do not wait for it.
    func untilEnded() async {
        guard !hasEnded, application != nil else { return }
        let work = ApplicationWork.current.get()
        work?.pause()
        await withCheckedContinuation { waiters.append((work, $0)) }
    }

    // MARK: The place

    override func screenDidChange(from old: Rect, to new: Rect) { setNeedsLayout() }

    override func rowsThatFit(in screen: Rect, beside content: Rect) -> Int {
        switch style {
        case .fullScreen, .overFullScreen: return contentSize(in: screen.size).height
        case .formSheet: return measured(in: screen).size.height + footerRows(in: screen)
        case .popover:
            if followSource() { hasSourceMoved = true }
            let size = measured(in: screen).size
            if let source = anchor.targetRect, let frame = anchor.frame(of: size, in: content),
                frame.size == size, frame.intersection(source).isEmpty
            {
                return 0
            }
            return anchor.frame(of: size, in: screen)?.maxY ?? size.height
        }
    }

    /// The rows that a sheet leaves free for the footer that shows its keys.
    private func footerRows(in screen: Rect) -> Int {
        style == .formSheet && screen.height > 12 ? 1 : 0
    }

    override func place(in screen: Rect) {
        if style == .popover, followSource() { hasSourceMoved = true }
        guard layoutState.needsLayout || screen != lastScreen || hasSourceMoved else { return }
        hasSourceMoved = false
        let isFirst = lastScreen == nil
        lastScreen = screen
        // Rows that follow the content give the window the size that it has on the whole screen.
        let room = home?.availableBounds ?? screen
        let rows = footerRows(in: room)
        let size = windowSize(in: room).cut(to: screen.inset(by: Insets(bottom: rows)).size)
        switch style {
        case .fullScreen, .overFullScreen: frame = screen
        case .formSheet: frame = screen.upperMiddle(for: size)
        case .popover: frame = popoverFrame(of: size, in: screen) ?? screen.upperMiddle(for: size)
        }
        setNeedsDisplay()
        if isFirst, isAnimated, style == .formSheet { appear() }
    }

    /// Slides the sheet in from the top of the screen, while the backdrop fades in.
    private func appear() {
        slideIn(from: -frame.maxY)
        move(for: Motion.backdrop, curve: .linear) {
            backdropStep = 0
        } to: {
            backdropStep = Motion.backdropSteps
        }
    }

    /// Anchors the popover to its present source, and returns whether its place changed.
    private func followSource() -> Bool {
        let old = anchor.targetRect
        if let popover = rootViewController?.popoverPresentationController {
            anchor.target = popover.sourceView
            anchor.part = popover.sourceRect
            anchor.position = .beside(popover.permittedSides)
        }
        return anchor.locate() != old
    }

    /// Gives the window its frame, and returns its size.
    private func windowSize(in room: Rect) -> Size {
        let measured = measured(in: room)
        floatFrame = nil
        floatFrame = measured.frame
        return measured.size
    }

    /// Decides whether there is a frame, and returns it with the size of the window.
    ///
    /// If a sheet with its frame does not fit on a small screen, it has no frame and fills the
    /// screen.
    private func measured(in room: Rect) -> (size: Size, frame: FloatFrame?) {
        let screen = room.inset(by: Insets(bottom: footerRows(in: room))).size
        if style == .fullScreen || style == .overFullScreen { return (screen, nil) }
        let content = contentSize(in: screen)
        let frame = FloatFrame(title: rootViewController?.titleInFrame ?? "")
        let insets = frame.insets(hasFills: hasFills)
        let whole = content.grown(by: insets)
        if whole.fits(in: screen) { return (whole, frame) }
        if style == .formSheet, screen.width < 60 || screen.height < 16 {
            var full = frame
            full.fillsScreen = true
            return (screen, screen.height < 4 ? nil : full)
        }
        guard Size(width: 30, height: 8).fits(in: screen) else {
            return (content.cut(to: screen), nil)
        }
        let inner = contentSize(in: screen.inset(by: insets)).grown(by: insets)
        return (inner.cut(to: screen), frame)
    }

    /// Returns the frame of a popover; if it lies above or below its source, it hangs from the
    /// source.
    private func popoverFrame(of size: Size, in screen: Rect) -> Rect? {
        guard var frame = anchor.frame(of: size, in: screen), let source = anchor.targetRect else {
            return nil
        }
        guard hasFills, floatFrame != nil, frame.height > 2 else { return frame }
        if frame.minY == source.maxY {
            floatFrame?.hanging = .below
            frame.size.height -= 1
        } else if frame.maxY == source.minY {
            floatFrame?.hanging = .above
            frame.origin.y += 1
            frame.size.height -= 1
        }
        return frame
    }

    /// The size of the view: the controller's preferred size, or else the view's fitting size.
    ///
    /// A view without a fitting size gets two thirds of the room.
    private func contentSize(in room: Size) -> Size {
        guard let controller = rootViewController else { return .zero }
        var size = controller.preferredContentSize
        if size.width <= 0 || size.height <= 0 {
            var fitting = hasNoFittingSize ? .zero : controller.view.sizeThatFits(room)
            if fitting.isEmpty {
                hasNoFittingSize = true
                fitting = Size(width: room.width * 2 / 3, height: room.height * 2 / 3)
            }
            if size.width <= 0 { size.width = fitting.width }
            if size.height <= 0 { size.height = fitting.height }
        }
        let title = controller.titleInFrame.map { cellWidth(of: $0).saturatingAdding(4) } ?? 0
        return Size(width: max(size.width, title), height: size.height)
    }

    override func layoutSubviews() {
        rootViewController?.viewIfLoaded?.frame = floatContent
    }
}

extension Size {
    fileprivate func fits(in room: Size) -> Bool { width <= room.width && height <= room.height }
}

extension Rect {
    /// Returns a rectangle in the middle of the width, with a third of the free rows above it.
    fileprivate func upperMiddle(for size: Size) -> Rect {
        Rect(
            x: minX.saturatingAdding((width - size.width) / 2),
            y: minY.saturatingAdding((height - size.height) / 3),
            width: size.width, height: size.height)
    }
}
