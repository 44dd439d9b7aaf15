// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProgramSupport
import Seltzer

/// Shows every control on its own page, with the events that it posts.
@main
struct Gallery {
    static let usage = ProgramUsage(
        name: "Gallery",
        summary: "Shows every control of Seltzer on a page, with the events that it posts.",
        discussion: """
            Choose a page in the list, and try its control. Beside it are the events that it posts, with their \
            routes. F1 lists the keys, and Ctrl-Q quits.
            """,
        options: [
            ProgramOption("list", summary: "Print the names of the pages and end."),
            ProgramOption("page", value: "name", summary: "Open this page first."),
            ProgramOption(
                "snapshot", value: "name",
                summary: "Print this page and end. This needs no terminal."),
            ProgramOption(
                "format", value: "format",
                summary: "The format of a snapshot: text, svg or html (default: text)."),
            ProgramOption(
                "columns", value: "columns",
                summary: "The columns of a snapshot, 1 to 1000 (default: 64)."),
            ProgramOption(
                "rows", value: "rows", summary: "The rows of a snapshot, 1 to 1000 (default: 20)."),
            ProgramOption(
                "theme", value: "name",
                summary:
                    "The theme: \(Theme.builtIn.map { $0.name.lowercased() }.joined(separator: ", "))."
            ),
            ProgramOption("vi", summary: "Use the keys of vi in lists, pages and texts."),
            ActionsFormat.option,
        ])

    @MainActor
    static func main() async {
        await usage.run { values in try await run(GalleryOptions(values)) }
    }

    /// Performs the command that the options select, and returns the exit status.
    @MainActor
    private static func run(_ options: GalleryOptions) async throws -> Int32 {
        if options.list {
            let width = GalleryPage.all.map(\.name.count).max() ?? 0
            for page in GalleryPage.all {
                let blanks = String(repeating: " ", count: width - page.name.count)
                print("\(page.name)\(blanks)  \(page.summary)")
            }
            return 0
        }
        if let page = options.snapshot {
            let output = await PageSnapshot.output(
                of: page, size: options.size, format: options.format, theme: options.theme)
            print(output, terminator: output.hasSuffix("\n") ? "" : "\n")
            return 0
        }
        if let format = options.actionsFormat {
            let text = format.text(
                of: GalleryController(), name: usage.name, summary: usage.summary)
            print(text, terminator: "")
            return 0
        }
        let controller = GalleryController(beginningWith: options.page ?? .welcome)
        let application = Application(root: controller)
        application.theme = options.theme
        if let style = options.keyStyle { application.keyStyle = style }
        if let page = options.page {
            application.rootExpression = RootExpression(
                "GalleryController(beginningWith: .named(\"\(page.name)\"))")
        }
        return try await application.run().exitCode
    }
}
