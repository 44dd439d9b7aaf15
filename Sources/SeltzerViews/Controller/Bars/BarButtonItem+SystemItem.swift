// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension BarButtonItem {
    /// The items that many programs have, with their titles.
    public enum SystemItem: Hashable, Sendable, CaseIterable {
        case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
        /// An item that takes the room that other items leave.
        case flexibleSpace
        /// An item of one empty cell; its width can be changed.
        case fixedSpace

        /// The title; nil for a space.
        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .add: "Add"
            case .compose: "Compose"
            case .reply: "Reply"
            case .action: "Share"
            case .organize: "Organize"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .refresh: "Refresh"
            case .stop: "Stop"
            case .camera: "Camera"
            case .trash: "Delete"
            case .play: "Play"
            case .pause: "Pause"
            case .rewind: "Rewind"
            case .fastForward: "Forward"
            case .undo: "Undo"
            case .redo: "Redo"
            case .close: "Close"
            case .flexibleSpace, .fixedSpace: nil
            }
        }

        /// The character in place of the title; nil for an item with a title.
        var image: String? { self == .add ? "+" : nil }

        var style: Style { self == .done || self == .save ? .done : .plain }

        var space: Space? {
            switch self {
            case .flexibleSpace: .flexible
            case .fixedSpace: .fixed
            default: nil
            }
        }
    }

    /// Creates one of the items that many programs have.
    ///
    /// - Parameters:
    ///   - systemItem: The kind of the item, which decides on its title.
    ///   - primaryAction: The action that the item performs; its title is not shown.
    ///   - menu: The menu that the item opens if it has no action.
    public convenience init(
        systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil
    ) {
        self.init(of: systemItem)
        self.menu = menu
        if let primaryAction {
            self.primaryAction = primaryAction
            title = systemItem.title
            image = systemItem.image
        }
    }

    /// Creates one of the items that many programs have, without an action, such as a space.
    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: AnyObject? = nil,
        action: Never? = nil
    ) {
        self.init(of: systemItem)
    }

    /// Creates one of the items that many programs have, which calls a method without parameters.
    ///
    /// - Parameters:
    ///   - systemItem: The kind of the item, which decides on its title.
    ///   - target: The object, held weakly; nil for the nearest responder of the class.
    ///   - action: A method of the target's class, as in `Editor.save`.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(of: systemItem)
        setTarget(target, action: action)
    }

    /// Creates one of the items that many programs have, which calls a method with the item.
    ///
    /// - Parameters:
    ///   - systemItem: The kind of the item, which decides on its title.
    ///   - target: The object, held weakly; nil for the nearest responder of the class.
    ///   - action: A method of the target's class, as in `Editor.save`.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (BarButtonItem) -> Void
    ) {
        self.init(of: systemItem)
        setTarget(target, action: action)
    }

    private convenience init(of systemItem: SystemItem) {
        if let space = systemItem.space {
            self.init(space: space)
            if space == .fixed { width = 1 }
            return
        }
        self.init(title: systemItem.title, style: systemItem.style)
        image = systemItem.image
    }
}
