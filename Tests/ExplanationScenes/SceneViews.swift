// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The code of a scene that ran for an input event, in order.
@MainActor
final class SceneLog {
    struct Entry: Equatable {
        let name: String
        let stops: Bool
        /// Whether the event of a chosen action goes on from elsewhere.
        var redirects = false
        /// Whether it is the closure of a button, which runs with a release.
        var isOfButton = false
        /// Whether it is an action of the scene, of a menu or of a button.
        var isAction: Bool { isOfButton || ["A", "M"].contains(name.prefix(1)) }
    }

    var entries: [Entry] = []
    /// The gestures that were recognized.
    var gestures: Set<String> = []
    /// The methods in which delegates refused.
    var refusals: Set<String> = []
    /// Whether the scene is over, so that work of its buttons ends at once.
    var isOver = false

    func add(_ name: String, _ answer: Disposition) -> Disposition {
        entries.append(Entry(name: name, stops: answer == .stop))
        return answer
    }

    func addButton(_ name: String) {
        entries.append(Entry(name: name, stops: true, isOfButton: true))
    }

    func addRedirection(_ name: String) {
        entries.append(Entry(name: name, stops: false, redirects: true))
    }
}

/// A view without code of its own, whose label is its name.
class SceneView: View {
    let log: SceneLog
    let name: String
    var takesFocus = false
    var keepsFocus = false
    var list: [Action] = []

    init(_ name: String, _ log: SceneLog, frame: Rect) {
        (self.name, self.log) = (name, log)
        super.init(frame: frame)
    }

    override var canBecomeFirstResponder: Bool { takesFocus }
    override var canResignFirstResponder: Bool { !keepsFocus }
    override var actions: [Action] { list }
    override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(.group, label: name)
    }
}

/// A view that handles keys, and stops some of them.
final class SceneKeyView: SceneView {
    var stops: Set<KeyChord> = []

    override func handleKey(_ event: KeyEvent) -> Disposition {
        log.add(name, stops.contains(event.chord) ? .stop : .ignored)
    }
}

/// A view that handles presses, the wheel and pastes.
final class SceneMouseView: SceneView {
    var answer = Disposition.ignored

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        [.down, .scroll].contains(event.phase) ? log.add(name, answer) : .ignored
    }

    override func handlePaste(_ event: PasteEvent) -> Disposition { log.add(name, answer) }
}

/// A view that decides itself what a point hits.
final class SceneSieve: SceneView {
    var letsThrough = false

    override func hitTest(_ point: Point, with event: MouseEvent?) -> View? {
        letsThrough ? nil : super.hitTest(point, with: event)
    }

    override func point(inside point: Point, with event: MouseEvent?) -> Bool {
        point.x % 2 == 0 && super.point(inside: point, with: event)
    }
}

/// A view that may refuse the focus of a press.
final class SceneShyView: SceneView {
    var refuses = false

    override func becomeFirstResponder() -> Bool {
        refuses ? false : super.becomeFirstResponder()
    }
}

/// A gesture that is recognized with the press itself.
final class SceneTouch: GestureRecognizer {
    override func handleMouse(_ event: MouseEvent) {
        state = event.phase == .down ? .ended : .failed
    }
}

/// A delegate of gestures and text fields that says the same to all questions.
final class SceneDelegate: GestureRecognizerDelegate, TextFieldDelegate {
    let log: SceneLog
    var receives = true
    var begins = true

    init(_ log: SceneLog) { self.log = log }

    private func note(_ answer: Bool, _ method: String) -> Bool {
        if !answer { log.refusals.insert(method) }
        return answer
    }

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive event: MouseEvent) -> Bool
    {
        note(receives, "gestureRecognizer(_:shouldReceive:)")
    }
    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        note(begins, "gestureRecognizerShouldBegin(_:)")
    }
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
        note(begins, "textFieldShouldBeginEditing(_:)")
    }
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
        note(receives, "textFieldShouldEndEditing(_:)")
    }
}

/// A controller whose identifier is its name.
class ScenePage: ViewController {
    let log: SceneLog
    let name: String
    var list: [Action] = []

    init(_ name: String, _ log: SceneLog, view: View) {
        (self.name, self.log) = (name, log)
        super.init(view: view)
        identifier = name
    }

    override var actions: [Action] { list }
}

/// A controller that handles keys, and stops some of them.
final class SceneKeyPage: ScenePage {
    var stops: Set<KeyChord> = []

    override func handleKey(_ event: KeyEvent) -> Disposition {
        log.add(name, stops.contains(event.chord) ? .stop : .ignored)
    }
}
