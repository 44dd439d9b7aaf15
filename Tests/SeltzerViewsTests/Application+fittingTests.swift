// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: InlineHeight, Screen.

import SeededRandom
import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// A view as high as a number of rows at most 10 columns wide, and twice as high if it is narrower.
@MainActor
private final class Block: View {
    var rows: Int { didSet { changed() } }
    private(set) var measuredWith: [Size] = []

    init(_ rows: Int) {
        self.rows = rows
        super.init()
    }

    private func changed() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: Size) -> Size {
        measuredWith.append(size)
        return Size(width: min(10, size.width), height: size.width < 10 ? rows * 2 : rows)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        for y in 0..<bounds.height { canvas.draw("row \(y)", at: Point(x: 0, y: y)) }
    }
}

/// A controller that notes the height of the screen in each layout.
@MainActor
private final class Growing: ViewController {
    let block = Block(2)
    var screens: [Int] = []

    override func loadView() { view = StackView(.vertical, [block]) }

    override func viewDidLayoutSubviews() {
        screens.append(view.window?.screen?.bounds.height ?? -1)
    }
}

@MainActor
@Suite struct ApplicationFittingTests {
    private let root = Growing()

    private func pilot(
        _ height: InlineHeight = .fitting(), columns: Int = 30, rows: Int = 20
    ) async -> Pilot {
        let application = Application(root: root) { throw ApplicationError.noTerminal }
        application.presentation = .inline(height)
        return await Pilot(application, columns: columns, rows: rows)
    }

    private func sheet(_ rows: Int, style: ModalPresentationStyle = .formSheet) -> ViewController {
        let sheet = ViewController(view: Block(rows))
        sheet.modalPresentationStyle = style
        return sheet
    }

    @Test func rowsFollowTheContent() async {
        let pilot = await pilot()
        #expect(pilot.display.size == Size(width: 30, height: 2))
        for rows in [5, 1, 12, 3] {
            root.block.rows = rows
            await pilot.settle()
            #expect(pilot.display.size.height == rows)
            #expect(root.view.bounds.height == rows)
            #expect(pilot.screen.split(separator: "\n").count == rows)
            #expect(await pilot.faults() == [])
        }
    }

    @Test func rowsAreWithinTheirLimitsAndTheScreen() async {
        let pilot = await pilot(.fitting(minimum: 3, maximum: 8))
        #expect(pilot.display.size.height == 3)
        root.block.rows = 50
        await pilot.settle()
        #expect(pilot.display.size.height == 8)
        await pilot.resize(columns: 30, rows: 5)
        #expect(pilot.display.size.height == 5)
        await pilot.resize(columns: 30, rows: 1)
        #expect(pilot.display.size.height == 1)
        await pilot.resize(columns: 30, rows: 40)
        #expect(pilot.display.size.height == 8)
        #expect(await pilot.faults() == [])
    }

    @Test func narrowScreenTakesTheRowsOfWrappedContent() async {
        let pilot = await pilot()
        root.block.rows = 4
        await pilot.resize(columns: 8, rows: 20)
        #expect(pilot.display.size == Size(width: 8, height: 8))
        await pilot.resize(columns: 30, rows: 20)
        #expect(pilot.display.size == Size(width: 30, height: 4))
    }

    @Test func controllerLearnsTheHeightOfTheScreen() async {
        let pilot = await pilot()
        #expect(root.screens.last == 20)
        await pilot.resize(columns: 30, rows: 33)
        #expect(root.screens.last == 33)
        #expect(pilot.application.bounds.height == 2)
        #expect(root.traitCollection.verticalSizeClass == .regular)
        await pilot.resize(columns: 30, rows: 10)
        #expect(root.screens.last == 10)
        #expect(root.traitCollection.verticalSizeClass == .compact)
        #expect(Window().screen == nil)
    }

    @Test func sheetTakesItsRowsAndGivesThemBack() async {
        let pilot = await pilot()
        let sheet = sheet(6)
        root.present(sheet)
        await pilot.settle()
        #expect(sheet.view.bounds.height == 6)
        #expect(pilot.display.size.height == 9)
        #expect(root.view.bounds.height == 2)
        #expect(await pilot.faults() == [])
        sheet.dismiss()
        await pilot.settle()
        #expect(pilot.display.size.height == 2)
        #expect(await pilot.faults() == [])
    }

    @Test func sheetsOnSheetsTakeTheHighest() async {
        let pilot = await pilot(.fitting(maximum: 4))
        let first = sheet(12)
        let second = sheet(3)
        root.present(first)
        await pilot.settle()
        let rows = pilot.display.size.height
        #expect(rows > 12 && first.view.bounds.height == 12)
        first.present(second)
        await pilot.settle()
        #expect(pilot.display.size.height == rows && second.view.bounds.height == 3)
        root.dismiss()
        await pilot.settle()
        #expect(pilot.display.size.height == 2)
    }

