// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A part of a menu: an ``Action``, a ``MenuCommand``, a ``Menu``, a ``MenuActions`` or a ``DeferredMenuElement``.
///
/// Menus ignore values of other types.
@MainActor
public protocol MenuElement {}

/// An action in a menu acts on the nearest responder of its method's class, from where the menu was opened.
extension Action: MenuElement {}

/// A tree of commands, as `UIMenu` is one: data that menu bars, buttons and context menus show.
///
/// ```swift
/// Menu("&File", children: [
///     MenuCommand("new", title: "&New"),
///     MenuCommand("open", title: "&Open…"),
///     Menu("Open &recent", children: [DeferredMenuElement { await files.recent() }]),
///     Menu(options: .displayInline, children: [MenuCommand("save"), MenuCommand("save-as")]),
/// ])
/// ```
///
/// A menu in another one is a submenu, or a group between two lines if its options say
/// ``Options/displayInline``. Destructive entries are shown last, after a line.
public struct Menu: MenuElement {
    /// How a menu is shown in another one.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The children are entries of the menu around, between two lines.
        public static let displayInline = Options(rawValue: 1)
        /// The submenu is shown as a destructive entry.
        public static let destructive = Options(rawValue: 2)
    }

    /// The title, with `&` before the mnemonic; empty for none.
    ///
    /// A group with a title shows it as a heading.
    public var title: String
    /// A character or two that are shown before the title; empty for none.
    public var image: String
    /// How the menu is shown in another one.
    public var options: Options
    /// The parts of the menu, in order.
    public var children: [any MenuElement]

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - title: The title, with `&` before the mnemonic; empty for none.
    ///   - image: A character or two that are shown before the title.
    ///   - options: How the menu is shown in another one.
    ///   - children: The parts of the menu, in order.
    public init(
        _ title: String = "", image: String = "", options: Options = [],
        children: [any MenuElement]
    ) {
        (self.title, self.image, self.options, self.children) = (title, image, options, children)
    }
}

/// An entry that performs the action in reach with an identifier, as `UICommand` does.
///
/// Its keys, its tick and whether it is enabled are those of the action when the menu opens.
public struct MenuCommand: MenuElement, Hashable, Sendable {
    /// The identifier of the action.
    public var identifier: String
    /// The title, with `&` before the mnemonic; nil for that of the action.
    ///
    /// If no action in reach has the identifier, an entry with a title is shown disabled, and another one is left out.
    public var title: String?
    /// A character or two that are shown before the title; nil for the symbol of the action.
    public var image: String?

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of an action.
    ///   - title: The title, with `&` before the mnemonic; nil for that of the action.
    ///   - image: A character or two that are shown before the title; nil for the symbol of the action.
    public init(_ identifier: String, title: String? = nil, image: String? = nil) {
        (self.identifier, self.title, self.image) = (identifier, title, image)
    }
}

/// Entries for the actions in reach when the menu opens, in the order in which keys find them.
///
/// Actions without a title and those that only the list of keys shows are left out.
public struct MenuActions: MenuElement {
    /// The category of the actions; nil for all, each category in a group of its own.
    public var category: Action.Category?
    /// Returns whether an action has an entry.
    public var includes: @MainActor (CurrentAction) -> Bool

    /// Creates entries.
    ///
    /// - Parameters:
    ///   - category: The category of the actions; nil for all.
    ///   - includes: Returns whether an action has an entry.
    public init(
        in category: Action.Category? = nil,
        includes: @escaping @MainActor (CurrentAction) -> Bool = { _ in true }
    ) {
        (self.category, self.includes) = (category, includes)
    }
}

/// Parts of a menu that a closure provides when the menu opens, as `UIDeferredMenuElement` does.
///
/// The menu opens at once. It shows a row that says so until the parts are there, or what went wrong. Closing the menu
/// cancels the task of the closure.
public struct DeferredMenuElement: MenuElement {
    /// Returns the parts.
    public var provider: @MainActor () async throws -> [any MenuElement]

    /// Creates an element from a closure that returns the parts.
    public init(_ provider: @escaping @MainActor () async throws -> [any MenuElement]) {
        self.provider = provider
    }
}
