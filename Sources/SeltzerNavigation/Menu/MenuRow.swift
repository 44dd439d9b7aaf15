// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// A visible row of a menu.
@MainActor
enum MenuRow {
    /// An enabled or disabled entry.
    ///
    /// It is indirect because rows are moved often, and an entry has twenty fields to copy.
    indirect case item(MenuItem)
    /// A line from edge to edge.
    case separator
    /// The title of the entries below it.
    case heading(String)
    /// A sentence in place of entries, for instance while they are loading.
    case notice(String, isBusy: Bool = false)

    /// The entry; nil for a row of another kind.
    var item: MenuItem? {
        if case .item(let item) = self { return item }
        return nil
    }
}

/// An entry of a menu, with all data for its row.
@MainActor
struct MenuItem {
    /// The effect of choosing an entry.
    enum Effect {
        /// Performs an action.
        case action(SharedAction)
        /// Opens a submenu.
        case submenu(Menu)
        /// The delegate of the menu decides.
        case custom
    }

    var title: MnemonicTitle
    var effect = Effect.custom
    /// A character or two before the title.
    var symbol = ""
    /// The keys, as the user has mapped them.
    var keys = ""
    var state = Action.State.off
    var isEnabled = true
    /// The reason why the entry is disabled; nil for none.
    var reason: String?
    var isDestructive = false
    /// The letters of the title that match the typed text.
    var match: FuzzyMatch?
    /// The identifier of the command whose action in reach this is; nil for an action of its own.
    var command: String?
    /// A remark after the title, such as the category of a command.
    var detail = ""

    var submenu: Menu? {
        if case .submenu(let menu) = effect { return menu }
        return nil
    }

    /// Creates an entry.
    init(_ title: MnemonicTitle, _ effect: Effect = .custom) {
        (self.title, self.effect) = (title, effect)
    }

    /// Creates an entry that performs an action.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - title: The title with its mnemonic; nil for the title of the action.
    ///   - caption: The names of keys.
    init(_ shared: SharedAction, title: String? = nil, caption: KeyCaption) {
        let action = shared.value
        self.init(
            MnemonicTitle(title ?? MnemonicTitle.escaped(action.title)), .action(shared))
        symbol = action.action.symbol
        keys = action.keys.first.map { caption.text(of: $0.chords) } ?? ""
        state = action.state
        isEnabled = action.isEnabled && !action.isRunning
        reason = action.isRunning ? "It is running." : action.disabledReason
        isDestructive = action.action.attributes.contains(.destructive)
    }
}

/// One of the actions that a menu read.
///
/// Entries are copied often. A copy of an action would retain each of its parts; a copy of this retains one array.
struct SharedAction {
    private let actions: [CurrentAction]
    private let index: Int

    /// Refers to the action at a valid index.
    init(_ actions: [CurrentAction], at index: Int) {
        (self.actions, self.index) = (actions, index)
    }

    var value: CurrentAction { actions[index] }
}
