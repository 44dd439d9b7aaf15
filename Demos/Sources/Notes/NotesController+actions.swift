// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer

/// The commands and their keys.
extension NotesController {
    /// The actions of the program.
    var commands: [Action] { current == nil ? Self.commandsWithoutText : Self.commandsOfText }

    /// The lists are kept, because they are requested often and are always the same.
    private static let commandsOfText = commands(isReady: true)
    private static let commandsWithoutText = commands(isReady: false)

    private static func commands(isReady: Bool) -> [Action] {
        NotesCommand.all.map { command in
            let action = command.action(isReady: isReady)
            return refinements[command.identifier]?(action) ?? action
        } + [
            .contextMenu,
            // The user can type `?` in a text, so F1 comes first.
            Action("help", title: "Keys", keys: ["f1", "?"], NotesController.showKeys).role(.help),
            Action("quit", title: "Quit", keys: ["ctrl-q"], NotesController.quit).role(.quit),
            quitOrCopy,
        ]
    }

    /// Ctrl-C must ask before it ends the program, even while a window of the program is open.
    private static var quitOrCopy: Action {
        var action = Action("quit-or-copy", keys: ["ctrl-c"], NotesController.quit)
        action.reachesModalWindows = true
        return action
    }

    /// Performs a command.
    func perform(_ command: String) { Self.effects[command]?(self) }

    private static let effects: [String: @MainActor (NotesController) -> Void] = [
        "save": { $0.start { await $0.saveCurrent() } },
        "quick-open": { $0.openQuickly() },
        "find": { $0.current?.find(replacing: false) },
        "replace": { $0.current?.find(replacing: true) },
        "find-next": { $0.current?.editor.findInteraction?.findNext() },
        "find-previous": { $0.current?.editor.findInteraction?.findPrevious() },
        "new-file": { $0.start { await $0.newFile() } },
        "open-file": { $0.start { await $0.openFiles() } },
        "move": { $0.start { await $0.move() } },
        "files": { $0.showFiles() },
        "close-file": { $0.closeCurrent() },
        "find-in-files": { $0.findInFiles() },
        "preview": { $0.togglePreview() },
        "go-to-line": { $0.start { await $0.goToLine() } },
        "rename": { $0.start { await $0.rename() } },
        "delete": { $0.start { await $0.delete() } },
        "wrap-lines": { $0.settings[NotesSettings.wrap].toggle() },
        "line-numbers": { $0.settings[NotesSettings.lineNumbers].toggle() },
        "settings": { $0.showSettings() },
        "reload": { $0.lookAgain() },
        "command-palette": { $0.palette.present(in: $0.window) },
        "menu-bar": { $0.openMenu() },
    ]

    private func start(_ work: @escaping @MainActor (NotesController) async -> Void) {
        task { [weak self] in
            if let self { await work(self) }
        }
    }

    /// The attributes of commands that menus show in addition to the title and the keys.
    private static let refinements: [String: @MainActor (Action) -> Action] = [
        "rename": { $0.disabled(because: noFileIsChosen) },
        "move": { $0.disabled(because: noFileIsChosen) },
        "delete": { $0.disabled(because: noFileIsChosen).attributes(.destructive) },
        "preview": {
            $0.disabled { (controller: NotesController) in
                controller.wantsPreview || controller.canPreview
                    ? nil : "The file is not Markdown."
            }.showing { (controller: NotesController) in controller.wantsPreview ? .on : .off }
        },
        "wrap-lines": {
            $0.showing { (controller: NotesController) in
                controller.settings[NotesSettings.wrap] ? .on : .off
            }
        },
        "line-numbers": {
            $0.showing { (controller: NotesController) in
                controller.settings[NotesSettings.lineNumbers] ? .on : .off
            }
        },
    ]

    private static func noFileIsChosen(_ controller: NotesController) -> String? {
        controller.chosenPath == nil ? "No file is chosen." : nil
    }

    /// The file for commands on files: the file selected in the focused tree, or else the shown
    /// file.
    var chosenPath: BytePath? {
        let focused = window?.firstResponder as? View
        if focused?.isDescendant(of: tree) == true { return tree.selectedPath }
        return current?.document.path
    }

