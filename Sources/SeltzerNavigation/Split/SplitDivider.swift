// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The line between two panes of a ``SplitView``, which the user moves.
///
/// The split view creates its dividers. An action for ``/SeltzerViews/Control/Event/valueChanged`` runs when the user
/// has moved the divider.
open class SplitDivider: Control, JoinedLine {
    private final weak var splitView: SplitView?
    /// At the beginning of a press: the layout, and the place of the pointer.
    private final var press: (layout: SplitLayout, place: Int)?

    init(in splitView: SplitView) {
        self.splitView = splitView
        super.init()
        setPageForKeys { [weak splitView] in splitView?.container?.childForKeys }
    }

    /// The index of the divider in its split view, from 0; nil after its removal.
    public final var index: Int? { splitView?.dividers.firstIndex { $0 === self } }

    /// The direction of the line.
    public final var axis: Axis { splitView?.axis == .horizontal ? .vertical : .horizontal }

    /// The pointer shape for moving the line.
    open override var pointerShape: PointerShape {
        axis == .vertical ? .resizeHorizontal : .resizeVertical
    }

    package final var border: LineStyle { .single }
    package final var lineRect: Rect { bounds }

    /// False: dragging a divider does not operate it.
    open override var releasePerformsPrimaryAction: Bool { false }

    /// Collapses or expands a pane beside the divider.
    open override func activate() {
        guard let index, splitView?.toggleByUser(besideDividerAt: index) == true else { return }
        super.activate()
    }

    /// A divider with the thickness of the pane before it.
    open override var defaultAccessibility: AccessibilityAttributes {
        let before = index.flatMap { splitView?.thickness(ofItemAt: $0) }
        return super.defaultAccessibility.with(
            .splitter, label: "Divider", value: before.map { "\($0) cells before it" })
    }

    /// Moves the divider forward by a cell.
    open override func accessibilityIncrement() { if isEnabled { moveByKey(.items(1)) } }

    /// Moves the divider back by a cell.
    open override func accessibilityDecrement() { if isEnabled { moveByKey(.items(-1)) } }

    // MARK: Keys

    /// The actions `move-forward` and `move-back` on the arrows across the line, `move-far-forward` and `move-far-back`
    /// on Page Down and Page Up, `move-to-end` and `move-to-beginning` on End and Home, `toggle-pane` on Enter.
    open override var actions: [Action] {
        let isUpright = axis == .vertical
        let moves: [(String, String, KeySequence, ListMove)] = [
            ("move-forward", "Forward", isUpright ? "right" : "down", .items(1)),
            ("move-back", "Back", isUpright ? "left" : "up", .items(-1)),
            ("move-far-forward", "Far forward", "pagedown", .pages(1)),
            ("move-far-back", "Far back", "pageup", .pages(-1)),
            ("move-to-end", "To the end", "end", .last),
            ("move-to-beginning", "To the beginning", "home", .first),
        ]
        let toggle = Action("toggle-pane", title: "Collapse or expand", keys: ["enter", "space"]) {
            ($0 as? SplitDivider)?.performPrimaryActionByKey()
            return .stop
        }.mayDecline(false).priority(.low).category(.edit)
        return moves.map { identifier, title, key, move in
            let isStep = move == .items(-1) || move == .items(1)
            return Action(identifier, title: title, keys: [key]) {
                ($0 as? SplitDivider)?.moveByKey(move)
                return .stop
            }.mayDecline(false).placement(isStep ? .footer : .help).priority(.low).group(
                .moves(move, "Move the divider")
            ).category(.edit)
        } + [toggle]
    }

    private final func moveByKey(_ move: ListMove) {
        guard let index, let splitView else { return }
        let range = -SplitLayout.longest...SplitLayout.longest
        let distance = move.target(from: 0, in: range, page: 10)
        splitView.moveDividerByUser(at: index, by: distance, from: splitView.layout)
    }

    // MARK: The mouse

    /// True: a drag moves the divider.
    open override var tracksDrags: Bool { true }

