// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CursorShape.

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import Testing

@testable import SeltzerViews

/// A view with shapes of its own and a link in its first row.
@MainActor
private final class Shaped: View {
    /// How often the view was asked whether a point is in it.
    var hitTests = 0

    override func point(inside point: Point, with event: MouseEvent?) -> Bool {
        hitTests += 1
        return super.point(inside: point, with: event)
    }

    override var pointerShape: PointerShape { .text }
    override var cursorShape: CursorShape { .bar }
    override var cursorPosition: Point? { Point(x: 0, y: 1) }
    override var canBecomeFirstResponder: Bool { true }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        var style = Style()
        style.link = Link("https://example.org")
        canvas.draw("link", at: Point(x: 0, y: 0), style: style)
    }
}

@MainActor
@Suite struct PointerShapeTests {
    private func scene(hasShapes: Bool = true) async -> Pilot {
        let root = View()
        let view = Shaped(frame: Rect(x: 0, y: 0, width: 6, height: 2))
        root.addSubview(view)
        var capabilities = DisplayCapabilities()
        capabilities.hasPointerShapes = hasShapes
        let pilot = await Pilot(
            ViewController(view: root), columns: 10, rows: 4, capabilities: capabilities)
        view.becomeFirstResponder()
        await pilot.settle()
        return pilot
    }

    private func move(_ pilot: Pilot, _ x: Int, _ y: Int) async {
        await pilot.send(.mouse(MouseInput(.move, at: Point(x: x, y: y))))
    }

    @Test func shapeIsThatOfWhatIsUnderThePointer() async {
        let pilot = await scene()
        await move(pilot, 1, 1)
        await move(pilot, 2, 1)
        await move(pilot, 2, 0)
        await move(pilot, 8, 3)
        #expect(
            pilot.display.requests.filter { if case .pointer = $0 { true } else { false } }
                == [.pointer(.text), .pointer(.link), .pointer(.terminal)])
    }

    @Test func aMoveLooksForTheViewNoMoreOftenForItsShape() async throws {
        var counts: [Int] = []
        for hasShapes in [false, true] {
            let pilot = await scene(hasShapes: hasShapes)
            await move(pilot, 1, 1)
            let view = try #require(pilot.application.view(at: Point(x: 1, y: 1)) as? Shaped)
            view.hitTests = 0
            await move(pilot, 2, 1)
            counts.append(view.hitTests)
        }
        #expect(counts[0] > 0 && counts[0] == counts[1])
    }

    @Test func terminalWithoutShapesIsAskedForNone() async {
        let pilot = await scene(hasShapes: false)
        await move(pilot, 1, 1)
        #expect(pilot.display.requests.isEmpty)
    }

    @Test func cursorHasTheShapeOfTheViewOrOfTheUser() async {
        let pilot = await scene()
        #expect(pilot.display.cursor == Cursor(position: Point(x: 0, y: 1), shape: .bar))
        pilot.application.cursorShape = .block
        await pilot.settle()
        #expect(pilot.display.cursor?.shape == .block)
        pilot.application.cursorShape = .terminal
        await pilot.settle()
        #expect(pilot.display.cursor?.shape == .terminal)
    }
}
