// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The children of an item of an ``OutlineView``: available at once, or loaded when they are needed.
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
        /// The children of another source at some indices, in ascending order.
        indirect case kept(of: Source, indices: [Int])
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
    ///   - index: Returns the index of the child that equals an identity; nil if there is none. Without this closure,
    ///     the view searches all children for selected and unfolded items after a reload. The view retains the closure.
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
    /// - Parameter load: Returns the children, which must then be available at once.
    public static func loadingChildren(
        _ load: @escaping @MainActor () async throws -> OutlineChildren
    ) -> OutlineChildren { OutlineChildren(source: .loading(load)) }

    private init(count: Int = 0, source: Source) {
        self.count = count
        self.source = source
    }

    /// Whether the children are loaded when they are needed.
    var isLoading: Bool { if case .loading = source { true } else { false } }

    /// Returns a child that exists.
    subscript(index: Int) -> AnyHashable { source[index] }

    /// Returns the index of a child without a search of all children; nil if that is not possible.
    var search: (@MainActor (AnyHashable) -> Int?)? {
        switch source {
        case .counted(_, let index): index
        case .kept(of: .counted(_, let index?), _):
            { item in index(item).flatMap(self.index(ofOrigin:)) }
        default: nil
        }
    }
}

/// The children that a filter keeps; they know their indices among all children.
extension OutlineChildren {
    /// Whether a filter keeps only some of the children.
    var isFiltered: Bool { if case .kept = source { true } else { false } }

    /// Returns the index of an existing child among all children, including the children that the filter hides.
    func origin(of index: Int) -> Int {
        if case .kept(_, let indices) = source { indices[index] } else { index }
    }

    /// Returns the index among the kept children for an index among all children, in O(log n); nil if the filter hides
    /// the child.
    func index(ofOrigin origin: Int) -> Int? {
        guard case .kept(_, let indices) = source else {
            return (0..<count).contains(origin) ? origin : nil
        }
        var (low, high) = (0, indices.count)
        while low < high {
            let middle = (low + high) / 2
            if indices[middle] < origin { low = middle + 1 } else { high = middle }
        }
        return low < indices.count && indices[low] == origin ? low : nil
    }

    /// Returns some of the children, as a filter keeps them.
    ///
    /// - Parameter origins: The indices among all children, in ascending order.
    func keeping(_ origins: [Int]) -> OutlineChildren {
        let all: Source = if case .kept(let all, _) = source { all } else { source }
        return OutlineChildren(count: origins.count, source: .kept(of: all, indices: origins))
    }
}

extension OutlineChildren.Source {
    /// Returns a child that exists.
    @MainActor fileprivate subscript(index: Int) -> AnyHashable {
        switch self {
        case .items(let items): items[index]
        case .counted(let child, _): child(index)
        case .loading: AnyHashable(index)
        case .kept(let all, let indices): all[indices[index]]
        }
    }
}
