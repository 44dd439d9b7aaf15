// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Action {
    /// Creates an action of a menu, a button or a bar, as in UIKit.
    ///
    /// ```swift
    /// Menu(title: "File", children: [
    ///     Action(title: "Rename") { _ in self.rename() },
    ///     Action(title: "Delete", image: "×", attributes: .destructive) { _ in self.delete() },
    /// ])
    /// ```
    ///
    /// - Parameters:
    ///   - title: The effect of the action, in a word or two.
    ///   - image: A character or two that are shown beside the title or in its place; nil for none.
    ///   - identifier: The name of the action for key files and palettes; nil for none.
    ///   - discoverabilityTitle: The title in a list of all keys; nil for the title.
    ///   - attributes: How menus show the action.
    ///   - state: Whether menus show a tick.
    ///   - handler: The effect; gets the action with its ``sender``.
    public init(
        title: String = "", image: String? = nil, identifier: String? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping (Action) -> Void
    ) {
        self.init(identifier, title, [], check: { _ in true }, body: .handling(handler, nil))
        symbol = image ?? ""
        if let discoverabilityTitle { self.discoverabilityTitle = discoverabilityTitle }
        self.attributes = attributes
        self.state = state
    }

    /// Returns the action with the sender that its handler gets; an action without a handler is
    /// returned unchanged.
    ///
    /// - Parameter sender: The sender, which the action does not keep.
    package func sent(by sender: AnyObject) -> Action {
        guard case .handling(let handler, _) = body else { return self }
        var action = self
        action.body = .handling(handler, ActionOrigin(sender))
        return action
    }

    /// Runs the handler of the action; its sender is the responder that performs it, unless it has
    /// one.
    func handle(by responder: InputResponder) {
        guard case .handling(let handler, let origin) = body else { return }
        handler(origin == nil ? sent(by: responder) : self)
    }
}

/// The object that started an action; the action does not keep it.
final class ActionOrigin {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}
