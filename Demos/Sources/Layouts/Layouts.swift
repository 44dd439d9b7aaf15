// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import DemoCommand
import Seltzer
import SeltzerTesting

/// Shows each kind of layout on a page, on a screen of any size.
@main
struct Layouts: DemoCommand {
    static let configuration = CommandConfiguration(
        commandName: "Layouts",
        abstract: "Shows each kind of layout on a page that adapts to the size of the window.",
        discussion: """
            Resize the window, and see how each page adapts. Alt-N and Alt-P show the next and the previous \
            page, F2 changes the theme, F1 lists the keys, and Ctrl-Q quits.
            """)

    @Flag(help: "Print the names of the pages and end.")
    var list = false

    @Option(help: "Open the page with this name first.")
    var page: LayoutPageName?

    @Option(
        help: ArgumentHelp(
            "The theme: \(ThemeChoice.names), or a file with colors.", valueName: "name or file"),
        transform: ThemeChoice.init)
    var theme: ThemeChoice?

    @Option(help: "Print this page and end. This needs no terminal.")
    var snapshot: LayoutPageName?

    @Option(help: "The format of a snapshot.")
    var format = PictureFormat.text

    @Option(help: "The size of a snapshot, 1x1 to 1000x1000.")
    var size = SnapshotSize(Size(width: 80, height: 24))

    @OptionGroup var actions: ActionsArguments

    @MainActor
    static func documentedScreen() -> ViewController {
        LayoutsController()
    }

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
            let output = await size.output(of: controller, format: format, theme: theme?.theme)
            print(output, terminator: output.hasSuffix("\n") ? "" : "\n")
            return
        }
        let application = Application(root: controller)
        application.theme = theme?.theme
        theme?.warnings.forEach(application.diagnosticHandler)
        let ending = try await application.run()
        if ending != .ended { throw ExitCode(ending.exitCode) }
    }
}
