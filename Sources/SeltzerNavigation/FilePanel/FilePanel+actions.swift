// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerFiles
import SeltzerResponder
import SeltzerTables
import SeltzerViews

/// The keys of a panel.
extension FilePanel {
    final var panelActions: [Action] {
        [
            Action("path", title: "Path", keys: ["ctrl-l"], FilePanel.focusPath),
            Action("hidden", title: "Hidden", keys: ["alt-.", "ctrl-h"], FilePanel.toggleHidden)
                .showing { (panel: FilePanel) in panel.showsHiddenFiles ? .on : .off },
            Action("preview", title: "Preview", keys: ["alt-p"], FilePanel.togglePreview)
                .showing { (panel: FilePanel) in panel.showsPreview ? .on : .off },
            Action("new-folder", title: "New folder", keys: ["f7"], FilePanel.makeFolder)
                .enabled { (panel: FilePanel) in panel.canMakeFolder },
            Action("places", title: "Places", keys: ["ctrl-b"], FilePanel.showPlaces)
                .priority(.low),
            help("parent", "Up", ["alt-up"], FilePanel.goUp),
            help("back", "Back", ["alt-left"], FilePanel.goBack),
            help("forward", "Forward", ["alt-right"], FilePanel.goForward),
            help("home", "Home folder", ["alt-home"], FilePanel.goHome),
            help("preview-up", "Preview up", ["alt-pageup"], FilePanel.scrollPreviewUp),
            help("preview-down", "Preview down", ["alt-pagedown"], FilePanel.scrollPreviewDown),
        ]
            + (allowsBookmarks
                ? [help("bookmark", "Bookmark", ["ctrl-d"], FilePanel.toggleBookmark)] : [])
            + [Action("help", title: "Keys", keys: ["f1"], FilePanel.showHelp).role(.help)]
    }

    private final func help(
        _ name: String, _ title: String, _ keys: [KeySequence],
        _ method: @escaping @MainActor (FilePanel) -> @MainActor () -> Void
    ) -> Action {
        Action(name, title: title, keys: keys, method).placement(.help)
    }

    private final func focusPath() {
        panelView.pathField.becomeFirstResponder()
        panelView.pathField.selectAll()
    }

    /// Focuses the path with a text in it, as the key of this text does in the files.
    final func typePath(_ text: String) {
        panelView.pathField.becomeFirstResponder()
        panelView.pathField.selectAll()
        panelView.pathField.insertText(text)
    }

    private final func goUp() {
        let folder = files.path
        if let parent = folder.parent { go(to: parent, selecting: folder) }
    }

    private final func goHome() {
        if let home = source.resolver.home { go(to: home) }
    }

    private final func goBack() {
        guard let folder = history.back.popLast() else { return }
        history.forward.append(files.path)
        go(to: folder, isStep: false)
    }

    private final func goForward() {
        guard let folder = history.forward.popLast() else { return }
        history.back.append(files.path)
        go(to: folder, isStep: false)
    }

    private final func toggleHidden() { showsHiddenFiles.toggle() }

    private final func togglePreview() { showsPreview.toggle() }

    private final func scrollPreviewUp() { scrollPreview(by: -1) }

    private final func scrollPreviewDown() { scrollPreview(by: 1) }

    private final func scrollPreview(by pages: Int) {
        let text = panelView.preview.textView
        let rows = max(1, panelView.preview.contentSize.height - 1)
        let y = text.contentOffset.y.saturatingAdding(pages.saturatingMultiplied(by: rows))
        text.setContentOffset(Point(x: text.contentOffset.x, y: y))
    }

    /// Focuses the places; where they have no room beside the files, shows them in place of the files, or hides them.
    private final func showPlaces() {
        let places = panelView.places
        if !panelView.hasRoomForPlaces { panelView.wantsPlaces.toggle() }
        panelView.layoutIfNeeded()
        let isShown = !places.isHidden && !places.isFocused
        _ = isShown ? places.becomeFirstResponder() : files.becomeFirstResponder()
    }

    private final func toggleBookmark() {
        let folder = files.path
        if bookmarks.contains(folder) {
            bookmarks.removeAll { $0 == folder }
        } else {
            bookmarks.append(folder)
        }
        view.post(FilePanelBookmarksChanged(bookmarks: bookmarks))
    }

    private final func showHelp() {
        if let window { present(KeyHelpController(of: window)) }
    }

    // MARK: New folders

    final var canMakeFolder: Bool { canCreateDirectories && source.makeFolder != nil }

    /// Creates a folder, whose name the user then types in its row.
    private final func makeFolder() {
        guard canMakeFolder, let make = source.makeFolder else { return }
        let (folder, status) = (files.path, source.status)
        task(exclusive: "file-panel-folder") { [weak self] in
            do {
                var (path, number) = (folder.appending("New folder"), 1)
                while (try? await status(path)) != nil {
                    number += 1
                    path = folder.appending("New folder \(number)")
                }
                try await make(path)
                guard let self, !Task.isCancelled, files.path == folder else { return }
                unnamedFolder = path
                files.reveal(path)
                files.reloadData()
            } catch {
                self?.panelView.show(
                    problem: "The folder was not created: \(FilePanelSource.reason(of: error))")
            }
        }
    }

    /// Lets the user type the name of a new folder, as soon as the folder is shown.
    final func beginNaming(_ folder: BytePath) {
        let item = DirectoryItem(
            path: folder, entry: DirectoryEntry(fileName: folder, kind: .directory))
        guard files.row(forItem: AnyHashable(item)) != nil else { return }
        unnamedFolder = nil
        files.reveal(folder)
        files.renameFile = { [weak self] in self?.name($0, $1) }
        files.canRenameItem = { ($0.base as? DirectoryItem)?.path == folder }
        files.beginRenaming(AnyHashable(item))
    }

    private final func name(_ folder: BytePath, _ name: String) {
        let (new, rename) = (folder.folder.appending(BytePath(name)), source.rename)
        task(exclusive: "file-panel-folder") { [weak self] in
            do {
                try await rename(folder, new)
                guard let self else { return }
                files.renameFile = nil
                files.reloadData()
                files.reveal(new)
            } catch {
                self?.panelView.show(
                    problem: "The folder was not renamed: \(FilePanelSource.reason(of: error))")
            }
        }
    }
}
