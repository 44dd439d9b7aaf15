// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// The answer of a hit test at a point, and the reasons why the other views there were not hit.
///
/// ``View/hitTestReport(at:)`` and ``Application/hitTestReport(at:)`` make one. Its text is for
/// people:
///
///     (82, 22): Board
///     path: Screen > Board
///     not Piece: outside Square
///     not Screen: covered by Board
public struct HitTestReport: Sendable {
    /// The reason why a view is not the answer.
    public enum Reason: Hashable, Sendable {
        /// This view is hidden; it is the view itself or a superview.
        case hidden(View)
        /// This view has no user interaction; it is the view itself or a superview.
        case interactionOff(View)
        /// An animation without `allowUserInteraction` moves this view; it is the view itself or a
        /// superview.
        case moving(View)
        /// This view does not contain the point; it is the view itself or a superview.
        case outside(View)
        /// This superview does not contain the point, and clips its subviews.
        case clipped(View)
        /// This view is in front, and was hit.
        case covered(View)
        /// This modal window is in front of the view's window.
        case modal(Window)
        /// The ``View/hitTest(_:with:)`` of this view returns another view.
        case overruled(View)
    }

    /// A view at the point that is not the answer.
    public struct Miss: Hashable, Sendable {
        /// The view.
        public let view: View
        /// The first reason, from the outermost superview inwards, why the view is not the answer.
        public let reason: Reason
    }

    /// The point, in the coordinates of the view on which the hit test was called.
    public let point: Point
    /// The answer; nil if no view was hit.
    public let view: View?
    /// The views from the window, or from the view on which the hit test was called, to the answer;
    /// empty without an answer.
    public let path: [View]
    /// The other views whose area contains the point, even if they are not visible there; the
    /// frontmost first.
    public let misses: [Miss]
    private let names: [View: ResponderName]

    @MainActor
    init(point: Point, view: View?, path: [View], misses: [Miss]) {
        self.point = point
        self.view = view
        self.path = path
        self.misses = misses
        let named = path + misses.flatMap { [$0.view, $0.reason.view] }
        names = Dictionary(named.map { ($0, ResponderName(of: $0)) }) { first, _ in first }
    }

    /// Returns the reason why a view is not the answer; nil if it is the answer, or if it is not at
    /// the point.
    public func reason(for view: View) -> Reason? {
        misses.first { $0.view === view }?.reason
    }

    /// The report with a line for the answer, its path and each miss.
    ///
    /// - Parameter name: Returns the name of a view.
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
    /// The report as in ``text(naming:)``, with the type of each view and its identifier, as in
    /// `Button#save`.
    public var description: String {
        text { names[$0].map { "\($0)" } ?? String(describing: type(of: $0)) }
    }
}

extension HitTestReport.Reason {
    /// The view that the reason names.
    fileprivate var view: View {
        switch self {
        case .hidden(let view), .interactionOff(let view), .moving(let view), .outside(let view),
            .clipped(let view), .covered(let view), .overruled(let view):
            view
        case .modal(let window): window
        }
    }

    /// Returns the reason in a few words.
    fileprivate func text(for view: View, naming name: (View) -> String) -> String {
        func naming(_ other: View, _ words: String) -> String {
            other === view ? words : "\(words) with \(name(other))"
        }
        return switch self {
        case .hidden(let other): naming(other, "hidden")
        case .interactionOff(let other): naming(other, "interaction off")
        case .moving(let other): naming(other, "moved by an animation")
        case .outside(let other) where other === view: "outside its own area"
        case .outside(let other): "outside \(name(other))"
        case .clipped(let other): "clipped by \(name(other))"
        case .covered(let other): "covered by \(name(other))"
        case .modal(let window): "modal window \(name(window)) in front"
        case .overruled(let other): "overruled by \(name(other))"
        }
    }
}
