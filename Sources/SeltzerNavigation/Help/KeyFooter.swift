// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A row of hints that shows the keys of the actions in effect.
///
/// The footer follows the focus, and a click on a hint performs its action. While a modal window is in front, the hints
/// show the actions of that window. Hints of a higher ``/SeltzerViews/Action/priority`` come first. Among hints of the
/// same priority, the hint nearest to the focus comes first. A ``/SeltzerViews/Action/group`` is one hint, and no title
/// appears twice. A hint that does not fit completely is left out. Actions that list the keys or quit
/// (``/SeltzerViews/Action/role``) are at the right end, even while keys are pending. They are left out last.
///
/// Actions without a title, without a key or with another ``/SeltzerViews/Action/placement`` are not shown. Disabled
/// actions are fainter. While keys of a sequence are pending, the footer shows these keys and the possible next keys.
///
///     ^S Save  Enter Open  ↑↓ Select …       ? Keys  ^Q Quit
///     ^X-  ^S Save  K Close
open class KeyFooter: View {
    private final var shown: [KeyFooterItem] = []
    /// The column of the sign for missing hints; nil if no hint is missing.
    private final var sign: Int?
    private final var pending = ""
    /// Whether the layout of the hints has key caps.
    private final var hasCaps = false
    private final var subscription: Subscription?
    private final weak var observed: Application?
    private final var pressed: (item: KeyFooterItem, action: CurrentAction)?

    /// The style of keys; on a display with many colors, its background is the color of key caps.
    public final var keyStyle = Style(background: .control, attributes: .bold) {
        didSet { if keyStyle != oldValue { setNeedsDisplay() } }
    }

    /// The style of titles.
    public final var titleStyle = Style(foreground: .secondaryLabel, background: .surface) {
        didSet { if titleStyle != oldValue { setNeedsDisplay() } }
    }

    /// Returns whether a current action may have a hint.
    final var includes: @MainActor (CurrentAction) -> Bool = { _ in true }

    /// Creates a footer.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        clipsToBounds = true
        backgroundColor = ControlLook.bar.background
        isExemptFromDimming = true
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        setContentCompressionResistancePriority(.required, for: .vertical)
    }

    /// Observes changes of actions in the application that shows the footer.
    open override func didMoveToWindow() {
        let application = window?.application
        guard application !== observed else { return }
        subscription?.cancel()
        observed = application
        subscription = application?.observe(ActionsChanged.self, owner: self) { [weak self] _ in
            self?.setNeedsLayout()
            self?.setNeedsDisplay()
        }
    }

    /// Returns one row of the given width.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width == .max ? bounds.width : size.width, height: 1)
    }

    /// Chooses the hints that fit.
    open override func layoutSubviews() { placeHints(withCaps: hasFills) }

    private final func placeHints(withCaps hasCaps: Bool) {
        self.hasCaps = hasCaps
        let keys = window?.application?.pendingKeys ?? KeySequence()
        let isUnicode = window?.application?.capabilities.isUnicode ?? true
        pending =
            keys.isEmpty ? "" : "\(KeyCaption(isUnicode: isUnicode).text(of: keys.chords))-"
        let hints = KeyFooterHints(
            (window?.application?.currentActions ?? []).filter(includes), after: keys,
            isUnicode: isUnicode,
            padding: hasCaps ? 1 : 0, joining: joinedClusters)
        let margin = bounds.width > 2 ? 1 : 0
        let start = margin + (keys.isEmpty ? 0 : cellWidth(of: pending) + KeyFooterItem.gap)
        let end = max(start, bounds.width - margin)
        (shown, sign) = hints.placed(in: start..<end)
    }

    /// Draws the keys and titles.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let canvas = canvas.subcanvas(in: bounds)
        let margin = bounds.width > 2 ? 1 : 0
        canvas.draw(
            pending, at: Point(x: margin, y: 0),
            style: ControlLook.row([.selected, .focused]).adding(.bold))
        for item in shown {
            let disabled = item.isEnabled ? nil : ControlLook.title(.disabled)
            let place = Point(x: item.columns.lowerBound, y: 0)
            let keys = disabled?.merged(over: keyStyle) ?? keyStyle
            let cap = Rect(x: place.x, y: 0, width: item.cap.count, height: 1)
            canvas.fill(cap, with: keys)
            canvas.draw(item.keys, at: place.offsetBy(dx: item.padding, dy: 0), style: keys)
            canvas.draw(
                item.title, at: Point(x: item.cap.upperBound + 1, y: 0),
                style: disabled?.merged(over: titleStyle) ?? titleStyle)
        }
        guard let sign else { return }
        let room = Rect(x: sign, y: 0, width: 1, height: 1)
        canvas.draw(
            canvas[.ellipsis], in: room, style: Style(foreground: .tertiaryLabel))
    }

    /// A toolbar with the hints as its parts; screen readers do not announce each change.
    open override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(.toolbar, label: "Keys", traits: .updatesFrequently)
    }

    /// The hints, with the keys as their values.
    open override var accessibilityParts: [AccessibilityPart] {
        shown.flatMap { item in
            item.parts.map { part in
                AccessibilityPart(
                    AccessibilityAttributes(
                        .button, label: item.parts.count == 1 ? item.title : part.action.title,
                        value: part.action.keys.first.map { "\($0)" },
                        traits: part.action.isEnabled ? [] : .notEnabled),
                    frame: Rect(
                        x: bounds.minX + item.columns.lowerBound + part.columns.lowerBound,
                        y: bounds.minY, width: part.columns.count, height: 1))
            }
        }
    }

    // MARK: Mouse

    /// Returns whether there is a hint at the point.
    ///
    /// A press beside the hints passes through the footer, so that it can close a popover.
    open override func point(inside point: Point, with event: MouseEvent?) -> Bool {
        super.point(inside: point, with: event)
            && shown.contains { $0.columns.contains(point.x - bounds.minX) }
    }

    /// False: a click leaves the focus where it is.
    open override var takesFocusOnPress: Bool { false }

    /// Performs the action of a clicked hint.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.button == .left else { return .ignored }
        let column = event.location.x - bounds.minX
        let item = shown.first { $0.columns.contains(column) }
        switch event.phase {
        case .down:
            // The press ends a pending key sequence, and so changes the hints. The click still acts on the hint that
            // was visible at the press.
            pressed = item.flatMap { item in item.action(at: column).map { (item, $0) } }
        case .up:
            guard let pressed else { return .stop }
            self.pressed = nil
            if pressed.item.columns.contains(column) {
                window?.application?.perform(pressed.action)
            }
        case .cancel:
            pressed = nil
        default:
            break
        }
        return .stop
    }
}

// The width of a footer does not depend on the number of hints: below other views, it is as wide as these views.
extension KeyFooter: AnyWidthView {}
