// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The lines that separate bars and side panes from the page where the theme has no fills for levels.
///
/// They take no cell of their own, so that the geometry is that of a display with colours. A side pane has its line in
/// the blank cells of its inner column. A bar has it as an underline, of its own last row, or of the row above a bar at
/// the bottom of the window. Views draw over the underline, as the underline of a text is the sign of the pointer and of
/// mnemonics.
extension View {
    /// The edges of a bar or a pane at which it meets the page.
    private struct LevelEdges: OptionSet {
        let rawValue: UInt8
        static var above: LevelEdges { LevelEdges(rawValue: 1) }
        static var below: LevelEdges { LevelEdges(rawValue: 2) }
        static var left: LevelEdges { LevelEdges(rawValue: 4) }
        static var right: LevelEdges { LevelEdges(rawValue: 8) }
    }

    /// Draws the subviews, and the lines of those that begin the level of bars.
    ///
    /// - Parameter canvas: Draws in the view's own coordinates, clipped to the damage.
    @inline(never)
    final func displayWithLevelLines(in canvas: Canvas) {
        for subview in subviews where subview.backgroundColor == .surface {
            guard !subview.isHidden, subview.levelEdges.contains(.above) else { continue }
            var row = subview.frame.offsetBy(dx: 0, dy: subview.rowShift - 1)
            row.size.height = 1
            canvas.fill(row, with: Self.underline)
        }
        for subview in subviews { subview.display(in: canvas) }
        for subview in subviews where subview.backgroundColor == .surface {
            guard !subview.isHidden else { continue }
            let edges = subview.levelEdges
            guard edges.contains(.left) || edges.contains(.right) else { continue }
            var column = subview.frame.offsetBy(dx: 0, dy: subview.rowShift)
            if edges.contains(.right) { column.origin.x = column.maxX.saturatingSubtracting(1) }
            column.size.width = 1
            canvas.fillBlanks(
                of: column, with: Style(foreground: .separator),
                character: canvas.isUnicode ? "│" : "|")
        }
    }

    /// Draws the line below the view into its ground, if it has one there.
    @inline(never)
    final func underlineLastRow(in canvas: Canvas) {
        guard levelEdges.contains(.below) else { return }
        let row = Rect(
            x: bounds.minX, y: bounds.maxY.saturatingSubtracting(1), width: bounds.width, height: 1)
        canvas.fill(row, with: Self.underline)
    }

    private static var underline: Style { Style(attributes: .underline) }

    /// The edges that have a line; none if the view lies on another one of its level.
    ///
    /// A pane that looks higher than wide is a side pane if it lies at one side of the window.
    private final var levelEdges: LevelEdges {
        guard !frame.isEmpty, beginsSurface, let window = containingWindow, window !== self else {
            return []
        }
        let place = convert(bounds, to: window), room = window.bounds
        let isAtTop = place.minY <= room.minY, isAtBottom = place.maxY >= room.maxY
        guard place.height > 1, place.height.saturatingMultiplied(by: 2) > place.width else {
            return !isAtBottom ? .below : isAtTop ? [] : .above
        }
        let isAtLeft = place.minX <= room.minX, isAtRight = place.maxX >= room.maxX
        guard isAtLeft != isAtRight else { return [] }
        var edges: LevelEdges = isAtBottom ? [] : .below
        if !hasDivider(atRight: isAtLeft) { edges.insert(isAtLeft ? .right : .left) }
        return edges
    }

    /// Whether a view of one column, such as the divider of a split view, is beside the view, or beside a view that it
    /// fills up to that side.
    private final func hasDivider(atRight isAtRight: Bool) -> Bool {
        var view: View = self
        while let superview = view.superview {
            let frame = view.frame
            let column = isAtRight ? frame.maxX : frame.minX.saturatingSubtracting(1)
            if superview.subviews.contains(where: {
                !$0.isHidden && $0.frame.width == 1 && $0.frame.minX == column
            }) {
                return true
            }
            let edge = superview.bounds
            guard isAtRight ? frame.maxX == edge.maxX : frame.minX == edge.minX else {
                return false
            }
            view = superview
        }
        return false
    }

    /// Whether the view is the lowest one on the level of bars.
    private final var beginsSurface: Bool {
        guard floatFrame == nil else { return false }
        var current: View? = self
        while let view = current, view.theme == nil, let superview = view.superview {
            if case .role(let role)? = superview.backgroundColor?.components, role.isLevel {
                return role != .surface
            }
            current = superview
        }
        return true
    }
}
