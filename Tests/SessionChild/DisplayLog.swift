// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerCurses
import SeltzerScreen

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Shows a few texts on the display of its terminal, and in the first row the last event.
@MainActor
final class DisplayLog {
    static let samples = [
        "plain", "é 漢字 ½", "👨‍👩‍👧 family", "🇩🇪 flag", "❤️ heart", "\u{1FAE9} new",
    ]

    private let display: any Display
    private var cursor: Cursor? = Cursor(position: .zero)
    private var last = "ready"
    private var isDone = false

    init(display: any Display) {
        self.display = display
    }

    /// Runs until `q` is typed or the terminal is gone.
    func run() async throws {
        let (events, turns) = AsyncStream.makeStream(of: DisplayEvent.self)
        try display.start(mouse: .all) { turns.yield($0) }
        defer { display.stop() }
        show()
        for await event in events {
            switch event {
            case .input(let inputs): inputs.forEach(handle)
            case .contentLost: display.invalidate()
            case .ready, .capabilitiesChanged, .clipboard: break
            case .disconnected, .terminated: return
            }
            if isDone { return }
            // Whole frames are easier to read than differences.
            display.invalidate()
            show()
        }
    }

    private func handle(_ input: InputEvent) {
        switch input {
        case .key(KeyPress(.character("q"))): isDone = true
        case .key(KeyPress(.character("z"), modifiers: .control)): display.suspend()
        case .key(KeyPress(.character("4"))): display.setPresentation(.inline(rows: 4))
        case .key(KeyPress(.character("9"))): display.setPresentation(.inline(rows: 9))
        case .key(KeyPress(.character("c"))):
            cursor = cursor == nil ? Cursor(position: Point(x: 3, y: 2)) : nil
        case .key(KeyPress(.character("f"))): fatalError("asked for")
        case .key(KeyPress(.character("p"))):
            print("first")
            _ = write(2, "second\n", 7)
            print("third")
            last = "printed"
        case .key(KeyPress(.character("x"))): exit(3)
        case .key(KeyPress(.character("t"))): display.perform(.title("child's title"))
        case .key(let press): last = "key \(press)"
        case .mouse(let mouse): last = "\(mouse.action) \(mouse.location.x),\(mouse.location.y)"
        case .resize(let size): last = "size \(size.width)x\(size.height)"
        case .paste(let text, _): last = "paste \(text)"
        case .focus(let isFocused): last = "focus \(isFocused)"
        }
    }

    private func show() {
        let buffer = CellBuffer(size: display.size)
        let canvas = Canvas(buffer: buffer, isUnicode: display.capabilities.isUnicode)
        canvas.draw(last, at: Point(x: 0, y: 0))
        for (index, sample) in Self.samples.enumerated() {
            let style = Style(
                foreground: .palette(UInt8(index + 1)),
                background: .rgb(0, 0, UInt8(40 * index)),
                attributes: Attributes(rawValue: 1 << UInt16(index))
            )
            canvas.draw(sample, at: Point(x: index, y: index + 2), style: style)
        }
        display.show(buffer, damage: Damage(buffer.bounds), cursor: cursor)
    }
}
