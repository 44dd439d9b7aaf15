// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LeavingPicture, View+motion.

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import Testing

@testable import SeltzerViews

/// A screen of dots that presents a sheet with a button.
@MainActor
private final class SheetScene {
    let pilot: Pilot
    let controller: ViewController
    let sheet = ViewController(view: View())
    let button = Button("Yes")
    let ground = Label(Array(repeating: String(repeating: "·", count: 40), count: 14))

    init(rows: Int = 14, reducesMotion: Bool = false) async {
        controller = ViewController(view: ground)
        pilot = await Pilot(controller, columns: 40, rows: rows)
        pilot.application.theme = .fathom
        pilot.application.animatesControls = true
        pilot.application.reducesMotion = reducesMotion
        button.frame = Rect(x: 0, y: 1, width: 9, height: 1)
        sheet.view.addSubview(button)
        sheet.preferredContentSize = Size(width: 16, height: 3)
        sheet.title = "Sure?"
        await pilot.settle()
    }

    /// Presents the sheet, and waits for its first frame.
    func present() async {
        controller.present(sheet)
        await pilot.settle()
    }

    /// The row of the title of the sheet; nil if it is not on the screen.
    var titleRow: Int? { pilot.location(of: "Sure?")?.y }

    /// The background of a cell beside the sheet.
    var backdrop: Color { pilot.display.buffer[Point(x: 1, y: 12)].background }

    /// Advances by one frame after another, and returns a value after each, the present one first.
    func frames<Value>(_ count: Int, _ value: () -> Value) async -> [Value] {
        var values = [value()]
        for _ in 0..<count {
            await pilot.advance(by: .milliseconds(34))
            values.append(value())
        }
        return values
    }
}

extension Label {
    fileprivate convenience init(_ lines: [String]) {
        self.init(lines.joined(separator: "\n"))
        numberOfLines = 0
    }
}

@MainActor
@Suite struct MotionTests {
    @Test func noMovementTakesLongerThanAFifthOfASecond() {
        let durations = [
            Motion.press, Motion.thumb, Motion.slideIn, Motion.slideOut, Motion.backdrop,
            Motion.scroll,
        ]
        #expect(durations.allSatisfy { $0 <= .milliseconds(200) })
    }

    @Test func thirtyFramesASecondAreTheDefault() {
        let application = Application(root: ViewController(view: View())) {
            throw ApplicationError.noTerminal
        }
        #expect(application.preferredFramesPerSecond == 30)
        #expect(!application.animatesControls && !application.reducesMotion)
    }

    // MARK: Sheets

