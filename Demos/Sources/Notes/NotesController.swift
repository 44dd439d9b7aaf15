// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import MenuHeaders
import NotesModel
import Seltzer

/// The window of the program: the tree, the open files in tabs, the status and the keys.
final class NotesController: ViewController {
    let root: BytePath
    let state: NotesState
    /// The settings of the user.
    let settings: SettingsStore
    /// Whether the theme is the user's choice.
    var hasChosenTheme = false
    let store = DocumentStore()
    let keeper: RecoveryKeeper
    let tree: FileTreeView
    let tabs = TabView()
    /// The files of the command line that are not open yet.
    var filesToOpen: [BytePath] = []
    /// The path of the folder as the status shows it.
    var rootTitle: String {
        didSet { updateStatus() }
    }
    private let split: SplitView
    private let treeItem: SplitViewItem
    let preview = PreviewController()
    private let previewItem: SplitViewItem
    /// Whether the user wants the preview beside the text.
    var wantsPreview = false {
        didSet { view.setNeedsLayout() }
    }
    private let stage = StageView()
    private let empty: ContentUnavailableView
    let header = MenuHeader("Notes", menus: NotesMenus.all)
    let status: StatusRow
    let palette = CommandPalette()
    private let footer = KeyFooter()
    /// The document whose text will soon be read for the status row.
    private var reading: Document?

    init(root: BytePath, state: NotesState) {
        self.root = root
        rootTitle = PathText.abbreviated(root)
        self.state = state
        settings = SettingsStore(NotesSettings.all, path: state.settingsPath)
        keeper = RecoveryKeeper(state.recovery, delay: state.delay)
        tree = FileTreeView(root: root)
        empty = ContentUnavailableView(
            "No file is open", message: "Choose one in the tree, or find it by its name.",
            button: Button("Find a file") { $0.window?.application?.performAction("quick-open") })
        status = StatusRow(
            menuButton: PullDownButton("&Menu", menu: Menu(children: NotesMenus.all)))
        treeItem = SplitViewItem(
            view: tree, preferredThickness: NotesLayout.treeWidth, canCollapse: true)
        treeItem.minimumThickness = 14
        previewItem = SplitViewItem(viewController: preview)
        previewItem.minimumThickness = 20
        split = SplitView(.horizontal, items: [treeItem, SplitViewItem(view: stage)])
        super.init()
    }

    /// Creates the screen of a folder, or of a file and its folder.
    convenience init(path: BytePath, state: NotesState = .home) throws(FileError) {
        let place = try NotesPlace(path: path)
        self.init(root: place.root, state: state)
        if let file = place.file { filesToOpen = [file] }
    }

    override func loadView() {
        let view = View()
        stage.addSubview(tabs)
        stage.addSubview(empty)
        for subview in [header, split, status, footer] as [View] { view.addSubview(subview) }
        self.view = view
    }

    override func viewDidLoad() {
        ContextMenuInteraction(on: self)
        listenForDroppedFiles()
        tree.contextMenuProvider = { _ in NotesMenus.ofTree }
        on(FileChosen.self, NotesController.fileChosen)
        on { [weak self] (_: TabSelected) in
            self?.shownDocumentDidChange()
            // A user who chooses a text wants to type.
            self?.current?.editor.becomeFirstResponder()
            return .stop
        }
        on { [weak self] (event: TabClosed) in
            self?.shownDocumentDidChange()
            return .stop
        }
        tabs.answer { [weak self] (question: ShouldCloseTab) in
            self?.shouldCloseTab(at: question.index)
        }
        on { [weak self] (_: TextSelectionChanged) in
            self?.updateStatus()
            return .stop
        }
        on { (_: TextEdited) in .stop }
        on(ApplicationBecameActive.self, phase: .broadcast) { [weak self] _ in
            self?.look()
            return .observed
        }
        on(ApplicationWillTerminate.self, phase: .broadcast) { [weak self] event in
            if let self { event.perform { await self.keeper.keepAll(self.store.documents) } }
            return .observed
        }
        on(LinkActivated.self, NotesController.linkActivated)
        listenForSettings()
        keeper.didFail = { [weak self] in self?.tell($0, .warning) }
    }

    override func viewDidAppear(_ animated: Bool) {
        applySettings()
        scheduleTimer(every: .seconds(2)) { [weak self] in self?.look() }
        if let objection = state.objection {
            tell("Unsaved text is not kept", .warning, detail: objection)
        }
        task { [weak self] in await self?.begin() }
        shownDocumentDidChange()
    }

