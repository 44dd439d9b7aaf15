// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer

/// The files of a folder as a tree, below the name of the folder.
///
/// A click or Enter opens a file, which posts ``FileChosen``.
final class FileTreeView: View {
    private let root: BytePath
    private let heading = Label(style: Style(attributes: .bold))
    private let files: DirectoryView
    /// The close button, for a tree in its own window.
    private let close: CloseButton?

    /// Creates the tree of a folder.
    ///
    /// - Parameter isAlone: Whether the tree is in its own window.
    init(root: BytePath, isAlone: Bool = false) {
        self.root = root
        close = isAlone ? CloseButton() : nil
        files = DirectoryView(path: root)
        super.init(frame: .zero)
        backgroundColor = .surface
        clipsToBounds = true
        heading.text = root.lastComponent.description
        heading.lineBreakMode = .byTruncatingMiddle
        files.activatesOnSingleClick = true
        files.showsHiddenFiles = true
        files.accessibilityLabel = "Files"
        files.emptyText = StyledText("No files", style: Style(foreground: .secondaryLabel))
        addSubview(heading)
        addSubview(files)
        if let close { addSubview(close) }
        on { [weak self] (event: FileActivated) in
            self?.post(FileChosen(path: event.path))
            return .stop
        }
    }

    override func layoutSubviews() {
        let hasHeading = bounds.height >= 8
        let row = Rect(
            x: 2, y: 0, width: max(0, bounds.width - 3), height: hasHeading ? 1 : 0)
        heading.frame = row
        heading.frame.size.width -= close?.place(inRow: row) ?? 0
        let top = hasHeading ? 2 : 0
        files.frame = Rect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }

    /// The tree itself.
    var preferredFocusedView: View { files }

    /// The path of the selected file or folder; nil for none.
    var selectedPath: BytePath? { files.selectedPaths.first }

    /// The folder for a new file: the selected folder, or the folder of the selected file.
    var selectedFolder: BytePath {
        guard let path = selectedPath else { return root }
        return FolderWalk.isFolder(path) ? path : path.folder
    }

    /// Reads the unfolded folders again.
    func reload() { files.reloadData() }

    /// Selects the file that is shown beside the tree, unless the tree is focused.
    func mark(_ path: BytePath) {
        if window != nil, !files.isFirstResponder { reveal(path) }
    }

    /// Selects a file, and unfolds the folders around it.
    func reveal(_ path: BytePath) { files.reveal(path) }
}
