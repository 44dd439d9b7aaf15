// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// Shows a short text beside a view on which the pointer rests, as `UIToolTipInteraction` does.
///
/// The tooltip appears after ``delay``. For a focused view, the action `Action.toolTip` shows it at once. A key, a
/// press, the wheel, or leaving the view hides it. One tooltip is shown at a time.
///
/// ```swift
/// button.toolTip = "Sends the letter"
/// ToolTipInteraction(on: save, ToolTip("Writes the file", action: "save"))
/// ```
///
/// A view without a tooltip costs nothing. Hovering costs no frame before the tooltip is shown.
@MainActor
public final class ToolTipInteraction {
    /// The tooltip for points at which ``provider`` returns nil; nil for none.
    public var defaultToolTip: ToolTip?
    /// A closure that returns the tooltip of a point, in the view's own coordinates; without a closure,
    /// ``defaultToolTip`` is shown everywhere.
    public var provider: (@MainActor (Point) -> ToolTip?)?
    /// Whether tooltips are shown.
    public var isEnabled = true {
        didSet { if !isEnabled { hide() } }
    }

    /// The time for which the pointer rests on the view.
    public static var delay: Duration { .milliseconds(800) }

    /// The view; nil when it is gone.
    public private(set) weak var view: View?
    private weak var recognizer: ToolTipHover?
    private var timer: ViewTimer?
    /// The last place of the pointer on the view, and its time; nil while the pointer is elsewhere.
    private var pointer: (place: Point, time: Duration)?
    /// The handlers that hide the tooltip, while the pointer is on the view or the tooltip is shown.
    private var subscriptions: [Subscription] = []
    private weak var shown: ToolTipWindow?

    /// Shows tooltips beside a view, which retains the interaction.
    ///
    /// - Parameters:
    ///   - view: The view. An earlier interaction of the view is removed.
    ///   - defaultToolTip: The tooltip for points at which the closure returns nil; nil for none.
    ///   - provider: Returns the tooltip of a point, in the view's own coordinates.
    @discardableResult
    public init(
        on view: View, _ defaultToolTip: ToolTip? = nil,
        provider: (@MainActor (Point) -> ToolTip?)? = nil
    ) {
        self.view = view
        self.defaultToolTip = defaultToolTip
        self.provider = provider
        view.toolTipInteraction?.remove()
        // The view retains the recognizer, which retains the interaction.
        let recognizer = ToolTipHover()
        recognizer.interaction = self
        self.recognizer = recognizer
        view.addGestureRecognizer(recognizer)
    }

    /// Stops showing tooltips beside the view.
    public func remove() {
        forgetPointer()
        guard let recognizer else { return }
        view?.removeGestureRecognizer(recognizer)
        recognizer.interaction = nil
    }

    /// Whether the tooltip is on the screen.
    public var isShown: Bool { shown?.application != nil }

    // MARK: The pointer

    fileprivate func handle(_ event: MouseEvent) {
        guard event.phase != .leave else { return forgetPointer() }
        guard isEnabled, let view, let application = view.window?.application else { return }
        let isNew = pointer == nil
        pointer = (event.location, application.clock.now)
        if isShown {
            if staysShown(at: event.location) { return }
            hide()
        }
        if isNew { listen(in: application) }
        // After a key or a press, the tooltip stays hidden until the pointer enters the view again.
        if timer == nil, !subscriptions.isEmpty { wait(Self.delay) }
    }

    /// Starts the timer.
    ///
    /// The time counts from the last move of the pointer, but a move starts no new timer.
    private func wait(_ time: Duration) {
        timer = view?.scheduleTimer(after: time) { [weak self] in self?.timerFired() }
    }

    private func timerFired() {
        timer = nil
        guard let pointer, let view, let window = view.window, let application = window.application
        else { return }
        let rest = pointer.time + Self.delay - application.clock.now
        guard rest <= .zero else { return wait(rest) }
        // The nearest view with a tooltip wins.
        let hit = window.hitTest(view.convert(pointer.place, to: nil), with: nil)
        let nearest = sequence(first: hit, next: { $0?.superview })
            .lazy.compactMap { $0?.toolTipInteraction }.first
        if nearest === self { show(at: pointer.place) }
    }

    private func staysShown(at place: Point) -> Bool {
        guard let shown, let view, shown.toolTip == toolTip(at: place) else { return false }
        return !shown.frame.contains(view.pointOnScreen(place))
    }

