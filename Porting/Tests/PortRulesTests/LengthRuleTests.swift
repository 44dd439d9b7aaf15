// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import PortRules

/// Rule 5: points become cells.
@Suite struct LengthRuleTests {
    @Test(arguments: [(8, 1), (16, 2), (20, 3), (3, 0), (4, 1), (100, 13), (-16, -2)])
    func acrossAnEighthIsACell(points: Double, cells: Int) {
        #expect(Axis.across.cells(points, .distance) == cells)
    }

    @Test(arguments: [(8, 0), (10, 1), (16, 1), (24, 1), (44, 1), (60, 2), (100, 4), (-24, -1)])
    func aDistanceDownIsACellFor24Points(points: Double, cells: Int) {
        #expect(Axis.down.cells(points, .distance) == cells)
    }

    @Test func aControlAndARowOfAListAreOneLine() {
        #expect([30, 44, 50, 56].allSatisfy { Axis.down.cells($0, .line) == 1 })
        #expect(Axis.down.cells(80, .line) == 3 && Axis.down.cells(50, .length) == 2)
        #expect(Axis.down.cells(40, .text) == 1 && Axis.down.cells(60, .text) == 3)
    }

    @Test func aLineStaysVisible() {
        #expect(Axis.down.cells(0.5, .length) == 1 && Axis.across.cells(1, .length) == 1)
        #expect(Axis.down.cells(0, .length) == 0)
    }

    @Test func theAnchorTellsTheDirection() {
        #expect(
            portStatements("a.topAnchor.constraint(equalTo: b.topAnchor, constant: 16)")
                == "a.topAnchor.constraint(equalTo: b.topAnchor, constant: 1)")
        #expect(
            portStatements("a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: -16)")
                == "a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: -2)")
        #expect(
            portStatements("a.widthAnchor.constraint(equalToConstant: 120).isActive = true")
                == "a.widthAnchor.constraint(equalToConstant: 15).isActive = true")
    }

    @Test func theDimensionsOfACollectionsItemsAreCells() {
        #expect(
            portStatements(
                "make(widthDimension: .absolute(80), heightDimension: .estimated(44))")
                == "make(widthDimension: .absolute(10), heightDimension: .estimated(1))")
    }

    @Test func aConstraintIsKnownByItsVariable() {
        let text = portStatements(
            """
            let top = a.topAnchor.constraint(equalTo: b.topAnchor, constant: 0)
            top.constant = isOpen ? 64 : 0
            other.constant = 64
            """)
        #expect(text.hasSuffix("top.constant = isOpen ? 3 : 0\nother.constant = 64"))
    }

    @Test func aConstantWithoutADirectionIsListed() {
        let file = portAll("import UIKit\nfunc a() { other.constant = 64 }\n")[0]
        #expect(file.leftovers.map(\.row) == [LeftoverTable.points])
    }

    @Test func theAxisTellsTheDirectionOfSpacing() {
        let text = portStatements(
            """
            let form = UIStackView()
            form.axis = .vertical
            form.spacing = 16
            form.setCustomSpacing(32, after: a)
            let row = UIStackView()
            row.spacing = 16
            """)
        #expect(text.contains("form.spacing = 1\n") && text.contains("setCustomSpacing(1, "))
        #expect(text.hasSuffix("row.spacing = 2"))
    }

    @Test func geometryIsInCells() {
        #expect(
            portStatements("let a = CGRect(x: 16, y: 32, width: 200, height: 44.0)")
                == "let a = Rect(x: 2, y: 1, width: 25, height: 1)")
        #expect(
            portStatements("a.inset = UIEdgeInsets(top: 16, left: 16, bottom: 0, right: 16)")
                == "a.inset = Insets(top: 1, left: 2, bottom: 0, right: 2)")
        #expect(
            portStatements("a.inset = .init(top: 16, left: 16, bottom: 0, right: 16)")
                == "a.inset = .init(top: 1, left: 2, bottom: 0, right: 2)")
        #expect(portStatements("a.frame.origin.y += 32") == "a.frame.origin.y += 1")
        #expect(portStatements("table.rowHeight = 64") == "table.rowHeight = 3")
    }

    @Test func factorsAndPlacesOnABoardAreNoPoints() {
        #expect(
            portStatements("a.frame.size.width = 8 * 16 + 16") == "a.frame.size.width = 8 * 16 + 2")
        #expect(
            portStatements("if snake.head.x > 8 { turn() }") == "if snake.head.x > 8 { turn() }")
        #expect(portStatements("progress(value: 16, size: 8)") == "progress(value: 16, size: 8)")
    }

    @Test func aVariableKnowsItsDirectionByNameOrValue() {
        #expect(portStatements("let rowHeight: CGFloat = 64").hasSuffix("let rowHeight: Int = 3"))
        #expect(
            portStatements("let y = max(0, pan.translation(in: a).y)\nshow(y > 32 ? 1 : 0)")
                .hasSuffix("show(y > 1 ? 1 : 0)"))
    }

    @Test func aParameterKnowsItsDirectionByTheConstraintThatGetsIt() {
        let text = port(
            """
            class A: UIView {
                lazy var bottom = a.bottomAnchor.constraint(equalTo: b.bottomAnchor)
                func move(to distance: CGFloat) { bottom.constant = distance }
                func hide() { move(to: 64) }
            }
            """)
        #expect(text.contains("func move(to distance: Int)") && text.contains("move(to: 3)"))
    }

    @Test func aHeightIsAnswered() {
        let text = port(
            """
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: Int) -> CGFloat {
                if indexPath == 0 { return 64 }
                return isTall ? 48 : UITableView.automaticDimension
            }
            """)
        #expect(text.contains("-> Int {") && text.contains("return 3 }"))
        #expect(text.contains("isTall ? 1 : TableView.automaticDimension"))
    }

    @Test func sizesOfTextStay() {
        #expect(
            portStatements("a.font = .systemFont(ofSize: 17)") == "a.font = .systemFont(ofSize: 17)"
        )
    }
}