    @Test func aSheetSlidesInFromTheTopByWholeRows() async {
        let scene = await SheetScene()
        await scene.present()
        let rows = await scene.frames(5) { scene.titleRow }
        #expect(rows[0] == nil)
        let seen = rows.compactMap(\.self)
        #expect(seen.count >= 4 && seen == seen.sorted())
        #expect(seen[0] < seen[seen.count - 1])
        #expect(
            scene.pilot.location(of: "Sure?")?.y == scene.sheet.window?.frame.minY.advanced(by: 1))
        // Each frame is farther from the top, by less and less.
        let steps = zip(seen, seen.dropFirst()).map { $1 - $0 }
        #expect(steps == steps.sorted(by: >))
    }

    @Test func aSheetIsThereAtOnceForKeysAndPointer() async {
        let scene = await SheetScene()
        await scene.present()
        #expect(scene.titleRow == nil)
        #expect(scene.button.isFirstResponder)
        await scene.pilot.press("enter")
        #expect(scene.pilot.events(ButtonPressed.self).count == 1)
        await scene.pilot.click(on: scene.button)
        #expect(scene.pilot.events(ButtonPressed.self).count == 2)
    }

    @Test func changesOfASheetAreSeenWhereItIs() async throws {
        let scene = await SheetScene()
        await scene.present()
        await scene.pilot.advance(by: .milliseconds(68))
        let row = try #require(scene.pilot.location(of: "Yes")).y
        scene.button.title = "Aye"
        await scene.pilot.settle()
        #expect(scene.pilot.location(of: "Aye")?.y == row)
        #expect(scene.pilot.location(of: "Yes") == nil)
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.pilot.screen.components(of: "Aye") == 1)
    }

    @Test func aDismissedSheetIsGoneAtOnceAndItsPictureSlidesOut() async throws {
        let scene = await SheetScene(rows: 40)
        await scene.present()
        await scene.pilot.advance(by: .seconds(1))
        let row = try #require(scene.pilot.location(of: "Yes")).y
        scene.controller.dismiss()
        await scene.pilot.settle()
        #expect(scene.pilot.application.windows.count == 1)
        let rows = await scene.frames(4) { scene.pilot.location(of: "Yes")?.y }
        let seen = rows.compactMap(\.self)
        #expect(seen.first == row && seen.count >= 2 && seen == seen.sorted(by: >))
        #expect(rows.last == .some(nil))
        #expect(scene.ground.window?.subviews == [scene.ground])
        #expect(scene.pilot.screen.components(of: "·") == 40 * 14)
    }

    @Test func pressesGoThroughThePictureOfADismissedSheet() async {
        let scene = await SheetScene()
        await scene.present()
        await scene.pilot.advance(by: .seconds(1))
        let place = scene.sheet.window?.frame ?? .zero
        scene.ground.isUserInteractionEnabled = true
        scene.controller.dismiss()
        await scene.pilot.settle()
        let hit = scene.ground.window?.hitTest(place.origin.offsetBy(dx: 3, dy: 2), with: nil)
        #expect(hit === scene.ground)
    }

    @Test func aSheetThatIsDismissedOnItsWayLeavesAtOnce() async {
        let scene = await SheetScene()
        await scene.present()
        await scene.pilot.advance(by: .milliseconds(68))
        scene.controller.dismiss()
        await scene.pilot.settle()
        #expect(scene.titleRow == nil)
        #expect(scene.pilot.screen.components(of: "·") == 40 * 14)
    }

    @Test func theRowsThatStayBelowThePromptShowNoPictureOnItsWay() async {
        let scene = await SheetScene()
        await scene.present()
        await scene.pilot.advance(by: .seconds(1))
        scene.pilot.application.presentation = .inline(rows: 14, atEnd: .kept)
        await scene.pilot.settle()
        scene.controller.dismiss()
        scene.pilot.application.end()
        await scene.pilot.settle()
        #expect(scene.titleRow == nil)
    }

    @Test func aPopoverOpensAndClosesAtOnce() async {
        let scene = await SheetScene()
        scene.sheet.modalPresentationStyle = .popover
        await scene.present()
        #expect(scene.titleRow != nil)
        #expect(scene.pilot.clock.nextDeadline == nil)
        scene.controller.dismiss()
        await scene.pilot.settle()
        #expect(scene.titleRow == nil)
        #expect(scene.pilot.clock.nextDeadline == nil)
    }

    // MARK: The backdrop

    @Test func theBackdropGetsItsWeightInFourSteps() async {
        let scene = await SheetScene()
        let plain = scene.backdrop
        await scene.present()
        let colors = await scene.frames(5) { scene.backdrop }
        #expect(colors[0] == plain)
        var steps: [Color] = []
        for color in colors where steps.last != color { steps.append(color) }
        #expect(steps.count == 5)
        scene.controller.dismiss()
        await scene.pilot.settle()
        #expect(scene.backdrop == plain)
    }

    @Test func aBackdropOfFewColorsIsThereFromTheFirstStep() async {
        let scene = await SheetScene()
        scene.pilot.application.theme = .automatic(for: nil)
        await scene.present()
        await scene.pilot.advance(by: .milliseconds(34))
        let cell = { scene.pilot.display.buffer[Point(x: 1, y: 12)] }
        let first = cell()
        #expect(first.attributes.contains(.dim))
        await scene.pilot.advance(by: .seconds(1))
        #expect(cell() == first)
    }

    // MARK: Scrolling

    @Test func aScrollViewGetsToItsPlaceInAtMostSixFrames() async {
        let scene = await ScrollScene(lines: 100)
        scene.scrollView.setContentOffset(Point(x: 0, y: 60), animated: true)
        await scene.pilot.settle()
        let frames = scene.pilot.display.frameCount
        await scene.pilot.advance(by: .milliseconds(140))
        #expect(scene.offset.y == 60)
        #expect((2...6).contains(scene.pilot.display.frameCount - frames))
    }

    @Test func wheelAndKeysScrollAtOnce() async {
        let scene = await ScrollScene(lines: 100)
        scene.pilot.application.animatesControls = true
        await scene.pilot.wheel(dy: 1, column: 0, row: 0)
        #expect(scene.offset.y == 3)
        scene.scrollView.becomeFirstResponder()
        await scene.pilot.press("end")
        #expect(scene.offset.y == 95)
    }

    // MARK: What motion costs

    @Test func nothingIsDrawnAfterASheetHasCome() async {
        let scene = await SheetScene()
        await scene.present()
        await scene.pilot.advance(by: .milliseconds(170))
        let frames = scene.pilot.display.frameCount
        #expect(scene.pilot.clock.nextDeadline == nil)
        await scene.pilot.advance(by: .seconds(10))
        #expect(scene.pilot.display.frameCount == frames)
        scene.controller.dismiss()
        await scene.pilot.advance(by: .milliseconds(170))
        #expect(scene.pilot.clock.nextDeadline == nil)
    }

    @Test func sheetThatIsNotAnimatedComesAndGoesInOneFrame() async {
        let scene = await SheetScene()
        let frames = scene.pilot.display.frameCount
        scene.controller.present(scene.sheet, animated: false)
        await scene.pilot.settle()
        #expect(scene.titleRow != nil)
        #expect(scene.pilot.display.frameCount == frames + 1)
        scene.controller.dismiss(animated: false)
        await scene.pilot.settle()
        #expect(scene.titleRow == nil)
        #expect(scene.pilot.display.frameCount == frames + 2)
        #expect(scene.pilot.clock.nextDeadline == nil)
    }

    @Test func withReducedMotionASheetComesAndGoesInOneFrame() async {
        let scene = await SheetScene(reducesMotion: true)
        let frames = scene.pilot.display.frameCount
        await scene.present()
        #expect(scene.titleRow != nil)
        #expect(scene.pilot.display.frameCount == frames + 1)
        scene.controller.dismiss()
        await scene.pilot.settle()
        #expect(scene.titleRow == nil)
        #expect(scene.pilot.display.frameCount == frames + 2)
        #expect(scene.pilot.clock.nextDeadline == nil)
    }

    @Test func reducingMotionEndsWhatMoves() async {
        let scene = await SheetScene()
        await scene.present()
        scene.pilot.application.reducesMotion = true
        await scene.pilot.settle()
        #expect(scene.titleRow != nil)
        #expect(scene.pilot.clock.nextDeadline == nil)
    }

    @Test(arguments: [(1, 1), (3, 2), (40, 3), (40, 14)])
    func aTinyScreenShowsTheSheetAtTheEnd(columns: Int, rows: Int) async {
        let scene = await SheetScene()
        await scene.pilot.resize(columns: columns, rows: rows)
        await scene.present()
        await scene.pilot.advance(by: .milliseconds(50))
        await scene.pilot.resize(columns: 40, rows: 14)
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.titleRow != nil)
        #expect(scene.pilot.clock.nextDeadline == nil)
    }
}

extension String {
    /// The number of times that a text occurs.
    fileprivate func components(of part: String) -> Int {
        var (count, rest) = (0, self[...])
        while let range = rest.firstRange(of: part) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }
}
