// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// A row of a menu, as it is shown.
@MainActor
enum MenuRow {
    /// An entry that can be chosen, or a disabled one.
    ///
    /// It is indirect because rows are moved often, and an entry has twenty fields to copy.
    indirect case item(MenuItem)
    /// A line from edge to edge.
    case separator
    /// The title of the entries below.
    case heading(String)
    /// A sentence in place of entries, such as one that says that they are loading.
    case notice(String, isBusy: Bool = false)

    /// The entry; nil for another row.
    var item: MenuItem? {
        if case .item(let item) = self { return item }
        return nil
    }
}

/// An entry of a menu, with all that a row shows of it.
@MainActor
struct MenuItem {
    /// What happens when the user chooses an entry.
    enum Effect {
        /// An action is performed.
        case action(SharedAction)
        /// A submenu opens.
        case submenu(Menu)
        /// Whoever shows the menu knows.
        case custom
    }

    var title: MnemonicTitle
    var effect = Effect.custom
    /// A character or two before the title.
    var image = ""
    /// The keys, as the user has mapped them.
    var keys = ""
    var state = Action.State.off
    var isEnabled = true
    /// Why the entry is disabled.
    var reason: String?
    var isDestructive = false
    /// The letters of the title that match what was typed.
    var match: FuzzyMatch?
    /// A remark after the title, such as where a command belongs.
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
    ///   - title: The title with its mnemonic; nil for that of the action.
    ///   - caption: The names of keys.
    init(_ shared: SharedAction, title: String? = nil, caption: KeyCaption) {
        let action = shared.value
        self.init(
            MnemonicTitle(title ?? MnemonicTitle.escaped(action.title)), .action(shared))
        image = action.action.symbol
        keys = action.keys.first.map { caption.text(of: $0.chords) } ?? ""
        state = action.state
        isEnabled = action.isEnabled && !action.isRunning
        reason = action.isRunning ? "It is running." : action.disabledReason
        isDestructive = action.action.attributes.contains(.destructive)
    }
}

/// One of the actions that a menu has read.
///
/// Entries are copied often. All parts of an action would be counted then; here it is one array.
struct SharedAction {
    private let actions: [CurrentAction]
    private let index: Int

    /// Creates the one at an index that exists.
    init(_ actions: [CurrentAction], at index: Int) {
        (self.actions, self.index) = (actions, index)
    }

    var value: CurrentAction { actions[index] }
}
