// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerFiles
import SeltzerResponder
import SeltzerTables
import SeltzerViews

/// A panel in which the user chooses files or folders to open.
///
/// ```swift
/// let panel = OpenPanel(directory: "/srv/tides")
/// panel.allowedFileTypes = [.commaSeparatedText, .item]
/// if let paths = await panel.pick(over: self) { open(paths) }
/// ```
///
///     Open                                        5 items
///
///     Path ▏ /srv/tides
///
///     ▌ ..
///       old                              2026-03-01 14:05
///       harbor.csv              12.4 kB 2026-03-02 09:30
///
///                                       Cancel     Open
open class OpenPanel: FilePanel {
    /// Whether the user can choose files; true by default.
    public final var canChooseFiles = true
    /// Whether the user can choose folders; false by default.
    ///
    /// Without a selection, the shown folder is chosen.
    public final var canChooseDirectories = false

    /// Whether the user can choose several files; false by default.
    public final var allowsMultipleSelection: Bool {
        get { files.allowsMultipleSelection }
        set { files.allowsMultipleSelection = newValue }
    }

    /// Creates a panel.
    ///
    /// - Parameters:
    ///   - directory: The folder at the beginning, absolute or relative to the current folder; nil for the current folder.
    ///   - source: The files; those of this machine by default.
    public init(directory: BytePath? = nil, source: FilePanelSource = .system) {
        super.init(directory, source, nameField: nil)
        title = "Open"
        prompt = "&Open"
    }

    /// Presents the panel until the user chooses or leaves it.
    ///
    /// Cancelling the task dismisses the panel.
    ///
    /// - Returns: The absolute paths, from the top; nil if the user left the panel, or if it could not be presented.
    public final func pick(over presenter: ViewController) async -> [BytePath]? {
        await presenter.present(self, until: FilePanelFinished.self)?.paths
    }

    /// Chooses the selected files; enters a selected folder that cannot be chosen; says why nothing can be chosen.
    open override func finish() {
        let items = files.selectedItems.compactMap { $0.base as? DirectoryItem }
            .filter { !$0.isParent }
        if items.isEmpty {
            guard canChooseDirectories else { return panelView.show(problem: "Choose a file") }
            return finish([files.path])
        }
        let folders = items.filter(\.isDirectory)
        if !canChooseDirectories, let folder = folders.first {
            guard items.count == 1 else {
                return panelView.show(problem: "\(folder.entry.name) is a folder")
            }
            return go(to: folder.path)
        }
        if !canChooseFiles, let file = items.first(where: { !$0.isDirectory }) {
            return panelView.show(problem: "\(file.entry.name) is no folder")
        }
        finish(items.map(\.path))
    }

    override func activate(_ file: BytePath) {
        guard canChooseFiles else {
            return panelView.show(problem: "\(file.lastComponent) is no folder")
        }
        finish(files.selectedPaths.contains(file) ? files.selectedPaths : [file])
    }

    override func choose(typed path: BytePath, isThere: Bool) {
        guard canChooseFiles else {
            return panelView.show(problem: "\(path.lastComponent) is no folder")
        }
        let isAllowed = allowedFileTypes.isEmpty || allowedFileTypes.contains { $0.contains(path) }
        guard isAllowed else {
            return panelView.show(problem: "\(path.lastComponent) is of another kind")
        }
        finish([path])
    }
}