    /// Collapses or expands a pane at a double click, and follows other presses.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        guard let splitView else { return false }
        if event.clickCount == 2 {
            activate()
            return false
        }
        press = (splitView.layout, event.locationInWindow[splitView.axis])
        return true
    }

    /// Moves the divider with the pointer.
    open override func continueTracking(_ event: MouseEvent) -> Bool {
        guard let splitView, let index, let press else { return false }
        let distance = event.locationInWindow[splitView.axis].saturatingSubtracting(press.place)
        splitView.moveDividerByUser(at: index, by: distance, from: press.layout)
        return true
    }

    /// Ends the drag.
    open override func endTracking(_ event: MouseEvent) { press = nil }

    /// Ends the drag, and moves the divider back.
    open override func cancelTracking(_ event: MouseEvent) {
        if let press, let index {
            splitView?.moveDividerByUser(at: index, by: 0, from: press.layout)
        }
        press = nil
    }

    // MARK: The picture

    /// Returns one cell; along its axis the line takes any length.
    open override func sizeThatFits(_ size: Size) -> Size { Size(width: 1, height: 1) }

    /// Draws the line, the grip in its middle, and the joints with lines in both panes.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        drawLine(
            in: bounds, isJoined: true, border: isDragged ? .heavy : .single,
            style: lineStyle, of: canvas)
        drawGrip(in: canvas)
        splitView?.forEachJoint(of: self) { place, isBefore in
            var stub = Rect(origin: bounds.origin, size: Size(width: 1, height: 1))
            stub.origin[axis] = place
            stub.origin[axis.other] -= isBefore ? 1 : 0
            stub.size[axis.other] = 2
            drawLine(in: stub, isJoined: true, border: .single, style: lineStyle, of: canvas)
        }
    }

    private final var isActive: Bool {
        !state.contains(.disabled) && !state.isDisjoint(with: [.focused, .highlighted, .hovered])
    }

    /// Whether the whole line is heavy; when the divider is not dragged, only the grip shows its state.
    private final var isDragged: Bool { state.contains(.highlighted) }

    private final var lineStyle: Style { isDragged ? gripStyle : Style(foreground: .separator) }

    private final var gripStyle: Style {
        let isFocus = !state.isDisjoint(with: [.focused, .highlighted])
        return Style(foreground: isFocus ? .focus : isActive ? .label : .border)
    }

    private final func drawLine(
        in rect: Rect, isJoined: Bool, border: LineStyle, style: Style, of canvas: Canvas
    ) {
        if rect.height > 1 || (rect.width == 1 && axis == .vertical) {
            canvas.drawVerticalLine(
                at: rect.origin, length: rect.height, border: border, style: style,
                joinsLines: isJoined)
        } else {
            canvas.drawHorizontalLine(
                at: rect.origin, length: rect.width, border: border, style: style,
                joinsLines: isJoined)
        }
    }

    /// Draws a heavy piece of the line, or an arrow to a collapsed pane.
    private final func drawGrip(in canvas: Canvas) {
        let length = bounds.size[axis]
        let middle = bounds.origin[axis] + (length - 1) / 2
        var place = bounds.origin
        place[axis] = middle
        if let arrow, length > 0 {
            let style = Style(
                foreground: state.contains(.disabled) ? .tertiaryLabel : .accent,
                attributes: isActive ? .reverse : [])
            canvas.draw(arrow, at: place, style: style)
            return
        }
        guard !state.contains(.disabled), length > 6 || isActive else { return }
        var grip = Rect(origin: place, size: Size(width: 1, height: 1))
        grip.origin[axis] -= isActive ? 3 : 1
        grip.size[axis] = isActive ? 7 : 3
        grip = grip.intersection(bounds)
        if canvas.isUnicode {
            drawLine(in: grip, isJoined: false, border: .heavy, style: gripStyle, of: canvas)
        } else {
            canvas.fill(
                grip, with: gripStyle.adding(isActive ? .bold : []), character: "#")
        }
    }

    /// An arrow in the direction in which a collapsed pane opens; nil if both panes are open.
    private final var arrow: Symbol? {
        guard let splitView, let index else { return nil }
        let isForward = splitView.items[index].isCollapsed
        guard isForward || splitView.items[index + 1].isCollapsed else { return nil }
        switch axis {
        case .vertical: return isForward ? .triangleRight : .triangleLeft
        case .horizontal: return isForward ? .triangleDown : .triangleUp
        }
    }
}
