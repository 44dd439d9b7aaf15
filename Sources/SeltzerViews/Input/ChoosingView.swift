// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The effect of a typed key on a view of entries, outside of its actions.
package enum EntryChoice: Hashable, Sendable {
    /// The key is the mnemonic of an entry; a disabled entry only becomes current.
    case chooses(String, isEnabled: Bool)
    /// The view looks for an entry that begins with the key.
    case searches
    /// The view shows only the entries with the key.
    case filters
    /// Only the code of another view knows the effect.
    case unknown
}

/// A view of entries that keys choose, such as a menu, which can name the entry without choosing
/// it.
@MainActor
package protocol ChoosingView: View {
    /// Returns the title of the entry that an action of the view chooses now; nil for none.
    func entry(chosenBy action: Action) -> String?

    /// Returns the action of the entry that an action of the view chooses now; nil for none.
    func action(chosenBy action: Action) -> CurrentAction?

    /// Returns the effect of a key; nil if the view passes it on.
    func choice(for event: KeyEvent) -> EntryChoice?

    /// The class whose `handleKey` does what ``choice(for:)`` returns.
    ///
    /// A subclass may override the method, and then its effect is unknown.
    var choiceHandler: InputResponder.Type { get }
}
