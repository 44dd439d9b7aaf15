// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The usual acts of editing, in UIKit's words.
///
/// All methods are optional. `TextField` and `TextView` perform them; a program asks the responder chain:
///
/// ```swift
/// window.firstResponder?.sendAction { (target: any ResponderStandardEditActions) in
///     target.selectAll(nil)
/// }
/// ```
@MainActor
public protocol ResponderStandardEditActions: AnyObject {
    /// Puts the selection on the pasteboard, and deletes it.
    func cut(_ sender: Any?)
    /// Puts the selection on the pasteboard.
    func copy(_ sender: Any?)
    /// Inserts the contents of the pasteboard in place of the selection.
    func paste(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Selects something at the cursor, such as a word.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
}

extension ResponderStandardEditActions {
    /// Does nothing.
    public func cut(_ sender: Any?) {}
    /// Does nothing.
    public func copy(_ sender: Any?) {}
    /// Does nothing.
    public func paste(_ sender: Any?) {}
    /// Does nothing.
    public func delete(_ sender: Any?) {}
    /// Does nothing.
    public func select(_ sender: Any?) {}
    /// Does nothing.
    public func selectAll(_ sender: Any?) {}
}
