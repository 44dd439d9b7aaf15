// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerPrompts

/// Reads the arguments and the file of a command-line tool, which may be anything, and prints tables and trees of them.
///
/// What is read is the same when it is written down and read again. An error says something that can be printed. Lines are
/// no wider than they may be.
@_cdecl("fuzz_prompts")
public func fuzzPrompts(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    let width = Int(input.byte())
    let text = String(decoding: input.bytes(), as: UTF8.self)
    checkArguments(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    checkFile(text)
    checkDate(text)
    checkPrinted(text, width: width)
    return 0
}

/// Every argument is a flag, a value or one of the rest, and flags written in their other form are the same flags.
private func checkArguments(_ arguments: [String]) {
    let answers = PromptAnswers(arguments: arguments)
    precondition(
        answers.values.count + answers.rest.count <= arguments.count, "There are too many.")
    let written = answers.values.map { "--\($0)=\($1)" } + ["--"] + answers.rest
    let again = PromptAnswers(arguments: written)
    precondition(again.values == answers.values, "Flags are other ones.")
    precondition(again.rest == answers.rest, "The rest is another one.")
    for flag in answers.values.keys {
        let errors: [PromptError] = [
            .unanswered(question: flag, flag: flag), .inputEnded(question: flag),
            .refused(flag: flag, answer: flag, reason: flag),
            .unknownFlag(flag: flag, known: [flag]),
        ]
        for error in errors { checkMessage(TextSanitizer.line(error.description)) }
    }
}

private func checkFile(_ text: String) {
    let answers = PromptAnswers(text: text)
    // Behind a line end, a mark at the start of a name is no mark of the file.
    let written = "\n" + answers.values.map { "\($0) = \($1)\n" }.joined()
    precondition(
        PromptAnswers(text: written).values == answers.values, "Answers of a file are other ones.")
}

private func checkDate(_ text: String) {
    guard let date = CalendarDate(text) else { return }
    precondition(
        CalendarDate(date.description) == date, "A date is another one when it is read again.")
}

private func checkPrinted(_ text: String, width: Int) {
    let rows = text.split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
    let columns = rows.map(\.count).max() ?? 0
    let lines = PrintedTable(rows, rightAligned: [0]).lines(width: width)
    precondition(lines.count == rows.count, "A table has other rows.")
    // A column has a cell at least, and two blanks before the next one.
    let room = max(width, 3 * columns)
    for line in lines { precondition(line.cellWidth <= room, "A line is too wide.") }
    let tree = PrintedTree(
        "root",
        rows.map { row in PrintedTree(row.first ?? "", row.dropFirst().map { PrintedTree($0) }) })
    precondition(
        tree.lines().count == 1 + rows.reduce(0) { $0 + max(1, $1.count) },
        "A tree has other lines.")
}
