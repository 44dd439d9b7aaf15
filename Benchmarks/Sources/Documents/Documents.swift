// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A text, tree, log or Markdown of so many rows on the terminal, to be driven from outside: `Documents text 1000000`.
///
/// `x` is typed into the text, and appends a hundred lines to the log and a word to the Markdown. `s` appends 100,000 lines
/// to the log within a second.
@main
struct Documents {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let rows = Int(arguments[2]),
            let view = view(arguments[1], rows)
        else {
            print("usage: Documents text|tree|log|markdown ROWS")
            exit(2)
        }
        try await Application(root: DocumentController(view: view)).run()
    }

    @MainActor private static func view(_ kind: String, _ rows: Int) -> View? {
        switch kind {
        case "text": text(rows)
        case "tree": tree(rows)
        case "log": log(rows)
        case "markdown": markdown(rows)
        default: nil
        }
    }

    /// A line of a text or a log.
    static func line(_ number: Int) -> String {
        "Row \(number) of the text: the tide tables of the port are made a year ahead."
    }

    private static func section(_ number: Int) -> String {
        "## Row \(number)\n\nSome *text* with `code` and **bold words**.\n\n- item one\n- item two\n\n"
    }

    @MainActor private static func text(_ rows: Int) -> TextView {
        let view = TextView()
        view.showsLineNumbers = true
        view.storage = TextStorage((0..<rows).map(line).joined(separator: "\n"))
        return view
    }

    /// Folders of 999 files, all unfolded.
    @MainActor private static func tree(_ rows: Int) -> OutlineView {
        let view = OutlineView { item in
            guard let item = item?.base as? Int else {
                return OutlineChildren(count: rows / 1_000) { AnyHashable($0 * 1_000) }
            }
            guard item % 1_000 == 0 else { return .none }
            return OutlineChildren(count: 999) { AnyHashable(item + 1 + $0) }
        } text: {
            StyledText("Row \($0) of the tree")
        }
        view.expandItem(nil, expandChildren: true)
        return view
    }

    /// The last section is row 0, because the view shows its end.
    @MainActor private static func markdown(_ rows: Int) -> MarkdownView {
        let view = MarkdownView((0..<rows).reversed().map(section).joined())
        view.followsEnd = true
        return view
    }

    /// The last line is row 0, too.
    @MainActor private static func log(_ rows: Int) -> LogView {
        let view = LogView()
        view.appendImmediately((0..<rows).reversed().map(line).joined(separator: "\n"))
        return view
    }
}

/// Gives the view the focus, and appends at a key.
private final class DocumentController: ViewController {
    private var count = 0

    override func viewDidAppear(_ animated: Bool) { view.becomeFirstResponder() }

    override func handleKey(_ event: KeyEvent) -> Disposition {
        if event.text == "q" { view.window?.application?.end() }
        if event.text == "s", let log = view as? LogView { stream(to: log) }
        guard event.text == "x" else { return .ignored }
        if let log = view as? LogView {
            for number in count..<count + 100 { log.append(Documents.line(number)) }
            count += 100
        }
        (view as? MarkdownView)?.append("*word* ")
        return .stop
    }

    /// Appends a thousand lines each hundredth of a second.
    private func stream(to log: LogView) {
        let start = ContinuousClock.now
        Task.detached {
            for part in 0..<100 {
                for number in 0..<1_000 { log.append(Documents.line(part * 1_000 + number)) }
                try? await Task.sleep(until: start + .milliseconds(10 * (part + 1)))
            }
        }
    }
}
