// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Seltzer

/// The options for the input and the output, with the names of fzf.
struct PickOutputOptions: ParsableArguments {
    @Flag(
        name: .customLong("read0"),
        help: "The lines of the input, and of the commands of reload, end with zero bytes.")
    var readsZeros = false

    @Flag(name: .customLong("print0"), help: "Print a zero byte after each line.")
    var printsZeros = false

    @Flag(help: "Print the query before the other lines.")
    var printQuery = false

    @Option(
        help: ArgumentHelp(
            """
            Keys, separated by commas, that pick lines as Enter does. The key is printed before the lines; an empty \
            line for Enter.
            """, valueName: "keys"))
    var expect: String?

    @Flag(
        name: [.customShort("1"), .customLong("select-1")],
        help: "If only one line matches the query of --query, pick it without asking.")
    var picksOnlyMatch = false

    @Flag(
        name: [.customShort("0"), .customLong("exit-0")],
        help: "If no line matches the query of --query, end at once with status 1.")
    var endsWithoutMatch = false

    @Option(
        help: ArgumentHelp(
            "Show the first lines of the input above the others; they cannot be picked.",
            valueName: "count"))
    var headerLines = 0

    func validate() throws {
        guard (0...1_000).contains(headerLines) else {
            throw ValidationError(
                "\(headerLines) is no number of header lines. Give 0 to 1000.")
        }
        if let name = expectedKeys.first(where: { Self.key($0) == nil }) {
            throw ValidationError("\"\(name)\" is no key. Give --expect keys such as ctrl-v,f2.")
        }
    }

    /// The byte after each line of the input, and of the commands of `reload`.
    var lineEnd: UInt8 { readsZeros ? 0 : UInt8(ascii: "\n") }

    /// Whether all lines are read before the picker appears.
    var decidesAtOnce: Bool { picksOnlyMatch || endsWithoutMatch }

    private var expectedKeys: [String] {
        expect?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
    }

    private static func key(_ name: String) -> KeyChord? {
        guard case .key(let chord)? = PickBinding.trigger(named: name) else { return nil }
        return chord
    }

    /// Binds the keys of `--expect` to a picker.
    @MainActor
    func bindExpectedKeys(of picker: Picker, outcome: PickOutcome) {
        for name in expectedKeys {
            guard let chord = Self.key(name) else { continue }
            picker.searchTextField.bind(KeySequence(chord), name) { [weak picker] in
                outcome.key = name
                picker?.finish()
            }
        }
    }

    /// Prints the query, the key and the picked lines, as far as they are wanted.
    ///
    /// - Returns: The system's reason for a failure; nil after success.
    func print(
        _ picked: [Int], of lines: PickerLines, query: String, key: String,
        to output: (
            [ArraySlice<UInt8>], UInt8
        ) -> String?
    ) -> String? {
        var all: [ArraySlice<UInt8>] = []
        if printQuery { all.append(ArraySlice(query.utf8)) }
        if expect != nil { all.append(ArraySlice(key.utf8)) }
        all += picked.map { lines[$0] }
        return output(all, printsZeros ? 0 : UInt8(ascii: "\n"))
    }
}
