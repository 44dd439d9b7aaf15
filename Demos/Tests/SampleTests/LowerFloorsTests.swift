// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

/// The samples of the pages SeltzerBase, SeltzerLayout and SeltzerScreen.
@Suite struct LowerFloorsTests {
    @Test func rectanglesContainPoints() {
        let frame = Rect(x: 2, y: 1, width: 40, height: 10)
        let inside = frame.inset(by: Insets(all: 1))
        let isInside = inside.contains(Point(x: 3, y: 2))  // true
        #expect(isInside)
    }

    @Test func solverFollowsAConstant() {
        var solver = ConstraintSolver()
        let width = solver.makeVariable(.nonnegative)
        let room = solver.add(
            LinearConstraint(LinearExpression(width), .equal, LinearExpression(constant: 80)))
        solver.solve()
        solver.setConstant(-60, of: room)
        solver.solve()
        let value = solver.value(of: width)  // 60
        #expect(value == 60)
    }

    @Test func canvasDraws() throws {
        let buffer = CellBuffer(size: Size(width: 12, height: 3))
        let canvas = Canvas(buffer: buffer)
        canvas.drawBox(buffer.bounds, border: .rounded)
        canvas.draw("日本語のテキスト", in: Rect(x: 1, y: 1, width: 10, height: 1))
        print(buffer)
        // ╭──────────╮
        // │日本語の… │
        // ╰──────────╯
        #expect(buffer.description.contains("│日本語の… │"))

        let rect = Rect(x: 1, y: 1, width: 10, height: 1)
        let text = try StyledText(markup: "[bold]Ready.[/] Press [accent]Enter[/] to go on.")
        canvas.draw(text, in: rect, paragraphStyle: ParagraphStyle(lineBreakMode: .byWordWrapping))
        #expect(buffer.description.contains("│Ready."))
    }

    @Test func matcherFindsLetters() {
        let (query, names) = ("scrtex", ["Sources/SeltzerScreen/Text", "README.md"])
        var found: [(StyledText, Int)] = []
        var matcher = FuzzyMatcher(query)
        for name in names {
            guard let match = matcher.match(name) else { continue }
            var text = StyledText(name)
            text.addStyle(Style(foreground: .accent), in: match)
            found.append((text, match.score))
        }
        #expect(found.count == 1)
    }
}
