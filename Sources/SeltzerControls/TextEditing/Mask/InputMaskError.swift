// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What is wrong with the pattern of an ``InputMask``, and where.
public struct InputMaskError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The character that is wrong, counted from 1; one more than there are where something is missing.
    public let position: Int
    /// What is wrong, in a few words.
    public let message: String

    /// The error in one sentence.
    public var description: String { "Character \(position) of the mask: \(message)." }
}
