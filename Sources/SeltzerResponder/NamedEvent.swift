// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An event that goes by a name and carries a dictionary, where the compiler does not know the events.
///
/// It is an ordinary event; where the types are known, an event of its own is safer.
public struct NamedEvent: RoutedEvent {
    /// The name.
    public var name: String
    /// What it carries.
    public var userInfo: [String: Any]
    /// Runs at once, each time that a handler calls it; nil where the poster wants to hear nothing.
    public var callback: ((Any?) -> Void)?

    /// Creates an event.
    public init(
        _ name: String, userInfo: [String: Any] = [:], callback: ((Any?) -> Void)? = nil
    ) {
        self.name = name
        self.userInfo = userInfo
        self.callback = callback
    }
}

extension NamedEvent: CustomStringConvertible {
    /// The name and what it carries, in the order of the keys: `save [as: notes, to: disk] with a callback`.
    public var description: String {
        let pairs = userInfo.sorted { $0.key < $1.key }.map { "\($0): \($1)" }
        return name + (pairs.isEmpty ? "" : " [\(pairs.joined(separator: ", "))]")
            + (callback == nil ? "" : " with a callback")
    }
}

extension Responder {
    /// Posts a ``NamedEvent`` up the chain; an empty name goes nowhere.
    @discardableResult
    public final func postNamed(
        _ name: String, userInfo: [String: Any] = [:], callback: ((Any?) -> Void)? = nil,
        includingSelf: Bool = false, reach: Reach = .application
    ) -> Outcome {
        guard !name.isEmpty else { return .unhandled }
        let event = NamedEvent(name, userInfo: userInfo, callback: callback)
        return post(event, includingSelf: includingSelf, reach: reach)
    }
}

extension EventReceiver {
    /// Runs a method of this responder for each name, held weakly; other names are ignored.
    ///
    /// The compiler checks the methods: `onNamed(["save": Editor.save, "close": Editor.close])`.
    @discardableResult
    public func onNamed(
        _ methods: [String: @MainActor (Self) -> @MainActor (NamedEvent) -> Disposition],
        phase: Phase = .bubble
    ) -> Subscription {
        on(NamedEvent.self, owner: self, phase: phase) { receiver, event in
            methods[event.name]?(receiver)(event) ?? .ignored
        }
    }
}
