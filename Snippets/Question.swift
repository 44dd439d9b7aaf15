// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerPrompts

await runTool {
    let kinds = ["library", "executable", "plugin"]
    let list = ListView(kinds)
    list.selectedIndex = 0
    let question = Label("What is it?", style: Style(attributes: .bold))
    let screen = ViewController(view: StackView(.vertical, [question, list, KeyFooter()]))

    let application = Application(root: screen, presentation: .inline(rows: 5))
    screen.bind("esc", "Cancel") { [weak application] in application?.cancel() }
    guard let answer = try await application.run(until: RowActivated.self) else {
        throw PromptError.cancelled
    }
    print("kind=\(kinds[answer.indexPath.row])")
}
