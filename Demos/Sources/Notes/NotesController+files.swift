// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer

/// Opening, saving and closing.
extension NotesController {
    func fileChosen(_ event: FileChosen) -> Disposition {
        presentedViewController?.dismiss()
        task { [weak self] in
            await self?.open(event.path, selecting: event.range, heading: event.anchor)
        }
        return .stop
    }

    /// Opens files that are dropped on the window, even if a text is focused; a focused field gets
    /// their paths instead.
    func listenForDroppedFiles() {
        FileDropInteraction(on: self).yieldsToFocusedText = false
        DropInteraction(on: self) { [weak self] session in
            session.canLoadItems(.path) && !(self?.window?.firstResponder is TextField)
        } performDrop: { [weak self] session in
            session.loadItems(.path) { paths, _ in
                self?.task { for path in paths { await self?.open(BytePath(path)) } }
            }
        }
    }

    /// Opens a file in a tab, or shows its existing tab.
    func open(
        _ path: BytePath, selecting range: Range<Int>? = nil, heading anchor: String? = nil
    ) async {
        do {
            let document = try await store.open(path: path)
            let editor = show(document)
            if let range {
                editor.select(range)
                updateStatus()
            }
            if let anchor { await goToHeading(anchor, in: editor) }
        } catch {
            tell(
                "\(path.lastComponent) was not opened", .error, detail: Self.reason(of: error))
        }
    }

    /// Shows the tab of a document, and adds it if there is none.
    @discardableResult
    func show(_ document: Document) -> EditorController {
        let editor: EditorController
        if let index = editors.firstIndex(where: { $0.document === document }) {
            editor = editors[index]
            tabs.selectedIndex = index
        } else {
            editor = EditorController(document)
            apply(to: editor)
            editor.editor.contextMenuProvider = { _ in NotesMenus.ofEditor }
            document.didChange = { [weak self] in self?.documentDidChange($0) }
            tabs.addTab(
                Tab(title(of: document), viewController: editor, isClosable: true))
            tabs.selectedIndex = tabs.tabs.count - 1
        }
        documentDidChange(document)
        shownDocumentDidChange()
        // Before the window appears, there is neither a size nor a focused view.
        guard view.window != nil else { return editor }
        view.layoutIfNeeded()
        editor.editor.becomeFirstResponder()
        // The tree selects the file only if the user is not in the tree.
        if let path = document.path { tree.mark(path) }
        return editor
    }

    private func title(of document: Document) -> String {
        // An ampersand would mark a mnemonic.
        String(
            TextSanitizer.line(document.name).flatMap { $0 == "&" ? ["&", "&"] : [$0] })
    }

    func documentDidChange(_ document: Document) {
        keeper.documentDidChange(document)
        guard let index = editors.firstIndex(where: { $0.document === document }) else { return }
        editors[index].colorText()
        tabs.setEdited(!document.isDisposable, forTabAt: index)
        let title = title(of: document)
        if tabs.tabs[index].title != title { tabs.setTitle(title, forTabAt: index) }
        guard current?.document === document else { return }
        previewDidChange()
        readText()
        updateStatus()
    }

    // MARK: Saving

    func saveCurrent() async {
        guard let current else { return }
        await save(current)
    }

    /// Saves a document; asks for a name if it has none, and how to continue if another program
    /// changed the file.
    ///
    /// - Returns: Whether the text is saved.
    @discardableResult
    func save(_ editor: EditorController) async -> Bool {
        let document = editor.document
        if document.isReadOnly { return true }
        if document.path == nil { return await saveUnderName(document) }
        do {
            try await document.save(willOverwrite: keeping(document))
            tree.reload()
            return true
        } catch FileWriteError.changed {
            return await saveOverChange(editor)
        } catch {
            tellUnsaved(document, error)
            return false
        }
    }

    /// Returns a closure that keeps a text for the case of a crash, before its file is overwritten
    /// in place.
    private func keeping(_ document: Document) -> @MainActor () async throws -> Void {
        { [keeper] in try await keeper.keepNow(document) }
    }

