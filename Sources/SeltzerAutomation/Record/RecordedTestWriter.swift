// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Writes the acts and the expectations of a recorded test.
struct RecordedTestWriter {
    private var changes: RecordedChanges
    private var steps: ArraySlice<SessionRecord.Step>
    private var result: [String] = []
    private var events: [String] = []
    private var typed: (element: ElementQuery?, text: String)?
    private var last = Duration.zero
    private var isHolding = false

    init(_ steps: [SessionRecord.Step], folder: String? = nil) {
        self.steps = steps[...]
        changes = RecordedChanges(steps, folder: folder)
    }

    mutating func lines() -> [String] {
        result.append("_ = pilot.takeHandledEvents()")
        while let step = steps.popFirst() {
            switch step.content {
            case .look, .external: break
            case .rows(let rows): changes.take(rows, focus: step.element, at: step.time)
            case .event(let words): events.append(words)
            case .input(let event): write(event, step)
            }
        }
        finish()
        return result
    }

    /// Ends a step: writes the typed text, and what followed.
    private mutating func finish() {
        if let typed {
            let text = SwiftLiteral.text(typed.text)
            let target = typed.element.map { "try await pilot.\($0.code)" }
            result.append("\(target ?? "await pilot").type(\(text))")
        }
        typed = nil
        writeEvents()
        result += changes.expectations()
    }

    private mutating func writeEvents() {
        // Events that come with time come earlier or later in the test.
        let isExact = changes.ownEvents.isEmpty
        let texts = events.filter { !changes.ownEvents.contains($0) }.map(SwiftLiteral.text)
        events = []
        guard !texts.isEmpty else { return }
        if isExact, texts.count == 1, texts[0].count < 52 {
            result.append("#expect(pilot.takeHandledEvents() == [\(texts[0])])")
            return
        }
        result.append("#expect(")
        result.append(
            isExact
                ? "    pilot.takeHandledEvents() == ["
                : "    Set(pilot.takeHandledEvents()).isSuperset(of: [")
        // Follows the style of swift-format: a single element has no trailing comma.
        result += texts.map { "        \($0)\(texts.count == 1 ? "" : ",")" }
        result.append(isExact ? "    ])" : "    ]))")
    }

    private mutating func write(_ event: InputEvent, _ step: SessionRecord.Step) {
        if case .key(let press) = event, press.phase != .release, let text = press.text,
            press.modifiers.isSubset(of: .shift), step.time - last < .seconds(1) || typed == nil
        {
            if typed == nil || typed?.element != step.element {
                finish()
                pause(until: step.time, atLeast: .seconds(1))
            }
            typed = (step.element, (typed?.text ?? "") + text)
            last = step.time
            changes.take(inputAt: step.time)
            return
        }
        if case .mouse(let input) = event, input.action == .move { return }
        finish()
        switch event {
        case .key(let press):
            pause(until: step.time, atLeast: .seconds(1))
            write(press)
        case .mouse(let input):
            // Two presses in quick succession would be a double click.
            pause(until: step.time, atLeast: isHolding ? .seconds(1) : .milliseconds(400))
            write(input, step.element)
        case .paste(let text, _):
            pause(until: step.time, atLeast: .seconds(1))
            result.append("await pilot.paste(\(SwiftLiteral.text(text)))")
        case .resize(let size):
            result.append("await pilot.resize(columns: \(size.width), rows: \(size.height))")
        case .focus(let isFocused):
            result.append("await pilot.send(.focus(\(isFocused)))")
        }
        last = step.time
        changes.take(inputAt: step.time)
    }

    private mutating func pause(until time: Duration, atLeast limit: Duration) {
        guard time - last >= limit else { return }
        let milliseconds = Int(exactly: ((time - last) / .milliseconds(1)).rounded()) ?? 0
        result.append("await pilot.advance(by: .milliseconds(\(milliseconds)))")
    }

    private mutating func write(_ press: KeyPress) {
        if press.phase == .press, KeyChord(parsing: press.description) == KeyChord(press) {
            result.append("await pilot.press(\(SwiftLiteral.text(press.description)))")
        } else if press.phase != .release {
            result.append("// A key that has no name: \(SwiftLiteral.text("\(press)")).")
        }
    }

    private mutating func write(_ input: MouseInput, _ element: ElementQuery?) {
        let place = "column: \(input.location.x), row: \(input.location.y)"
        let keys = input.modifiers.isEmpty ? "" : ", modifiers: \(Self.list(input.modifiers))"
        switch input.action {
        case .press(let button):
            let named = button == .left ? "" : "button: .\(button)"
            if takesRelease(of: button, at: input.location) {
                if let element, Self.isPressedAnywhere(element), keys.isEmpty {
                    let name = button == .left ? "" : ".\(button)"
                    result.append("try await pilot.\(element.code).click(\(name))")
                } else {
                    let button = named.isEmpty ? "" : ", \(named)"
                    result.append("await pilot.click(\(place)\(button)\(keys))")
                }
                return
            }
            isHolding = true
            result.append(
                "await pilot.mouseDown(\(place)\(named.isEmpty ? "" : ", \(named)")\(keys))")
        case .release:
            isHolding = false
            result.append("await pilot.mouseUp(\(place)\(keys))")
        case .drag, .move: result.append("await pilot.move(\(place)\(keys))")
        case .scroll(let dx, let dy):
            result.append("await pilot.wheel(dx: \(dx), dy: \(dy), \(place)\(keys))")
        }
    }

    /// Consumes the next input if it is the release of a button at the same cell, together with the
    /// events of the press.
    private mutating func takesRelease(of button: MouseButton, at location: Point) -> Bool {
        let next = steps.firstIndex { step in
            if case .input(let event) = step.content {
                if case .mouse(let input) = event, input.action == .move { return false }
                return true
            }
            return false
        }
        guard let next, case .input(.mouse(let input)) = steps[next].content,
            input.location == location,
            input.action == .release(button) || input.action == .release(nil)
        else { return false }
        for step in steps[..<next] {
            if case .event(let words) = step.content { events.append(words) }
            if case .rows(let rows) = step.content {
                changes.take(rows, focus: step.element, at: step.time)
            }
        }
        steps = steps[(next + 1)...]
        return true
    }

    // MARK: Words of Swift

    /// Whether a press has the same effect on every cell of the element.
    private static func isPressedAnywhere(_ element: ElementQuery) -> Bool {
        guard let role = element.role else { return false }
        let byPlace: [AccessibilityRole] = [
            .textArea, .slider, .stepper, .splitter, .control, .document,
        ]
        return role.isInteractive && !byPlace.contains(role) || [.row, .cell].contains(role)
    }

    private static func list(_ modifiers: KeyModifiers) -> String {
        let names: [(KeyModifiers, String)] = [
            (.shift, ".shift"), (.alt, ".alt"), (.control, ".control"), (.super, ".super"),
            (.hyper, ".hyper"), (.meta, ".meta"),
        ]
        return "[\(names.filter { modifiers.contains($0.0) }.map(\.1).joined(separator: ", "))]"
    }
}

extension ElementQuery {
    /// The call that returns the element, in Swift.
    var code: String {
        if let role {
            return "element(.\(role.rawValue)\(label.map { ", \(SwiftLiteral.text($0))" } ?? ""))"
        }
        if let identifier { return "element(identifier: \(SwiftLiteral.text(identifier)))" }
        return "element(\(SwiftLiteral.text(label ?? "")))"
    }
}
