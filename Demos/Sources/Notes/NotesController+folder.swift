// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer

/// Creating, renaming and deleting files.
extension NotesController {
    func newFile() async {
        let panel = savePanel("New file", in: newFilesFolder)
        panel.prompt = "&Create"
        panel.allowsReplacing = false
        guard let path = await panel.pick(over: self) else { return }
        do {
            try FileActions.create(path)
            tree.reload()
            await open(path)
        } catch {
            tell("The file was not created", .error, detail: Self.reason(of: error))
        }
    }

    func rename() async {
        guard let old = chosenPath else { return }
        let folder = old.folder
        let name = old.lastComponent.description
        let prompt = PromptController(
            "Rename", label: "Another name for \(TextSanitizer.line(name))", text: name,
            action: "&Rename"
        ) { text in
            if text == name { return "This is its name." }
            return PathText.objection(toName: text)
                ?? (FileVersion(path: folder.appending(BytePath(text))) == nil
                    ? nil : "There is a file of that name.")
        }
        guard let answer = await present(prompt, until: PromptAnswered.self) else { return }
        let new = folder.appending(BytePath(answer.text))
        do {
            try FileActions.rename(old, to: new)
            store.pathDidChange(from: old, to: new)
            tree.reload()
        } catch {
            tell("\(name) was not renamed", .error, detail: Self.reason(of: error))
        }
    }

    /// Moves a file to another folder, and perhaps gives it another name.
    func move() async {
        guard let old = chosenPath else { return }
        let name = old.lastComponent.description
        let panel = savePanel("Move", in: old.folder, name: old.lastComponent.editableText)
        panel.message = TextSanitizer.line(name)
        panel.prompt = "&Move"
        panel.allowsReplacing = false
        guard let new = await panel.pick(over: self) else { return }
        do {
            try FileActions.rename(old, to: new)
            store.pathDidChange(from: old, to: new)
            tree.reload()
        } catch {
            tell("\(name) was not moved", .error, detail: Self.reason(of: error))
        }
    }

    /// Moves a file into the trash; without a trash, asks before it removes the file permanently.
    func delete() async {
        guard let path = chosenPath else { return }
        let name = path.lastComponent.description
        if let trash = state.trash, let trashed = try? trash.move(path) {
            tree.reload()
            look()
            let undo = ToastAction("&Undo") { [weak self] in
                self?.restore(trashed, to: path, trash)
            }
            Toast(
                TextSanitizer.line("\(name) is in the trash"),
                detail: trash.folder.description, action: undo
            ).show(from: self)
            return
        }
        let alert = Self.question(
            TextSanitizer.line("Delete \(name)?"),
            message: "There is no trash for it: the file cannot be brought back.",
            actions: [
                AlertAction("&Keep it", style: .cancel),
                AlertAction("&Delete", style: .destructive),
            ])
        guard await present(alert, until: AlertAnswered.self)?.index == 1 else { return }
        do {
            try FileActions.remove(path)
            tree.reload()
            look()
        } catch {
            tell("\(name) was not deleted", .error, detail: Self.reason(of: error))
        }
    }

    private func restore(_ trashed: BytePath, to path: BytePath, _ trash: Trash) {
        do {
            try trash.restore(trashed, to: path)
            tree.reload()
            look()
        } catch {
            tell("The file was not put back", .error, detail: Self.reason(of: error))
        }
    }

    // MARK: Changes by other programs

    /// Checks whether other programs changed the open files, and informs the user.
    func look() {
        for editor in editors {
            task { [weak self] in
                let document = editor.document
                let (wasEdited, count) = (document.isEdited, document.changeCount)
                guard await document.checkFile(), let self else { return }
                // The user may have typed while the file was read.
                didFindChange(of: editor, isEdited: wasEdited || document.changeCount != count)
            }
        }
    }

    private func didFindChange(of editor: EditorController, isEdited: Bool) {
        let document = editor.document
        switch document.outsideChange {
        case .changed(let contents) where !isEdited:
            document.take(contents)
            editor.showDocument()
            tell(
                "\(document.name) was changed", .info,
                detail: "Another program wrote it. Its new text is shown.")
        case .changed:
            tell(
                "\(document.name) was changed", .warning,
                detail: "Another program wrote it. Saving asks which text to keep.")
        case .removed:
            tell(
                "\(document.name) is gone", .warning,
                detail: "Your text is still here. Saving writes the file again.")
        case nil:
            break
        }
    }

    // MARK: The beginning

    /// Opens the files of the command line before the window appears, so that its first frame shows
    /// them and they get the first key.
    ///
    /// A file that cannot be opened is left to ``begin()``, which reports the reason.
    func openFirst() async {
        for file in filesToOpen {
            guard let document = try? await store.open(path: file) else { continue }
            show(document)
            filesToOpen.removeAll { $0 == file }
        }
    }

    /// Offers the unsaved texts of a run that did not end normally, and opens the files of the
    /// command line.
    func begin() async {
        for file in filesToOpen { await open(file) }
        guard let recovery = state.recovery else { return }
        let texts = await recovery.abandonedTexts()
        guard !texts.isEmpty else { return }
        let names = texts.prefix(3).map { $0.path?.lastComponent.description ?? $0.name }
            .joined(separator: ", ")
        let more = texts.count > 3 ? " and \(texts.count - 3) more" : ""
        let alert = Self.question(
            "Open what was not saved?",
            message: "Notes ended before it was saved: \(TextSanitizer.line(names))\(more).",
            actions: [
                AlertAction("&Delete it", style: .destructive),
                AlertAction("&Later", style: .cancel), AlertAction("&Open"),
            ])
        switch await present(alert, until: AlertAnswered.self)?.index {
        case 0: for text in texts { await recovery.discard(text) }
        case 2: for text in texts { await recover(text, recovery) }
        default: break
        }
    }

    /// Opens an unsaved text in its file, and keeps it in this run before the other run's copy is
    /// removed.
    private func recover(_ text: RecoveredText, _ recovery: Recovery) async {
        let document: Document
        if let path = text.path {
            guard let opened = try? await store.open(path: path) else {
                return tell("\(path.lastComponent) was not opened", .error)
            }
            // Text that the user typed meanwhile, or another unsaved text of the file, must not be
            // lost.
            document = opened.isEdited ? store.addUntitled() : opened
        } else {
            document = store.addUntitled()
        }
        document.restore(text)
        show(document).showDocument()
        if case .changed = document.outsideChange {
            tell(
                "\(document.name) was changed since", .warning,
                detail: "Another program wrote it. Saving asks which text to keep.")
        }
        await keeper.keepAll([document])
        if keeper.keeps(document) || !document.isEdited { await recovery.discard(text) }
    }
}
