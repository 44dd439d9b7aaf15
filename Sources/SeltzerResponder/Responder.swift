// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An object that can receive routed events, and the link to the one that is asked after it.
///
/// Views, view controllers, windows and the application are responders; any other object can be one.
/// ``next`` leads upwards; ``post(_:includingSelf:reach:)`` sends an event that way, and ``on(_:phase:_:)``
/// listens to those that come by.
///
/// ```swift
/// let shelf = Responder(), book = Responder()
/// book.next = shelf
/// shelf.on { (opened: BookOpened) in print(opened.title); return .stop }
/// book.post(BookOpened(title: "Emma"))                                    // .stopped
/// ```
@MainActor
open class Responder {
    final var table: HandlerTable?
    /// The number of the last dispatch whose route took this responder up.
    final var stamp: UInt64 = 0

    /// Creates a responder without a next one.
    public init() {}

    /// The responder that is asked after this one where none is set by hand; nil ends the chain.
    ///
    /// Subclasses derive it from the structure they live in.
    open var defaultNext: Responder? { nil }

    /// The responder that is asked after this one.
    ///
    /// Setting it leads events away from the default way. The link is weak: when its object is gone,
    /// or when nil is set, the default is back.
    public final var next: Responder? {
        get { table?.nextOverride ?? defaultNext }
        set {
            if newValue == nil, table == nil { return }
            handlerTable.nextOverride = newValue
        }
    }

    /// Whether events with the reach ``Reach/belowWindow`` end before this responder.
    open var isBoundary: Bool { false }

    /// The table, made at first need.
    final var handlerTable: HandlerTable {
        if let table { return table }
        let created = HandlerTable()
        table = created
        return created
    }
}
