// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// One thing that is dragged: an object of the program, and its content for other views.
@MainActor
public final class DragItem {
    /// The content that a target can load.
    public let itemProvider: ItemProvider
    /// The object of the program that the item stands for; nil for none, such as for files that a terminal drops.
    public var localObject: Any?
    /// The text beside the pointer.
    public var title: StyledText

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - title: The text beside the pointer.
    ///   - localObject: The object that the item stands for.
    ///   - itemProvider: The content; without one, the title as text.
    public init(
        _ title: StyledText, localObject: Any? = nil, itemProvider: ItemProvider? = nil
    ) {
        self.title = title
        self.localObject = localObject
        self.itemProvider = itemProvider ?? ItemProvider(text: title.string)
    }

    /// Creates an item with a plain title.
    public convenience init(
        _ title: String, localObject: Any? = nil, itemProvider: ItemProvider? = nil
    ) {
        self.init(StyledText(title), localObject: localObject, itemProvider: itemProvider)
    }

    /// Returns the local object if it has a type; nil otherwise.
    public func localObject<Object>(as type: Object.Type = Object.self) -> Object? {
        localObject as? Object
    }
}
