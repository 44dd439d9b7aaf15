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
