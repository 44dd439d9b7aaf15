// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct FloatFrameTests {
    /// A view of 6 by 4 cells over a screen full of dots, or of wide characters.
    private func start(
        _ frame: FloatFrame, theme: Theme? = .fathom, isUnicode: Bool = true,
        below: String = "........"
    ) async -> Pilot {
        let root = ViewController()
        let lines = (0..<6).map { _ in below }.joined(separator: "\n")
        let text = Marks(lines)
        text.frame = Rect(x: 0, y: 0, width: 8, height: 6)
        let view = View(frame: Rect(x: 1, y: 1, width: 6, height: 4))
        view.backgroundColor = .overlay
        view.floatFrame = frame
        root.view.addSubview(text)
        root.view.addSubview(view)
        var capabilities = DisplayCapabilities()
        capabilities.isUnicode = isUnicode
        let pilot = await Pilot(root, columns: 8, rows: 6, capabilities: capabilities)
        pilot.application.theme = theme
        await pilot.settle()
        return pilot
    }

    private final class Marks: View {
        let lines: [Substring]
        init(_ text: String) {
            lines = text.split(separator: "\n")
            super.init()
        }
        override func draw(_ rect: Rect, in canvas: Canvas) {
            for (y, line) in lines.enumerated() {
                canvas.draw(String(line), at: Point(x: 0, y: y))
            }
        }
    }

    @Test func theHairLineLiesOutsideOfTheFill() async {
        let pilot = await start(FloatFrame())
        #expect(
            pilot.screen == """
                ........
                ..▁▁▁▁..
                .▕    ▏.
                .▕    ▏.
                ..▔▔▔▔..
                ........
                """)
        let screen = pilot.display
        #expect(screen.buffer[Point(x: 2, y: 2)].background == Theme.fathom[.overlay])
        for point in [Point(x: 1, y: 1), Point(x: 1, y: 2), Point(x: 2, y: 1), Point(x: 3, y: 4)] {
            #expect(screen.buffer[point].background == Theme.fathom[.background])
        }
    }

    @Test func whereItHangsThereIsNoLine() async {
        let below = await start(FloatFrame(hanging: .below))
        #expect(below.screen.split(separator: "\n")[1] == ".▕    ▏.")
        #expect(below.screen.split(separator: "\n")[4] == "..▔▔▔▔..")
        let above = await start(FloatFrame(hanging: .above))
        #expect(above.screen.split(separator: "\n")[1] == "..▁▁▁▁..")
        #expect(above.screen.split(separator: "\n")[4] == ".▕    ▏.")
    }

    @Test func withoutFillsABoxTakesItsPlace() async {
        let pilot = await start(FloatFrame(hanging: .below), theme: .tap(for: nil))
        #expect(pilot.screen.split(separator: "\n")[1] == ".╭────╮.")
        #expect(pilot.screen.split(separator: "\n")[2] == ".│    │.")
        let plain = await start(FloatFrame(), theme: .tap(for: nil), isUnicode: false)
        #expect(plain.screen.split(separator: "\n")[1] == ".+----+.")
    }

    @Test func halvesOfWideCharactersBelowAreBlank() async {
        let pilot = await start(FloatFrame(), below: "漢字漢字")
        #expect(pilot.screen.split(separator: "\n")[2] == " ▕    ▏")
        #expect(pilot.screen.split(separator: "\n")[0] == "漢字漢字")
    }

    @Test func theContentLiesInsideOfIt() async {
        #expect(FloatFrame().insets(hasFills: true) == FloatFrame().insets(hasFills: false))
        #expect(FloatFrame(hanging: .below).insets(hasFills: true).top == 0)
        #expect(FloatFrame(hanging: .below).insets(hasFills: false).top == 1)
        #expect(FloatFrame(title: "Keys").insets(hasFills: true).top == 3)
        #expect(FloatFrame(title: "Keys").insets(hasFills: false).top == 1)
    }
}
