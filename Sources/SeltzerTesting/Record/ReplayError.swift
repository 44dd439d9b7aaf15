// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The reason why a replay of a session stopped.
public struct ReplayError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of the line of the record, from 1.
    public let line: Int
    /// What differs and what to do, in sentences.
    public let description: String
}
