// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Seltzer

/// Shows every control, a page for each, and the events that it posts.
@main
struct Gallery: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Gallery",
        abstract: "Every control of Seltzer, a page for each, with the events that it posts.",
        discussion: """
            Choose a page in the list, try what is on it, and see beside it which events it posts and the way \
            they take. F1 lists the keys, Ctrl-Q quits.
            """)

    @Flag(help: "Print the names of the pages and end.")
    var list = false

    @Option(help: "The page to begin with, by its name.")
    var page: PageName?

    @Option(help: "Print this page as text and end; no terminal is needed.")
    var snapshot: PageName?

    @Option(help: "The columns of a snapshot, 1 to 1000.")
    var columns = 64

    @Option(help: "The rows of a snapshot, 1 to 1000.")
    var rows = 20

    @Option(help: "The colours: \(ThemeName.all).")
    var theme: ThemeName?

    func validate() throws {
        for (name, count) in [("columns", columns), ("rows", rows)]
        where !(1...1_000).contains(count) {
            throw ValidationError("There are no snapshots of \(count) \(name): give 1 to 1000.")
        }
    }

    @MainActor
    func run() async throws {
        if list {
            let width = GalleryPage.all.map(\.name.count).max() ?? 0
            for page in GalleryPage.all {
                let blanks = String(repeating: " ", count: width - page.name.count)
                print("\(page.name)\(blanks)  \(page.summary)")
            }
        } else if let snapshot {
            let size = Size(width: columns, height: rows)
            print(await PageSnapshot.text(of: snapshot.page, size: size))
        } else {
            let controller = GalleryController(beginningWith: page?.page ?? GalleryPage.all[0])
            let application = Application(root: controller)
            application.theme = theme?.theme
            let ending = try await application.run()
            if ending != .ended { throw ExitCode(ending.exitCode) }
        }
    }
}
