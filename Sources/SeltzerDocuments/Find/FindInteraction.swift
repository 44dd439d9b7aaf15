// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText
import SeltzerViews

/// A view that may have keys of its own for searching.
@MainActor
protocol OwnSearchKeys: View {
    var hasOwnSearchKeys: Bool { get }
}

/// The way in which the user finds text in a view: a bar at its bottom, and keys.
///
/// As `UIFindInteraction` in UIKit. The view conforms to ``TextSearching``, and creates and holds the interaction when
/// it is initialized; the interaction binds its keys to the view.
///
/// Ctrl-F opens the bar, and so does `/` where letters are not typed. While the user types, the nearest match shows.
/// Enter goes to the next match and Shift-Enter to the previous match; while the view is focused, `n` and `N` do the
/// same. Escape closes the bar without scrolling.
@MainActor
public final class FindInteraction {
    /// The searched view; nil when it is gone.
    public private(set) weak var view: (any TextSearching)?

    /// The search; nil until the bar is opened for the first time.
    public private(set) var activeFindSession: FindSession?

    /// Whether the view shows the bar.
    public private(set) var isFindNavigatorVisible = false

    /// The query; setting it searches while the bar is visible, and posts no event.
    public var query: TextQuery {
        get { wanted }
        set { setQuery(newValue, isByUser: false) }
    }

    private var wanted = TextQuery()

    func setQuery(_ query: TextQuery, isByUser: Bool) {
        guard query != wanted else { return }
        wanted = query
        if isFindNavigatorVisible { search(isByUser: isByUser) }
        bindMoves()
    }

    /// The text of the query; nil for an empty one.
    public var searchText: String? {
        get { query.string.isEmpty ? nil : query.string }
        set { query.string = newValue ?? "" }
    }

    /// The text that replaces matches.
    public var replacementText: String {
        get { bar.replaceField.text }
        set { bar.replaceField.text = newValue }
    }

    private lazy var bar = FindBar(of: self)
    /// The bar while it is visible, for screen readers; otherwise empty.
    var visibleBars: [View] { isFindNavigatorVisible ? [bar] : [] }
    /// The reason why the last replacement failed; nil for none.
    private var replacementError: TextQueryError? {
        didSet { if replacementError != oldValue { updateBar() } }
    }
    /// The place where a search of the bar begins.
    private var origin = TextMatch(line: 0, range: 0..<0)

    /// Creates the interaction of a view, and binds its keys to the view.
    public init(_ view: any TextSearching) {
        self.view = view
        bindKeys()
    }

    /// Binds the keys again; call it after a change of ``TextSearching/insertsTypedText``.
    public func bindKeys() {
        guard let view else { return }
        if hasOwnSearchKeys {
            for keys: KeySequence in ["ctrl-f", "/", "n", "N"] { view.unbind(keys) }
            return
        }
        let isPager = !view.insertsTypedText
        view.bind("ctrl-f", isPager ? "" : "Find", priority: .low) { [weak self] in
            self?.present(showingReplace: false, isByUser: true)
        }
        for keys: KeySequence in ["/", "alt-%", "n", "N"] { view.unbind(keys) }
        if isPager {
            view.bind("/", "Find", priority: .low) { [weak self] in
                self?.present(showingReplace: false, isByUser: true)
            }
        } else {
            view.bind("alt-%", "Replace", priority: .low) { [weak self] in
                self?.present(showingReplace: true, isByUser: true)
            }
        }
        bindMoves()
    }

    private var hasOwnSearchKeys: Bool {
        (view as? any OwnSearchKeys)?.hasOwnSearchKeys == true
    }

    /// Closes the bar, and takes the keys from the view.
    func end() {
        dismissFindNavigator()
        for keys: KeySequence in ["ctrl-f", "/", "alt-%", "n", "N"] { view?.unbind(keys) }
    }

    // MARK: The bar

    /// Shows the bar and focuses its field.
    ///
    /// ``TextFound`` is posted only for a bar that the user opens.
    ///
    /// - Parameter showingReplace: Whether to show the row of the replacement too, if the view supports replacing.
    public func presentFindNavigator(showingReplace: Bool) {
        present(showingReplace: showingReplace, isByUser: false)
    }