    /// Opens the first menu; on a small screen, the menu of the button, or else the palette.
    private func openMenu() {
        if !header.isHidden {
            header.bar.openMenu(at: 0)
        } else if !status.isHidden {
            status.menuButton.open()
        } else {
            palette.present(in: window)
        }
    }

    private func showKeys() {
        if let window { present(KeyHelpController(of: window)) }
    }

    private func openQuickly() { present(QuickOpenController(root: root)) }

    /// Focuses the tree, or opens it in a window if there is no room beside the text; if the tree
    /// is focused, focuses the text.
    private func showFiles() {
        guard tree.window != nil else {
            present(FilesController(root: root, selected: current?.document.path))
            return
        }
        let focused = window?.firstResponder as? View
        if focused?.isDescendant(of: tree) == true {
            current?.editor.becomeFirstResponder()
        } else {
            tree.preferredFocusedView.becomeFirstResponder()
        }
    }

    var canPreview: Bool { current.map { PreviewController.canShow($0.document) } ?? false }

    /// Shows the preview beside the text, or in its own window if there is no room.
    private func togglePreview() {
        guard view.bounds.width < 80 else {
            wantsPreview.toggle()
            return
        }
        guard let current else { return }
        let preview = PreviewController()
        preview.show(current.document)
        preview.title = TextSanitizer.line(current.document.name)
        // The text stays as it is behind the preview.
        preview.modalPresentationStyle = .overFullScreen
        preview.view.backgroundColor = .overlay
        present(preview)
    }

    private func findInFiles() {
        let selected = current?.editor.selectedText ?? ""
        let query = selected.contains("\n") || selected.utf8.count > 200 ? "" : selected
        present(FolderSearchController(root: root, query: query))
    }

    private func goToLine() async {
        guard let current else { return }
        let count = current.editor.storage.lineCount
        let prompt = PromptController(
            "Go to line", label: "1 to \(NumberFormat().string(count))", action: "&Go"
        ) { text in
            Int(text.filter { $0 != "," }) == nil ? "Type a number." : nil
        }
        guard let answer = await present(prompt, until: PromptAnswered.self),
            let line = Int(answer.text.filter { $0 != "," })
        else { return }
        current.goToLine(line)
        updateStatus()
        current.editor.becomeFirstResponder()
    }

    private func lookAgain() {
        tree.reload()
        look()
    }

    // MARK: The end

    /// Ends the program; asks whether to save unsaved texts.
    ///
    /// The question appears at once, so that keys typed ahead do not change a text.
    private func quit() {
        presentedViewController?.dismiss()
        let unsaved = editors.filter { !$0.document.isDisposable }
        guard !unsaved.isEmpty else {
            window?.application?.end()
            return
        }
        let names = unsaved.prefix(3).map(\.document.name).joined(separator: ", ")
        let more = unsaved.count > 3 ? " and \(unsaved.count - 3) more" : ""
        askToSave(names + more, count: unsaved.count) { [weak self] saves in
            self?.task { [weak self] in await self?.end(unsaved, saves: saves) }
        }
    }

    private func end(_ unsaved: [EditorController], saves: Bool) async {
        for editor in unsaved {
            if saves {
                guard await save(editor) else { return }
            } else {
                keeper.forget(editor.document)
            }
        }
        await keeper.settle()
        window?.application?.end()
    }

    /// Asks whether to save texts.
    ///
    /// - Parameter answer: Gets whether to save them; not called if the user cancels.
    func askToSave(
        _ names: String, count: Int, then answer: @escaping @MainActor (Bool) -> Void
    ) {
        let alert = Self.question(
            count == 1 ? "Save the changes?" : "Save the changes of \(count) files?",
            message: TextSanitizer.line(names) + (count == 1 ? " is" : " are") + " not saved.",
            actions: [
                AlertAction("&Don't save", style: .destructive) { answer(false) },
                AlertAction("&Cancel", style: .cancel), AlertAction("&Save") { answer(true) },
            ])
        present(alert)
    }

    /// Returns a question that does not keep the user from quitting.
    static func question(_ heading: String, message: String, actions: [AlertAction]) -> Alert {
        let alert = Alert(heading, message: message, actions: actions)
        // The keys for quitting ask about unsaved texts themselves, and change nothing else.
        alert.isModalInPresentation = false
        return alert
    }
}
