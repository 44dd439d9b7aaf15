// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer

/// The files of a folder as a tree.
///
/// A click or Enter opens a file, and unfolds a folder. Right unfolds, Left folds or goes to the folder above.
final class FileTreeView: View {
    private let root: String
    private let heading = Label(style: Style(attributes: .bold))
    private let list = ListView()
    /// The button of a tree in a window of its own.
    private let close: CloseButton?
    private var tree = FileTree()
    /// The path of a file that is selected as soon as it has a row.
    private var wanted: String?
    private var loads: [String: Task<Void, Never>] = [:]

    /// Creates a tree.
    ///
    /// - Parameter isAlone: Whether it is in a window of its own.
    init(root: String, isAlone: Bool = false) {
        self.root = root
        close = isAlone ? CloseButton() : nil
        super.init(frame: .zero)
        backgroundColor = .surface
        clipsToBounds = true
        heading.text = TextSanitizer.line(FilePath.name(of: root))
        heading.lineBreakMode = .byTruncatingMiddle
        list.activatesOnSingleClick = true
        list.itemIdentifier = { [weak self] index in
            guard let self, index < tree.rows.count else { return AnyHashable(index) }
            return AnyHashable(tree.rows[index].path)
        }
        list.emptyText = StyledText("No files", style: Style(foreground: .secondaryLabel))
        addSubview(heading)
        addSubview(list)
        if let close { addSubview(close) }
        on(RowActivated.self, FileTreeView.rowActivated)
    }

    override func didMoveToWindow() {
        if window != nil { reload() }
    }

    override func layoutSubviews() {
        let hasHeading = bounds.height >= 8
        let row = Rect(
            x: 2, y: 0, width: max(0, bounds.width - 3), height: hasHeading ? 1 : 0)
        heading.frame = row
        heading.frame.size.width -= close?.place(inRow: row) ?? 0
        let top = hasHeading ? 2 : 0
        list.frame = Rect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }

    /// The list, which takes the focus.
    var preferredFocusedView: View { list }

    /// The path of the selected file or folder; nil for none.
    var selectedPath: String? {
        list.selectedIndex.flatMap { $0 < tree.rows.count ? tree.rows[$0].path : nil }
            .map { FilePath.join(root, $0) }
    }

    /// The folder into which a new file goes: the selected one, or that of the selected file.
    var selectedFolder: String {
        guard let index = list.selectedIndex, index < tree.rows.count else { return root }
        let row = tree.rows[index]
        if row.isFolder { return FilePath.join(root, row.path) }
        let folder = FilePath.folder(of: row.path)
        return folder == "." ? root : FilePath.join(root, folder)
    }

    override var actions: [Action] {
        [
            Action("unfold", keys: ["right"], FileTreeView.unfold),
            Action("fold", keys: ["left"], FileTreeView.fold),
        ]
    }

    // MARK: Folders

    /// Reads the unfolded folders again, off the main actor.
    func reload() {
        for folder in tree.openFolders { load(folder) }
    }

    private func load(_ folder: String) {
        loads[folder]?.cancel()
        let path = folder.isEmpty ? root : FilePath.join(root, folder)
        let task = enclosingController?.task { [weak self] in
            let entries = await FileTree.entries(of: path)
            guard !Task.isCancelled, let self else { return }
            loads[folder] = nil
            if tree.setEntries(entries, of: folder) { show() }
        }
        loads[folder] = task
    }

    private var enclosingController: ViewController? {
        var responder: Responder? = self
        while let current = responder {
            if let controller = current as? ViewController { return controller }
            responder = current.next
        }
        return nil
    }

    private func show() {
        list.setItems(count: tree.rows.count) { [weak self] in
            self?.text(ofRow: $0) ?? StyledText()
        }
        selectWanted()
        if list.selectedIndex == nil, !tree.rows.isEmpty { list.selectedIndex = 0 }
    }

    private func text(ofRow index: Int) -> StyledText {
        guard index < tree.rows.count else { return StyledText() }
        let row = tree.rows[index]
        let isUnicode = window?.application?.capabilities.isUnicode ?? true
        let quiet = Style(foreground: .secondaryLabel)
        var text = StyledText(String(repeating: "  ", count: row.level), style: quiet)
        let sign = row.isOpen ? (isUnicode ? "▾ " : "v ") : (isUnicode ? "▸ " : "> ")
        text += StyledText(row.isFolder ? sign : "  ", style: quiet)
        return text + StyledText(TextSanitizer.line(FilePath.name(of: row.path)))
    }

    private func rowActivated(_ event: RowActivated) -> Disposition {
        let index = event.indexPath.row
        wanted = nil
        guard index < tree.rows.count else { return .stop }
        let row = tree.rows[index]
        if row.isFolder {
            setOpen(!row.isOpen, row.path)
        } else {
            post(FileChosen(path: FilePath.join(root, row.path)))
        }
        return .stop
    }

    private func setOpen(_ isOpen: Bool, _ folder: String) {
        tree.setOpen(isOpen, folder)
        show()
        if isOpen { load(folder) }
    }

    private func unfold() {
        guard let index = list.selectedIndex, index < tree.rows.count else { return }
        let row = tree.rows[index]
        if row.isFolder, !row.isOpen { setOpen(true, row.path) }
    }

    private func fold() {
        guard let index = list.selectedIndex, index < tree.rows.count else { return }
        let row = tree.rows[index]
        if row.isFolder, row.isOpen { return setOpen(false, row.path) }
        let folder = FilePath.folder(of: row.path)
        list.selectedIndex = tree.rows.firstIndex { $0.path == folder } ?? index
    }

    /// Selects the file that is shown beside the tree, unless the user is in the tree.
    func mark(_ path: String) {
        if window != nil, !list.isFirstResponder { reveal(path) }
    }

    /// Selects a file, and unfolds the folders that lead to it.
    func reveal(_ path: String) {
        let relative = FilePath.relative(path, to: root)
        guard relative != path else { return }
        var folder = FilePath.folder(of: relative)
        while folder != ".", !folder.isEmpty {
            if !tree.openFolders.contains(folder) { setOpen(true, folder) }
            folder = FilePath.folder(of: folder)
        }
        wanted = relative
        selectWanted()
    }

    /// Selects the file that is to be shown, once its folder is read.
    private func selectWanted() {
        guard let relative = wanted else { return }
        if let index = tree.rows.firstIndex(where: { $0.path == relative }) {
            list.selectedIndex = index
            wanted = nil
        }
    }
}
