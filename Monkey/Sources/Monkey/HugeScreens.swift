// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Screens with more rows than can be looked at one by one: what asks for all of them hangs.
@MainActor let hugeScreens: [(String, @MainActor () throws -> Application)] = [
    ("Huge list", { huge(ListView(count: 2_000_000) { StyledText("row \($0)") }) }),
    ("Huge identified list", { huge(identifiedList()) }),
    ("Huge log", { huge(log()) }),
]

/// A list beside letter actions and a footer, which ask what a letter would do in the list.
@MainActor
private func huge(_ view: View) -> Application {
    let controller = ViewController(view: StackView(.vertical, [view, KeyFooter()]))
    for letter in "adeginrs" {
        controller.bind(KeySequence([KeyChord(.character(letter))]), "Action \(letter)") {}
    }
    return Application(root: controller) { throw ApplicationError.noTerminal }
}

@MainActor
private func identifiedList() -> View {
    let list = ListView(count: 500_000) { StyledText("item \($0)") }
    list.allowsMultipleSelection = true
    return list
}

@MainActor
private func log() -> View {
    let view = LogView()
    view.append((0..<200_000).map { "line \($0) of a long log\n" }.joined())
    return view
}
