// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Action {
    /// A heading in the list of keys, which describes the purpose of the actions under it.
    ///
    /// ```swift
    /// Action("quote", title: "Quote", keys: ["ctrl-j"], Editor.quote).category(Action.Category("Letter"))
    /// ```
    public struct Category: Hashable, Sendable {
        /// The text of the heading.
        public let title: String

        /// Creates a category of a program; two categories with the same title are equal.
        public init(_ title: String) { self.title = title }

        /// The purpose of the screen; also the category of actions that name no category.
        public static let screen = Category("This screen")
        /// Moves of the current row, the cursor or the content.
        public static let move = Category("Move")
        /// Changes of the selection.
        public static let select = Category("Select")
        /// Changes of a text or a value.
        public static let edit = Category("Edit")
        /// The focus, and the window or dialog as a whole.
        public static let window = Category("Window")
        /// The program as a whole.
        public static let program = Category("Program")
    }
}

extension Action {
    /// Returns the heading of the action in the list of keys of a responder.
    func category(listedBy responder: InputResponder) -> Category {
        if let category { return category }
        if group?.identifier == Group.movement().identifier { return .move }
        return role == nil ? responder.actionsCategory : .program
    }
}
