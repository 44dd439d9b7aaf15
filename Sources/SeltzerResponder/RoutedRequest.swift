// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A question that travels up the responder chain until somebody answers it.
///
/// ```swift
/// struct ChannelID: RoutedRequest { typealias Answer = String }
///
/// root.answer { (_: ChannelID) in "channel 7" }
/// let id = leaf.ask(ChannelID())                                          // String?
/// ```
public protocol RoutedRequest: RoutedEvent {
    /// What an answer is.
    associatedtype Answer
}
