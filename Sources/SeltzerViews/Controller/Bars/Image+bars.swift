// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

// A literal such as nil or "+" is a text, so these initializers are disfavored.

extension BarButtonItem {
    /// Creates an item with a symbol and without an action.
    @_disfavoredOverload
    public convenience init(
        image: Image?, style: Style, target: AnyObject? = nil, action: Never? = nil
    ) {
        self.init(image: image?.unicode, style: style, target: target, action: action)
    }

    /// Creates an item with a symbol that calls a method without parameters.
    @_disfavoredOverload
    public convenience init<Target: AnyObject>(
        image: Image?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(image: image?.unicode, style: style, target: target, action: action)
    }

    /// Creates an item with a symbol that calls a method with the item.
    @_disfavoredOverload
    public convenience init<Target: AnyObject>(
        image: Image?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (BarButtonItem) -> Void
    ) {
        self.init(image: image?.unicode, style: style, target: target, action: action)
    }

    /// Creates an item with a symbol, and an action or a menu.
    @_disfavoredOverload
    public convenience init(
        title: String? = nil, image: Image?, primaryAction: Action? = nil, menu: Menu? = nil
    ) {
        self.init(
            title: title, image: image?.unicode, primaryAction: primaryAction, menu: menu)
    }
}

extension TabBarItem {
    /// Creates an item with a symbol before the title.
    @_disfavoredOverload
    public convenience init(title: String?, image: Image?, tag: Int = 0) {
        self.init(title: title, image: image?.unicode, tag: tag)
    }

    /// Creates an item with a symbol before the title, which looks the same while it is selected.
    @_disfavoredOverload
    public convenience init(title: String?, image: Image?, selectedImage: Image?) {
        self.init(title: title, image: image?.unicode)
    }
}

extension Action {
    /// Creates an action with a symbol beside the title or in its place, as in UIKit.
    @_disfavoredOverload
    public init(
        title: String = "", image: Image?, identifier: String? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping (Action) -> Void
    ) {
        self.init(
            title: title, image: image?.unicode, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
            handler: handler)
    }
}

extension Menu {
    /// Creates a menu with a symbol before the title, as in UIKit.
    @_disfavoredOverload
    public init(
        title: String, image: Image?, options: Options = [], children: [any MenuElement] = []
    ) {
        self.init(title: title, image: image?.unicode, options: options, children: children)
    }
}
