// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerViews

/// Goes to rows by the letters with which they begin.
extension TableView {
    /// Focuses the row that begins with the typed letters, and selects it if the selection follows the focus.
    ///
    /// An action in reach with the same key always wins, whatever the rows are. Among many rows the search takes
    /// several turns of the main actor. Another letter, another selection or a reload ends it.
    ///
    /// - Returns: False if the key is not part of the beginning of a row.
    final func typeSelect(_ event: KeyEvent) -> Bool {
        guard let typing = letters(with: event), !superiorsClaim(event.press) else { return false }
        let origin = selectsFocusedRow ? selection.origin : selection.lead
        let search = TypeSearch(typing, from: origin, count: geometry.rowCount)
        let isUnderWay = typeAhead.isUnderWay(at: event.timestamp)
        typeSearch = search
        let hasEnded = TypeSearch.run(in: window?.application) { [weak self] in
            self?.advance(search) != false
        }
        // The table does not consume the key if no row begins with it, unless the key continues earlier letters.
        guard !hasEnded || search.found != nil || isUnderWay else { return false }
        typeAhead = typing
        return true
    }

    /// Continues the search during one turn, and goes to the row that is found.
    ///
    /// - Returns: Whether the search has ended.
    private final func advance(_ search: TypeSearch) -> Bool {
        guard typeSearch === search, window != nil else { return true }
        let hasEnded = search.advance { row in typeSelectString(ofRow: row) }
        // The data source may have reloaded the table.
        guard hasEnded || typeSearch !== search else { return false }
        let isCurrent = typeSearch === search
        typeSearch = nil
        guard isCurrent, let row = search.found, row < geometry.rowCount else { return true }
        if selectsAtPress { changeSelection { $0.select(row) } } else { moveFocus(to: row) }
        scroll(toRow: row, at: .none)
        return true
    }

    /// Forgets the typed letters, and ends the search for them.
    final func endTyping() {
        typeAhead.cancel()
        typeSearch = nil
    }

    /// Returns the typed letters including the letters of a key; nil if the key types no letters here.
    private final func letters(with event: KeyEvent) -> TypeAhead? {
        guard allowsTypeSelect, window?.application?.keyStyle != .vi, allowsSelection,
            dataSource != nil, event.press.phase != .release,
            event.press.modifiers.isSubset(of: .shift), let text = event.text,
            text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }),
            typeAhead.isUnderWay(at: event.timestamp) || text != " "
        else { return nil }
        var typing = typeAhead
        typing.type(text, at: event.timestamp)
        return typing
    }

    private final func typeSelectString(ofRow row: Int) -> String? {
        guard row < geometry.rowCount, isEnabled(row: row) else { return nil }
        return dataSource?.tableView(
            self, typeSelectStringForRowAt: geometry.indexPath(ofRow: row))
    }
}

// For tools that explain keys.
extension TableView: TypingView {
    package var keyHandler: InputResponder.Type? { TableView.self }
    package func mayHandle(_ chord: KeyChord) -> Bool { chord == "delete" }

    /// Returns the expected effect of a search without running it: only visible rows are checked.
    package func typingEffect(of character: Character) -> TypingEffect? {
        guard let clock = window?.application?.clock else {
            // A table outside of a window gets keys through mounts, and has no clock to tell whether
            // the key continues earlier letters.
            return allowsTypeSelect && allowsSelection && dataSource != nil ? .searchesRows : nil
        }
        let event = KeyEvent(KeyPress(.character(character)), timestamp: clock.now)
        guard let typing = letters(with: event), !superiorsClaim(event.press) else { return nil }
        let isVisible = shownCells.keys.contains { row in
            typeSelectString(ofRow: row).map(typing.isBeginning(of:)) ?? false
        }
        if isVisible { return .selectsRow }
        let areAllVisible = shownCells.count >= geometry.rowCount
        return areAllVisible && !typeAhead.isUnderWay(at: clock.now) ? nil : .searchesRows
    }

    package func insertsTyped(_ character: Character) -> Bool { false }
}
