// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import LinePicking
import Seltzer

/// Picks lines of standard input and prints them.
@main
struct Pick: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Pick",
        abstract: "Picks lines of standard input by typing some of their letters.",
        discussion: """
            git branch | Pick
            vim $(ls | Pick -m)

            Type letters of the line, in their order; words parted by blanks are found apart from each other, and \
            a capital finds capitals only. The arrows, the wheel or a click select a line, Enter or a double click \
            picks it. What is picked is printed byte for byte.

            Exit status: 0 picked, 1 nothing matched, 2 wrong usage or no terminal, 130 cancelled.
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

    func validate() throws {
        guard (1...1_000).contains(height) else {
            throw ValidationError("The screen cannot be \(height) rows high: give 1 to 1000.")
        }
    }

    /// Runs the command; what is wrong with its usage has the exit status 2.
    static func main() async {
        do {
            var command = try parseAsRoot()
            if var command = command as? AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch  where exitCode(for: error) == .validationFailure {
            finish(2, saying: fullMessage(for: error))
        } catch {
            exit(withError: error)
        }
    }

    @MainActor
    func run() async throws {
        guard !StandardInput.isTerminal else {
            Self.finish(
                2, saying: "There is nothing to pick from: pipe lines in, as in `ls | Pick`.")
        }
        let picker = LinePicker()
        picker.pattern = FuzzyPattern(query)
        let feed = LineFeed()
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
        if case .failed(let reason) = picker.lines.state, picked.lines.isEmpty {
            Self.finish(2, saying: reason)
        }
        guard !picked.lines.isEmpty else { throw ExitCode(1) }
        if let reason = StandardOutput.write(picked.lines.lazy.map { picker.lines[$0] }) {
            Self.finish(2, saying: "What was picked cannot be printed: \(reason).")
        }
    }
}
