// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import DemoCommand
import Seltzer

/// Shows each kind of layout at work, a page for each, on a screen of any size.
@main
struct Layouts: DemoCommand {
    static let configuration = CommandConfiguration(
        commandName: "Layouts",
        abstract: "Every kind of layout, a page for each, that answers to the size of the window.",
        discussion: """
            Make the window larger and smaller, and see what becomes of each page. Alt-N and Alt-P turn the \
            pages, F2 changes the colours, F1 lists the keys, Ctrl-Q quits.
            """)

    @Flag(help: "Print the names of the pages and end.")
    var list = false

    @Option(help: "The page to begin with, by its name.")
    var page: LayoutPageName?

    @Option(
        help: ArgumentHelp(
            "The colours: \(ThemeChoice.names), or a file with a theme.", valueName: "name or file"),
        transform: ThemeChoice.init)
    var theme: ThemeChoice?

    @Option(help: "Print this page as text and end; no terminal is needed.")
    var snapshot: LayoutPageName?

    @Option(help: "The size of a snapshot, 1x1 to 1000x1000.")
    var size = SnapshotSize(Size(width: 80, height: 24))

    @MainActor
    func run() async throws {
        if list {
            let width = LayoutPage.all.map(\.name.count).max() ?? 0
            for page in LayoutPage.all {
                let blanks = String(repeating: " ", count: width - page.name.count)
                print("\(page.name)\(blanks)  \(page.summary)")
            }
            return
        }
        let first = (snapshot ?? page)?.page ?? LayoutPage.all[0]
        let controller = LayoutsController(beginningWith: first, userTheme: theme?.fileTheme)
        if snapshot != nil {
            print(await size.text(of: controller))
            return
        }
        let application = Application(root: controller)
        application.theme = theme?.theme
        let ending = try await application.run()
        if ending != .ended { throw ExitCode(ending.exitCode) }
    }
}