    /// The shown text, or else the tree; if there is no room for it, the view in its place.
    override var preferredFocusedView: View? {
        view.layoutIfNeeded()
        return current?.editor ?? (hasTree ? tree.preferredFocusedView : nil)
    }

    override var actions: [Action] { commands }

    // MARK: Layout

    private var hasTree: Bool { split.items.contains { $0 === treeItem } }

    override func viewWillLayoutSubviews() {
        let layout = NotesLayout(bounds: view.bounds, wantsPreview: wantsPreview)
        let hasPreview = split.items.contains { $0 === previewItem }
        if layout.hasPreview != hasPreview {
            if layout.hasPreview {
                split.addItem(previewItem)
            } else {
                split.removeItem(at: split.items.count - 1)
            }
        }
        if layout.hasTree != hasTree {
            if layout.hasTree {
                split.insertItem(treeItem, at: 0)
                if window?.firstResponder == nil {
                    tree.preferredFocusedView.becomeFirstResponder()
                }
            } else {
                split.removeItem(at: 0)
            }
        }
        header.frame = layout.header
        split.frame = layout.content
        status.frame = layout.status
        footer.frame = layout.footer
        header.isHidden = layout.header.isEmpty
        status.hasMenu = header.isHidden
        status.isHidden = layout.status.isEmpty
        footer.isHidden = layout.footer.isEmpty
    }

    // MARK: What is shown

    /// The controllers of the open documents, in the order of the tabs.
    var editors: [EditorController] {
        tabs.tabs.compactMap { $0.viewController as? EditorController }
    }

    /// The controller of the shown document; nil if none is open.
    var current: EditorController? { tabs.selectedViewController as? EditorController }

    func shownDocumentDidChange() {
        preview.show(current?.document)
        empty.isHidden = !tabs.tabs.isEmpty
        tabs.isHidden = tabs.tabs.isEmpty
        readText()
        updateStatus()
        if let path = current?.document.path { tree.mark(path) }
        window?.application?.title = current.map { "\($0.document.name) – Notes" } ?? "Notes"
    }

    /// The text of the shown document changed.
    func previewDidChange() { if wantsPreview { preview.update() } }

    func updateStatus() {
        guard let current else {
            status.file = StyledText(
                TextSanitizer.line(rootTitle), style: Style(foreground: .secondaryLabel))
            status.place = ""
            return
        }
        let document = current.document
        let path = document.path.map { "\($0.relative(to: root) ?? $0)" } ?? document.name
        var text = StyledText(TextSanitizer.line(path))
        if let note = Self.note(of: document) {
            text += StyledText("  \(note)", style: Style(foreground: .warning))
        }
        status.file = text
        let place = current.cursorPlace
        let numbers = NumberFormat()
        var parts = current.editor.viMode.map { [$0.title] } ?? []
        parts += ["Ln \(numbers.string(place.line)), Col \(numbers.string(place.column))"]
        if let facts = document.facts {
            if !document.isReadOnly {
                let words = facts.words
                parts.append(words == 1 ? "1 word" : "\(numbers.string(words)) words")
            }
            parts.append(facts.encoding.rawValue)
            parts.append(facts.lineEnds.rawValue)
        }
        status.place = parts.joined(separator: "  ")
    }

    /// Returns a remark about a document's file or text; nil for none.
    static func note(of document: Document) -> String? {
        switch document.outsideChange {
        case .changed: return "changed on the disk"
        case .removed: return "gone from the disk"
        case nil: break
        }
        if document.isReadOnly { return "read-only: too large to edit" }
        return document.isEdited ? "not saved" : nil
    }

    /// Reads the text of the shown document soon for its facts, if they are missing or the whole
    /// text changed.
    func readText() {
        guard let document = current?.document, document.needsFacts, document !== reading else {
            return
        }
        reading = document
        task { [weak self] in
            // Waits for the first frame and the first keys.
            try? await Task.sleep(for: .milliseconds(100))
            if document === self?.reading { self?.reading = nil }
            await document.readFacts()
            self?.updateStatus()
        }
    }

    /// Returns the reason of an error in a few words, without the path, which is already visible.
    static func reason(of error: any Error) -> String {
        switch error {
        case let error as FileError: error.reason
        case FileWriteError.failed(let error): error.reason
        default: "\(error)"
        }
    }

    /// Shows the user a message that needs no answer.
    func tell(_ message: String, _ kind: Toast.Kind, detail: String = "") {
        Toast(TextSanitizer.line(message), detail: TextSanitizer.line(detail), kind: kind)
            .show(from: self)
    }
}

/// The room for the tabs, or for the view that is shown without tabs.
private final class StageView: View {
    override func layoutSubviews() {
        for view in subviews { view.frame = bounds }
    }
}
