// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// An object on the responder chain, which posts and handles routed events.
///
/// Views, view controllers, windows and the application are responders. Any other object can own a responder and be
/// its ``host``. ``next`` is the responder above this one. ``post(_:includingSelf:reach:)`` sends an event up the
/// chain, and `on` subscribes to events that pass.
///
/// ```swift
/// let shelf = Responder(), book = Responder()
/// book.next = shelf
/// shelf.on { (opened: BookOpened) in print(opened.title); return .stop }
/// book.post(BookOpened(title: "Emma"))                                    // .stopped
/// ```
@MainActor
open class Responder {
    // Exclusivity checks are off: each step of each dispatch reads this field, and the checks would
    // take a tenth of the time.
    @exclusivity(unchecked) final var table: HandlerTable?
    /// The place of this responder on the last route that was read; see ``Route``.
    final var place = 0

    /// The object that this responder represents; held weakly.
    ///
    /// Routes show its class, and `sendAction` calls it.
    @exclusivity(unchecked) public final weak var host: AnyObject?

    /// A name that distinguishes this responder from others of its class; nil by default.
    ///
    /// Routes and hit reports show it after the class, as in `Button#save`. Users never see it.
    public final var identifier: String? {
        get { table?.identifier?.text }
        set {
            if newValue == nil, table == nil { return }
            handlerTable.identifier = newValue.map(HandlerTable.Identifier.init)
        }
    }

    /// Creates a responder that has no next responder.
    public init() {}

    /// Creates a responder that represents another object on the chain.
    public convenience init(host: AnyObject?) {
        self.init()
        self.host = host
    }

    /// The next responder while ``next`` is not set; nil ends the chain.
    ///
    /// Subclasses override it.
    open var defaultNext: Responder? { nil }

    /// Calls a closure with each responder directly below this one, in the order of a broadcast.
    ///
    /// The default has none; subclasses override this method.
    open func forEachSubordinate(_ body: @MainActor (Responder) -> Void) {}

    /// Returns whether the responder, or its ``host``, performs an action now; true by default.
    ///
    /// `sendAction` and ``target(forAction:withSender:)`` ask each responder that conforms to the
    /// protocol of the action. After false, the search goes on with the superiors. In UIKit the
    /// first parameter is a selector.
    ///
    /// - Parameters:
    ///   - action: The protocol or class whose method is called, as in `(any Saving).self`.
    ///   - sender: The object that sends the action; nil for none.
    open func canPerformAction(_ action: Any.Type, withSender sender: Any?) -> Bool { true }

    /// Whether events with the reach ``Reach/belowWindow`` end before this responder; false by default.
    open var isBoundary: Bool { false }

    /// Whether input and actions leave this responder on another way than along ``next``; false by
    /// default.
    package final var hasOwnInputWay: Bool {
        get { table?.hasOwnInputWay ?? false }
        set { if newValue || table != nil { handlerTable.hasOwnInputWay = newValue } }
    }

    /// The responder above this one; nil at the end of the chain.
    ///
    /// A responder that you set is held weakly. When it is gone, or when you set nil, ``defaultNext`` applies again.
    /// If it is gone before an event passes, the route reports ``RouteMistake/lostNext(of:)``.
    public final var next: Responder? {
        get { table?.nextOverride ?? defaultNext }
        set {
            if newValue == nil, table == nil { return }
            handlerTable.setNext(newValue)
        }
    }

    /// The responders that this one is mounted on, in order of mounting; held weakly.
    public final private(set) var mountedOn: [Responder] {
        get { table?.mounts.compactMap(\.object) ?? [] }
        set { handlerTable.mounts = newValue.map { Weak($0) } }
    }

    /// Adds another superior: events that pass this responder also bubble to it, after the path
    /// along ``next``.
    ///
    /// Both sides are held weakly. Mounting twice on one responder, or on itself, has no effect.
    public final func mount(on responder: Responder) {
        guard responder !== self, !mountedOn.contains(where: { $0 === responder }) else { return }
        mountedOn.append(responder)
    }

    /// Undoes ``mount(on:)``; no effect if this responder is not mounted there.
    public final func unmount(from superior: Responder) { mountedOn.removeAll { $0 === superior } }

    /// Undoes every mount of this responder.
    public final func unmountAll() { mountedOn = [] }

    /// The table, created at first use.
    final var handlerTable: HandlerTable {
        if let table { return table }
        let created = HandlerTable()
        table = created
        return created
    }
}
