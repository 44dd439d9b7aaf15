// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The responders that one dispatch can reach, read before the first handler runs and held strongly.
///
/// The route is a graph. Upwards, a responder leads to its ``Responder/next`` and then to the
/// responders that it is mounted on; downwards, to its subordinates. Each responder is read once:
/// it holds its place here, so the node at this place shows whether the route has read it.
@MainActor
struct Route {
    struct Node {
        let responder: Responder
        /// The places of the nodes that this node leads to; empty if its responder was read before.
        var links = 0..<0
        /// The place of the first node with this responder.
        var place = 0
        var isVisited = false

        /// Sets both properties at once: a change of the array's node costs a check of the array.
        @inline(__always)
        mutating func lead(to links: Range<Int>, from place: Int) {
            (self.links, self.place) = (links, place)
        }

        /// The kinds of handlers that the responder has at present.
        @MainActor var kinds: HandlerKinds { responder.table?.kinds ?? [] }
    }

    /// The origin, then the responders that it leads to, breadth first.
    private(set) var nodes: ContiguousArray<Node> = []
    /// The kinds of handlers that the responders had when they were read.
    private(set) var kinds: HandlerKinds = []
    /// The paths still to visit, the next one last: a place and the form of the event.
    ///
    /// A negative form visits the responder without running handlers.
    private var ways: ContiguousArray<(place: Int, form: Int)> = []
    /// The path to visit before ``ways``; a place below 0 stands for none.
    ///
    /// Most responders lead to one other, which so needs no entry in the list.
    private var ahead = (place: -1, form: 0)

    /// Reads the route of a walk from a responder.
    mutating func read(from origin: Responder, for walk: Walk) {
        ahead = (0, 0)
        var place = readChain(from: origin, for: walk)
        while place < nodes.count {
            let responder = nodes[place].responder
            var links = 0..<0
            if !isRead(responder, before: place) {
                responder.place = place
                kinds.formUnion(responder.table?.kinds ?? [])
                let first = nodes.count
                addLinks(of: responder, for: walk)
                links = first..<nodes.count
            }
            nodes[place].lead(to: links, from: responder.place)
            place += 1
        }
    }

    /// Reads responders as long as each leads to one superior at most.
    ///
    /// Most routes are such a chain. It holds each responder before the node does: to read it back from
    /// the node, as ``read(from:for:)`` does, counts another reference to it, which is slow for views.
    ///
    /// - Returns: The place of the first node that is still to be read; the number of nodes if there is none.
    private mutating func readChain(from origin: Responder, for walk: Walk) -> Int {
        var current = origin
        while walk.kind != .broadcast, !isRead(current, before: nodes.count),
            current.table?.mounts.isEmpty != false
        {
            let place = nodes.count
            current.place = place
            kinds.formUnion(current.table?.kinds ?? [])
            let superior = superior(of: current, for: walk)
            let end = superior == nil ? place + 1 : place + 2
            nodes.append(
                Node(responder: consume current, links: place + 1..<end, place: place))
            guard let superior else { return nodes.count }
            current = superior
        }
        nodes.append(Node(responder: current))
        return nodes.count - 1
    }

    /// Returns whether one of the first `place` nodes holds a responder; the responder's own place
    /// may come from an older route.
    private func isRead(_ responder: Responder, before place: Int) -> Bool {
        responder.place < place && nodes[responder.place].responder === responder
    }

    private mutating func addLinks(of responder: Responder, for walk: Walk) {
        func add(_ responder: Responder) {
            if walk.reach == .belowWindow, responder.isBoundary { return }
            nodes.append(Node(responder: responder))
        }
        if walk.kind == .broadcast { return responder.forEachSubordinate(add) }
        if let superior = superior(of: responder, for: walk) {
            nodes.append(Node(responder: superior))
        }
        if responder.table?.mounts.isEmpty == false { responder.mountedOn.forEach(add) }
    }

    /// Returns the responder to which another one leads first; nil at the end of the walk.
    private func superior(of responder: Responder, for walk: Walk) -> Responder? {
        let superior: Responder?
        if let leadOn = walk.afterBoundary,
            responder.isBoundary || responder.table?.hasOwnInputWay == true
        {
            superior = leadOn(responder)
        } else {
            superior = responder.next
        }
        return walk.reach == .belowWindow && superior?.isBoundary == true ? nil : superior
    }

    /// Returns the next responder to visit, depth first and each once, with the form of the event on that path.
    ///
    /// Skips responders that have none of the given kinds of handlers. Returns nil at the end.
    mutating func next(with kinds: HandlerKinds?) -> (place: Int, form: Int)? {
        while let way = takeWay() {
            if nodes[way.place].isVisited { continue }
            nodes[way.place].isVisited = true
            let asked: HandlerKinds? = way.form < 0 ? [] : kinds
            guard let asked, nodes[way.place].kinds.isDisjoint(with: asked) else { return way }
            goOn(from: way.place, with: way.form)
        }
        return nil
    }

    @inline(__always)
    private mutating func takeWay() -> (place: Int, form: Int)? {
        guard ahead.place >= 0 else { return ways.popLast() }
        defer { ahead.place = -1 }
        return ahead
    }

    /// Adds the paths that continue from a visited responder, with a form of the event.
    @inline(__always)
    mutating func goOn(from place: Int, with form: Int) {
        let links = nodes[place].links
        guard !links.isEmpty else { return }
        if ahead.place >= 0 { ways.append(ahead) }
        var link = links.upperBound - 1
        while link > links.lowerBound {
            ways.append((nodes[link].place, form))
            link -= 1
        }
        ahead = (nodes[link].place, form)
    }

    /// Whether the first links of the responders form a circle.
    var isCyclic: Bool {
        var place = 0
        for _ in nodes.indices {
            let links = nodes[place].links
            if links.isEmpty { return false }
            place = nodes[links.lowerBound].place
        }
        return true
    }

    /// The responders that were not visited, the nearest to the origin first.
    var unvisited: [Responder] {
        var unvisited: [Responder] = []
        for place in nodes.indices where nodes[place].place == place && !nodes[place].isVisited {
            unvisited.append(nodes[place].responder)
        }
        return unvisited
    }

    /// Returns whether the route was read through a responder.
    func contains(_ responder: Responder) -> Bool {
        nodes.contains { $0.responder === responder }
    }

    mutating func removeAll() {
        nodes.removeAll(keepingCapacity: true)
        ways.removeAll(keepingCapacity: true)
        ahead.place = -1
        kinds = []
    }
}
