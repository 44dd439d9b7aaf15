// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles
import SeltzerResponder
import SeltzerViews

/// A tree of the files and folders below a folder.
///
/// Folders are read in another thread when they are unfolded. The view watches the unfolded folders, so that it shows
/// the changes of other programs. It never changes the disk itself.
///
/// ```swift
/// let files = DirectoryView(path: "/usr/share")
/// files.on { (event: FileActivated) in
///     open(event.path)
///     return .stop
/// }
/// ```
///
/// A symbolic link shows its target, in red if it leads to nothing. If a folder cannot be read, a row below it shows
/// the reason, and the user can try again. The view posts ``FileSelectionChanged`` and ``FileActivated``, and
/// ``OutlineItemToggled`` with a ``DirectoryItem``.
open class DirectoryView: OutlineView {
    /// The path of the folder whose files are at the top.
    public final var path: BytePath {
        get { files.path }
        set {
            let path = newValue.withoutTrailingSlashes
            guard path != files.path else { return }
            files.path = path
            restart()
        }
    }

    /// Whether the user can go to the folders above ``path``; false by default.
    ///
    /// Then the first row is `..`. A click on it, Enter, Backspace, and Alt-Up if files cannot be moved call
    /// ``goToParent()`` and post ``DirectoryRootChanged``.
    public final var allowsParentFolders: Bool {
        get { files.showsParent }
        set {
            guard newValue != files.showsParent else { return }
            files.showsParent = newValue
            reloadData()
        }
    }

    /// Whether changes by other programs are shown; true by default.
    public final var watchesFiles: Bool {
        didSet { if watchesFiles != oldValue { restartWatching() } }
    }

    /// The reason why changes by other programs may be missed; nil if all unfolded folders are watched.
    public internal(set) final var watchError: FileError?

    /// Renames a file or folder: called with its path and the typed name; nil, the default, if the user cannot rename
    /// files.
    ///
    /// The view itself changes nothing. It shows the changes of the closure as it shows the changes of other programs.
    public final var renameFile: (@MainActor (_ path: BytePath, _ newName: String) -> Void)? {
        didSet {
            let canRename: @MainActor (AnyHashable) -> Bool = { DirectoryView.path(of: $0) != nil }
            canRenameItem = renameFile == nil ? nil : canRename
        }
    }

    /// Moves files and folders: called with their paths and the folder that the user dropped them on; nil, the default,
    /// if the user cannot move files.
    public final var moveFiles: (@MainActor (_ paths: [BytePath], _ folder: BytePath) -> Void)? {
        didSet {
            let canMove: @MainActor (OutlineMove) -> Bool = { [weak self] in
                self?.canMove($0) ?? false
            }
            canMoveItems = moveFiles == nil ? nil : canMove
        }
    }

    /// A closure that the view calls after it has read a folder, or could not read it; nil by default.
    public final var didReadFolder: (() -> Void)?

    final let files: DirectorySource
    final let watch = DirectoryWatch()
    /// Whether the paths are those of this machine.
    final let isOnDisk: Bool
    /// Whether the rows are still those of the folder that was at the top before.
    final var showsOtherFolder = false
    /// The path to select as soon as it is shown.
    private final var revealed: BytePath?

    /// Creates a view of the files in a folder.
    public init(path: BytePath) {
        files = DirectorySource(path: path) {
            try await DirectoryListing.read(path: $0).entries
        } status: {
            try FileStatus(path: $0)
        }
        isOnDisk = true
        watchesFiles = true
        super.init(frame: .zero)
        prepare()
    }

    /// Creates a view of the files in a folder.
    public convenience init(path: String) { self.init(path: BytePath(path)) }

    /// Creates a view of files that a closure lists, such as the files of an archive or of another machine.
    ///
    /// ``watchesFiles`` is false at first; ``OutlineView/reloadData()`` lists the folders again.
    ///
    /// - Parameters:
    ///   - path: The path of the folder at the top.
    ///   - entries: Returns the entries of the folder with a path, in any order. Its task is cancelled when the user
    ///     folds the folder. A thrown error is shown in a row below the folder.
    public convenience init(
        path: BytePath,
        entries: @escaping @Sendable (_ folder: BytePath) async throws -> [DirectoryEntry]
    ) {
        self.init(path: path, entries: entries) {
            throw FileError("read", $0, code: DirectorySource.unsupported)
        }
    }

    /// Creates a view of files that closures describe; see the other initializer.
    ///
    /// - Parameters:
    ///   - path: The path of the folder at the top.
    ///   - entries: Returns the entries of the folder with a path, in any order.
    ///   - status: Returns the size and the time of a file, for ``showsDetails`` and ``sortOrderOfFiles``; throws if it has
    ///     none.
    public init(
        path: BytePath,
        entries: @escaping @Sendable (_ folder: BytePath) async throws -> [DirectoryEntry],
        status: @escaping @Sendable (_ path: BytePath) async throws -> FileStatus
    ) {
        files = DirectorySource(path: path, list: entries, status: status)
        isOnDisk = false
        watchesFiles = false
        super.init(frame: .zero)
        prepare()
    }

