// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerFiles
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// The part that an ``OpenPanel`` and a ``SavePanel`` have in common: a path with completion, places, the files of a folder,
/// a filter and a preview.
///
/// A panel is presented as a sheet or over the full screen (``/SeltzerViews/ViewController/modalPresentationStyle``), is the
/// root of an inline program, or a child of another controller. It posts ``FilePanelFinished``, ``FilePanelCancelled`` and
/// ``FilePanelFolderChanged``. The names of its properties are those of AppKit's panels.
open class FilePanel: ViewController {
    /// The files that the panel shows.
    public final let source: FilePanelSource
    final let panelView: FilePanelView
    final var files: DirectoryView { panelView.files }

    /// The folders before the present one, and those after it, for Alt-Left and Alt-Right.
    final var history: (back: [BytePath], forward: [BytePath]) = ([], [])
    final var volumes: [MountedVolume] = []
    /// The new folder whose name the user types as soon as it is shown.
    final var unnamedFolder: BytePath?
    private final var hasAppeared = false

    /// Creates a panel.
    ///
    /// - Parameters:
    ///   - directory: The folder at the beginning, absolute or relative to the current folder; nil for the current folder.
    ///   - source: The files.
    ///   - nameField: The field for the name of a new file; nil if files are opened.
    init(_ directory: BytePath?, _ source: FilePanelSource, nameField: TextField?) {
        self.source = source
        let folder = source.resolver.resolve(directory ?? source.resolver.folder)
        let entries = source.entries
        let files = DirectoryView(path: folder, entries: entries, status: source.status)
        let path = PathField(path: folder, resolver: source.resolver, entries: entries)
        path.resolver.folder = folder
        panelView = FilePanelView(files, path, nameField: nameField)
        super.init(nibName: nil, bundle: nil)
        showsTitleInView = true
    }

    // MARK: Settings

    /// The absolute path of the shown folder; setting it shows another folder, and is not reported.
    public final var directory: BytePath {
        get { files.path }
        set { go(to: source.resolver.resolve(newValue), isStep: false, isReported: false) }
    }

    /// The remark behind the title; empty by default.
    public final var message: String {
        get { panelView.message.text }
        set {
            panelView.message.text = TextSanitizer.line(newValue)
            panelView.setNeedsLayout()
        }
    }

    /// The title of the button that finishes, with `&` before the mnemonic.
    public final var prompt = "" {
        didSet {
            panelView.done.title = prompt
            panelView.setNeedsLayout()
        }
    }

    /// Whether names that begin with a dot are shown; false by default.
    public final var showsHiddenFiles: Bool {
        get { files.showsHiddenFiles }
        set {
            files.showsHiddenFiles = newValue
            panelView.pathField.completesHiddenFiles = newValue
            updateCount()
        }
    }

    /// Whether the user can create folders; true by default, if the ``source`` can.
    public final var canCreateDirectories = true

    /// The order of the files; ascending by name by default.
    public final var sortOrderOfFiles: DirectorySortOrder {
        get { files.sortOrderOfFiles }
        set { files.sortOrderOfFiles = newValue }
    }

    /// Whether the preview is shown if there is room for it, which is false by default.
    ///
    /// The user can show it with Alt-P.
    public final var showsPreview: Bool {
        get { panelView.wantsPreview }
        set {
            panelView.wantsPreview = newValue
            updatePreview()
        }
    }

    /// Whether the last row shows the keys, if there are six rows; true by default.
    ///
    /// A sheet has none of its own, because the window below it shows the keys. Set this to false for a panel that is a
    /// part of a screen with a ``KeyFooter``.
    public final var showsKeys = true {
        didSet { updateFooter() }
    }

    /// The kinds of files that the user can choose; empty, the default, for all files.
    ///
    /// Several kinds are items of a button; the first one is selected. Folders are always shown.
    public final var allowedFileTypes: [FileType] = [] {
        didSet { typesDidChange() }
    }

    /// The folders of the program in the list of places; none by default.
    public final var bookmarks: [BytePath] = [] { didSet { updatePlaces() } }

    /// Whether the user can add the shown folder to the ``bookmarks``, and remove it; false by default.
    ///
    /// The panel then posts ``FilePanelBookmarksChanged``, so that the program keeps them.
    public final var allowsBookmarks = false

    /// The folders that were used last, in the list of places; none by default.
    public final var recentDirectories: [BytePath] = [] { didSet { updatePlaces() } }

