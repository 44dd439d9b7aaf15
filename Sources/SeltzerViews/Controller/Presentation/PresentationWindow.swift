// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen

/// The modal window of a presented controller, with its place, its border and its end.
///
/// Routed events go on from here to the presenting controller, as in UIKit. Keys and mouse events do not.
final class PresentationWindow: Window {
    private weak var presenter: ViewController?
    private let style: ModalPresentationStyle
    private var hasBorder = false
    private var lastScreen: Rect?
    /// Keeps a popover beside its source.
    private lazy var anchor = ViewAnchor(of: self, .beside([]))
    /// Whether the view has no fitting size, as a plain view has none.
    private var hasNoFittingSize = false
    private var hasEnded = false
    private var waiters:
        [(work: ApplicationWork?, continuation: CheckedContinuation<Void, Never>)] =
            []

    init(of controller: ViewController, presentedBy presenter: ViewController) {
        self.presenter = presenter
        style = controller.modalPresentationStyle
        super.init()
        isModal = true
        backgroundColor = .background
        dimsBackground = style == .formSheet
        rootViewController = controller
    }

    /// The controller that presents; nil once it has gone.
    var presentingViewController: ViewController? { presenter }

    // MARK: The chain

    /// The presenting controller.
    override var defaultNext: Responder? { presenter ?? application }

    override var superiorForInput: Responder? { next === presenter ? application : next }

    /// The presenting controller and its superiors, up to the application.
    ///
    /// Empty if the user must finish the presented controller first.
    override var respondersBehind: [InputResponder] {
        guard let presenter, rootViewController?.isModalInPresentation == false else { return [] }
        return presenter.selfAndSuperiorsForInput.flatMap { superior -> [InputResponder] in
            guard let superior = superior as? InputResponder, superior !== application else {
                return []
            }
            return [superior] + ((superior as? Window)?.respondersBehind ?? [])
        }
    }

    /// Esc, which dismisses the controller unless there is a cancel button.
    override var actions: [Action] {
        guard let controller = rootViewController, !controller.isModalInPresentation,
            currentCancelButton == nil
        else { return super.actions }
        return super.actions
            + [
                Action(
                    "dismiss", title: "Close", keys: ["escape"], priority: .low,
                    PresentationWindow.end)
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
        if style == .popover, rootViewController?.isModalInPresentation != true { end() }
    }

    // MARK: The end

    /// Removes the controller and the ones it presents from the screen.
    ///
    /// Later calls have no effect.
    func end() {
        if application != nil { close() } else { didLeaveScreen() }
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
    /// The work of this task is paused, so that tests do not wait for it.
    func untilEnded() async {
        guard !hasEnded, application != nil else { return }
        let work = ApplicationWork.current.get()
        work?.pause()
        await withCheckedContinuation { waiters.append((work, $0)) }
    }

    // MARK: The place

    override func screenDidChange(from old: Rect, to new: Rect) { setNeedsLayout() }

    override func place(in screen: Rect) {
        let hasSourceMoved = style == .popover && followSource()
        guard layoutState.needsLayout || screen != lastScreen || hasSourceMoved else { return }
        lastScreen = screen
        let size = windowSize(in: screen.size)
        switch style {
        case .fullScreen: frame = screen
        case .formSheet: frame = screen.middle(for: size)
        case .popover: frame = anchor.frame(of: size, in: screen) ?? screen.middle(for: size)
        }
        setNeedsDisplay()
    }

    /// Anchors the popover to its present source, and returns whether that is elsewhere than it was.
    private func followSource() -> Bool {
        let old = anchor.targetRect
        if let popover = rootViewController?.popoverPresentationController {
            anchor.target = popover.sourceView
            anchor.part = popover.sourceRect
            anchor.position = .beside(popover.permittedSides)
        }
        return anchor.locate() != old
    }

    /// Decides whether there is a border, and returns the size of the window.
    ///
    /// A screen that is hardly larger than the content has no cells for a border.
    private func windowSize(in screen: Size) -> Size {
        let content = contentSize(in: screen)
        hasBorder = false
        if style == .fullScreen { return screen }
        let whole = content.framed
        if whole.fits(in: screen) {
            hasBorder = true
            return whole
        }
        guard Size(width: 30, height: 8).fits(in: screen) else { return content.cut(to: screen) }
        hasBorder = true
        let room = Size(width: screen.width - 2, height: screen.height - 2)
        return contentSize(in: room).framed.cut(to: screen)
    }

    /// The size of the view: the one that the controller prefers, or the view's fitting size.
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
        let title = controller.title.map { cellWidth(of: $0).saturatingAdding(4) } ?? 0
        return Size(width: max(size.width, title), height: size.height)
    }

    override func layoutSubviews() {
        let insets = Insets(top: 1, left: 1, bottom: 1, right: 1)
        rootViewController?.viewIfLoaded?.frame = hasBorder ? bounds.inset(by: insets) : bounds
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard hasBorder else { return }
        canvas.drawBox(bounds, border: .rounded, style: Style(foreground: .border))
        guard let title = rootViewController?.title, !title.isEmpty, bounds.width > 6 else {
            return
        }
        let width = min(cellWidth(of: title).saturatingAdding(2), bounds.width - 4)
        let place = Rect(
            x: bounds.minX + (bounds.width - width) / 2, y: bounds.minY, width: width, height: 1)
        canvas.draw(" \(title) ", in: place, style: Style(attributes: .bold), alignment: .center)
    }
}

extension Size {
    fileprivate func fits(in room: Size) -> Bool { width <= room.width && height <= room.height }

    /// The size with a border around it.
    fileprivate var framed: Size {
        Size(width: width.saturatingAdding(2), height: height.saturatingAdding(2))
    }

    fileprivate func cut(to room: Size) -> Size {
        Size(width: min(width, room.width), height: min(height, room.height))
    }
}

extension Rect {
    fileprivate func middle(for size: Size) -> Rect {
        Rect(
            x: minX.saturatingAdding((width - size.width) / 2),
            y: minY.saturatingAdding((height - size.height) / 2),
            width: size.width, height: size.height)
    }
}
