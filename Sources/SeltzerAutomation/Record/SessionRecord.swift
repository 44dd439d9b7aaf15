// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A record of a user's session: each input with its time, the screen before it, and the routed
/// events that followed.
///
/// A record is a text with one JSON object a line. The first line contains the version and the size
/// of the screen:
///
///     {"seltzer":"record","version":1,"program":"Notes","root":"NotesController","module":"Notes","size":[80,24],"arguments":["docs"],…}
///     {"ms":0,"look":{"display":{"colors":4,…},"theme":"fullScreen",…}}
///     {"ms":0,"rows":{"0":" File  Edit  View","1":"…"}}
///     {"ms":1203,"mouse":"press","button":"left","x":3,"y":4,"element":{"role":"button","label":"Save"}}
///     {"ms":1203,"event":"Saved from Button, stopped by NotesController"}
///
/// Text typed into secure fields is recorded as bullets.
public struct SessionRecord: Sendable, Hashable {
    /// The version that this package writes and reads.
    public static var version: Int { 1 }

    /// The content of a line of a record.
    public enum Content: Sendable, Hashable {
        /// An input of the user.
        case input(InputEvent)
        /// The rows of the screen that changed since the last such line: their texts by number.
        ///
        /// There is such a line before each input that came to a program at rest, after an input,
        /// and up to four times a second for changes that the program makes by itself.
        case rows([Int: String])
        /// The look of the display and the application from this time on.
        case look(ScreenLook)
        /// A routed event, in words, that was not input and that a handler took.
        case event(String)
        /// A value from outside of the program (``/SeltzerViews/Application/externalValue(_:read:)``).
        case external(name: String, value: String)
    }

    /// A line of a record after the first one.
    public struct Step: Sendable, Hashable {
        /// The time since the start.
        public var time: Duration
        /// The content of the line.
        public var content: Content
        /// The element that the input went to, or the focused element of a screen; nil if there was
        /// none.
        package var element: ElementQuery?
        /// Whether the program was at work or had a frame to show when the input came.
        package var isBusy = false
    }

    /// The reason why a text is not a valid record; its text is one sentence that says what to do.
    public struct FormatError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The number of the line, from 1.
        public let line: Int
        /// The sentence.
        public let description: String
    }

    /// The name of the program.
    public var program: String
    /// The type of the root controller, preceded by the types that contain it.
    public var root: String
    /// The module of that type; empty if the record does not name it.
    public var module = ""
    /// The size of the screen at the start.
    public var size: Size
    /// The arguments of the program, without its name; empty for a record that was made in a test.
    public var arguments: [String] = []
    /// The variables of the environment that decide how a screen looks, such as `TERM` and `LANG`;
    /// empty for a record that was made in a test.
    public var environment: [String: String] = [:]
    /// The expression that makes the root controller; nil if it is unknown.
    ///
    /// The text of a record does not contain it, because no text from outside becomes code.
    public var rootExpression: RootExpression?
    /// The texts of the folder that the expression names; nil for none.
    package var folder: RecordedFolder?
    /// The lines after the first one, in the order of their times.
    public var steps: [Step] = []

    /// Reads a record.
    ///
    /// - Throws: ``FormatError`` if the text is not a record, or is a record of another version.
    public init(parsing text: some StringProtocol) throws(FormatError) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let header = try Self.object(lines.first ?? "", number: 1)
        guard header["seltzer"] == "record", let version = header["version"]?.integer else {
            throw FormatError(
                line: 1,
                description:
                    "This is no record: a session recorded by Seltzer begins with its version.")
        }
        guard version == Self.version else {
            throw FormatError(
                line: 1,
                description:
                    "This record has version \(version), and version \(Self.version) is read here: record the session again."
            )
        }
        guard let size = Size(json: header["size"]) else {
            throw Self.failure("the size of the screen is missing", 1)
        }
        self.init(
            program: header["program"]?.text ?? "", root: header["root"]?.text ?? "", size: size)
        module = header["module"]?.text ?? ""
        arguments = header["arguments"]?.array?.compactMap(\.text) ?? []
        for member in header["environment"]?.members ?? [] {
            environment[member.name] = member.value.text
        }
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            let step = try Step(Self.object(line, number: index + 1), number: index + 1)
            guard step.time >= steps.last?.time ?? .zero else {
                throw Self.failure("its time is before that of the last line", index + 1)
            }
            steps.append(step)
        }
    }

    /// The number of inputs in the record.
    package var inputCount: Int {
        steps.count { step in
            if case .input = step.content { true } else { false }
        }
    }

    /// The look of the screen at the start; nil if the record has none.
    package var firstLook: ScreenLook? {
        for step in steps {
            if case .look(let look) = step.content { return look }
        }
        return nil
    }

    /// The values from outside of the program, in order, by their names.
    package var externalValues: [String: [String]] {
        var result: [String: [String]] = [:]
        for case .external(let name, let value) in steps.map(\.content) {
            result[name, default: []].append(value)
        }
        return result
    }

    init(program: String, root: String, size: Size) {
        (self.program, self.root, self.size) = (program, root, size)
    }

    private static func object(
        _ line: some StringProtocol, number: Int
    ) throws(FormatError) -> JSONValue {
        do throws(JSONValue.SyntaxError) {
            return try JSONValue(parsing: line)
        } catch {
            throw failure("\(error.reason), byte \(error.offset + 1)", number)
        }
    }

    fileprivate static func failure(_ reason: String, _ line: Int) -> FormatError {
        FormatError(
            line: line,
            description:
                "Line \(line) of the record cannot be read: \(reason). Record the session again.")
    }

    // MARK: Text

    /// The record as a text.
    public var text: String { header() + steps.map(\.line).joined() }

    /// The first line, with its line feed.
    func header(process: Int32? = nil) -> String {
        let json: JSONValue = [
            "seltzer": "record", "version": .integer(Self.version), "program": .text(program),
            "process": JSONValue(process.map(Int.init)), "root": .text(root),
            "module": module.isEmpty ? .null : .text(module),
            "size": [.integer(size.width), .integer(size.height)],
            "arguments": arguments.isEmpty ? .null : .array(arguments.map(JSONValue.text)),
            "environment": environment.isEmpty
                ? .null
                : .object(
                    environment.sorted { $0.key < $1.key }.map { .init($0.key, .text($0.value)) }),
        ]
        return "\(json.withoutNulls)\n"
    }
}

