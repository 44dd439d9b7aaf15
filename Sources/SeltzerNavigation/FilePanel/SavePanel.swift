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
        field.text = item.path.lastComponent.editableText
    }

    override func activate(_ file: BytePath) {
        field.text = file.lastComponent.editableText
        finish()
    }

    override func choose(typed path: BytePath, isThere: Bool) {
        field.text = path.lastComponent.editableText
        let name = path.lastComponent
        if path.folder != files.path { go(to: path.folder) }
        check(path.folder.appending(completed(name)))
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
        guard !field.text.hasSuffix("/"), let path = resolved(field.text) else {
            return panelView.show(problem: "This names a folder")
        }
        guard path.lastComponent.count <= 255 else {
            return panelView.show(problem: "The name is too long")
        }
        check(path.folder.appending(completed(path.lastComponent)))
    }

    private final func resolved(_ text: String) -> BytePath? {
        let path = panelView.pathField.resolver.resolve(text)
        return path == "/" ? nil : path
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

    /// Finishes with a path after the user agreed to replace the file there, if there is one.
    private final func check(_ path: BytePath) {
        guard !isAsking else { return }
        let (status, folder) = (source.status, path.folder)
        task(exclusive: "file-panel-path") { [weak self] in
            let found = try? await status(path)
            let folderProblem: String?
            do {
                let kind = try await status(folder).kind
                folderProblem = kind == .directory ? nil : "\(folder.lastComponent) is no folder"
            } catch {
                folderProblem = "\(folder.lastComponent): \(FilePanelSource.reason(of: error))"
            }
            guard let self, !Task.isCancelled else { return }
            if let folderProblem { return panelView.show(problem: folderProblem) }
            guard let found else { return finish([path]) }
            guard found.kind != .directory else {
                field.text = ""
                return go(to: path)
            }
            guard allowsReplacing else {
                return panelView.show(problem: "There is a file of that name.")
            }
            if await mayReplace(path, found) { finish([path]) }
        }
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
