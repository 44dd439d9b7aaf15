// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An event with a name and a dictionary, for events that are known only at run time.
///
/// If the types are known at compile time, an event type of your own is safer.
public struct NamedEvent: RoutedEvent {
    /// The name.
    public var name: String
    /// The values that the event carries.
    public var userInfo: [String: Any]
    /// A closure for handlers to call, any number of times; nil if the poster needs no reply.
    public var callback: ((Any?) -> Void)?

    /// Creates an event for handlers of a name, with the values that they get.
    public init(
        _ name: String, userInfo: [String: Any] = [:], callback: ((Any?) -> Void)? = nil
    ) {
        self.name = name
        self.userInfo = userInfo
        self.callback = callback
    }
}

extension NamedEvent: CustomStringConvertible {
    /// The name and the values, sorted by key: `save [as: notes, to: disk] with a callback`.
    public var description: String {
        let pairs = userInfo.sorted { $0.key < $1.key }.map { "\($0): \($1)" }
        return name + (pairs.isEmpty ? "" : " [\(pairs.joined(separator: ", "))]")
            + (callback == nil ? "" : " with a callback")
    }
}

extension Responder {
    /// Posts a ``NamedEvent`` up the chain; an event with an empty name reaches no handler.
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
    /// Runs a method of this responder for each listed name, and ignores all other names; the
    /// responder is held weakly.
    ///
    /// The compiler checks the methods: `onNamed(["save": Editor.save, "close": Editor.close])`.
    @discardableResult
    public func onNamed(
        _ methods: [String: @MainActor (Self) -> @MainActor (NamedEvent) -> Disposition],
        phase: Phase = .bubble, file: String = #fileID, line: Int = #line
    ) -> Subscription {
        on(NamedEvent.self, owner: self, phase: phase, file: file, line: line) {
            receiver, event in
            methods[event.name]?(receiver)(event) ?? .ignored
        }
    }
}