    @Test func popoverTakesRowsBelowItsSource() async {
        let pilot = await pilot()
        let popover = sheet(5, style: .popover)
        popover.popoverPresentationController.sourceView = root.block
        popover.popoverPresentationController.sourceRect = Rect(x: 2, y: 1, width: 3, height: 1)
        root.present(popover)
        await pilot.settle()
        #expect(popover.view.bounds.height == 5)
        let window = popover.view.window
        #expect(window?.frame.minY == 2 && window?.frame.maxY == pilot.display.size.height)
        root.block.rows = 4
        await pilot.settle()
        #expect(popover.view.bounds.height == 5)
        popover.dismiss()
        await pilot.settle()
        #expect(pilot.display.size.height == 4)
    }

    @Test func popoverThatFitsTakesNoRows() async {
        let pilot = await pilot()
        root.block.rows = 12
        let popover = sheet(5, style: .popover)
        popover.popoverPresentationController.sourceView = root.block
        popover.popoverPresentationController.sourceRect = Rect(x: 2, y: 11, width: 3, height: 1)
        root.present(popover)
        await pilot.settle()
        #expect(pilot.display.size.height == 12)
        #expect(popover.view.bounds.height == 5)
        #expect(popover.view.window.map { $0.frame.maxY <= 11 } == true)
    }

    @Test func sheetOnASmallScreenIsCutToIt() async {
        let pilot = await pilot(columns: 20, rows: 3)
        let sheet = sheet(30)
        root.present(sheet)
        await pilot.settle()
        #expect(pilot.display.size == Size(width: 20, height: 3))
        await pilot.resize(columns: 20, rows: 1)
        #expect(pilot.display.size == Size(width: 20, height: 1))
        sheet.dismiss()
        await pilot.settle()
        #expect(await pilot.faults() == [])
    }

    @Test func unchangedFrameIsNotMeasuredAgain() async {
        let pilot = await pilot()
        let count = root.block.measuredWith.count
        pilot.application.log("line")
        await pilot.settle()
        #expect(root.block.measuredWith.count <= count + 1)
        #expect(pilot.scrollback == ["line"])
    }

    @Test func viewWithoutContentTakesTheMinimum() async {
        let application = Application(root: ViewController(view: View())) {
            throw ApplicationError.noTerminal
        }
        application.presentation = .inline(.fitting(minimum: 4))
        let pilot = await Pilot(application, columns: 30, rows: 20)
        #expect(pilot.display.size.height == 4)
        application.presentation = .inline(rows: 7)
        await pilot.settle()
        #expect(pilot.display.size.height == 7)
        application.presentation = .inline(.fitting(minimum: 2))
        await pilot.settle()
        #expect(pilot.display.size.height == 2)
    }

    @Test func constraintsAndThePreferredSizeDecide() async {
        let view = View()
        let controller = ViewController(view: view)
        let height = view.heightAnchor.constraint(equalToConstant: 6)
        height.isActive = true
        let application = Application(root: controller) { throw ApplicationError.noTerminal }
        application.presentation = .inline(.fitting())
        let pilot = await Pilot(application, columns: 30, rows: 20)
        #expect(pilot.display.size.height == 6)
        height.constant = 3
        await pilot.settle()
        #expect(pilot.display.size.height == 3)
        controller.preferredContentSize = Size(width: 0, height: 9)
        application.setNeedsFrame()
        await pilot.settle()
        #expect(pilot.display.size.height == 9)
    }

    /// Random heights, sheets, sizes of the terminal and lines against a model: the rows are the content's or the
    /// sheet's, within the screen.
    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func anyOrderOfChangesGivesTheSameRows(seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        let pilot = await pilot()
        var lines = 0
        var height = 20
        var shown: (controller: ViewController, rows: Int)?
        for _ in 0..<60 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: root.block.rows = Int.random(in: 0...25, using: &random)
            case 1:
                height = Int.random(in: 1...30, using: &random)
                await pilot.resize(columns: Int.random(in: 12...70, using: &random), rows: height)
            case 2:
                if let old = shown {
                    old.controller.dismiss()
                    shown = nil
                } else {
                    let rows = Int.random(in: 1...9, using: &random)
                    let controller = sheet(rows)
                    root.present(controller)
                    shown = (controller, rows)
                }
            case 3:
                lines += 1
                pilot.application.log("line \(lines)")
            default: root.block.rows = 2
            }
            await pilot.settle()
            let content = max(1, root.block.rows).clamped(1, height)
            #expect(root.view.bounds.height == content)
            let rows = pilot.display.size.height
            if let shown {
                #expect(rows >= min(height, max(content, shown.rows)))
            } else {
                #expect(rows == content)
            }
            #expect(pilot.scrollback.count == lines)
        }
        #expect(await pilot.faults() == [])
    }
}
