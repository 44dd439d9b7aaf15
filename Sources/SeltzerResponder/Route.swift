// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The responders that one dispatch can reach, read before the first handler runs and held strongly.
///
/// They are collected iteratively, each once: a responder's stamp says whether the route has it already.
@MainActor
struct Route {
    /// A responder, and where the route goes on from there.
    struct Node {
        let responder: Responder
        /// Upwards: the place of the responder that is asked next; nil at the end.
        var next: Int?
        /// Upwards: the last of the responder's mounts; nil where there is none.
        var lastMount: Int?
        /// Downwards: how far below the origin the responder is.
        let depth: Int
        /// Upwards: whether the responder has been reached.
        var isDone = false

        /// The kinds of handlers that the responder has now.
        @MainActor var kinds: HandlerKinds { responder.table?.kinds ?? HandlerKinds() }
    }

    /// The number of the dispatch.
    var generation: UInt64 = 0
    /// In the order in which they were found; the origin is the first.
    var nodes: ContiguousArray<Node> = []
    /// Where mounts lead, each with the mount before it of the same responder.
    private(set) var mounts: ContiguousArray<(place: Int, previous: Int?)> = []
    /// Whether `next` led back to a responder on the way.
    private(set) var isCyclic = false
    /// The kinds of handlers on the route.
    private(set) var kinds = HandlerKinds()
    /// The responders to collect later, the nearest last, and the place or the depth that they belong to.
    private var pending: ContiguousArray<(origin: Int, responder: Responder)> = []

    /// Collects upwards: depth first, the way that `next` leads before the mounts.
    ///
    /// Whom `afterBoundary` returns comes after a boundary, in place of its `next`.
    mutating func collectUp(
        from origin: Responder, reach: Reach,
        afterBoundary: ((Responder) -> Responder?)? = nil
    ) {
        var place = append(origin)
        while true {
            if nodes[place].responder.table?.mounts.isEmpty == false {
                for mount in nodes[place].responder.mountedOn.reversed() {
                    pending.append((place, mount))
                }
            }
            var next = nodes[place].responder.next
            if let afterBoundary, nodes[place].responder.isBoundary {
                next = afterBoundary(nodes[place].responder)
            }
            if let next, !(reach == .belowWindow && next.isBoundary) {
                if next.stamp != generation {
                    nodes[place].next = nodes.count
                    place = append(next)
                    continue
                }
                nodes[place].next = next.place
                if pending.isEmpty, mounts.isEmpty { isCyclic = true }
            }
            guard let mounted = collectMounts(reach: reach) else { return }
            place = mounted
        }
    }

    /// Links the pending mounts, up to the first that is new to the route, and returns its place.
    private mutating func collectMounts(reach: Reach) -> Int? {
        while let (origin, mount) = pending.popLast() {
            if reach == .belowWindow, mount.isBoundary { continue }
            let isNew = mount.stamp != generation
            let place = isNew ? append(mount) : mount.place
            mounts.append((place, nodes[origin].lastMount))
            nodes[origin].lastMount = mounts.count - 1
            if isNew { return place }
        }
        return nil
    }

    /// Collects downwards: each responder before its subordinates, at its first place.
    mutating func collectDown(from origin: Responder) {
        pending.append((0, origin))
        while let (depth, responder) = pending.popLast() {
            guard responder.stamp != generation else { continue }
            append(responder, depth: depth)
            for subordinate in responder.subordinates.reversed() {
                pending.append((depth + 1, subordinate))
            }
        }
    }

    @discardableResult
    private mutating func append(_ responder: consuming Responder, depth: Int = 0) -> Int {
        responder.stamp = generation
        responder.place = nodes.count
        if let table = responder.table { kinds.rawValue |= table.kinds.rawValue }
        nodes.append(Node(responder: responder, depth: depth))
        return nodes.count - 1
    }

    mutating func removeAll() {
        nodes.removeAll(keepingCapacity: true)
        mounts.removeAll(keepingCapacity: true)
        (isCyclic, kinds) = (false, HandlerKinds())
    }
}
