// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The title of a controller in the bar of a tab bar controller, as in UIKit.
///
/// ```swift
/// controller.tabBarItem = TabBarItem(title: "Inbox", image: nil, tag: 0)
/// controller.tabBarItem.badgeValue = "3"
/// ```
@MainActor
public final class TabBarItem {
    weak var controller: ViewController?
    private var ownTitle: String? { didSet { if ownTitle != oldValue { didChange() } } }

    /// The title; by default the title of the controller.
    public var title: String? {
        get { ownTitle ?? controller?.navigationItem.title }
        set { ownTitle = newValue }
    }
    /// A character or two before the title; nil for none.
    public var image: String? { didSet { if image != oldValue { didChange() } } }
    /// A short text after the title, in parentheses; nil for none.
    public var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }
    /// A number for the program.
    public var tag = 0

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - title: The title; nil for the title of the controller.
    ///   - image: A character or two before the title.
    ///   - tag: A number for the program.
    public init(title: String?, image: String?, tag: Int = 0) {
        (ownTitle, self.image, self.tag) = (title, image, tag)
    }

    /// Creates an item that looks the same while it is selected.
    ///
    /// - Parameters:
    ///   - title: The title; nil for the title of the controller.
    ///   - image: A character or two before the title.
    ///   - selectedImage: Without effect.
    public convenience init(title: String?, image: String?, selectedImage: String?) {
        self.init(title: title, image: image)
    }

    /// Creates an item with the title of the controller.
    public convenience init() { self.init(title: nil, image: nil) }

    /// The image, the title and the badge in one text; empty for none.
    package var text: String {
        let texts = [image, title, badgeValue.map { "(\($0))" }]
        return texts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func didChange() { controller?.navigationItemDidChange() }
}

extension ViewController {
    /// The title of the controller in the bar of a tab bar controller; made at first use.
    public final var tabBarItem: TabBarItem {
        get {
            if let item = navigationItem.tabBarItem { return item }
            let item = TabBarItem()
            item.controller = self
            navigationItem.tabBarItem = item
            return item
        }
        set {
            newValue.controller = self
            navigationItem.tabBarItem = newValue
            navigationItemDidChange()
        }
    }
}
