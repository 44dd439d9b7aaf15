// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// Keys that were recorded, to be pressed again.
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

    /// Creates a macro from a line as ``line`` writes it; nil for another text.
    public init?(line: some StringProtocol) {
        guard let (head, tail) = line.parted(by: "="), let keys = try? KeySequence(parsing: tail)
        else { return nil }
        let name = head.trimmed
        guard !name.isEmpty, !keys.isEmpty else { return nil }
        self.init(String(name), keys: keys)
    }
}

/// Records the keys that the user presses in a responder and all that is below it, and presses them again.
///
/// ```swift
/// let macros = MacroRecorder(on: controller)
/// override var actions: [Action] { macros.actions + [.help] }     // F3 records, F4 replays
/// ```
///
/// Keys that a secret field gets are not recorded. A macro is at most ``maximumCount`` keys long.
///
/// The pack observes ``/SeltzerViews/KeyEvent`` in the capture pass.
@MainActor
public final class MacroRecorder {
    /// The recorded macros; the last one is what ``replay(_:)`` plays.
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

    /// Begins to record; what was recorded without a ``stop(name:)`` is dropped.
    public func record() { (isRecording, recorded) = (true, []) }

    /// Ends recording.
    ///
    /// - Parameter name: The name of the macro; nil for its number. It replaces one of the same name.
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

    /// Adds a macro, such as one that a file kept; it replaces one of the same name.
    public func add(_ macro: Macro) {
        macros.removeAll { $0.name == macro.name }
        macros.append(macro)
    }

    /// Presses the keys of a macro.
    ///
    /// - Parameter name: The name; nil for the last one.
    /// - Returns: Whether there is such a macro, and none is played already.
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
                "record-macro", title: isRecording ? "End macro" : "Record macro", keys: ["f3"],
                placement: .palette
            ) { [self] responder in
                guard isRecording else { return answer { record() } }
                dropEndingKeys(of: responder)
                return answer { stop() }
            }.listed(in: .edit),
            Action(
                "replay-macro", title: "Replay macro", keys: ["f4"], placement: .palette,
                isEnabled: { [self] _ in !macros.isEmpty && !isRecording && !isReplaying }
            ) { [self] _ in answer { replay() } }.listed(in: .edit),
        ]
    }

    /// Drops the keys that end the recording, which are not a part of it; a program or its user may have changed them.
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
