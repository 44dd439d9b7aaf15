// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// A part of a menu: an ``Action``, a ``MenuCommand``, a ``Menu``, a ``MenuActions`` or a
/// ``DeferredMenuElement``.
///
/// Menus ignore values of other types.
@MainActor
public protocol MenuElement {}

/// An action in a menu acts on the nearest responder of its method's class, starting where the menu
/// was opened.
extension Action: MenuElement {}

/// Only a toolbar shows an item of a bar; menus leave it out.
extension BarButtonItem: MenuElement {}

/// A tree of commands that menu bars, buttons and context menus show, like UIKit's `UIMenu`.
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
/// A menu in another menu is a submenu, or a group between two lines if its options contain
/// ``Options/displayInline``. Destructive entries are shown last, after a line.
public struct Menu: MenuElement {
    /// How a menu is shown in another menu.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Creates a set from its bits, as ``rawValue`` holds them.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The children are entries of the surrounding menu, between two lines.
        public static let displayInline = Options(rawValue: 1)
        /// The submenu is shown as a destructive entry.
        public static let destructive = Options(rawValue: 2)
        /// One entry has a tick; without effect: a tick is where the program puts it.
        public static let singleSelection = Options(rawValue: 4)
    }

    /// The name of a menu in UIKit.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an identifier from a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The name of the menu for the program; nil, the default, for none.
    public var identifier: Identifier?
    /// The title, with `&` before the mnemonic; empty for none.
    ///
    /// A group with a title shows it as a heading.
    public var title: String
    /// A character or two that are shown before the title; empty for none.
    public var symbol: String
    /// How the menu is shown in another menu.
    public var options: Options
    /// The parts of the menu, in order.
    public var children: [any MenuElement]

    /// Creates a menu from its parts.
    ///
    /// - Parameters:
    ///   - title: The title, with `&` before the mnemonic; empty for none.
    ///   - symbol: A character or two that are shown before the title.
    ///   - options: How the menu is shown in another menu.
    ///   - children: The parts of the menu, in order.
    public init(
        _ title: String = "", symbol: String = "", options: Options = [],
        children: [any MenuElement]
    ) {
        (self.title, self.symbol, self.options, self.children) = (title, symbol, options, children)
    }

    /// Creates a menu with a title that is shown as it is, without a mnemonic, as in UIKit.
    ///
    /// - Parameters:
    ///   - title: The title; empty for none.
    ///   - image: A character or two that are shown before the title; nil for none.
    ///   - options: How the menu is shown in another menu.
    ///   - children: The parts of the menu, in order.
    public init(
        title: String, image: String? = nil, options: Options = [],
        children: [any MenuElement] = []
    ) {
        let parts = title.split(separator: "&", omittingEmptySubsequences: false)
        self.init(
            parts.joined(separator: "&&"), symbol: image ?? "", options: options,
            children: children)
    }
}

extension Menu {
    /// Creates a menu with a name, and a title that is shown as it is, as in UIKit.
    ///
    /// - Parameters:
    ///   - title: The title; empty for none.
    ///   - image: A character or two that are shown before the title; nil for none.
    ///   - identifier: The name of the menu for the program; nil for none.
    ///   - options: How the menu is shown in another menu.
    ///   - children: The parts of the menu, in order.
    public init(
        title: String = "", image: Image? = nil, identifier: Identifier?, options: Options = [],
        children: [any MenuElement] = []
    ) {
        self.init(title: title, image: image?.unicode, options: options, children: children)
        self.identifier = identifier
    }

    /// Returns the menu with other parts.
    public func replacingChildren(_ children: [any MenuElement]) -> Menu {
        var menu = self
        menu.children = children
        return menu
    }
}

/// An entry that performs the action in reach with a given identifier, like UIKit's `UICommand`.
///
/// When the menu opens, the entry gets the keys, the tick and the enabled state of the action.
public struct MenuCommand: MenuElement, Hashable, Sendable {
    /// The identifier of the action.
    public var identifier: String
    /// The title, with `&` before the mnemonic; nil for the title of the action.
    ///
    /// If no action in reach has the identifier, an entry with a title is shown disabled, and an
    /// entry without one is left out.
    public var title: String?
    /// A character or two that are shown before the title; nil for the symbol of the action.
    public var symbol: String?

    /// Creates an entry that performs the action with an identifier.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of an action.
    ///   - title: The title, with `&` before the mnemonic; nil for the title of the action.
    ///   - symbol: A character or two that are shown before the title; nil for the symbol of the
    ///     action.
    public init(_ identifier: String, title: String? = nil, symbol: String? = nil) {
        (self.identifier, self.title, self.symbol) = (identifier, title, symbol)
    }
}

/// Entries for the actions in reach when the menu opens, in the order in which keys find them.
///
/// Actions without a title are left out, and so are actions that only the list of keys shows.
public struct MenuActions: MenuElement {
    /// The category of the actions; nil for all actions, with a group for each category.
    public var category: Action.Category?
    /// Returns whether an action has an entry.
    public var includes: @MainActor (CurrentAction) -> Bool

    /// Creates entries for the actions in reach.
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

/// Parts of a menu that a closure provides when the menu opens, like UIKit's
/// `UIDeferredMenuElement`.
///
/// The menu opens at once. Until the parts arrive, it shows a row that says that it is loading; if
/// the closure fails, the row shows the error. Closing the menu cancels the task of the closure.
public struct DeferredMenuElement: MenuElement {
    /// Returns the parts.
    public var provider: @MainActor () async throws -> [any MenuElement]

    /// Creates an element from a closure that returns the parts, or throws an error for the menu to
    /// show.
    public init(_ provider: @escaping @MainActor () async throws -> [any MenuElement]) {
        self.provider = provider
    }

    /// Creates an element from a closure that reports the parts by its argument, as in UIKit.
    ///
    /// ```swift
    /// DeferredMenuElement { completion in
    ///     files.load { completion($0.map(entry)) }
    /// }
    /// ```
    ///
    /// - Parameter provider: The closure, which calls its argument once, on the main actor; later calls do nothing.
    public init(
        _ provider: @escaping @MainActor (@escaping @MainActor ([any MenuElement]) -> Void) -> Void
    ) {
        self.provider = {
            let (parts, sender) = AsyncStream.makeStream(of: DeferredParts.self)
            provider { elements in
                sender.yield(DeferredParts(elements: elements))
                sender.finish()
            }
            for await part in parts { return part.elements }
            return []
        }
    }

    /// Returns an element whose closure runs each time that the menu opens, as every element does here.
    ///
    /// - Parameter provider: The closure, which calls its argument once, on the main actor.
    public static func uncached(
        _ provider: @escaping @MainActor (@escaping @MainActor ([any MenuElement]) -> Void) -> Void
    ) -> DeferredMenuElement { DeferredMenuElement(provider) }
}

/// The parts that a closure reported, which do not leave the main actor.
@MainActor
private struct DeferredParts {
    let elements: [any MenuElement]
}
