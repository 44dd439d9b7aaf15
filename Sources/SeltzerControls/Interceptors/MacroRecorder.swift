// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// Recorded keys, which can be replayed.
public struct Macro: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The keys, in order.
    public var keys: KeySequence

    /// Creates a macro.
    public init(_ name: String, keys: KeySequence) {
        (self.name, self.keys) = (name, keys)
    }

    /// The macro as a line of a file: `name = ctrl-k m`.
    public var line: String { "\(name) = \(keys)" }

    /// Creates a macro from a line in the form of ``line``; nil for any other text.
    public init?(line: some StringProtocol) {
        guard let (head, tail) = line.parted(by: "="), let keys = try? KeySequence(parsing: tail)
        else { return nil }
        let name = head.trimmed
        guard !name.isEmpty, !keys.isEmpty else { return nil }
        self.init(String(name), keys: keys)
    }
}

/// Records the keys that the user presses in a responder and everything below it, and replays them.
///
/// ```swift
/// let macros = MacroRecorder(on: controller)
/// override var actions: [Action] { macros.actions + [.help] }     // F3 records, F4 replays
/// ```
///
/// Keys for a secret field are not recorded. A macro is at most ``maximumCount`` keys long.
///
/// The pack observes ``/SeltzerViews/KeyEvent`` in the capture pass.
@MainActor
public final class MacroRecorder {
    /// The recorded macros; ``replay(_:)`` plays the last macro by default.
    public private(set) var macros: [Macro] = []
    /// Whether keys are being recorded.
    public private(set) var isRecording = false
    /// The number of keys after which recording ends.
    public static var maximumCount: Int { 10_000 }
    private var recorded: [KeyChord] = []
    private var isReplaying = false
    private weak var responder: InputResponder?
    private var subscription: Subscription?

    /// Creates a recorder in a responder, which lasts until ``remove()``.
    public init(on responder: InputResponder) {
        self.responder = responder
        subscription = responder.on(KeyEvent.self, phase: .capture) { [self] event in
            note(event)
            return .ignored
        }
    }

    /// Ends the recorder.
    public func remove() { subscription?.cancel() }

    private func note(_ event: KeyEvent) {
        guard isRecording, !isReplaying, !event.isSecret, event.press.phase != .release else {
            return
        }
        recorded.append(event.chord)
        if recorded.count == Self.maximumCount { stop() }
    }

    /// Begins to record; an unfinished recording is dropped.
    public func record() { (isRecording, recorded) = (true, []) }

    /// Ends recording.
    ///
    /// - Parameter name: The name of the macro; nil for its number. It replaces a macro of the same name.
    /// - Returns: The macro; nil if nothing was recorded.
    @discardableResult
    public func stop(name: String? = nil) -> Macro? {
        guard isRecording else { return nil }
        isRecording = false
        guard !recorded.isEmpty else { return nil }
        let macro = Macro(name ?? "macro \(macros.count + 1)", keys: KeySequence(recorded))
        add(macro)
        return macro
    }

    /// Adds a macro, such as a macro from a file; it replaces a macro of the same name.
    public func add(_ macro: Macro) {
        macros.removeAll { $0.name == macro.name }
        macros.append(macro)
    }

    /// Presses the keys of a macro.
    ///
    /// - Parameter name: The name; nil for the last one.
    /// - Returns: Whether the replay began; false if there is no such macro, or if a macro is being replayed.
    @discardableResult
    public func replay(_ name: String? = nil) -> Bool {
        guard let macro = macros.last(where: { name == nil || $0.name == name }), !isReplaying,
            let application = responder?.window?.application ?? responder as? Application
        else { return false }
        isReplaying = true
        defer { isReplaying = false }
        for chord in macro.keys.chords {
            application.sendEvent(.key(KeyPress(chord.key, modifiers: chord.modifiers)))
        }
        return true
    }

    /// The actions `record-macro` on F3, which also ends recording, and `replay-macro` on F4.
    public var actions: [Action] {
        [
            Action(
                "record-macro", title: isRecording ? "End macro" : "Record macro", keys: ["f3"]
            ) { [self] responder in
                guard isRecording else { return answer { record() } }
                dropEndingKeys(of: responder)
                return answer { stop() }
            }.placement(.palette).category(.edit),
            Action(
                "replay-macro", title: "Replay macro", keys: ["f4"]
            ) { [self] _ in answer { replay() } }.placement(.palette).enabled { [self] _ in
                !macros.isEmpty && !isRecording && !isReplaying
            }.category(.edit),
        ]
    }

    /// Drops the keys that ended the recording from it; a program or its user may have changed these keys.
    private func dropEndingKeys(of responder: InputResponder) {
        let application = responder.window?.application ?? responder as? Application
        let action = application?.currentActions(from: responder).first {
            $0.identifier == "record-macro"
        }
        let ending = (action?.keys ?? ["f3"]).map(\.chords).first { chords in
            !chords.isEmpty && Array(recorded.suffix(chords.count)) == Array(chords)
        }
        recorded.removeLast(ending?.count ?? 0)
    }

    private func answer(_ body: () -> Void) -> Disposition {
        body()
        return .stop
    }
}
