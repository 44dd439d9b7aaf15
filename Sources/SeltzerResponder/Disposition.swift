// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a handler did with an event.
public enum Disposition: Hashable, Sendable {
    /// Nothing; the event goes on.
    case ignored
    /// Something; the event goes on all the same.
    case handled
    /// Something, and the event goes no further up this path.
    case stop
}

extension Disposition: Comparable {
    /// Returns whether the first answer is weaker than the second: `ignored < handled < stop`.
    @inlinable
    public static func < (first: Disposition, second: Disposition) -> Bool {
        first.strength < second.strength
    }

    @usableFromInline var strength: Int {
        switch self {
        case .ignored: 0
        case .handled: 1
        case .stop: 2
        }
    }

    /// Returns the stronger of two answers; nil where there is none.
    static func strongest(_ first: Disposition?, _ second: Disposition?) -> Disposition? {
        guard let first, let second else { return first ?? second }
        return max(first, second)
    }
}

/// What ``Disposition/stop`` ends when an event goes downwards.
public enum StopScope: Hashable, Sendable {
    /// The way below the responder that stops; its neighbours are still asked.
    case branch
    /// The whole broadcast.
    case everything
}

/// What became of an event, as its poster learns it.
public enum Outcome: String, Hashable, Sendable {
    /// Nobody handled it.
    case unhandled
    /// Somebody handled it, nobody stopped it.
    case handled
    /// Somebody stopped it.
    case stopped
}
