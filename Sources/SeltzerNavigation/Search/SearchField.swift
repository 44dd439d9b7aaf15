// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A text field for searching, with the scope of the search and the recent searches in menus, as AppKit's `NSSearchField`.
///
/// ```swift
/// let search = SearchField()
/// search.scopeButtonTitles = ["All", "Names", "Texts"]
/// search.on { (event: SearchSubmitted) in
///     find(event.text, in: event.scopeIndex)
///     return .stop
/// }
/// ```
///
///     in: Names ▾  query          × ▾
///
/// Alt-S and a click on the scope open the list of scopes. Enter posts ``SearchSubmitted``, and adds the text to
/// ``recentSearches``, which Down and a click on the arrow show. A ``SearchBar`` shows scopes in a row of their own.
open class SearchField: TextField {
    /// The titles of the scopes; nil, the default, for none.
    ///
    /// Setting them selects the first one.
    public final var scopeButtonTitles: [String]? {
        didSet {
            scopeIndex = 0
            updateScopes()
        }
    }

    /// The index of the selected scope, from 0; setting it is not reported, and an index that does not exist is ignored.
    ///
    /// It is 0 without scopes.
    public final var selectedScopeButtonIndex: Int {
        get { scopeIndex }
        set {
            guard scopeButtonTitles?.indices.contains(newValue) == true else { return }
            scopeIndex = newValue
            updateScopes()
        }
    }

    /// The recent searches, the last one first.
    ///
    /// The program keeps them, for instance in its settings.
    public final var recentSearches: [String] = [] {
        didSet {
            let limited = Array(recentSearches.prefix(max(0, maximumRecents)))
            if limited != recentSearches { recentSearches = limited }
            updateRecents()
        }
    }

    /// The maximum number of recent searches; 10 at first, and 0 for none.
    public final var maximumRecents = 10 {
        didSet { recentSearches = Array(recentSearches.prefix(max(0, maximumRecents))) }
    }

    private final var scopeIndex = 0
    final let scopeButton = SearchFieldButton("", menu: Menu(children: []))
    final let recentsButton = SearchFieldButton("", menu: Menu(children: []))

    /// Creates an empty field with a frame.
    public override init(frame: Rect) {
        super.init(frame: frame)
        placeholder = "Search"
        clearButtonMode = .whileEditing
        scopeButton.prefix = "in: "
        scopeButton.accessibilityLabel = "Scope"
        recentsButton.accessibilityLabel = "Recent searches"
        leftView = scopeButton
        rightView = recentsButton
        on { [weak self] (_: TextSubmitted) in self?.search() ?? .ignored }
    }

    /// Whether the user can search, and choose a scope.
    open override var isEnabled: Bool {
        didSet { (scopeButton.isEnabled, recentsButton.isEnabled) = (isEnabled, isEnabled) }
    }

    // MARK: Scopes

    private final func updateScopes() {
        let titles = scopeButtonTitles ?? []
        leftViewMode = titles.isEmpty ? .never : .always
        scopeButton.title =
            titles.indices.contains(scopeIndex) ? MnemonicTitle.escaped(titles[scopeIndex]) : ""
        scopeButton.menu = Menu(
            children: titles.enumerated().map { index, title in
                Action(
                    title: title, state: index == scopeIndex ? .on : .off
                ) { [weak self] _ in self?.selectScope(index) }
            })
        setNeedsLayout()
    }

    /// Selects a scope as the user does.
    private final func selectScope(_ index: Int) {
        guard isEnabled, let titles = scopeButtonTitles, titles.indices.contains(index),
            index != scopeIndex
        else { return }
        scopeIndex = index
        updateScopes()
        report(SearchScopeSelected(index: index, title: titles[index]), for: .valueChanged)
    }

    // MARK: Searching

    /// Posts the search, and remembers it; without text, Enter is for the default button.
    private final func search() -> Disposition {
        let text = String(text.trimmed)
        guard !text.isEmpty else { return .ignored }
        remember(text)
        return post(SearchSubmitted(text: text, scopeIndex: scopeIndex), includingSelf: true)
            == .unhandled ? .ignored : .stop
    }

    private final func remember(_ text: String) {
        guard maximumRecents > 0, !isSecureTextEntry else { return }
        recentSearches = [text] + recentSearches.filter { $0 != text }
    }

    private final func updateRecents() {
        rightViewMode = recentSearches.isEmpty ? .never : .always
        let entries = recentSearches.map { text in
            Action(title: text) { [weak self] _ in self?.searchAgain(text) }
        }
        let clear = Action(title: "Clear recent searches") { [weak self] _ in
            self?.recentSearches = []
        }
        recentsButton.menu = Menu(
            children: entries + [Menu(options: .displayInline, children: [clear])])
        setNeedsLayout()
    }

    private final func searchAgain(_ recent: String) {
        guard isEnabled else { return }
        selectAll()
        insertText(recent)
        _ = search()
    }

    // MARK: Keys

    /// The actions of a text field, and `choose-scope` on Alt-S and `recent-searches` on Down.
    ///
    /// While suggestions are shown, Down selects one of them, and `recent-searches` is absent.
    open override var actions: [Action] {
        let isSuggesting = completer?.isShown == true
        return [Self.scopeAction] + (isSuggesting ? [] : [Self.recentsAction]) + super.actions
    }

    private static let scopeAction = Action("choose-scope", title: "Scope", keys: ["alt-s"]) {
        guard let field = $0 as? SearchField, field.scopeButtonTitles != nil else {
            return .ignored
        }
        field.scopeButton.open()
        return .stop
    }.mayDecline().placement(.help).category(.edit)

    private static let recentsAction = Action(
        "recent-searches", title: "Recent searches", keys: ["down"]
    ) {
        guard let field = $0 as? SearchField, !field.recentSearches.isEmpty else {
            return .ignored
        }
        field.recentsButton.open()
        return .stop
    }.mayDecline().placement(.help).category(.edit)

    /// Gives the scope as much room as leaves ten columns for text.
    open override func layoutSubviews() {
        let room = bounds.width - 10 - (recentSearches.isEmpty ? 0 : 3) - 8
        scopeButton.maximumWidth = max(0, room)
        super.layoutSubviews()
    }

    /// A text field with the scope in its hint.
    open override var defaultAccessibility: AccessibilityAttributes {
        var attributes = super.defaultAccessibility
        if attributes.label == nil { attributes.label = "Search" }
        if let titles = scopeButtonTitles, titles.indices.contains(scopeIndex) {
            attributes.hint = attributes.hint ?? "In \(titles[scopeIndex])"
        }
        return attributes
    }
}

extension SearchField: AccessoryHolder {
    /// The buttons of the menus, which are elements beside the text.
    package final var accessoryViews: [View] { [scopeButton, recentsButton] }
}
