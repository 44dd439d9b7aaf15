// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// The windows, controllers and views of an application at one moment.
@MainActor
final class ResponderTree {
    /// A responder in the tree.
    struct Node {
        weak var responder: InputResponder?
        let parent: ObjectIdentifier?
        fileprivate(set) var children: [ObjectIdentifier] = []
    }

    /// The windows, from the back to the front.
    private(set) var roots: [ObjectIdentifier] = []
    private var nodes: [ObjectIdentifier: Node] = [:]
    /// All responders in the order of the tree, with their parents; compared to detect changes.
    private var order: [ObjectIdentifier] = []

    /// Reads the application again.
    ///
    /// - Returns: The responders with children that were not in the tree before, in the order of
    ///   the tree; nil if nothing changed.
    func update(from application: Application?) -> [ObjectIdentifier]? {
        let old = (nodes, order)
        (nodes, order, roots) = ([:], [], [])
        for window in application?.windows ?? [] {
            roots.append(ObjectIdentifier(window))
            add(window, below: nil)
        }
        let isSame =
            order == old.1 && order.allSatisfy { nodes[$0]?.parent == old.0[$0]?.parent }
        if isSame { return nil }
        return order.filter { nodes[$0]?.children.isEmpty == false && old.0[$0] == nil }
    }

    private func add(_ view: View, below parent: ObjectIdentifier?) {
        var parent = parent
        if let controller = view.controller { parent = insert(controller, below: parent) }
        let id = insert(view, below: parent)
        for subview in view.subviews { add(subview, below: id) }
    }

    private func insert(
        _ responder: InputResponder, below parent: ObjectIdentifier?
    ) -> ObjectIdentifier {
        let id = ObjectIdentifier(responder)
        nodes[id] = Node(responder: responder, parent: parent)
        if let parent { nodes[parent]?.children.append(id) }
        order.append(id)
        return id
    }

    /// The responder with an identity; nil if it is not in the tree.
    func responder(_ id: ObjectIdentifier) -> InputResponder? { nodes[id]?.responder }

    /// The children of a responder; the windows for nil.
    func children(of id: ObjectIdentifier?) -> [ObjectIdentifier] {
        id.map { nodes[$0]?.children ?? [] } ?? roots
    }

    /// The parent of a responder; nil for a window.
    func parent(of id: ObjectIdentifier) -> ObjectIdentifier? { nodes[id]?.parent }
}
