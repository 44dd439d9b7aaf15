// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer
import Testing

@testable import SeltzerGrammars

/// The checkout of KSyntaxHighlighting for the comparison; its files are not part of this repository.
private let checkout = ProcessInfo.processInfo.environment["SELTZER_KSYNTAX"]

/// Compares with the references that KSyntaxHighlighting has for its own definitions.
///
/// Covers also: GrammarHighlighter, GrammarLibrary
@Suite(.enabled(if: checkout != nil), .serialized)
struct ReferenceTests {
    private struct Totals {
        var lines = 0, equal = 0, files = 0, equalFiles = 0, bytes = 0, time = Duration.zero
        var worst: [(String, Int, Int, String)] = []
    }

    private let folder = checkout ?? ""
    private var library: GrammarLibrary {
        GrammarLibrary(directories: [folder + "/data/syntax", folder + "/autotests/input/syntax"])
    }

    private func text(_ path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        return text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    }

    private func lines(_ text: String) -> [String] {
        var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
            String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self)
        }
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    private func highlighter(_ name: String, _ library: GrammarLibrary) throws
        -> GrammarHighlighter?
    {
        if let syntax = text(folder + "/autotests/input/" + name + ".syntax") {
            return try library.highlighter(
                named: syntax.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return try library.highlighter(fileName: name)
    }

    private func marked(
        _ line: String, _ state: inout GrammarHighlighter.State, _ highlighter: GrammarHighlighter,
        _ names: [GrammarCompiler.StyleName]
    ) -> String {
        let bytes = Array(line.utf8)
        let result = highlighter.spans(of: bytes, state: &state)
        var text = "", start = 0
        for span in result.spans {
            let known = span.style.number < names.count ? names[span.style.number].name : ""
            let name = known.isEmpty ? "dsNormal" : known
            let part = String(decoding: bytes[start..<span.end], as: UTF8.self)
            text += "<\(name)>\(part)</\(name)>"
            start = span.end
        }
        return text + "<br/>"
    }

    private func compare(
        _ name: String, _ library: GrammarLibrary, _ totals: inout Totals
    ) throws {
        guard let input = text(folder + "/autotests/input/" + name),
            let reference = text(folder + "/autotests/reference/" + name + ".ref"),
            let highlighter = try highlighter(name, library)
        else { return }
        let expected = lines(reference)
        var state = highlighter.initialState, same = 0, first = ""
        let inputs = lines(input)
        for (number, line) in inputs.enumerated() {
            let old = state
            let bytes = Array(line.utf8), start = ContinuousClock.now
            _ = highlighter.highlight(bytes, state: &state)
            totals.time += ContinuousClock.now - start
            let names = highlighter.table.with { $0.styleNames }
            var again = old
            let found = marked(line, &again, highlighter, names)
            if number < expected.count, found == expected[number] {
                same += 1
            } else {
                guard first.isEmpty else { continue }
                first =
                    "\(number + 1)\n  \(number < expected.count ? expected[number] : "")\n  \(found)"
            }
        }
        totals.files += 1
        totals.lines += inputs.count
        totals.equal += same
        totals.bytes += input.utf8.count
        if same == inputs.count { totals.equalFiles += 1 }
        if same < inputs.count { totals.worst.append((name, same, inputs.count, first)) }
    }

    @Test func linesEqualTheReferences() throws {
        let library = library
        var totals = Totals()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/autotests/input")
        let clock = ContinuousClock(), begin = clock.now
        for name in names.sorted() where !name.hasSuffix(".syntax") && !name.hasPrefix(".clang") {
            let start = clock.now
            try compare(name, library, &totals)
            let time = clock.now - start
            if time > .seconds(1) { print("SLOW", name, time) }
        }
        for (name, same, count, first) in totals.worst.sorted(by: { $0.2 - $0.1 > $1.2 - $1.1 }) {
            print("DIFF \(name): \(same) of \(count), first at line \(first)")
        }
        print(
            "TOTAL \(totals.equal) of \(totals.lines) lines, \(totals.equalFiles) of \(totals.files) files,",
            "\(totals.bytes) bytes, highlighted in \(totals.time), all in \(clock.now - begin)")
        #expect(Double(totals.equal) >= Double(totals.lines) * 0.99)
        #expect(totals.files > 300)
    }

    /// Returns a line with the marks of regions, whose numbers follow their first occurrence.
    private func folded(
        _ line: String, _ marks: [HighlightedSpans.Mark], _ numbers: inout [Int32: Int]
    ) -> String {
        let bytes = Array(line.utf8)
        var text = "", start = 0
        func part(_ end: Int) -> String {
            defer { start = max(start, end) }
            return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
        }
        for mark in marks {
            let number = numbers[mark.region] ?? numbers.count + 1
            numbers[mark.region] = number
            let name = mark.isBeginning ? "beginfold" : "endfold"
            text += part(mark.offset) + "<\(name) id='\(number)'>"
            // An end of length 0 before a beginning may lie at the same place.
            start = mark.offset
            text += part(mark.offset + mark.count) + "</\(name) id='\(number)'>"
        }
        return text + part(bytes.count)
    }

    @Test func regionsEqualTheReferences() throws {
        let library = library
        var lineCount = 0, equal = 0, time = Duration.zero
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder + "/autotests/folding")
        for fileName in names.sorted() where fileName.hasSuffix(".fold") {
            let name = String(fileName.dropLast(5))
            guard let input = text(folder + "/autotests/input/" + name),
                let reference = text(folder + "/autotests/folding/" + fileName),
                let highlighter = try highlighter(name, library)
            else { continue }
            let expected = lines(reference).map {
                $0.replacingOccurrences(of: "<indentfold>", with: "")
                    .replacingOccurrences(of: "</indentfold>", with: "")
            }
            var state = highlighter.initialState, numbers: [Int32: Int] = [:], first = ""
            for (number, line) in lines(input).enumerated() {
                let start = ContinuousClock.now
                let marks = highlighter.spans(of: Array(line.utf8), state: &state).marks
                time += ContinuousClock.now - start
                let found = folded(line, marks, &numbers)
                lineCount += 1
                if number < expected.count, found == expected[number] {
                    equal += 1
                } else if first.isEmpty {
                    first =
                        "\(number + 1)\n  \(number < expected.count ? expected[number] : "")\n  \(found)"
                }
            }
            if !first.isEmpty { print("FOLD \(name) first at line \(first)") }
        }
        print("FOLDS \(equal) of \(lineCount) lines, highlighted in \(time)")
        #expect(Double(equal) >= Double(lineCount) * 0.99)
    }

    private static func residentKilobytes() -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") } ?? ""
        return Int(line.filter(\.isNumber)) ?? 0
    }

    @Test(arguments: [
        "highlight.cpp", "test.py", "highlight.js", "highlight.sh", "test.markdown.md",
        "highlight.xml", "highlight.lua",
    ])
    func speed(name: String) throws {
        let before = Self.residentKilobytes()
        let library = library, clock = ContinuousClock()
        guard let input = text(folder + "/autotests/input/" + name) else { return }
        let begin = clock.now
        guard let highlighter = try highlighter(name, library) else { return }
        let ready = clock.now - begin
        let bytes = lines(input).map { Array($0.utf8) }
        var states: [GrammarHighlighter.State] = []
        var times: [Duration] = []
        for _ in 0..<11 {
            let start = clock.now
            var state = highlighter.initialState
            states = []
            for line in bytes {
                _ = highlighter.highlight(line, state: &state)
                states.append(state)
            }
            times.append(clock.now - start)
        }
        let best = times.dropFirst().min() ?? .zero
        let seconds = Double(best.components.attoseconds) / 1e18 + Double(best.components.seconds)
        let size = bytes.reduce(0) { $0 + $1.count }
        let different = Set(states.map { ObjectIdentifier($0.stack) }).count
        print(
            "SPEED \(name): ready in \(ready), first \(times[0]), then \(Int(Double(bytes.count) / seconds)) lines/s,",
            "\(Int(Double(size) / seconds / 1000)) kB/s, \(bytes.count) lines, \(different) states,",
            "\(Self.residentKilobytes() - before) kB more")
    }

    @Test func definitionsLoadWithoutErrors() throws {
        let library = library
        let clock = ContinuousClock(), begin = clock.now
        let headers = library.headers
        print("INDEX \(headers.count) definitions in \(clock.now - begin)")
        for fault in library.unreadableFiles { print("UNREADABLE \(fault)") }
        var problems: [GrammarError] = []
        for header in headers {
            do {
                problems = try library.problems(in: header.name) ?? []
            } catch {
                print("FAULT \(error)")
            }
        }
        for problem in problems { print("PROBLEM \(problem)") }
        print("LOADED \(headers.count) in \(clock.now - begin), \(problems.count) problems")
        #expect(headers.count > 300)
    }
}
