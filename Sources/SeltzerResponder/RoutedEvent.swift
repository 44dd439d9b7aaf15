// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A fact that travels up the responder chain until somebody handles it.
///
/// An event is a plain value, and its type is its name: handlers subscribe to a type, and get a value
/// of exactly that type.
///
/// ```swift
/// struct BookOpened: RoutedEvent { let title: String }
/// ```
public protocol RoutedEvent {
    /// The name shown in routes and logs; the type's name unless the type says otherwise.
    static var name: String { get }
}

extension RoutedEvent {
    /// The type's name.
    public static var name: String { String(describing: Self.self) }
}

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
