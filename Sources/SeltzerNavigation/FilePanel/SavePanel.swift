// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerFiles
import SeltzerResponder
import SeltzerTables
import SeltzerText
import SeltzerViews

/// A panel in which the user chooses the folder and the name of a file to save.
///
/// ```swift
/// let panel = SavePanel(directory: "/srv/tides", name: "harbor.csv")
/// panel.allowedFileTypes = [.commaSeparatedText]
/// if let path = await panel.pick(over: self) { save(path) }
/// ```
///
/// If there is such a file, the panel asks before it finishes. The panel itself writes nothing but new folders.
open class SavePanel: FilePanel {
    /// The name in the field, with AppKit's name; a file that is not UTF-8 has escapes such as `\xE9`.
    ///
    /// Setting it selects the name without its extension, when the panel appears.
    public final var nameFieldStringValue: String {
        get { field.text }
        set {
            field.text = newValue
            selectStem()
        }
    }

    /// Whether a name may have an extension of none of the ``FilePanel/allowedFileTypes``; false by default.
    public final var allowsOtherFileTypes = false

    /// Whether the user can replace a file, after a question; true by default.
    public final var allowsReplacing = true

    /// Whether the user agreed to replace the file of the chosen path.
    ///
    /// If false, there was no such file when the panel finished: write a new file only, so that a file that another
    /// program has made meanwhile is not lost.
    public final private(set) var replacesFile = false

    private final let field: TextField
    /// The overwritten file that the user is asked about.
    private final var isAsking = false

    /// Creates a panel.
    ///
    /// - Parameters:
    ///   - directory: The folder at the beginning, absolute or relative to the current folder; nil for the current folder.
    ///   - name: The proposed name.
    ///   - source: The files; those of this machine by default.
    public init(directory: BytePath? = nil, name: String = "", source: FilePanelSource = .system) {
        field = TextField(name, placeholder: "Name of the file")
        field.accessibilityLabel = "Name"
        super.init(directory, source, nameField: field)
        title = "Save"
        prompt = "&Save"
    }

    /// Presents the panel until the user chooses or leaves it.
    ///
    /// Cancelling the task dismisses the panel.
    ///
    /// - Returns: The absolute path; nil if the user left the panel, or if it could not be presented.
    public final func pick(over presenter: ViewController) async -> BytePath? {
        await presenter.present(self, until: FilePanelFinished.self)?.paths.first
    }

    /// Adds the handlers; overrides call `super`.
    open override func viewDidLoad() {
        super.viewDidLoad()
        on(TextSubmitted.self) { [weak self] _ in
            self?.finish()
            return .stop
        }
        selectStem()
    }

    /// The name.
    open override var preferredFocusedView: View? { field }

    private final func selectStem() {
        let name = BytePath(editableText: field.text)
        let end = FileType.fileExtension(of: name).map { $0.count + 1 } ?? 0
        let text = field.text
        let stem = text.index(text.endIndex, offsetBy: -end, limitedBy: text.startIndex)
        field.selectedRange = Range(text.startIndex..<(stem ?? text.endIndex), in: text)
    }

    override func selectionDidChange() {
        guard let item = files.selectedItems.first?.base as? DirectoryItem, !item.isDirectory else {
            return
        }
        show(item.path)
    }

    override func activate(_ file: BytePath) {
        show(file)
        check(file.lastComponent, in: file.folder)
    }

    override func choose(typed path: BytePath, isThere: Bool) {
        if path.folder != files.path { go(to: path.folder) }
        guard path != "/" else { return panelView.show(problem: "This names a folder") }
        show(path)
        check(path.lastComponent, in: path.folder)
    }

    /// Gives the name the extension of another kind.
    override func typeDidChange() {
        let name = BytePath(editableText: field.text)
        guard let new = selectedType?.preferredFilenameExtension,
            let old = FileType.fileExtension(of: name), selectedType?.contains(name) == false,
            allowedFileTypes.contains(where: { $0.extensions.contains(old.lowercased()) })
        else { return }
        field.text = String(field.text.dropLast(old.count)) + new
    }

    /// Chooses the typed name, or says why not; asks first if there is such a file.
    open override func finish() {
        guard !field.text.isEmpty else { return panelView.show(problem: "Type a name") }
        guard let path = resolved(field.text) else {
            return panelView.show(problem: "This names a folder")
        }
        check(path.lastComponent, in: path.folder)
    }

    /// Returns the absolute path of a typed name; nil if it names a folder, such as `..`, `~` or `tides/`.
    private final func resolved(_ text: String) -> BytePath? {
        let typed = BytePath(editableText: text)
        let path = panelView.pathField.resolver.resolve(text)
        // The name of a file is that of its path; `..` and `~` stand for other names.
        let isName = typed.bytes.last != UInt8(ascii: "/")
        return isName && path?.lastComponent == typed.lastComponent ? path : nil
    }

    /// Puts the path of a file into the field, from the shown folder on; a file named `~` is `./~`.
    private final func show(_ path: BytePath) {
        let text = (path.relative(to: files.path) ?? path).editableText
        field.text = resolved(text) == path ? text : "./" + text
    }

    /// Returns a name with the extension of the selected kind, unless it has an allowed one.
    private final func completed(_ name: BytePath) -> BytePath {
        guard !allowsOtherFileTypes, !allowedFileTypes.isEmpty,
            !allowedFileTypes.contains(where: { $0.contains(name) }),
            let type = selectedType ?? allowedFileTypes.first,
            let new = type.preferredFilenameExtension
        else { return name }
        return BytePath(bytes: name.bytes + Array(".\(new)".utf8))
    }

    /// Finishes with a name in a folder after the user agreed to replace the file there, if there is one.
    private final func check(_ typed: BytePath, in folder: BytePath) {
        guard !isAsking else { return }
        let name = completed(typed)
        guard name.count <= 255 else { return panelView.show(problem: "The name is too long") }
        replacesFile = false
        let (path, source) = (folder.appending(name), source)
        task(exclusive: "file-panel-path") { [weak self] in
            var asked = folder
            do {
                let isFolder = try await source.status(folder).kind == .directory
                asked = path
                let found = isFolder ? try await source.statusIfPresent(path) : nil
                guard let self, !Task.isCancelled else { return }
                guard isFolder else {
                    return panelView.show(problem: "\(folder.lastComponent) is no folder")
                }
                await finish(path, over: found)
            } catch {
                guard let self, !Task.isCancelled else { return }
                let reason = FilePanelSource.reason(of: error)
                panelView.show(problem: "\(asked.lastComponent): \(reason)")
            }
        }
    }

    /// Finishes with a path, if the user agrees to replace what was found there; enters a folder.
    private final func finish(_ path: BytePath, over found: FileStatus?) async {
        guard let found else { return finish([path]) }
        guard found.kind != .directory else {
            field.text = ""
            return go(to: path)
        }
        guard allowsReplacing else {
            return panelView.show(problem: "There is a file of that name.")
        }
        guard await mayReplace(path, found) else { return }
        replacesFile = true
        finish([path])
    }

    /// Asks whether a file may be replaced.
    private final func mayReplace(_ path: BytePath, _ status: FileStatus) async -> Bool {
        isAsking = true
        defer { isAsking = false }
        let alert = Alert(
            "Replace \(path.lastComponent)?",
            message: "The file with \(status.sizeText) of \(status.modificationText) is lost.",
            actions: [
                AlertAction("&Cancel", style: .cancel),
                AlertAction("&Replace", style: .destructive),
            ])
        return await present(alert, until: AlertAnswered.self)?.index == 1
    }
}
