// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// How often and how recently the user chose the commands of a palette.
///
/// To keep the order of a palette from one run to the next, a program encodes the history.
public struct CommandHistory: Hashable, Sendable, Codable {
    /// The identifiers of the last commands, the latest first.
    public private(set) var recent: [String] = []
    /// How often each command was chosen.
    public private(set) var counts: [String: Int] = [:]

    /// The number of commands that ``recent`` has at most.
    public static var maximumRecentCount: Int { 50 }

    /// Creates an empty history.
    public init() {}

    /// Records that a command was chosen.
    public mutating func note(_ identifier: String) {
        recent.removeAll { $0 == identifier }
        recent.insert(identifier, at: 0)
        recent.removeLast(max(0, recent.count - Self.maximumRecentCount))
        counts[identifier] = min(counts[identifier, default: 0], 1_000_000) + 1
    }

    /// Returns a bonus for the score of a command, which is higher for commands that were chosen often or recently.
    func bonus(of identifier: String) -> Int {
        let place = recent.firstIndex(of: identifier) ?? Self.maximumRecentCount
        return max(0, 12 - 2 * place) + min(12, 2 * counts[identifier, default: 0])
    }
}
