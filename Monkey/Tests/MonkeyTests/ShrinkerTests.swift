// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import Monkey

@MainActor
struct ShrinkerTests {
    private static let noise = (0..<200).map { Act.wait($0) }

    private func shrink(
        _ groups: [[Act]], breaks: @escaping ([[Act]]) -> Bool
    ) async throws -> [[Act]]? {
        var shrinker = Shrinker { breaks($0) }
        return try await shrinker.shrink(groups)
    }

    @Test func onlyTheActsAreLeftThatBreakTheScreen() async throws {
        let acts = Self.noise + [.key("a")] + Self.noise + [.key("b")] + Self.noise
        let result = try await shrink(acts.map { [$0] }) { groups in
            let keys = groups.joined().filter { [.key("a"), .key("b")].contains($0) }
            return keys == [.key("a"), .key("b")]
        }
        #expect(result == [[.key("a")], [.key("b")]])
    }

    @Test func actsThatMustArriveTogetherStayTogether() async throws {
        let group = Self.noise + [.key("a")] + Self.noise + [.key("b")]
        let result = try await shrink([Self.noise, group, Self.noise]) { groups in
            groups.contains { $0.contains(.key("a")) && $0.contains(.key("b")) }
        }
        #expect(result == [[.key("a"), .key("b")]])
    }

    @Test func actsThatBreakNothingAreNotShrunk() async throws {
        let result = try await shrink([Self.noise]) { _ in false }
        #expect(result == nil)
    }

    @Test func aShrinkerThatRunsOutOfTimeReturnsWhatItHas() async throws {
        var count = 0
        var shrinker = Shrinker(isInTime: { count < 4 }) { groups in
            count += 1
            return groups.joined().contains(.key("a"))
        }
        let result = try await shrinker.shrink([Self.noise + [.key("a")] + Self.noise])
        let acts = try #require(result).joined()
        #expect(count == 4)
        #expect(acts.contains(.key("a")) && acts.count > 1)
    }
}
