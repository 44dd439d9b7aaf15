// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension Application {
    /// Returns where a press at a cell of the screen goes, and why it does not reach the other
    /// controls and elements there.
    ///
    ///     A press at (3, 4) reaches the text "Moved.".
    ///     The button "Save" does not get it: the text "Moved." covers it.
    ///
    /// - Returns: A sentence for the view that gets the press, and a sentence for each other view,
    ///   the frontmost first.
    public func explanation(ofPressAt location: Point) -> [String] {
        let report = hitTestReport(at: location)
        let names = ElementNames(accessibilityElements)
        let place = "A press at (\(location.x), \(location.y))"
        let answer =
            report.view.map { "\(place) reaches the \(names.nameAndState(of: $0))." }
            ?? "\(place) reaches nothing."
        return [answer]
            + report.misses.filter { names.isKnown($0.view) }.map { miss in
                let reason = miss.reason.sentence(for: miss.view, names)
                return "The \(names.name(of: miss.view)) does not get it: \(reason)."
            }
    }
}

/// The names of views in sentences: the role and the label, or else the type.
@MainActor
package struct ElementNames {
    private let elements: [ObjectIdentifier: AccessibilityElement]

    package init(_ roots: [AccessibilityElement]) {
        let all = roots.flatMap(\.all).filter { $0.part == nil }
        elements = Dictionary(all.map { (ObjectIdentifier($0.view), $0) }) { first, _ in first }
    }

    /// Whether the report mentions the view: it is an element, or a control behind a modal window,
    /// but not a window.
    package func isKnown(_ view: View) -> Bool {
        !(view is Window) && name(ofElement: view) != nil
    }

    /// The name of a view, or the type of another responder.
    package func name(of responder: InputResponder) -> String {
        guard let view = responder as? View else { return "\(Swift.type(of: responder))" }
        return name(of: view)
    }

    package func name(of view: View) -> String {
        name(ofElement: view) ?? "\(Swift.type(of: view))"
    }

    /// The name of a view, and whether it is disabled, because a press then does nothing.
    package func nameAndState(of view: View) -> String {
        name(of: view)
            + (view.accessibilityTraits.contains(.notEnabled) ? ", which is disabled" : "")
    }

    private func name(ofElement view: View) -> String? {
        let element = elements[ObjectIdentifier(view)]
        guard let role = element?.role ?? view.accessibilityRole else { return nil }
        let label = element?.label ?? view.accessibilityLabel ?? ""
        return label.isEmpty ? role.description : "\(role) \"\(label)\""
    }
}

extension HitTestReport.Reason {
    /// The reason why a view is not hit, after a colon.
    @MainActor
    package func sentence(for view: View, _ names: ElementNames) -> String {
        func it(_ other: View) -> String { other === view ? "it" : "the \(names.name(of: other))" }
        return switch self {
        case .hidden(let other): "\(it(other)) is hidden"
        case .interactionOff(let other): "interaction is off on \(it(other))"
        case .moving(let other): "an animation moves \(it(other))"
        // Its frame contains the cell, but its `point(inside:with:)` rejects it.
        case .outside(let other) where other === view: "it leaves this cell out of its area"
        case .outside(let other): "the cell is outside of \(it(other)), which is around it"
        case .clipped(let other): "\(it(other)) clips it there"
        case .covered(let other): "\(it(other)) covers it"
        case .modal(let window): "the \(names.name(of: window)) is in front and takes all presses"
        case .overruled(let other) where other === view: "it lets presses through"
        case .overruled(let other): "\(it(other)) answers with another view"
        }
    }
}