    private func tellUnsaved(_ document: Document, _ error: any Error) {
        tell(
            "\(document.name) was not saved", .error,
            detail: "\(Self.reason(of: error)). Your text is still here.")
    }

    private func saveUnderName(_ document: Document) async -> Bool {
        let panel = savePanel("Save as", in: newFilesFolder)
        guard let path = await panel.pick(over: self) else { return false }
        do {
            // A file that another program made after the panel looked is not replaced.
            try await document.save(
                to: path, replacesOthers: panel.replacesFile, willOverwrite: keeping(document))
            tree.reload()
            return true
        } catch {
            tellUnsaved(document, error)
            return false
        }
    }

    /// Asks how to continue with a file that another program changed.
    private func saveOverChange(_ editor: EditorController) async -> Bool {
        let document = editor.document
        // The file changed again during the save, so the user must choose between the texts again.
        if document.outsideChange == nil { await document.checkFile() }
        let alert = Self.question(
            "Another program changed \(TextSanitizer.line(document.name))",
            message: "Replacing the file loses its new text. Loading the file loses yours.",
            actions: [
                AlertAction("&Load the file", style: .destructive),
                AlertAction("&Cancel", style: .cancel),
                AlertAction("&Replace it", style: .destructive),
            ])
        switch await present(alert, until: AlertAnswered.self)?.index {
        case 0:
            guard case .changed(let contents) = document.outsideChange else {
                tell(
                    "\(document.name) was not loaded", .warning,
                    detail: "The file has no other text now. Your text is still here.")
                return false
            }
            document.take(contents)
            editor.showDocument()
            return true
        case 2:
            do {
                try await document.save(
                    replacesOthers: true, willOverwrite: keeping(document))
                return true
            } catch {
                tellUnsaved(document, error)
                return false
            }
        default:
            return false
        }
    }

    /// The folder of new files: that of the tree's selection.
    var newFilesFolder: BytePath { tree.window == nil ? root : tree.selectedFolder }

    /// Returns a panel for the folder and the name of a file.
    func savePanel(_ title: String, in folder: BytePath, name: String = "") -> SavePanel {
        let panel = SavePanel(directory: folder, name: name)
        panel.title = title
        panel.bookmarks = [root]
        panel.allowedFileTypes = [.item, .markdown, .plainText]
        return panel
    }

    /// Asks for files anywhere, and opens them.
    func openFiles() async {
        let folder = current?.document.path?.folder ?? root
        let panel = OpenPanel(directory: folder)
        panel.title = "Open files"
        panel.allowsMultipleSelection = true
        panel.bookmarks = [root]
        panel.showsPreview = true
        panel.allowedFileTypes = [.item, .markdown, .plainText]
        for path in await panel.pick(over: self) ?? [] { await open(path) }
    }

    // MARK: Closing

    func closeCurrent() {
        if let current { close(current) }
    }

    /// Closes a tab; asks whether to save an unsaved text.
    private func close(_ editor: EditorController) {
        let document = editor.document
        guard !document.isDisposable else { return remove(editor) }
        askToSave(document.name, count: 1) { [weak self] saves in
            guard saves else {
                self?.remove(editor)
                return
            }
            self?.task { [weak self] in
                if await self?.save(editor) == true { self?.remove(editor) }
            }
        }
    }

    /// Removes a tab, and drops its text.
    private func remove(_ editor: EditorController) {
        guard let index = editors.firstIndex(where: { $0 === editor }) else { return }
        let hadFocus = (window?.firstResponder as? View)?.isDescendant(of: tabs) ?? false
        tabs.removeTab(at: index)
        didClose(editor.document)
        guard hadFocus else { return }
        if let next = current {
            next.editor.becomeFirstResponder()
        } else if tree.window != nil {
            tree.preferredFocusedView.becomeFirstResponder()
        } else {
            window?.focusNext()
        }
    }

    private func didClose(_ document: Document) {
        keeper.forget(document)
        store.close(document)
        shownDocumentDidChange()
    }

    /// Answers whether the tab view may close a tab at once; if not, the user is asked.
    func shouldCloseTab(at index: Int) -> Bool {
        guard editors.indices.contains(index) else { return true }
        let editor = editors[index]
        close(editor)
        return false
    }
}
