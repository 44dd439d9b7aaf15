// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A test in swift-testing that repeats a record, and expects the routed events that were handled
/// then.
///
/// Clicks and typing on named elements refer to the element, and all other input to a cell:
///
///     try await pilot.element(.button, "Save").click()
///     #expect(pilot.takeHandledEvents() == ["Saved from Button, stopped by NotesController"])
///
/// The test fails if a handler or an element has been removed.
public struct RecordedTest: Sendable {
    /// The first line of each file with a recorded test.
    public static var mark: String { "// Written from a recorded session of Seltzer." }

    /// The source of the file, in Swift.
    public let source: String

    /// Writes a test.
    ///
    /// - Parameters:
    ///   - record: The record.
    ///   - name: The name of the test function; characters that are invalid in a name are left out.
    ///   - root: The expression that makes the root controller; if nil, the test makes it from its
    ///     type without arguments, and a remark shows where to add them.
    ///   - modules: The modules to import for that expression. The module of the root controller is
    ///     imported for tests.
    public init(
        _ record: SessionRecord, name: String = "recordedSession", root: String? = nil,
        modules: [String] = []
    ) {
        var writer = TestWriter(record.steps)
        let body = writer.lines().map { "    \($0)\n" }.joined()
        let imports = Self.imports(modules, root == nil ? Self.word(record.module) : "")
        let letters = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        let function = letters.first?.isNumber == false ? letters : "recordedSession"
        let controller = root ?? "\(Self.type(record.root))()"
        let arguments =
            "\(controller), columns: \(record.size.width), rows: \(record.size.height))"
        let isShort = arguments.count < 70
        var start = "    let pilot = await Pilot(\(isShort ? "" : "\n        ")\(arguments)\n"
        if root == nil { start = "\(Self.remark(record.root))\(start)" }
        source = """
            \(Self.mark)

            \(imports.joined(separator: "\n"))

            @MainActor
            @Test func \(function)() async throws {
            \(start)\(body)}

            """
    }

    /// The imports: the library, other modules, and the program's own module, which may have no
    /// public names.
    private static func imports(_ modules: [String], _ own: String) -> [String] {
        let plain = Set(["Seltzer", "SeltzerTesting", "Testing"] + modules)
        // The library exports the modules of its own controllers.
        let isKnown = own.isEmpty || plain.contains(own) || libraryModules.contains(own)
        let lines = plain.sorted().map { "import \($0)" }
        return isKnown ? lines : lines + ["", "@testable import \(own)"]
    }

    /// The modules of the library's own controllers.
    private static var libraryModules: Set<String> {
        [
            "SeltzerControls", "SeltzerDesktop", "SeltzerDocuments", "SeltzerForms",
            "SeltzerInspector", "SeltzerNavigation", "SeltzerTables", "SeltzerViews",
        ]
    }

    /// Writes a remark about parts of the test that a record cannot provide.
    private static func remark(_ root: String) -> String {
        """
            // If \(type(root)) needs arguments, or is private, write here what makes the root controller.

        """
    }

    // A record may come from an untrusted source, so none of its text becomes code.

    private static func type(_ root: String) -> String {
        let names = root.split(separator: ".").map { word(String($0)) }.filter { !$0.isEmpty }
        return names.isEmpty ? "ViewController" : names.joined(separator: ".")
    }

    private static func word(_ text: String) -> String {
        let word = text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        return word.first?.isNumber == true ? "" : word
    }
}

/// Writes the lines of a test.
private struct TestWriter {
    private var steps: ArraySlice<SessionRecord.Step>
    private var result: [String] = []
    private var events: [String] = []
    private var typed: (element: ElementQuery?, text: String)?
    private var last = Duration.zero
    private var isHolding = false

    init(_ steps: [SessionRecord.Step]) { self.steps = steps[...] }

    mutating func lines() -> [String] {
        result.append("_ = pilot.takeHandledEvents()")
        while let step = steps.popFirst() {
            switch step.content {
            case .rows, .look: break
            case .event(let words): events.append(words)
            case .input(let event): write(event, step)
            }
        }
        finish()
        return result
    }

    /// Ends a step: writes the typed text, and the events that followed.
    private mutating func finish() {
        if let typed {
            let text = Self.quoted(typed.text)
            let target = typed.element.map { "try await pilot.\(Self.element($0))" }
            result.append("\(target ?? "await pilot").type(\(text))")
        }
        typed = nil
        guard !events.isEmpty else { return }
        let texts = events.map(Self.quoted)
        events = []
        if texts.count == 1, texts[0].count < 52 {
            result.append("#expect(pilot.takeHandledEvents() == [\(texts[0])])")
            return
        }
        result.append("#expect(")
        result.append("    pilot.takeHandledEvents() == [")
        // Follows the style of swift-format: a single element has no trailing comma.
        result += texts.map { "        \($0)\(texts.count == 1 ? "" : ",")" }
        result.append("    ])")
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
            result.append("await pilot.paste(\(Self.quoted(text)))")
        case .resize(let size):
            result.append("await pilot.resize(columns: \(size.width), rows: \(size.height))")
        case .focus(let isFocused):
            result.append("await pilot.send(.focus(\(isFocused)))")
        }
        last = step.time
    }

    private mutating func pause(until time: Duration, atLeast limit: Duration) {
        guard time - last >= limit else { return }
        let milliseconds = Int(exactly: ((time - last) / .milliseconds(1)).rounded()) ?? 0
        result.append("await pilot.advance(by: .milliseconds(\(milliseconds)))")
    }

    private mutating func write(_ press: KeyPress) {
        if press.phase == .press, KeyChord(parsing: press.description) == KeyChord(press) {
            result.append("await pilot.press(\(Self.quoted(press.description)))")
        } else if press.phase != .release {
            result.append("// A key that has no name: \(Self.quoted("\(press)")).")
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
                    result.append("try await pilot.\(Self.element(element)).click(\(name))")
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

    private static func element(_ query: ElementQuery) -> String {
        if let role = query.role {
            return "element(.\(role.rawValue)\(query.label.map { ", \(quoted($0))" } ?? ""))"
        }
        if let identifier = query.identifier { return "element(identifier: \(quoted(identifier)))" }
        return "element(\(quoted(query.label ?? "")))"
    }

    private static func list(_ modifiers: KeyModifiers) -> String {
        let names: [(KeyModifiers, String)] = [
            (.shift, ".shift"), (.alt, ".alt"), (.control, ".control"), (.super, ".super"),
            (.hyper, ".hyper"), (.meta, ".meta"),
        ]
        return "[\(names.filter { modifiers.contains($0.0) }.map(\.1).joined(separator: ", "))]"
    }

    /// Returns a text as a literal of Swift.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where TextSanitizer.substitute(for: scalar) != .itself:
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