    private func present(showingReplace: Bool, isByUser: Bool) {
        guard let view else { return }
        origin = view.searchOrigin
        if let words = view.suggestedSearchText, !query.isRegularExpression {
            var query = query
            query.string = words
            setQuery(query, isByUser: isByUser)
        }
        show(isByUser: isByUser)
        if showingReplace, view.supportsTextReplacement { bar.showsReplace = true }
        view.setNeedsLayout()
        view.layoutIfNeeded()
        if bar.field.becomeFirstResponder() { bar.field.selectAll() }
    }

    private func show(isByUser: Bool) {
        guard !isFindNavigatorVisible, let view else { return }
        isFindNavigatorVisible = true
        if activeFindSession == nil {
            activeFindSession = FindSession(of: view) { [weak self] in self?.sessionDidChange() }
        }
        view.setFindBar(bar, isVisible: true)
        view.bind("escape", "Close", priority: .low) { [weak self] in
            self?.dismiss(isByUser: true)
        }
        search(isByUser: isByUser)
    }

    /// Removes the bar and the marks without scrolling, and focuses the view.
    ///
    /// The view selects the current match, and posts no event for the selection.
    public func dismissFindNavigator() { dismiss(isByUser: false) }

    /// Removes the bar and the marks.
    ///
    /// - Parameter isByUser: Whether the user closes the bar; the view then reports the new selection.
    func dismiss(isByUser: Bool) {
        guard isFindNavigatorVisible, let view else { return }
        let match = activeFindSession?.highlightedMatch
        isFindNavigatorVisible = false
        bar.showsReplace = false
        view.unbind("escape")
        activeFindSession?.invalidateFoundResults()
        let hadFocus = (view.window?.firstResponder as? View)?.isDescendant(of: bar) ?? false
        view.setFindBar(bar, isVisible: false)
        if let match { select([match], isByUser: isByUser) }
        if hadFocus { view.becomeFirstResponder() }
        view.foundTextDidChange()
    }

    /// Lays the bar out at the bottom of a rectangle.
    ///
    /// - Parameter rect: The room of the view, in its own coordinates.
    /// - Returns: The room above the bar; the whole rectangle while the bar is not visible.
    @discardableResult
    public func layOutFindBar(in rect: Rect) -> Rect {
        guard isFindNavigatorVisible else { return rect }
        let height = min(barHeight, rect.height)
        var room = rect
        room.size.height -= height
        bar.frame = Rect(x: rect.minX, y: room.maxY, width: rect.width, height: height)
        return room
    }

    /// The number of rows of the bar; 0 while it is not visible.
    public var barHeight: Int {
        isFindNavigatorVisible ? bar.sizeThatFits(.zero).height : 0
    }

    // MARK: Searching

    private func select(_ matches: [TextMatch], isByUser: Bool) {
        guard let view else { return }
        guard isByUser else { return view.selectFoundText(matches) }
        view.asUserIfPossible { view.selectFoundText(matches) }
    }

    private func search(isByUser: Bool) {
        replacementError = nil
        updateBar()
        activeFindSession?.performSearch(query, from: origin, isByUser: isByUser)
    }

    private func updateBar() { bar.update(query, activeFindSession, replacementError) }

    /// Binds `n` and `N` while the query is not empty.
    private func bindMoves() {
        guard let view, !view.insertsTypedText, !hasOwnSearchKeys else { return }
        guard searchText != nil else {
            view.unbind("n")
            view.unbind("N")
            return
        }
        view.bind("n", "Next", priority: .low) { [weak self] in
            self?.find(.forward, isByUser: true)
        }
        view.bind("N", priority: .low) { [weak self] in
            self?.find(.backward, isByUser: true)
        }
    }

    /// Goes to the next match, and shows the bar again if the query is not empty.
    ///
    /// No event is posted.
    public func findNext() { find(.forward, isByUser: false) }

    /// Goes to the previous match, and shows the bar again if the query is not empty.
    ///
    /// No event is posted.
    public func findPrevious() { find(.backward, isByUser: false) }

