// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// Items with a target and a method of the target's class.
///
/// Without a target, the item calls the method of the nearest responder of that class. The search
/// begins at the focused view of the top controller, and covers the controller and its superiors.
extension BarButtonItem {
    /// Creates an item without an action, such as the item that leads back to a controller.
    public convenience init(
        title: String?, style: Style, target: AnyObject? = nil, action: Never? = nil
    ) {
        self.init()
        self.title = title
        self.style = style
    }

    /// Creates an item with a title that calls a method without parameters.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - style: The look of the item.
    ///   - target: The object, held weakly; nil for the nearest responder of the class.
    ///   - action: A method of the target's class, as in `Editor.save`.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(title: title, style: style)
        setTarget(target, action: action)
    }

    /// Creates an item with a title that calls a method with the item.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - style: The look of the item.
    ///   - target: The object, held weakly; nil for the nearest responder of the class.
    ///   - action: A method of the target's class, as in `Editor.save`.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (BarButtonItem) -> Void
    ) {
        self.init(title: title, style: style)
        setTarget(target, action: action)
    }

    /// Creates an item with an image and without an action.
    public convenience init(
        image: String?, style: Style, target: AnyObject? = nil, action: Never? = nil
    ) {
        self.init(title: nil, style: style)
        self.image = image
    }

    /// Creates an item with an image that calls a method without parameters.
    ///
    /// - Parameters:
    ///   - image: A character or two.
    ///   - style: The look of the item.
    ///   - target: The object, held weakly; nil for the nearest responder of the class.
    ///   - action: A method of the target's class, as in `Editor.save`.
    public convenience init<Target: AnyObject>(
        image: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(image: image, style: style)
        setTarget(target, action: action)
    }

    /// Creates an item with an image that calls a method with the item.
    ///
    /// - Parameters:
    ///   - image: A character or two.
    ///   - style: The look of the item.
    ///   - target: The object, held weakly; nil for the nearest responder of the class.
    ///   - action: A method of the target's class, as in `Editor.save`.
    public convenience init<Target: AnyObject>(
        image: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (BarButtonItem) -> Void
    ) {
        self.init(image: image, style: style)
        setTarget(target, action: action)
    }

    /// Creates an item with a title that calls a method of the nearest responder that conforms to a
    /// protocol.
    ///
    /// ```swift
    /// BarButtonItem(title: "Save", style: .done, sending: { (saver: any Saver, _) in saver.save() })
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - style: The look of the item.
    ///   - body: Calls the method; gets the first conforming responder, and the item.
    public convenience init<Target>(
        title: String?, style: Style,
        sending body: @escaping @MainActor (Target, BarButtonItem) -> Void
    ) {
        self.init(title: title, style: style)
        method = { item, origins in item.search(from: origins) { body($0, item) } }
    }

    /// Sets the object and the method that the item calls, in place of earlier ones.
    ///
    /// - Parameters:
    ///   - target: The object, held weakly; nil for the nearest responder of the class.
    ///   - action: A method of the target's class, as in `Editor.save`.
    public final func setTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        set(target) { target, _ in action(target)() }
    }

    /// Sets the object and the method with the item that the item calls, in place of earlier ones.
    ///
    /// - Parameters:
    ///   - target: The object, held weakly; nil for the nearest responder of the class.
    ///   - action: A method of the target's class, as in `Editor.save`.
    public final func setTarget<Target: AnyObject>(
        _ target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (BarButtonItem) -> Void
    ) {
        set(target) { target, item in action(target)(item) }
    }

    private final func set<Target: AnyObject>(
        _ target: Target?, _ call: @escaping @MainActor (Target, BarButtonItem) -> Void
    ) {
        self.target = target
        guard target != nil else {
            method = { item, origins in item.search(from: origins) { call($0, item) } }
            return
        }
        method = { [weak target] item, _ in
            if let target { call(target, item) }
        }
    }

    /// Calls a method of the first responder on several chains that is of a class or conforms to a
    /// protocol.
    private final func search<Target>(
        from origins: [Responder], _ body: @MainActor (Target) -> Void
    ) {
        _ = Responder.offerAction(from: origins, sender: nil) { (target: Target) in
            body(target)
            return .stop
        }
    }
}
