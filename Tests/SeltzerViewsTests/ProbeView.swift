// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen

@testable import SeltzerViews

/// What the views of a test did, in order.
@MainActor
final class Log {
    private(set) var entries: [String] = []

    func note(_ entry: String) {
        entries.append(entry)
    }

    func clear() {
        entries = []
    }

    /// The entries that begin with a name and a space, the name left out.
    func entries(of name: String) -> [String] {
        entries.filter { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) }
    }
}

/// A view that fills itself with the first letter of its name and notes what it is told.
class ProbeView: View {
    let name: String
    let log: Log
    var isFocusable = false
    var refusesToResign = false
    var mouseAnswer = Disposition.ignored
    var keyAnswer = Disposition.ignored
    var onMouse: (ProbeView, MouseEvent) -> Void = { _, _ in }
    var onKey: (ProbeView, KeyEvent) -> Void = { _, _ in }
    var cursor: Point?

    init(_ name: String, _ frame: Rect = .zero, log: Log = Log()) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    override var canBecomeFirstResponder: Bool { isFocusable }
    override var canResignFirstResponder: Bool { !refusesToResign }
    override var cursorPosition: Point? { cursor }

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        log.note("\(name) \(event.phase) \(event.location.x),\(event.location.y)")
        onMouse(self, event)
        return mouseAnswer
    }

    override func handleKey(_ event: KeyEvent) -> Disposition {
        log.note("\(name) \(event.chord)")
        onKey(self, event)
        return keyAnswer
    }

    override func handlePaste(_ event: PasteEvent) -> Disposition {
        log.note("\(name) paste \(event.text)")
        return keyAnswer
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.fill(bounds, with: Style(), character: name.first ?? "?")
    }
}

/// A control that notes what it is told.
final class ProbeControl: Control {
    let name: String
    let log: Log

    init(_ name: String, _ frame: Rect, log: Log) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    override var takesFocusOnPress: Bool { false }

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        let answer = super.handleMouse(event)
        let look = isHighlighted ? "T" : "F"
        log.note("\(name) \(event.phase) \(event.location.x),\(event.location.y) \(look)")
        return answer
    }

    override func activate() {
        super.activate()
        if isEnabled { log.note("\(name) action") }
    }
}