    /// The kind of files that is selected; nil for all files.
    final var selectedType: FileType? {
        panelView.types.selectedIndex.flatMap {
            allowedFileTypes.indices.contains($0) ? allowedFileTypes[$0] : nil
        }
    }

    // MARK: Subclasses

    /// Called after the user selected other files.
    func selectionDidChange() {}
    /// Called when the user activated a file.
    func activate(_ file: BytePath) {}
    /// Called when the user typed the path of a file, or of nothing yet.
    func choose(typed path: BytePath, isThere: Bool) {}
    /// Called after the user selected another kind of files.
    func typeDidChange() {}
    /// Finishes as the button does, or says why not.
    ///
    /// Called by the button, and by the program.
    open func finish() {}

    // MARK: The screen

    /// Makes the view; overrides call `super`.
    open override func loadView() { view = panelView }

    /// Adds the handlers; overrides call `super`.
    open override func viewDidLoad() {
        files.allowsParentFolders = true
        files.showsDetails = true
        files.watchesFiles = source.watchesFiles
        files.accessibilityLabel = "Files"
        files.emptyText = StyledText("No files", style: Style(foreground: .secondaryLabel))
        files.bind("/") { [weak self] in self?.typePath("/") }
        files.bind("~") { [weak self] in self?.typePath("~/") }
        cancelButton = panelView.cancel
        defaultButton = panelView.done
        panelView.heading.text = TextSanitizer.line(title ?? "")
        panelView.previewDidAppear = { [weak self] in self?.task { self?.updatePreview() } }
        addHandlers()
        updatePlaces()
    }

    /// The files.
    open override var preferredFocusedView: View? { files }

    /// Sets a size for a presented panel without a `preferredContentSize`; overrides call `super`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateFooter()
        if preferredContentSize == .zero { preferredContentSize = Size(width: 104, height: 28) }
    }

    private func updateFooter() {
        let isSheet = presentingViewController != nil && modalPresentationStyle == .formSheet
        panelView.showsFooter = showsKeys && !isSheet
    }

    /// Reads the mounted disks; overrides call `super`.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        updateCount()
        guard !hasAppeared else { return }
        hasAppeared = true
        task { [weak self] in
            guard let volumes = await self?.source.volumes(), let self else { return }
            self.volumes = volumes
            updatePlaces()
        }
    }

    /// The keys of the panel; overrides add theirs.
    open override var actions: [Action] { panelActions }

    // MARK: Folders

    /// Shows a folder.
    ///
    /// - Parameters:
    ///   - folder: The absolute path.
    ///   - isStep: Whether the folder before is kept for Alt-Left.
    ///   - isReported: Whether the event is posted.
    ///   - item: The file to select there; nil for none.
    final func go(
        to folder: BytePath, isStep: Bool = true, isReported: Bool = true,
        selecting item: BytePath? = nil
    ) {
        let old = files.path
        if folder != old {
            if isStep { history = (history.back + [old], []) }
            files.path = folder
            if let item { files.reveal(item) }
        } else if let item {
            files.reveal(item)
        } else {
            files.reloadData()
        }
        folderDidChange(isReported: isReported && folder != old)
    }

    /// Shows the path of the folder everywhere.
    final func folderDidChange(isReported: Bool) {
        panelView.pathField.path = files.path
        panelView.pathField.resolver.folder = files.path
        panelView.show(problem: "")
        panelView.places.select(files.path)
        updateCount()
        updatePreview()
        if isReported { view.post(FilePanelFolderChanged(path: files.path)) }
    }

    /// Shows the number of files, and whether they are being read.
    final func updateCount() {
        let isReading = files.isItemLoading(nil) && files.window != nil
        let (all, chosen) = (files.count, files.selectedPaths.count)
        let number = NumberFormat().string(all)
        panelView.count.text =
            isReading
            ? "Reading"
            : chosen > 1 ? "\(chosen) of \(number)" : all == 1 ? "1 item" : "\(number) items"
        if isReading {
            panelView.activity.startAnimating()
        } else {
            panelView.activity.stopAnimating()
        }
        panelView.setNeedsLayout()
    }

    // MARK: The end

    /// Leaves the panel without a choice, as Esc does: dismisses it if it is presented.
    ///
    /// Posts ``FilePanelCancelled``.
    public final func cancel() {
        view.post(FilePanelCancelled())
        if presentingViewController != nil { dismiss() }
    }

    final func finish(_ paths: [BytePath]) {
        view.post(FilePanelFinished(paths: paths))
    }
}
