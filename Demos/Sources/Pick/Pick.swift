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

            Type letters of the line in their order. Each word of the query is searched by itself. A word with a \
            capital letter distinguishes case. The arrows, the wheel or a click select a line. Enter or a double \
            click picks it. Pick prints the picked lines byte for byte.

            Exit status: 0 if lines were picked; 1 if no line matched; 2 for wrong usage, no terminal, or no match \
            in the part that was read; 130 if you cancelled.
            """)

    @OptionGroup var options: PickOptions

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
        let source = PickerSource.bytes(StandardInput.chunks, limit: limit.bytes)
        let picker = try options.picker(source, limit: limit.bytes)
        let picked: PickerFinished?
        do {
            let presentation: ScreenPresentation = full ? .fullScreen : .inline(rows: height)
            picked = try await Application(root: picker, presentation: presentation)
                .run(until: PickerFinished.self)
        } catch {
            Self.finish(2, saying: "\(error)")
        }
        guard let picked else { throw ExitCode(130) }
        try Self.finish(picked.indices, of: picked.lines)
    }

    /// Prints the picked lines.
    ///
    /// Ends with status 2 if no line was picked and the unread part might contain a match.
    private static func finish(_ picked: [Int], of lines: PickerLines) throws {
        if picked.isEmpty, let reason = lines.omission { finish(2, saying: reason) }
        guard !picked.isEmpty else { throw ExitCode(1) }
        if let reason = StandardStream.output.write(lines: picked.lazy.map { lines[$0] }) {
            finish(2, saying: "The picked lines cannot be printed: \(reason).")
        }
        if let reason = lines.omission { StandardStream.error.write(message: reason) }
    }

    /// Writes an error to standard error, and ends the process.
    private static func finish(_ status: Int32, saying message: String) -> Never {
        StandardStream.error.write(message: "Error: \(message)")
        exit(withError: ExitCode(status))
    }
}
