// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer

/// The commands and their keys.
extension NotesController {
    /// The actions of the program.
    var commands: [Action] {
        let hasText: @MainActor (NotesController) -> Bool = { $0.current != nil }
        return [
            Action(
                "save", title: "Save", keys: ["ctrl-s"], priority: .high, isEnabled: hasText,
                NotesController.saveCurrent),
            Action("quick-open", title: "Open", keys: ["ctrl-p"], NotesController.openQuickly),
            Action("files", title: "Files", keys: ["ctrl-b"], NotesController.showFiles),
            Action(
                "find-in-files", title: "Find in files", keys: ["f3", "ctrl-shift-f"],
                NotesController.findInFiles),
            Action(
                "go-to-line", title: "Line", keys: ["ctrl-g"], isEnabled: hasText,
                NotesController.goToLine),
            Action(
                "preview", title: "Preview", keys: ["f9"],
                isEnabled: { $0.wantsPreview || $0.canPreview }, NotesController.togglePreview),
            Action("new-file", title: "New", keys: ["ctrl-n"], NotesController.newFile),
            Action(
                "close-file", title: "Close", keys: ["ctrl-w"], isEnabled: hasText,
                NotesController.closeCurrent),
            Action(
                "rename", title: "Rename", keys: ["f2"], isEnabled: { $0.chosenPath != nil },
                NotesController.rename),
            Action(
                "delete", title: "Delete", keys: ["f8"], isEnabled: { $0.chosenPath != nil },
                NotesController.delete),
            Action("reload", title: "Look again", keys: ["f5"], NotesController.lookAgain),
            Action(
                "commands", keys: ["f10"], isEnabled: { !$0.status.isHidden },
                NotesController.showCommands),
            // In a text `?` is typed, so F1 comes first.
            Action(
                "help", title: "Keys", keys: ["f1", "?"], role: .help, NotesController.showKeys),
            Action("quit", title: "Quit", keys: ["ctrl-q"], role: .quit, NotesController.quit),
            // Ctrl-C must not end the program without asking.
            Action("quit-or-copy", keys: ["ctrl-c"], NotesController.quit),
        ]
    }

    /// The file that commands on files are for: the one selected in the focused tree, or the one that is shown.
    var chosenPath: String? {
        let focused = window?.firstResponder as? View
        if focused?.isDescendant(of: tree) == true { return tree.selectedPath }
        return current?.document.path
    }

    private func showCommands() {
        if let window { present(CommandsController(of: window, beside: status.menuButton)) }
    }

    private func showKeys() {
        if let window { present(KeyHelpController(of: window)) }
    }

    private func openQuickly() { present(QuickOpenController(root: root)) }

    /// Focuses the tree, or opens it where there is no room beside the text; from the tree back to the text.
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

    /// Shows the preview beside the text, or in a window of its own where there is no room.
    private func togglePreview() {
        guard view.bounds.width < 80 else {
            wantsPreview.toggle()
            return
        }
        guard let current else { return }
        let preview = PreviewController()
        preview.show(current.document)
        preview.title = TextSanitizer.line(current.document.name)
        preview.modalPresentationStyle = .fullScreen
        present(preview)
    }

    /// Opens the file that a link leads to; of another link says where it leads.
    func linkActivated(_ link: LinkActivated) -> Disposition {
        let path = String(link.destination.prefix { $0 != "#" && $0 != "?" })
        guard let folder = current?.document.path.map(FilePath.folder), !path.isEmpty,
            FileVersion(path: FilePath.join(folder, path)) != nil
        else {
            tell("This link leads elsewhere", .plain, detail: link.destination)
            return .stop
        }
        return fileChosen(FileChosen(path: FilePath.join(folder, path)))
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

    /// Ends the program; asks what to do with texts that are not saved.
    ///
    /// The question is there at once, so that keys which were typed ahead do not change a text.
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
    /// - Parameter answer: Gets whether to save them; not called if everything is to stay as it is.
    func askToSave(
        _ names: String, count: Int, then answer: @escaping @MainActor (Bool) -> Void
    ) {
        let alert = Alert(
            count == 1 ? "Save the changes?" : "Save the changes of \(count) files?",
            message: TextSanitizer.line(names) + (count == 1 ? " is" : " are") + " not saved.",
            actions: [
                AlertAction("&Don't save", style: .destructive) { answer(false) },
                AlertAction("&Cancel", style: .cancel), AlertAction("&Save") { answer(true) },
            ])
        present(alert)
    }
}