    /// Goes to the next or the previous match.
    ///
    /// - Parameters:
    ///   - direction: The direction of the move.
    ///   - isByUser: Whether the user moves; the view then reports the match.
    func find(_ direction: FoundText.Direction, isByUser: Bool) {
        guard let view, searchText != nil else { return }
        replacementError = nil
        if !isFindNavigatorVisible {
            origin = view.searchOrigin
            show(isByUser: isByUser)
        }
        activeFindSession?.highlightNextResult(in: direction, isByUser: isByUser)
    }

    private func sessionDidChange() {
        updateBar()
        if let match = activeFindSession?.highlightedMatch { origin = match }
        view?.foundTextDidChange()
    }

    /// Follows a change of the view's text.
    ///
    /// - Parameters:
    ///   - lines: The replaced lines, in the old text.
    ///   - count: The number of lines in place of the replaced lines.
    public func linesDidChange(_ lines: Range<Int>, count: Int) {
        if isFindNavigatorVisible { activeFindSession?.linesDidChange(lines, count: count) }
    }

    /// Searches again after the whole text was replaced.
    public func textDidChange() {
        guard isFindNavigatorVisible else { return }
        search(isByUser: activeFindSession?.isAwaitedByUser == true)
    }

    // MARK: What was found

    /// Returns the matches in a line, in order; empty while the bar is not visible.
    public func highlights(inLine line: Int) -> [FoundTextHighlight] {
        highlights(inLine: line, bytes: 0..<Int.max)
    }

    /// Returns the matches in a part of a line.
    ///
    /// A long line may have a million matches outside the part.
    func highlights(inLine line: Int, bytes: Range<Int>) -> [FoundTextHighlight] {
        guard isFindNavigatorVisible, let session = activeFindSession else { return [] }
        return session.found.matches(inLine: line, bytes: bytes).map {
            FoundTextHighlight(range: $0.range, isCurrent: $0 == session.highlightedMatch)
        }
    }

    /// Returns lines with matches, as marks of a scroll bar; empty while the bar is not visible.
    ///
    /// - Parameters:
    ///   - lineCount: The number of lines.
    ///   - count: The length of the scroll bar in cells.
    public func marks(of lineCount: Int, count: Int) -> [Int] {
        guard isFindNavigatorVisible, let session = activeFindSession else { return [] }
        return session.found.markedLines(of: lineCount, count: count)
    }

    /// The line of the current match; nil if there is none, or while the bar is not visible.
    public var currentLine: Int? {
        isFindNavigatorVisible ? activeFindSession?.highlightedMatch?.line : nil
    }

    // MARK: Replacing

    /// Replaces the current match, reports it as a change by the user, and goes to the next match.
    public func replaceFoundText() {
        guard let view, let session = activeFindSession, let match = session.highlightedMatch,
            session.highlightedResultIndex != nil, view.supportsTextReplacement
        else { return }
        replacementError = nil
        guard view.replaceFoundText(match, with: replacementText) else { return }
        view.post(FoundTextReplaced(query: query, count: 1), includingSelf: true)
        session.highlightNextResult(in: .forward, from: view.searchOrigin, isByUser: true)
    }

    /// Replaces all matches as one step of undoing, and reports it as a change by the user.
    public func replaceAllFoundText() {
        guard let view, view.supportsTextReplacement, searchText != nil else { return }
        replacementError = nil
        let (query, template) = (query, replacementText)
        ApplicationWork.start(in: view.window?.application) { [weak view] in
            guard let view else { return }
            let count = await view.replaceAllFoundText(query, with: template)
            guard count > 0 else { return }
            view.post(FoundTextReplaced(query: query, count: count), includingSelf: true)
        }
    }

    /// Shows the reason of a failed replacement until the next act of the user in the bar.
    func replacementDidFail(_ error: TextQueryError) { replacementError = error }

    /// Selects all matches, and closes the bar; no event is posted.
    public func selectAllFoundText() { selectAll(isByUser: false) }

    func selectAll(isByUser: Bool) {
        guard let matches = activeFindSession?.found.matches, !matches.isEmpty else { return }
        dismiss(isByUser: isByUser)
        select(matches, isByUser: isByUser)
    }
}
