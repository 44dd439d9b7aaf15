// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Finds a short sequence of acts that still breaks a screen, by delta debugging.
@MainActor
struct Shrinker {
    /// An act, and the number of the group that it arrives with.
    private typealias Member = (group: Int, act: Act)

    private let breaks: @MainActor ([[Act]]) async throws -> Bool
    private var triesLeft: Int
    private let isInTime: @MainActor () -> Bool

    /// Creates a shrinker.
    ///
    /// - Parameters:
    ///   - triesLeft: How often acts are tried at most.
    ///   - isInTime: Returns whether more may be tried.
    ///   - breaks: Returns whether acts break the screen.
    init(
        triesLeft: Int = 400, isInTime: @escaping @MainActor () -> Bool = { true },
        breaks: @escaping @MainActor ([[Act]]) async throws -> Bool
    ) {
        (self.triesLeft, self.isInTime, self.breaks) = (triesLeft, isInTime, breaks)
    }

    /// Returns the shortest sequence found; nil where the acts do not break the screen again.
    mutating func shrink(_ groups: [[Act]]) async throws -> [[Act]]? {
        guard try await tries(groups) else { return nil }
        // Acts one by one are easier to read than those that arrive together.
        let single = groups.flatMap { $0.map { [$0] } }
        var members = Self.members(of: try await tries(single) ? single : groups)
        members = try await shortestEnd(of: members)
        members = try await withoutParts(of: members)
        let rest = Self.groups(of: members)
        let apart = rest.flatMap { $0.map { [$0] } }
        if apart == rest { return rest }
        return try await tries(apart) ? apart : rest
    }

    /// Leaves out parts, from halves down to single acts, as long as the rest breaks the screen.
    private mutating func withoutParts(of members: [Member]) async throws -> [Member] {
        var (members, count) = (members, 2)
        while members.count > 1, mayTry {
            let length = (members.count + count - 1) / count
            var (start, isShorter) = (0, false)
            while start < members.count, members.count > 1 {
                var rest = members
                rest.removeSubrange(start..<min(start + length, members.count))
                if try await tries(Self.groups(of: rest)) {
                    (members, isShorter) = (rest, true)
                } else {
                    start += length
                }
            }
            if length == 1, !isShorter { break }
            count = min(members.count, isShorter ? max(2, count) : count * 2)
        }
        return members
    }

    /// Keeps only the last acts, where those suffice.
    private mutating func shortestEnd(of members: [Member]) async throws -> [Member] {
        var length = 4
        while length < members.count {
            let end = Array(members.suffix(length))
            if try await tries(Self.groups(of: end)) { return end }
            length *= 4
        }
        return members
    }

    private var mayTry: Bool { triesLeft > 0 && isInTime() }

    private mutating func tries(_ groups: [[Act]]) async throws -> Bool {
        guard mayTry else { return false }
        triesLeft -= 1
        return try await breaks(groups)
    }

    private static func members(of groups: [[Act]]) -> [Member] {
        groups.enumerated().flatMap { group in group.element.map { (group.offset, $0) } }
    }

    private static func groups(of members: [Member]) -> [[Act]] {
        var (groups, last): ([[Act]], Int?) = ([], nil)
        for member in members {
            if member.group == last {
                groups[groups.count - 1].append(member.act)
            } else {
                groups.append([member.act])
            }
            last = member.group
        }
        return groups
    }
}
