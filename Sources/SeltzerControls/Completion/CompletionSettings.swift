// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The keys and the look of completions in a text field or a text view.
public struct CompletionSettings: Hashable, Sendable {
    /// Whether the first item is selected when the list appears.
    public var selectsFirst: Bool
    /// Whether Tab takes an item: the selected one, or else the first.
    public var tabTakes: Bool
    /// Whether Enter takes the selected item.
    public var enterTakes: Bool
    /// Whether the rest of the selected item, or else of the first one, is shown after the cursor.
    ///
    /// Right, End and Tab take it. The rest of a ``CompletionProvider`` that is inline is always shown.
    public var showsInlineSuggestion: Bool
    /// Whether the documentation of the selected item is shown beside the list.
    public var showsDocumentation: Bool
    /// The maximum number of rows of the list; less than 1 counts as 1.
    public var maximumRows: Int

    /// Creates settings.
    ///
    /// - Parameters:
    ///   - selectsFirst: Whether the first item is selected when the list appears.
    ///   - tabTakes: Whether Tab takes an item.
    ///   - enterTakes: Whether Enter takes the selected item.
    ///   - showsInlineSuggestion: Whether the rest of an item is shown after the cursor.
    ///   - showsDocumentation: Whether the documentation is shown beside the list.
    ///   - maximumRows: The maximum number of rows of the list.
    public init(
        selectsFirst: Bool = true, tabTakes: Bool = true, enterTakes: Bool = true,
        showsInlineSuggestion: Bool = false, showsDocumentation: Bool = true, maximumRows: Int = 8
    ) {
        self.selectsFirst = selectsFirst
        self.tabTakes = tabTakes
        self.enterTakes = enterTakes
        self.showsInlineSuggestion = showsInlineSuggestion
        self.showsDocumentation = showsDocumentation
        self.maximumRows = maximumRows
    }
}
