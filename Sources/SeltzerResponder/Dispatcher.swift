// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What the dispatches under way share: their depth and the buffer that their routes lie in.
///
/// The only variable of this module; it belongs to the main actor, and between dispatches its buffer is
/// empty.
@MainActor let dispatcher = Dispatcher()

/// Computes routes into one reused buffer, so that a dispatch allocates nothing.
///
/// A class, because what a dispatch runs may begin another one while this one's methods are on the stack.
@MainActor
final class Dispatcher {
    static let nestingLimit = 64

    private var depth = 0
    private var generation: UInt64 = 0
    /// The routes of all dispatches under way, the innermost last; each responder is held strongly.
    private var buffer: ContiguousArray<Responder> = []

    /// Begins a dispatch; nil where too many are under way already.
    func begin() -> Int? {
        guard depth < Self.nestingLimit else { return nil }
        depth += 1
        return buffer.count
    }

    /// Ends the dispatch whose route began at an index of the buffer.
    func end(_ start: Int) {
        depth -= 1
        // One by one: the last release of a responder may run code that posts.
        while buffer.count > start { _ = buffer.popLast() }
    }

    /// Adds the route from an origin to the buffer, each responder once.
    ///
    /// - Returns: Whether a responder on it, or the origin, observes routes.
    func collectRoute(from origin: Responder, includingSelf: Bool, reach: Reach) -> Bool {
        generation += 1
        origin.stamp = generation
        var isTraced = origin.isObserved
        if includingSelf { buffer.append(origin) }
        var current = origin.next
        while let responder = current, responder.stamp != generation {
            if reach == .belowWindow, responder.isBoundary { break }
            responder.stamp = generation
            if responder.isObserved { isTraced = true }
            buffer.append(responder)
            current = responder.next
        }
        return isTraced
    }

    /// The indices of the innermost route, which begins at `start`.
    func route(from start: Int) -> Range<Int> { start..<buffer.count }

    /// The responder at an index of the buffer.
    subscript(index: Int) -> Responder { buffer[index] }
}

extension Responder {
    /// Whether anybody observes the routes that pass here.
    final var isObserved: Bool { table.map { !$0.observers.isEmpty } ?? false }
}