    private func forgetPointer() {
        pointer = nil
        hide()
        for subscription in subscriptions { subscription.cancel() }
        subscriptions = []
    }

    /// Hides the tooltip at any key, press, paste or turn of the wheel, before it reaches a view.
    private func listen(in application: Application) {
        guard subscriptions.isEmpty else { return }
        subscriptions = [
            application.on(KeyEvent.self, owner: self, phase: .capture) { tip, event in
                if event.press.phase != .release { tip.dismiss() }
                return .ignored
            },
            application.on(PasteEvent.self, owner: self, phase: .capture) { tip, _ in
                tip.dismiss()
                return .ignored
            },
            application.on(MouseEvent.self, owner: self, phase: .capture) { tip, event in
                if event.phase == .down || event.phase == .scroll { tip.dismiss() }
                return .ignored
            },
        ]
    }

    /// Hides the tooltip until the pointer enters the view again.
    private func dismiss() {
        hide()
        for subscription in subscriptions { subscription.cancel() }
        subscriptions = []
    }

    // MARK: The tooltip

    private func toolTip(at place: Point) -> ToolTip? { provider?(place) ?? defaultToolTip }

    /// Shows the tooltip of the focused view, beside the view.
    ///
    /// - Returns: Whether the tooltip is shown. It is not shown without a text, or without room.
    @discardableResult
    public func showToolTip() -> Bool {
        guard let view, let application = view.window?.application else { return false }
        // A table shows the tooltip of its current row, without covering the row.
        let isTable = view is TableView
        let anchor = isTable ? view.contextMenuAnchor.origin : view.bounds.origin
        show(at: view.cursorPosition ?? anchor, isByKey: !isTable)
        guard isShown else { return false }
        listen(in: application)
        return true
    }

    private func show(at place: Point, isByKey: Bool = false) {
        guard isEnabled, let view, let application = view.window?.application,
            let toolTip = toolTip(at: place)
        else { return }
        let text = toolTip.shownText(
            beside: view, isUnicode: application.capabilities.isUnicode)
        guard !text.isEmpty else { return }
        for case let other as ToolTipWindow in application.windows { other.close() }
        let window = ToolTipWindow(toolTip, text, beside: view, at: place, avoidsPlace: !isByKey)
        window.makeKeyAndVisible(in: application)
        shown = window
        view.post(ToolTipShown(text: text.string), includingSelf: true)
    }

    /// Hides the tooltip; does nothing if it is not shown.
    public func hide() {
        timer?.cancel()
        timer = nil
        shown?.close()
        shown = nil
    }
}

/// A tooltip appeared; posted by its view, whose own handlers run first.
public struct ToolTipShown: RoutedEvent, Hashable, Sendable {
    /// The text of the tooltip.
    public let text: String

    /// Creates the event of a tooltip with a text.
    public init(text: String) {
        self.text = text
    }
}

/// Forwards the pointer's events to the interaction, and lets the view retain the interaction.
private final class ToolTipHover: HoverGestureRecognizer {
    var interaction: ToolTipInteraction?

    override func handleMouse(_ event: MouseEvent) {
        super.handleMouse(event)
        interaction?.handle(event)
    }
}

extension View {
    /// The tooltips of the view; nil if it has none.
    public final var toolTipInteraction: ToolTipInteraction? {
        for case let hover as ToolTipHover in gestureRecognizers { return hover.interaction }
        return nil
    }
}

extension Control {
    /// The text of the tooltip, shown while the pointer rests on the control; nil for none.
    ///
    /// ``ToolTipInteraction`` describes tooltips, and gives them to views of any kind.
    public final var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip?.text }
        set {
            if let newValue {
                if let toolTipInteraction {
                    toolTipInteraction.defaultToolTip = ToolTip(newValue)
                } else {
                    ToolTipInteraction(on: self, ToolTip(newValue))
                }
            } else {
                toolTipInteraction?.remove()
            }
        }
    }
}

extension Action {
    /// Shows the tooltip of the focused view, or of the nearest view around it: the action `tool-tip` on Ctrl-F1.
    ///
    /// A program adds it to the actions of its controller, for users without a mouse.
    public static var toolTip: Action {
        Action("tool-tip", title: "Tooltip", keys: ["ctrl-f1"]) { responder in
            let window = responder.window ?? (responder as? Application)?.keyWindow
            var view = window?.firstResponder as? View
            while let current = view {
                if current.toolTipInteraction?.showToolTip() == true { return .stop }
                view = current.superview
            }
            return .ignored
        }.placement(.help).priority(.low)
    }
}