extension SessionRecord.Step {
    /// The step as a line, with its line feed.
    var line: String {
        var members: [JSONValue.Member] = [.init("ms", .integer(milliseconds))]
        switch content {
        case .input(let event): members += event.json
        case .rows(let rows):
            members.append(
                .init(
                    "rows",
                    .object(
                        rows.sorted { $0.key < $1.key }.map { .init("\($0.key)", .text($0.value)) })
                ))
        case .look(let look): members.append(.init("look", look.json))
        case .event(let words): members.append(.init("event", .text(words)))
        case .external(let name, let value):
            members += [.init("external", .text(name)), .init("value", .text(value))]
        }
        if isBusy { members.append(.init("busy", true)) }
        if let element { members.append(.init("element", element.json)) }
        return "\(JSONValue.object(members))\n"
    }

    /// The time in whole milliseconds.
    var milliseconds: Int { Int(exactly: (time / .milliseconds(1)).rounded(.down)) ?? 0 }

    fileprivate init(_ json: JSONValue, number: Int) throws(SessionRecord.FormatError) {
        // At most a day: a wrong time would make a replay run for ever.
        guard let milliseconds = json["ms"]?.integer, (0...86_400_000).contains(milliseconds) else {
            throw SessionRecord.failure("the time is missing", number)
        }
        time = .milliseconds(milliseconds)
        element = json["element"].flatMap(ElementQuery.init)
        isBusy = json["busy"]?.flag ?? false
        if let event = InputEvent(json: json) {
            content = .input(event)
        } else if let words = json["event"]?.text {
            content = .event(words)
        } else if let name = json["external"]?.text, let value = json["value"]?.text {
            content = .external(name: name, value: value)
        } else if let value = json["look"] {
            guard let look = ScreenLook(json: value) else {
                throw SessionRecord.failure("the look of the screen is incomplete", number)
            }
            content = .look(look)
        } else if let members = json["rows"]?.members {
            var rows: [Int: String] = [:]
            for member in members {
                guard let row = Int(member.name), row >= 0, let text = member.value.text else {
                    throw SessionRecord.failure("the rows are no texts", number)
                }
                rows[row] = text
            }
            content = .rows(rows)
        } else {
            throw SessionRecord.failure("it says nothing that is known", number)
        }
    }
}
