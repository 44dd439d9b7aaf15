// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// A controller in which the user finds lines by a few letters, and picks one or several.
///
/// The user types letters of a line in their order (``/SeltzerScreen/FuzzyMatcher``), moves with the arrow keys, and
/// picks with Enter. The lines may arrive while the picker is visible, and there may be millions. They are searched off
/// the main actor. A preview shows more of the current line. A picker is the root of an inline or full-screen program, a
/// child of another controller, or presented:
///
/// ```swift
/// let picker = Picker(branches)
/// picker.title = "Switch to"
/// if let picked = await picker.pick(over: self) { switchTo(picked.texts[0]) }
/// ```
///
///     Which branch?
///     ▌ fix                             ▐  2 of 48
///     ▌ fix-width-of-tabs                │ Measure tabs
///       topic/fix-resize                 │ by cells
///
/// The picker reports ``PickerFinished``, ``PickerCancelled`` and ``PickerQueryChanged``.
open class Picker: ViewController {
    /// The search, with the lines, the matches and the marks.
    ///
    /// Its ``PickerSearch/didChange`` belongs to the picker.
    public final let search = PickerSearch()
    final let pickerView = PickerView()
    final var rowText = PickerRowText(FuzzyPattern(""))
    /// The line that the user selected; nil to keep the best match selected.
    final var wantedLine: Int?
    private final var isFinishing = false

    // Reading.
    final var feed: PickerFeed?
    /// The work that reads the lines, and begins when the picker appears.
    final var pendingRead: (@Sendable () async -> Void)?
    final var reading: Task<Void, Never>?
    final var receiving: Task<Void, Never>?

    // The preview.
    final var previewTask: Task<Void, Never>?
    /// The selection whose preview is shown; nil for none.
    final var previewed: PreviewedSelection?
    /// The number of sources so far.
    final var generation = 0

    /// The source of the lines.
    ///
    /// Setting it reads other lines: the typed text stays, and all marks are removed. The old lines stay visible until
    /// there are new ones.
    public final var source: PickerSource {
        didSet { sourceDidChange() }
    }

    /// Creates a picker with a source of lines.
    public init(_ source: PickerSource) {
        self.source = source
        super.init(nibName: nil, bundle: nil)
        pickerView.field.placeholder = "Type to find"
        sourceDidChange()
    }

    /// Creates a picker with texts, each of which is a line.
    public convenience init(_ texts: [String]) { self.init(.texts(texts)) }

    deinit {
        reading?.cancel()
        receiving?.cancel()
        previewTask?.cancel()
    }

    // MARK: Settings

    /// The field in which the user types; bind keys to it that win over the keys of the picker.
    public final var searchTextField: TextField { pickerView.field }

    /// The text in the field; setting it is not reported.
    public final var query: String {
        get { pickerView.field.text }
        set {
            pickerView.field.text = newValue
            queryDidChange()
        }
    }

    /// Whether the picker searches for the ``query``; true by default.
    ///
    /// If not, all lines match, so that the program can search: it sets another ``source`` for each query.
    public final var isSearchEnabled = true {
        didSet { queryDidChange() }
    }

    /// The text in the empty field; "Type to find" by default.
    public final var placeholder: String {
        get { pickerView.field.placeholder }
        set { pickerView.field.placeholder = newValue }
    }

    /// The text before the query, such as `branch>`; empty by default.
    public final var prompt: String {
        get { String(pickerView.prompt.text.dropFirst()) }
        set {
            // A free cell after the bar, as before the text.
            pickerView.prompt.text = newValue.isEmpty ? "" : " " + TextSanitizer.line(newValue)
            pickerView.field.leftViewMode = newValue.isEmpty ? .never : .always
        }
    }

    /// The text above the field; empty by default.
    ///
    /// It takes at most half of the rows.
    public final var header: String {
        get { pickerView.header.text }
        set {
            pickerView.header.text = newValue
            pickerView.setNeedsLayout()
        }
    }

    /// Whether the user can mark several lines, with Tab or the right button; false by default.
    public final var allowsMultipleSelection = false {
        didSet {
            if !allowsMultipleSelection { search.marked = [] }
            update()
        }
    }

    /// Whether the picker finishes with no lines when the source ends without any; false by default.
    public final var finishesWhenEmpty = false

    /// Whether the last row shows the keys, if there are six rows; true by default.
    public final var showsKeys: Bool {
        get { pickerView.showsFooter }
        set { pickerView.showsFooter = newValue }
    }

    /// The content beside the list; nil, the default, for none.
    public final var preview: PickerPreview? {
        didSet { previewDidChange() }
    }

    /// The place of the preview; ``PickerPreviewPlacement/automatic`` by default.
    public final var previewPlacement = PickerPreviewPlacement.automatic {
        didSet { previewDidChange() }
    }

    /// The current line, the marks and the query.
    public final var selection: PickerSelection {
        let rank = pickerView.list.selectedIndex
        let matches = search.matches
        return PickerSelection(
            index: rank.flatMap { $0 < matches.rankedCount ? matches.line(at: $0) : nil },
            marked: search.marked.sorted(), query: query, lines: matches.lines,
            previewSize: pickerView.preview.isHidden ? .zero : pickerView.preview.contentSize)
    }

    // MARK: Presenting

    /// Presents the picker until the user picks or leaves it.
    ///
    /// Cancelling the task dismisses the picker.
    ///
    /// - Returns: The picked lines; nil if the user left the picker, or if it could not be presented.
    public final func pick(over presenter: ViewController) async -> PickerFinished? {
        await presenter.present(self, until: PickerFinished.self)
    }

    /// The picker's view.
    open override func loadView() { view = pickerView }

    /// Adds the handlers; overrides call `super`.
    open override func viewDidLoad() {
        addHandlers()
        search.didChange = { [weak self] in self?.update() }
        // After the layout that moved the preview.
        pickerView.previewDidMove = { [weak self] in self?.task { self?.showPreview() } }
        update()
    }

    /// The field.
    open override var preferredFocusedView: View? { pickerView.field }

    /// Sets a size for a presented picker without a `preferredContentSize`; overrides call `super`.
    open override func viewWillAppear(_ animated: Bool) {
        isFinishing = false
        // The work of the last preview ended when the picker disappeared.
        previewed = nil
        if preferredContentSize == .zero {
            preferredContentSize = Size(width: preview == nil ? 72 : 110, height: 20)
        }
    }

    /// Focuses the field, and begins to read; overrides call `super`.
    open override func viewDidAppear(_ animated: Bool) {
        pickerView.field.becomeFirstResponder()
        beginReading()
        showPreview()
    }

    /// The moves, the marks, the preview, Esc and help; overrides add theirs.
    open override var actions: [Action] { pickerActions }

    // MARK: Finishing

    /// Picks the marked lines, or else the current line, as Enter does.
    ///
    /// The search for the present query ends before. Posts ``PickerFinished``.
    public final func finish() {
        guard !isFinishing else { return }
        isFinishing = true
        guard search.isSearching else { return postFinish() }
        task { [weak self] in
            await self?.search.settle()
            self?.postFinish()
        }
    }

    private func postFinish() {
        isFinishing = false
        let selection = selection
        finish(selection.picked, of: selection.lines)
    }

    final func finish(_ indices: [Int], of lines: PickerLines) {
        view.post(PickerFinished(indices: indices, lines: lines))
    }

    /// Leaves the picker without a choice, as Esc does: dismisses it if it is presented.
    ///
    /// Posts ``PickerCancelled``.
    public final func cancel() {
        view.post(PickerCancelled())
        if presentingViewController != nil { dismiss() }
    }
}
