// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import DemoCommand
import ProgramSupport
import Seltzer

/// Picks lines of standard input and prints them.
@main
struct Pick: DemoCommand {
    static let configuration = CommandConfiguration(
        commandName: "Pick",
        abstract: "Finds lines of standard input by a few letters, and prints the picked ones.",
        discussion: """
            git branch | Pick
            vim $(ls | Pick -m --preview 'head -100 {}')

            vim $(Pick --query main -1 -0 < files)
            find . -print0 | Pick --read0 --print0 -m | xargs -0 rm

            Type letters of the line in their order. Each word of the query is searched by itself. A word with a \
            capital letter distinguishes case. The arrows, the wheel or a click select a line. Enter or a double \
            click picks it. Pick prints the picked lines byte for byte.

            Exit status: 0 if lines were picked; 1 if no line matched; 2 for wrong usage, no terminal, or no match \
            in the part that was read; 130 if you cancelled.
            """)

    @OptionGroup var options: PickOptions

    @OptionGroup var output: PickOutputOptions

    @Option(help: "The number of rows below the prompt, 1 to 1000.")
    var height = 12

    @Flag(help: "Use the whole screen.")
    var full = false

    @Option(
        help: ArgumentHelp(
            """
            The memory for the lines, in MiB, from 1 to 4080 (default: a quarter of the available memory). Pick does \
            not read beyond the limit.
            """, valueName: "MiB"))
    var limit: MemoryLimit?

    @OptionGroup var actions: ActionsArguments

    @MainActor
    static func documentedScreen() -> ViewController {
        let picker = Picker([])
        picker.allowsMultipleSelection = true
        picker.preview = .text { StyledText($0.text) }
        return picker
    }

    func validate() throws {
        if let objection = limit?.objection { throw ValidationError(objection) }
        guard (1...1_000).contains(height) else {
            throw ValidationError("\(height) is not a possible height. Give 1 to 1000 rows.")
        }
    }

    static var usageStatus: Int32 { 2 }

    @MainActor
    func run() async throws {
        guard !StandardInput.isTerminal else {
            Self.finish(
                2, saying: "There is nothing to pick from. Pipe lines in, as in `ls | Pick`.")
        }
        let limit = limit ?? .standard(atMost: MemoryLimit(bytes: PickerFeed.greatestLimit))
        let input = await PickInput(StandardInput.chunks, options: output, limit: limit.bytes)
        if let matches = await input.matches(options.query) {
            if matches.count == 0, output.endsWithoutMatch {
                try finish([], of: matches.lines, query: options.query)
            }
            if matches.count == 1, output.picksOnlyMatch {
                return try finish(
                    [matches.line(at: 0)], of: matches.lines, query: options.query)
            }
        }
        let outcome = PickOutcome()
        let picker = try options.picker(
            input.source, lineEnd: output.lineEnd, limit: limit.bytes, outcome: outcome)
        picker.header = ([picker.header] + input.header).filter { !$0.isEmpty }
            .joined(separator: "\n")
        output.bindExpectedKeys(of: picker, outcome: outcome)
        let picked: PickerFinished?
        do {
            let presentation: ScreenPresentation = full ? .fullScreen : .inline(rows: height)
            picked = try await Application(root: picker, presentation: presentation)
                .run(until: PickerFinished.self)
        } catch {
            Self.finish(2, saying: "\(error)")
        }
        if let command = outcome.command { Self.finish(2, saying: Shell().become(command)) }
        guard let picked else { throw ExitCode(130) }
        try finish(picked.indices, of: picked.lines, query: picker.query, key: outcome.key)
    }

    /// Prints the picked lines.
    ///
    /// Ends with status 2 if no line was picked and the unread part might contain a match.
    private func finish(
        _ picked: [Int], of lines: PickerLines, query: String, key: String = ""
    ) throws {
        if picked.isEmpty, let reason = lines.omission { Self.finish(2, saying: reason) }
        let reason = output.print(picked, of: lines, query: query, key: key) {
            picked.isEmpty && !output.printQuery
                ? nil : StandardStream.output.write(lines: $0, lineEnd: $1)
        }
        if let reason { Self.finish(2, saying: "The picked lines cannot be printed: \(reason).") }
        guard !picked.isEmpty else { throw ExitCode(1) }
        if let reason = lines.omission { StandardStream.error.write(message: reason) }
    }

    /// Writes an error to standard error, and ends the process.
    private static func finish(_ status: Int32, saying message: String) -> Never {
        StandardStream.error.write(message: "Error: \(message)")
        exit(withError: ExitCode(status))
    }
}
