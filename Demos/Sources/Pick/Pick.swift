// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import DemoCommand
import LinePicking
import ProgramSupport
import Seltzer

/// Picks lines of standard input and prints them.
@main
struct Pick: DemoCommand {
    static let configuration = CommandConfiguration(
        commandName: "Pick",
        abstract: "Picks lines of standard input by typing some of their letters.",
        discussion: """
            git branch | Pick
            vim $(ls | Pick -m)

            Type letters of the line, in their order; words parted by blanks are found apart from each other, and \
            a capital finds capitals only. The arrows, the wheel or a click select a line, Enter or a double click \
            picks it. What is picked is printed byte for byte.

            Exit status: 0 picked, 1 nothing matched, 2 wrong usage, no terminal, or nothing matched in the part \
            that was read, 130 cancelled.
            """)

    @Flag(
        name: .short, help: "Pick several lines: Tab marks; they are printed in the order of input."
    )
    var multiple = false

    @Option(help: "What is looked for at first.")
    var query = ""

    @Option(help: "A line to show above the others.")
    var header: String?

    @Option(help: "The rows below the prompt that are used, 1 to 1000.")
    var height = 12

    @Flag(help: "Use the whole screen.")
    var full = false

    @Option(
        help: ArgumentHelp(
            """
            The most memory for the lines, in MiB, up to 4080; if not given, a quarter of the memory there is. \
            What comes after that many is not read.
            """, valueName: "MiB"))
    var limit: MemoryLimit?

    func validate() throws {
        if let objection = limit?.objection { throw ValidationError(objection) }
        guard (1...1_000).contains(height) else {
            throw ValidationError("The screen cannot be \(height) rows high: give 1 to 1000.")
        }
    }

    static var usageStatus: Int32 { 2 }

    @MainActor
    func run() async throws {
        guard !StandardInput.isTerminal else {
            Self.finish(
                2, saying: "There is nothing to pick from: pipe lines in, as in `ls | Pick`.")
        }
        let picker = LinePicker()
        picker.pattern = FuzzyPattern(query)
        let limit = limit ?? .standard(atMost: MemoryLimit(bytes: LineFeed.greatestLimit))
        let feed = LineFeed(limit: limit.bytes)
        let reading = Task.detached { await feed.read(StandardInput.chunks) }
        let controller = PickController(
            picker: picker, feed: feed, allowsMultiple: multiple, header: header)
        let picked: LinesPicked?
        do {
            let presentation: ScreenPresentation = full ? .fullScreen : .inline(rows: height)
            picked = try await Application(root: controller, presentation: presentation)
                .run(until: LinesPicked.self)
        } catch {
            Self.finish(2, saying: "\(error)")
        }
        reading.cancel()
        guard let picked else { throw ExitCode(130) }
        try Self.finish(picked.lines, of: picker.lines)
    }

    /// Prints what was picked; ends with the status 2 where what was not read might be the answer.
    private static func finish(_ picked: [Int], of lines: Lines) throws {
        if picked.isEmpty, let reason = lines.omission { finish(2, saying: reason) }
        guard !picked.isEmpty else { throw ExitCode(1) }
        if let reason = StandardStream.output.write(lines: picked.lazy.map { lines[$0] }) {
            finish(2, saying: "What was picked cannot be printed: \(reason).")
        }
        if let reason = lines.omission { StandardStream.error.write(message: reason) }
    }

    /// Writes a message to standard error, and ends the process.
    private static func finish(_ status: Int32, saying message: String) -> Never {
        StandardStream.error.write(message: message)
        exit(withError: ExitCode(status))
    }
}
