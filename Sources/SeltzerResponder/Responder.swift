// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An object that can receive routed events, and the link to the one that is asked after it.
///
/// Views, view controllers, windows and the application are responders; any other object can own one and be
/// its ``host``. ``next`` leads upwards; ``post(_:includingSelf:reach:)`` sends an event that way, and
/// ``on(_:phase:_:)`` listens to those that come by.
///
/// ```swift
/// let shelf = Responder(), book = Responder()
/// book.next = shelf
/// shelf.on { (opened: BookOpened) in print(opened.title); return .stop }
/// book.post(BookOpened(title: "Emma"))                                    // .stopped
/// ```
@MainActor
open class Responder {
    // Read at each step of each dispatch; to check the exclusivity would cost a tenth of it.
    @exclusivity(unchecked) final var table: HandlerTable?
    /// The number of the last dispatch whose route took this responder up, and its place there.
    final var stamp: UInt64 = 0
    final var place = 0
    /// The object that routes name, and actions reach, in this responder's place; held weakly.
    public final weak var host: AnyObject?

    /// Creates a responder without a next one.
    public init() {}

    /// Creates a responder through which another object takes part in a chain.
    public convenience init(host: AnyObject?) {
        self.init()
        self.host = host
    }

    /// The next responder where none is set by hand; nil, unless a subclass derives one, ends the chain.
    open var defaultNext: Responder? { nil }

    /// Calls a closure with each responder that a broadcast reaches from here, in order; with none unless a
    /// subclass has some.
    open func forEachSubordinate(_ body: @MainActor (Responder) -> Void) {}

    /// Whether events with the reach ``Reach/belowWindow`` end before this responder.
    open var isBoundary: Bool { false }

    /// The responder that is asked after this one.
    ///
    /// Set by hand it is held weakly; when it is gone, or nil is set, ``defaultNext`` is back.
    public final var next: Responder? {
        get { table?.nextOverride ?? defaultNext }
        set {
            if newValue == nil, table == nil { return }
            handlerTable.nextOverride = newValue
        }
    }

    /// The responders that this one is mounted on, in order; all of them held weakly.
    public final private(set) var mountedOn: [Responder] {
        get { table?.mounts.compactMap(\.responder) ?? [] }
        set { handlerTable.mounts = newValue.map(HandlerTable.Mount.init) }
    }

    /// Lets events that pass here go to another responder too, after the way that ``next`` leads.
    ///
    /// Both sides are held weakly. Mounting twice on one responder, or on itself, does nothing.
    public final func mount(on responder: Responder) {
        guard responder !== self, !mountedOn.contains(where: { $0 === responder }) else { return }
        mountedOn.append(responder)
    }

    /// Takes back ``mount(on:)``; does nothing where it was not mounted there.
    public final func unmount(from superior: Responder) { mountedOn.removeAll { $0 === superior } }

    /// Takes back every mount of this responder.
    public final func unmountAll() { mountedOn = [] }

    /// The table, made at first need.
    final var handlerTable: HandlerTable {
        if let table { return table }
        let created = HandlerTable()
        table = created
        return created
    }
}
