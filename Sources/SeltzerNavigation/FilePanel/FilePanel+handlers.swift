// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerFiles
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// The events of the parts of a panel.
extension FilePanel {
    final func addHandlers() {
        panelView.cancel.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.cancel() }
        panelView.done.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.finish() }
        panelView.types.addAction(for: .valueChanged) { [weak self] _ in self?.filter() }
        on(OutlineItemActivated.self, FilePanel.itemActivated)
        on(FileActivated.self, FilePanel.fileActivated)
        on(FileSelectionChanged.self, FilePanel.fileSelectionChanged)
        on(DirectoryRootChanged.self, FilePanel.rootChanged)
        files.didReadFolder = { [weak self] in self?.folderWasRead() }
        on(FilePlaceChosen.self, FilePanel.placeChosen)
        on(PathSubmitted.self, FilePanel.pathSubmitted)
        // Events of the parts stop here.
        on(TableSelectionChanged.self) { _ in .stop }
        on(SortOrderChanged.self) { _ in .stop }
        on(OutlineItemToggled.self) { _ in .stop }
        on(OutlineItemRenamed.self) { _ in .stop }
        on(CompletionTaken.self) { _ in .stop }
        on(OptionSelected.self) { _ in .stop }
        on(ButtonPressed.self) { _ in .stop }
        on(TextChanged.self, FilePanel.textChanged)
        on(EditingBegan.self) { _ in .stop }
        on(EditingEnded.self) { _ in .stop }
    }

    /// Enters a folder.
    private final func itemActivated(_ event: OutlineItemActivated) -> Disposition {
        guard let item = event.item.base as? DirectoryItem, item.isDirectory else {
            return .ignored
        }
        go(to: item.path)
        return .stop
    }

    private final func fileActivated(_ event: FileActivated) -> Disposition {
        activate(event.path)
        return .stop
    }

    private final func fileSelectionChanged(_ event: FileSelectionChanged) -> Disposition {
        panelView.show(problem: "")
        updateCount()
        updatePreview()
        selectionDidChange()
        return .stop
    }

    /// Shows the folder above without the folders in it, and selects the one that the user comes from.
    private final func rootChanged(_ event: DirectoryRootChanged) -> Disposition {
        let old = panelView.pathField.resolver.folder
        history = (history.back + [old], [])
        files.expandedPaths = []
        files.reveal(old)
        folderDidChange(isReported: true)
        return .stop
    }

    private final func folderWasRead() {
        updateCount()
        if let folder = unnamedFolder { beginNaming(folder) }
        updatePreview()
    }

    private final func placeChosen(_ event: FilePlaceChosen) -> Disposition {
        panelView.wantsPlaces = false
        go(to: source.resolver.resolve(event.path))
        panelView.layoutIfNeeded()
        files.becomeFirstResponder()
        return .stop
    }

    private final func textChanged(_ event: TextChanged) -> Disposition {
        panelView.show(problem: "")
        return .stop
    }

    /// Shows the typed folder, or chooses the typed file.
    private final func pathSubmitted(_ event: PathSubmitted) -> Disposition {
        let (path, status) = (event.path, source.status)
        task(exclusive: "file-panel-path") { [weak self] in
            do {
                let kind = try await status(path).kind
                guard let self, !Task.isCancelled else { return }
                guard kind == .directory else { return choose(typed: path, isThere: true) }
                go(to: path)
                files.becomeFirstResponder()
            } catch {
                guard let self, !Task.isCancelled else { return }
                refuse(path, error)
            }
        }
        return .stop
    }

    private final func refuse(_ path: BytePath, _ error: any Error) {
        guard panelView.nameField == nil else { return choose(typed: path, isThere: false) }
        panelView.show(problem: "\(path.lastComponent): \(FilePanelSource.reason(of: error))")
    }

    // MARK: The kind of files

    final func typesDidChange() {
        panelView.types.items = allowedFileTypes.map { TextSanitizer.line($0.name) }
        panelView.types.selectedIndex = allowedFileTypes.isEmpty ? nil : 0
        panelView.types.isHidden = allowedFileTypes.count < 2
        panelView.types.accessibilityLabel = "Kind"
        panelView.setNeedsLayout()
        filter()
    }

    private final func filter() {
        if let type = selectedType, !type.extensions.isEmpty {
            files.includesFile = { type.contains($0.fileName) }
        } else {
            files.includesFile = nil
        }
        typeDidChange()
        updateCount()
    }

    // MARK: The preview

    final func updatePreview() {
        guard !panelView.preview.isHidden, panelView.window != nil, panelView.wantsPreview else {
            return
        }
        let items = files.selectedItems.compactMap { $0.base as? DirectoryItem }
        guard items.count == 1, let item = items.first, !item.isParent else {
            _ = task(exclusive: "file-panel-preview") {}
            panelView.preview.isLoading = false
            return panelView.preview.show([])
        }
        let source = source
        panelView.preview.isLoading = true
        _ = task(exclusive: "file-panel-preview", debounced: .milliseconds(40)) { [weak self] in
            let lines = await FilePreviewText.lines(of: item.path, item.entry, source)
            guard !Task.isCancelled, let preview = self?.panelView.preview else { return }
            preview.isLoading = false
            preview.show(lines)
        }
    }

    // MARK: Places

    final func updatePlaces() {
        guard isViewLoaded else { return }
        let home = source.resolver.home.map { [FilePlace(title: "Home", path: $0)] } ?? []
        let folder = source.resolver.folder
        let places =
            home + [
                FilePlace(title: "Current folder", path: folder),
                FilePlace(title: "Root", path: "/"),
            ]
        let disks = volumes.filter { $0.path != "/" || $0.freeSize != nil }.map { volume in
            FilePlace(
                title: volume.path.lastComponent.description, path: volume.path,
                detail: volume.isRemote
                    ? "network" : volume.freeSize.map { "\(FileStatus.sizeText($0)) free" } ?? "")
        }
        func named(_ paths: [BytePath]) -> [FilePlace] {
            paths.map {
                FilePlace(title: $0.lastComponent.description, path: source.resolver.resolve($0))
            }
        }
        panelView.places.show([
            ("Places", places), ("Bookmarks", named(bookmarks)), ("Disks", disks),
            ("Recent", named(recentDirectories)),
        ])
        panelView.places.select(files.path)
    }
}
