// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// The names of responders in sentences: the role and the label of a view, or else the type.
///
/// If several responders have the same name, an identifier or a place tells them apart.
@MainActor
package struct ElementNames {
    private let elements: [ObjectIdentifier: AccessibilityElement]
    private let parts: [AccessibilityElement]
    /// The words after the names that several responders share.
    private var distinctions: [ObjectIdentifier: String] = [:]

    /// Reads the names of all elements.
    ///
    /// - Parameters:
    ///   - roots: The elements of the application.
    ///   - others: Responders that the sentences name, and that need not be elements.
    package init(_ roots: [AccessibilityElement], naming others: [Responder] = []) {
        let all = roots.flatMap(\.all)
        parts = all.filter { $0.part != nil && !$0.isCellOfRow }
        let whole = all.filter { $0.part == nil }
        elements = Dictionary(whole.map { (ObjectIdentifier($0.view), $0) }) { first, _ in first }
        distinguish(whole.map(\.view) + others)
    }

    private mutating func distinguish(_ responders: [Responder]) {
        var seen: Set<ObjectIdentifier> = []
        var groups: [String: [Responder]] = [:]
        for responder in responders where seen.insert(ObjectIdentifier(responder)).inserted {
            groups[plainName(of: responder), default: []].append(responder)
        }
        for (_, group) in groups where group.count > 1 {
            var words = group.map { Self.place(of: $0) }
            for (index, word) in words.enumerated() where words.filter({ $0 == word }).count > 1 {
                words[index] += word.isEmpty ? " number \(index + 1)" : ", number \(index + 1)"
            }
            for (responder, word) in zip(group, words) {
                distinctions[ObjectIdentifier(responder)] = word
            }
        }
    }

    /// The identifier of a responder, or the place of its view on the screen; empty for neither.
    private static func place(of responder: Responder) -> String {
        if let identifier = responder.identifier { return "#\(identifier)" }
        guard let view = responder as? View ?? (responder as? ViewController)?.viewIfLoaded,
            let window = view.window
        else { return "" }
        let place = view.convert(view.bounds.origin, to: nil)
        let origin = place - window.bounds.origin + window.frame.origin
        return " at (\(origin.x), \(origin.y))"
    }

    /// Whether the report mentions the view: it is an element, or a control behind a modal window,
    /// but not a window.
    package func isKnown(_ view: View) -> Bool {
        !(view is Window) && name(ofElement: view) != nil
    }

    /// The name of a responder.
    package func name(of responder: Responder) -> String {
        plainName(of: responder) + (distinctions[ObjectIdentifier(responder)] ?? "")
    }

    private func plainName(of responder: Responder) -> String {
        (responder as? View).flatMap(name(ofElement:))
            ?? "\(Swift.type(of: responder.host ?? responder))"
    }

    /// The name of a view, and whether it is disabled or busy, because a press then does nothing.
    package func nameAndState(of view: View) -> String { name(of: view) + state(of: view) }

    /// The words about a view that is disabled or busy, after its name; empty for any other view.
    func state(of view: View) -> String {
        if view.accessibilityTraits.contains(.notEnabled) { return ", which is disabled" }
        return (view as? Control)?.state.contains(.busy) == true ? ", which is busy" : ""
    }

    /// The name of the part of a view at a cell of the screen, such as a tab, with its state; nil
    /// if no part is there.
    package func nameOfPart(of view: View, at location: Point) -> String? {
        guard
            let part = parts.last(where: { $0.view === view && $0.visibleFrame.contains(location) })
        else { return nil }
        let label = part.label.map { " \"\($0)\"" } ?? ""
        let state = part.isEnabled ? "" : ", which is disabled"
        // The parts of a table's header belong to the table.
        let owner = isElement(view) ? view : holder(of: view) ?? view
        return "\(part.role)\(label) of the \(name(of: owner))\(state)"
    }

    /// The words after the name of a view that is a part of an element and no element itself, such
    /// as the content of a row; empty for any other view.
    func place(of view: View) -> String {
        guard !isElement(view), let holder = holder(of: view),
            let role = elements[ObjectIdentifier(holder)]?.role,
            role.isInteractive || [.row, .cell].contains(role)
        else { return "" }
        return " in the \(name(of: holder))"
    }

    private func isElement(_ view: View) -> Bool { elements[ObjectIdentifier(view)] != nil }

    /// The nearest superview that is an element and no window; nil for none.
    private func holder(of view: View) -> View? {
        var next = view.superview
        while let view = next, !(view is Window) {
            if isElement(view) { return view }
            next = view.superview
        }
        return nil
    }

    private func name(ofElement view: View) -> String? {
        let element = elements[ObjectIdentifier(view)]
        guard let role = element?.role ?? view.accessibilityRole else { return nil }
        let label = element?.label ?? view.accessibilityLabel ?? ""
        return label.isEmpty ? role.description : "\(role) \"\(label)\""
    }
}

extension InputUse {
    /// The reason why a responder may take or stop an event, after a colon; nil for actions and
    /// texts.
    ///
    /// - Parameter event: The name of the event's type.
    func reason(_ event: String) -> String? {
        switch self {
        case .overrides(let method): "it overrides \(method)"
        case .captures(let locations): "it has a capture handler of \(event)\(Self.list(locations))"
        case .intercepts: "it intercepts \(event)"
        case .handles(let locations): "it has a handler of \(event)\(Self.list(locations))"
        case .tracks: "it is a control"
        case .negotiates(.resigns): "its delegate decides whether it gives up the focus"
        case .negotiates(.becomes): "its delegate decides whether it takes the focus"
        case .performs, .begins, .types, .mnemonic, .chooses: nil
        }
    }

    private static func list(_ locations: [HandlerLocation?]) -> String {
        let known = locations.compactMap { $0.map { "\($0)" } }
        return known.isEmpty ? "" : " (\(known.joined(separator: ", ")))"
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
