// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What the dispatches under way share: their depth, the buffer that their routes lie in, the trace file.
///
/// The only variable of this module; it belongs to the main actor, and between dispatches its buffer is
/// empty.
@MainActor let dispatcher = Dispatcher()

/// One responder of a route, and where the route goes from there.
struct RouteNode {
    let responder: Responder
    /// Upwards: the place in the buffer of the responder that is asked next.
    var nextPlace: Int?
    /// Upwards: the places of those that it is mounted on; empty for most, which costs nothing.
    var mountPlaces: [Int] = []
    /// Downwards: the first place behind this responder's subordinates.
    var end = 0
    /// Whether the responder has been asked, or shall not be.
    var isDone = false
}

/// Computes routes into one reused buffer, so that a dispatch allocates nothing.
///
/// A class, because what a dispatch runs may begin another one while this one's methods are on the stack.
@MainActor
final class Dispatcher {
    static let nestingLimit = 64

    private var depth = 0
    private var generation: UInt64 = 0
    /// The routes of all dispatches under way, the innermost last; each responder is held strongly.
    private var buffer: ContiguousArray<RouteNode> = []
    /// Whether the route collected last led back to a responder on it.
    private(set) var isCyclic = false
    private let traceFile = TraceFile()

    var count: Int { buffer.count }

    subscript(place: Int) -> RouteNode {
        get { buffer[place] }
        set { buffer[place] = newValue }
    }

    /// Begins a dispatch; nil where too many are under way already.
    func begin() -> Int? {
        guard depth < Self.nestingLimit else { return nil }
        depth += 1
        generation += 1
        return buffer.count
    }

    /// Ends the dispatch whose route began at a place.
    func end(_ start: Int) {
        depth -= 1
        // One by one: the last release of a responder may run code that posts.
        while buffer.count > start { _ = buffer.popLast() }
    }

    /// Writes a trace to the file that the environment names, if it names one.
    func record(_ trace: RouteTrace) {
        traceFile?.append(trace)
    }

    // MARK: Routes

    /// Adds the origin and everything reachable upwards: depth first, `next` before mounts, each once.
    ///
    /// - Returns: Whether anybody observes the route.
    func collectUp(from origin: Responder, reach: Reach) -> Bool {
        var isObserved = traceFile != nil
        isCyclic = false
        // The responders whose mounts wait until the way that `next` leads has been collected.
        var waiting: [(place: Int, mounts: ArraySlice<Responder>)] = []
        var place: Int? = append(origin, &isObserved)
        while true {
            while let current = place {
                place = nil
                let responder = buffer[current].responder
                if responder.table?.mounts.isEmpty == false {
                    waiting.append((current, responder.mountedOn[...]))
                }
                guard let next = responder.next, !(reach == .belowWindow && next.isBoundary)
                else { break }
                let isNew = next.stamp != generation
                if isNew {
                    place = append(next, &isObserved)
                } else if waiting.isEmpty {
                    isCyclic = true
                }
                buffer[current].nextPlace = next.place
            }
            guard let last = waiting.indices.last else { return isObserved }
            guard let mount = waiting[last].mounts.popFirst() else {
                waiting.removeLast()
                continue
            }
            if reach == .belowWindow, mount.isBoundary { continue }
            if mount.stamp != generation { place = append(mount, &isObserved) }
            buffer[waiting[last].place].mountPlaces.append(mount.place)
        }
    }

    /// Adds the origin and everything below: each before its subordinates, once, at its first place.
    ///
    /// - Returns: Whether anybody observes the route.
    func collectDown(from origin: Responder) -> Bool {
        var isObserved = traceFile != nil
        var open: [(place: Int, rest: ArraySlice<Responder>)] = []
        let start = append(origin, &isObserved)
        open.append((start, origin.subordinates[...]))
        while let last = open.indices.last {
            guard let subordinate = open[last].rest.popFirst() else {
                buffer[open[last].place].end = buffer.count
                open.removeLast()
                continue
            }
            guard subordinate.stamp != generation else { continue }
            let place = append(subordinate, &isObserved)
            open.append((place, subordinate.subordinates[...]))
        }
        return isObserved
    }

    private func append(_ responder: Responder, _ isObserved: inout Bool) -> Int {
        responder.stamp = generation
        responder.place = buffer.count
        if responder.table?.has(.routes) == true { isObserved = true }
        buffer.append(RouteNode(responder: responder))
        return responder.place
    }
}
