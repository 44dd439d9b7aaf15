// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The children of an item of an ``OutlineView``: at hand, or loaded when they are needed.
///
/// ```swift
/// OutlineChildren(["Sources", "Tests"])
/// OutlineChildren(count: 1_000_000) { "Row \($0)" }
/// OutlineChildren.loading { try await server.folders(in: folder) }
/// ```
@MainActor
public struct OutlineChildren {
    enum Source {
        case items([AnyHashable])
        case counted(
            child: @MainActor (Int) -> AnyHashable,
            index: (@MainActor (AnyHashable) -> Int?)?)
        case loading(@MainActor () async throws -> OutlineChildren)
    }

    /// The number of children; 0 for children that are not loaded.
    public let count: Int
    let source: Source

    /// No children.
    public static var none: OutlineChildren { OutlineChildren([AnyHashable]()) }

    /// Creates children from their identities.
    public init<Item: Hashable>(_ items: [Item]) {
        self.init(items.map { AnyHashable($0) })
    }

    /// Creates children from their identities.
    public init(_ items: [AnyHashable]) {
        count = items.count
        source = .items(items)
    }

    /// Creates children whose identities the view gets when their rows become visible.
    ///
    /// - Parameters:
    ///   - count: The number of children; a negative number counts as 0.
    ///   - child: Returns the identity of a child that exists. The view retains the closure.
    ///   - index: Returns the index of the child that equals an identity, and nil if none does. Without it, the view looks
    ///     at all children after a reload, to find those that were selected or unfolded. The view retains the closure.
    public init(
        count: Int, child: @escaping @MainActor (Int) -> AnyHashable,
        index: (@MainActor (AnyHashable) -> Int?)? = nil
    ) {
        self.count = max(0, count)
        source = .counted(child: child, index: index)
    }

    /// Returns children that the view loads when the user unfolds their parent.
    ///
    /// While they load, the row of the parent shows a bubble. If the closure throws, a row below the parent shows the
    /// error, and the user can try again. Folding the parent cancels the task.
    ///
    /// - Parameter load: Returns the identities of the children.
    public static func loading(
        _ load: @escaping @MainActor () async throws -> [AnyHashable]
    ) -> OutlineChildren {
        OutlineChildren(source: .loading { OutlineChildren(try await load()) })
    }

    /// Returns children that the view loads when the user unfolds their parent, as ``loading(_:)`` does.
    ///
    /// - Parameter load: Returns the children, which are at hand then.
    public static func loadingChildren(
        _ load: @escaping @MainActor () async throws -> OutlineChildren
    ) -> OutlineChildren { OutlineChildren(source: .loading(load)) }

    private init(source: Source) {
        count = 0
        self.source = source
    }

    /// Whether the children are loaded when they are needed.
    var isLoading: Bool { if case .loading = source { true } else { false } }

    /// Returns a child that exists.
    subscript(index: Int) -> AnyHashable {
        switch source {
        case .items(let items): items[index]
        case .counted(let child, _): child(index)
        case .loading: AnyHashable(index)
        }
    }

    /// The way to the index of a child without a look at all; nil for none.
    var search: (@MainActor (AnyHashable) -> Int?)? {
        if case .counted(_, let index) = source { index } else { nil }
    }
}