    private final func prepare() {
        files.willRead = { [weak self] in await self?.beginWatching($0) }
        didLoad = { [weak self] in self?.didRead() }
        on(SortOrderChanged.self, DirectoryView.sortByUser)
        outlineDataSource = files
        on { [weak self] (event: OutlineItemActivated) in self?.open(event) ?? .ignored }
        on { [weak self] (event: TableSelectionChanged) in self?.report(event) ?? .ignored }
        nameOfItem = { ($0.base as? DirectoryItem)?.entry.name ?? "" }
        renameValidation = { _, name in
            name.isEmpty || name.contains("/") || name == "." || name == ".."
                ? "No name of a file" : nil
        }
        on { [weak self] (event: OutlineItemRenamed) in self?.rename(event) ?? .ignored }
        on { [weak self] (event: OutlineItemsMoved) in self?.move(event) ?? .ignored }
    }

    /// Reads what changed or was asked for while the view was in no window; subclasses call `super`.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        scheduleReading()
        files.facts.windowDidChange(of: self)
    }

    /// The actions of an outline, and the action that leads to the folder above if that is allowed; subclasses add theirs.
    open override var actions: [Action] {
        guard allowsParentFolders, renamedItem == nil else { return super.actions }
        return [parentAction] + super.actions
    }

    // MARK: Paths

    /// The paths of the selected files and folders, from the top.
    public final var selectedPaths: [BytePath] { selectedItems.compactMap(Self.path(of:)) }

    /// The paths of the unfolded folders.
    ///
    /// Setting it folds all other folders. Folders that are not read yet unfold as soon as they are read.
    public final var expandedPaths: Set<BytePath> {
        get { Set(expandedItems.compactMap(Self.path(of:))) }
        set {
            let items = Set(newValue.map { AnyHashable(DirectoryItem(folder: $0)) })
            if showsOtherFolder { awaited = items } else { expandedItems = items }
        }
    }

    /// The paths of the folders that are unfolded, or would be unfolded without the filter.
    final var watchedPaths: [BytePath] {
        ((filtered?.all).map { $0.expandedItems().union(expandedItems) } ?? expandedItems)
            .compactMap(Self.path(of:))
    }

    /// Unfolds the folders above a path, and selects the path as soon as it is read.
    ///
    /// Does nothing if the path is not below ``path``. No event is posted.
    public final func reveal(_ path: BytePath) {
        let path = path.withoutTrailingSlashes
        var above: [BytePath] = []
        var next = path.parent
        while let folder = next, folder != files.path {
            above.append(folder)
            next = folder.parent
        }
        guard next == files.path else { return }
        revealed = path
        let folders = above.map { AnyHashable(DirectoryItem(folder: $0)) }
            .filter { !isItemExpanded($0) }
        awaited.formUnion(folders)
        guard !showsOtherFolder else { return }
        changeAll { _ in openAwaited(Set(folders)) }
        selectRevealed()
    }

    private func didRead() {
        if !isItemLoading(nil) { showsOtherFolder = false }
        files.facts.expire()
        selectRevealed()
        didReadFolder?()
    }

    private func selectRevealed() {
        guard let path = revealed, !showsOtherFolder else { return }
        let file = DirectoryItem(path: path, entry: DirectoryEntry(fileName: path, kind: .file))
        for item in [file, DirectoryItem(folder: path)] where row(forItem: item) != nil {
            revealed = nil
            deselectAll()
            selectItem(item)
            return
        }
    }

    /// Unfolds the folders above a path, and selects the path as soon as it is read.
    public final func reveal(_ path: String) { reveal(BytePath(path)) }

    /// Returns the path of an item; nil if it is no file or folder, such as a row with an error.
    private static func path(of item: AnyHashable) -> BytePath? {
        guard let item = item.base as? DirectoryItem, !item.isParent else { return nil }
        return item.path
    }

    // MARK: Events

    private func open(_ event: OutlineItemActivated) -> Disposition {
        guard event.outlineView === self, let item = event.item.base as? DirectoryItem
        else { return .ignored }
        if item.isParent { return goToParentByUser() ? .stop : .ignored }
        guard !item.isDirectory else { return .ignored }
        post(FileActivated(directoryView: self, path: item.path), includingSelf: true)
        return .stop
    }

    private func report(_ event: TableSelectionChanged) -> Disposition {
        guard event.tableView === self else { return .ignored }
        post(FileSelectionChanged(directoryView: self, paths: selectedPaths), includingSelf: true)
        return .ignored
    }

    private func rename(_ event: OutlineItemRenamed) -> Disposition {
        guard event.outlineView === self, let renameFile, let path = Self.path(of: event.item)
        else { return .ignored }
        renameFile(path, event.newName)
        return .observed
    }

    /// Returns whether files can be moved to another folder.
    private func canMove(_ move: OutlineMove) -> Bool {
        let folder = folder(of: move)
        return move.items.allSatisfy { item in
            Self.path(of: item).map { $0.parent != folder } ?? false
        }
    }

    /// Returns the folder that items are moved to.
    private func folder(of move: OutlineMove) -> BytePath {
        (move.parent?.base as? DirectoryItem)?.path ?? path
    }

    private func move(_ event: OutlineItemsMoved) -> Disposition {
        guard event.outlineView === self, let moveFiles else { return .ignored }
        moveFiles(event.move.items.compactMap(Self.path(of:)), folder(of: event.move))
        return .observed
    }

    /// Removes all items, and reads the folder at the top again.
    private func restart() {
        deselectAll()
        collapseItem(nil, collapseChildren: true)
        files.facts.forget()
        files.count = 0
        showsOtherFolder = window != nil
        restartWatching()
        reloadData()
        showLoading()
    }
}
