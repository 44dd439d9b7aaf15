// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews

/// A field within a panel within an application, each with bindings of its own that note when they run.
@MainActor
final class KeyScene {
    /// Types the characters that it gets, as a text field does.
    final class Field: ProbeView {
        var text = ""

        override func handleKey(_ event: KeyEvent) -> Disposition {
            guard event.press.phase != .release, let typed = event.text else { return .ignored }
            text += typed
            return .stop
        }
    }

    let log = Log()
    let field: Field
    let panel: ProbeView
    let pilot: Pilot

    init() async {
        field = Field("field", Rect(x: 0, y: 0, width: 10, height: 1), log: log)
        field.isFocusable = true
        panel = ProbeView("panel", Rect(x: 0, y: 0, width: 20, height: 5), log: Log())
        panel.isFocusable = true
        panel.addSubview(field)
        pilot = await Pilot(plain: ViewController(view: panel), columns: 20, rows: 5)
        panel.becomeFirstResponder()
    }

    var application: Application { pilot.application }

    /// Binds keys, which note themselves and the name.
    func bind(_ responder: InputResponder, _ name: String, _ keys: KeySequence...) {
        for sequence in keys {
            responder.bind(sequence, name) { [log] in log.note("\(name) \(sequence)") }
        }
    }

    /// What ran since the last time, and the keys that are pending now.
    func press(_ chords: KeyChord...) async -> [String] {
        log.clear()
        for chord in chords { await pilot.press(chord) }
        return log.entries
            + (application.pendingKeys.isEmpty ? [] : ["\(application.pendingKeys)-"])
    }
}
