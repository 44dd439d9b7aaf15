// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A test in swift-testing that repeats a record, and expects what happened then.
///
/// Clicks and typing on named elements refer to the element, and all other input to a cell. After
/// each input, the test expects the routed events that a handler took, texts that appeared or went,
/// and the focus:
///
///     try await pilot.element(.button, "Save").click()
///     #expect(pilot.takeHandledEvents() == ["Saved from Button, stopped by NotesController"])
///     #expect(pilot.screen.contains("Saved plan.txt"))
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
    ///   - root: The expression that makes the root controller; if nil,
    ///     ``SessionRecord/rootExpression``. A record that was read from a text has none: the test
    ///     then makes the controller from its type without arguments, and a remark shows where to
    ///     add them.
    ///   - modules: The modules to import for that expression. The module of the root controller is
    ///     imported for tests.
    public init(
        _ record: SessionRecord, name: String = "recordedSession", root: String? = nil,
        modules: [String] = []
    ) {
        let known = root == nil ? record.rootExpression : nil
        let folder = root == nil ? record.folder : nil
        var writer = RecordedTestWriter(record.steps, folder: folder?.name)
        let body = writer.lines().map { "    \($0)\n" }.joined()
        let imports = Self.imports(
            modules, testable: (root == nil ? [record.module] : []) + (known?.modules ?? []))
        let letters = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        let function = letters.first?.isNumber == false ? letters : "recordedSession"
        let controller = root ?? known?.code ?? "\(Self.type(record.root))()"
        let remark = root == nil && known == nil ? Self.remark(record.root) : ""
        source = """
            \(Self.mark)

            \(imports.joined(separator: "\n"))

            @MainActor
            @Test func \(function)() async throws {
            \(remark)\(folder.map(Self.code) ?? "")    let root = \(controller)
                let pilot = await \(Self.pilot(record))
            \(Self.tools(record))\(body)}

            """
    }

    /// The call that starts the pilot on a display with the recorded size and abilities.
    private static func pilot(_ record: SessionRecord) -> String {
        let size = "root, columns: \(record.size.width), rows: \(record.size.height)"
        let (look, standard) = (record.firstLook?.capabilities, DisplayCapabilities())
        var abilities: [String] = []
        if let look, look.colorDepth != standard.colorDepth {
            abilities.append("colorDepth: .\(look.colorDepth)")
        }
        if let look, look.hasMouse != standard.hasMouse {
            abilities.append("hasMouse: \(look.hasMouse)")
        }
        if let look, look.isUnicode != standard.isUnicode {
            abilities.append("isUnicode: \(look.isUnicode)")
        }
        var arguments: [String] = []
        if !abilities.isEmpty {
            arguments.append(
                "capabilities: DisplayCapabilities(\(abilities.joined(separator: ", ")))")
        }
        let values = record.externalValues
        if !values.isEmpty { arguments.append("externalValues: \(literal(values))") }
        guard !arguments.isEmpty else { return "Pilot(\(size))" }
        return "Pilot(\n        \(([size] + arguments).joined(separator: ",\n        ")))"
    }

    /// The line that adds the tools of the program; the palette lists and counts them.
    private static func tools(_ record: SessionRecord) -> String {
        let known = ["inspect": ".inspect", "click-hints": ".clickHints"]
        let names = (record.firstLook?.tools ?? []).compactMap {
            $0.identifier.flatMap { known[$0] }
        }
        guard !names.isEmpty else { return "" }
        return "    pilot.application.tools = [\(names.joined(separator: ", "))]\n"
    }

    /// The lines that make a copy of the folder that the screen reads.
    private static func code(_ folder: RecordedFolder) -> String {
        let files = folder.files.sorted { $0.key < $1.key }.map { name, text in
            "            \(SwiftLiteral.text(name)): \(SwiftLiteral.text(text))"
        }
        let comma = files.count == 1 ? "" : ","
        let name = "named: \(SwiftLiteral.text(folder.name))"
        let arguments =
            files.isEmpty
            ? name
            : """

                    \(name),
                    files: [
            \(files.joined(separator: ",\n"))\(comma)
                    ]
            """
        let omitted = folder.omitted.map { "    // Not in the copy: \(SwiftLiteral.text($0)).\n" }
        return omitted.prefix(20).joined() + """
                let folder = try TemporaryFolder(\(arguments))
                defer { folder.remove() }

            """
    }

    /// Values from outside of the program, in Swift, a line for each.
    private static func literal(_ values: [String: [String]]) -> String {
        let indent = String(repeating: " ", count: 12)
        let members = values.sorted { $0.key < $1.key }.map { name, texts in
            let lines = texts.map { "\(indent)    \(SwiftLiteral.text($0))" }
            let comma = texts.count == 1 ? "" : ","
            return """
                \(indent)\(SwiftLiteral.text(name)): [
                \(lines.joined(separator: ",\n"))\(comma)
                \(indent)]
                """
        }
        let comma = members.count == 1 ? "" : ","
        return "[\n\(members.joined(separator: ",\n"))\(comma)\n        ]"
    }

    /// The imports: the library, other modules, and the program's own modules, which may have no
    /// public names.
    private static func imports(_ modules: [String], testable: [String]) -> [String] {
        let plain = Set(["Seltzer", "SeltzerTesting", "Testing"] + modules)
        // The library exports the modules of its own controllers.
        let own = Set(testable.map(word)).subtracting(plain).subtracting(libraryModules)
            .subtracting([""])
        let lines = plain.sorted().map { "import \($0)" }
        return own.isEmpty ? lines : lines + [""] + own.sorted().map { "@testable import \($0)" }
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
