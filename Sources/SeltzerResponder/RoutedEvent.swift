// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A fact that bubbles up the responder chain until a handler stops it.
///
/// An event is a plain value, and its type is its name. A handler subscribes to one type and gets values of exactly
/// that type.
///
/// ```swift
/// struct BookOpened: RoutedEvent { let title: String }
/// ```
public protocol RoutedEvent {
    /// The name in routes and logs; by default the name of the type.
    static var name: String { get }
}

extension RoutedEvent {
    /// The type's name.
    public static var name: String { String(describing: Self.self) }
}

/// A question that bubbles up the responder chain until a responder answers it.
///
/// ```swift
/// struct ChannelID: RoutedRequest { typealias Answer = String }
///
/// root.answer { (_: ChannelID) in "channel 7" }
/// let id = leaf.ask(ChannelID())                                          // String?
/// ```
public protocol RoutedRequest: RoutedEvent {
    /// The type of an answer.
    associatedtype Answer
}
