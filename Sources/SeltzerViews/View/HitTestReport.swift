// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// What hit testing answers at a point, and why it was none of the other views there.
///
/// ``View/hitTestReport(at:)`` and ``Application/hitTestReport(at:)`` make one. Its text is for people:
///
///     (82, 22): Board
///     path: Screen > Board
///     not Piece: outside Square
///     not Screen: covered by Board
public struct HitTestReport: Sendable {
    /// Why a view is not the answer.
    public enum Reason: Hashable, Sendable {
        /// This view is hidden: the one asked about, or one that it is in.
        case hidden(View)
        /// This view is switched off for the user: the one asked about, or one that it is in.
        case interactionOff(View)
        /// The point is not inside this view: the one asked about, or one that it is in.
        case outside(View)
        /// The point is not inside this view, which the other is in, and which shows nothing beyond its bounds.
        case clipped(View)
        /// This view is in front and was hit.
        case covered(View)
        /// This modal window is in front of the window that the view is in.
        case modal(Window)
        /// This view's own ``View/hitTest(_:with:)`` answers otherwise.
        case overruled(View)
    }

    /// A view that is at the point and not the answer.
    public struct Miss: Hashable, Sendable {
        /// The view.
        public let view: View
        /// Why it is not the answer; what ended the search first, from the outermost view inwards.
        public let reason: Reason
    }

    /// The point asked about, in the coordinates of who was asked.
    public let point: Point
    /// The answer; nil where no view is hit.
    public let view: View?
    /// The views from the one asked, or the window, to the answer; empty where there is none.
    public let path: [View]
    /// The other views whose area, seen or not, holds the point; the frontmost first.
    public let misses: [Miss]

    /// Why a view is not the answer; nil where it is, or where it has nothing at the point.
    public func reason(for view: View) -> Reason? {
        misses.first { $0.view === view }?.reason
    }

    /// The report with a line for the answer, its path and each miss.
    ///
    /// - Parameter name: Returns what a view is called.
    public func text(naming name: (View) -> String) -> String {
        var lines = ["\(point): " + (view.map(name) ?? "nothing")]
        if !path.isEmpty { lines.append("path: " + path.map(name).joined(separator: " > ")) }
        lines += misses.map {
            "not \(name($0.view)): \($0.reason.text(for: $0.view, naming: name))"
        }
        return lines.joined(separator: "\n")
    }
}

extension HitTestReport: CustomStringConvertible {
    /// The report as ``text(naming:)``, views called by their types.
    public var description: String { text { String(describing: type(of: $0)) } }
}

extension HitTestReport.Reason {
    /// A few words.
    fileprivate func text(for view: View, naming name: (View) -> String) -> String {
        func naming(_ other: View, _ words: String) -> String {
            other === view ? words : "\(words) with \(name(other))"
        }
        return switch self {
        case .hidden(let other): naming(other, "hidden")
        case .interactionOff(let other): naming(other, "interaction off")
        case .outside(let other) where other === view: "outside its own area"
        case .outside(let other): "outside \(name(other))"
        case .clipped(let other): "clipped by \(name(other))"
        case .covered(let other): "covered by \(name(other))"
        case .modal(let window): "modal window \(name(window)) in front"
        case .overruled(let other): "overruled by \(name(other))"
        }
    }
}
