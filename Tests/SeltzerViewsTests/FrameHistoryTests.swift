// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Application+frames, CellAuthors, CellProvenance, CellTexts, FrameCause, FrameRecord, FrameRecorder, Pilot+frames, ViewNumbers, ViewPlaces, ContentScrolling.

import SeededRandom
import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import Testing

@testable import SeltzerViews

/// Who drew a cell of a past frame, and why.
@MainActor
@Suite struct FrameHistoryTests {
    /// A view that fills itself with a letter.
    private final class Letter: View {
        var letter: String { didSet { if letter != oldValue { setNeedsDisplay() } } }

        init(_ letter: String, frame: Rect = .zero) {
            self.letter = letter
            super.init(frame: frame)
        }

        override func draw(_ rect: Rect, in canvas: Canvas) {
            for y in 0..<bounds.height {
                canvas.draw(
                    String(repeating: letter, count: bounds.width), at: Point(x: 0, y: y))
            }
        }
    }

    private func pilot(
        _ views: [View], columns: Int = 20, rows: Int = 6
    ) async -> (Pilot, View) {
        let root = View()
        for view in views { root.addSubview(view) }
        let pilot = await Pilot(ViewController(view: root), columns: columns, rows: rows)
        pilot.application.recordsFrames = true
        return (pilot, root)
    }

    private func kinds(_ provenance: CellProvenance?) -> [FrameCause.Kind] {
        provenance?.causes.map(\.kind) ?? []
    }

    // MARK: Authors in the past

    @Test func pastFrameHasItsOwnAuthorAndText() async throws {
        let back = Letter("b", frame: Rect(x: 0, y: 0, width: 6, height: 2))
        let front = Letter("f", frame: Rect(x: 2, y: 0, width: 2, height: 1))
        front.identifier = "front"
        front.isHidden = true
        let (pilot, _) = await pilot([back, front])
        #expect(pilot.provenance(column: 2, row: 0)?.view === back)
        front.isHidden = false
        await pilot.settle()
        front.letter = "g"
        await pilot.settle()
        front.isHidden = true
        await pilot.settle()
        let texts = (1...3).map { pilot.provenance(column: 2, row: 0, frame: $0)?.text }
        #expect(texts == ["f", "g", "b"])
        let names = (1...3).map { pilot.provenance(column: 2, row: 0, frame: $0)?.viewName }
        #expect(names == ["Letter#front", "Letter#front", "Letter (1 of View)"])
        #expect(pilot.application.frameHistory?.text(ofFrame: 2) == "bbggbb\nbbbbbb\n\n\n\n")
        #expect(pilot.provenance(column: 0, row: 1, frame: 3)?.drawnFrame == nil)
        #expect(pilot.provenance(column: 19, row: 5)?.view is Letter == false)
        #expect(pilot.provenance(column: 20, row: 0) == nil)
        #expect(pilot.provenance(column: 0, row: 0, frame: 4) == nil)
        #expect(pilot.provenance(column: 0, row: 0, frame: 0) == nil)
    }

    @Test func viewThatIsGoneKeepsItsName() async {
        var view: Letter? = Letter("x", frame: Rect(x: 0, y: 0, width: 3, height: 1))
        view?.identifier = "gone"
        let (pilot, _) = await pilot([view!])
        view?.letter = "y"
        await pilot.settle()
        view?.removeFromSuperview()
        view = nil
        await pilot.settle()
        let past = pilot.provenance(column: 0, row: 0, frame: 1)
        #expect(past?.viewName == "Letter#gone")
        #expect(past?.view == nil)
    }

    @Test func rightHalfOfAWideCharacterHasItsText() async {
        let view = Letter("漢", frame: Rect(x: 0, y: 0, width: 1, height: 1))
        view.frame.size.width = 4
        let (pilot, _) = await pilot([view])
        view.letter = "字"
        await pilot.settle()
        #expect(pilot.provenance(column: 1, row: 0)?.text == "字")
        #expect(pilot.provenance(column: 0, row: 0, frame: 1)?.text == "字")
    }

    // MARK: Reasons

    @Test func eachKindOfChangeHasItsReason() async throws {
        let view = Letter("a", frame: Rect(x: 0, y: 0, width: 4, height: 1))
        view.identifier = "a"
        let (pilot, root) = await pilot([view])
        func reasons() async -> [FrameCause.Kind] {
            await pilot.settle()
            return kinds(pilot.provenance(column: 1, row: 0))
        }
        view.letter = "b"
        #expect(await reasons() == [.setNeedsDisplay])
        #expect(pilot.provenance(column: 1, row: 0)?.causes.first?.view == "Letter#a")
        view.frame.origin.x = 1
        #expect(await reasons() == [.placement])
        root.bounds.origin.x = 1
        #expect(await reasons().contains(.scroll))
        root.bounds.origin.x = 0
        await pilot.settle()
        pilot.application.theme = .fullScreen(for: DisplayCapabilities())
        #expect(await reasons().contains(.themeChange))
        pilot.application.repaint()
        #expect(await reasons().contains(.repaint))
        await pilot.resize(columns: 24, rows: 6)
        #expect(await reasons().contains(.resize))
        view.animate(withDuration: .milliseconds(200)) { view.frame.origin.x = 0 }
        await pilot.advance(by: .milliseconds(200))
        #expect(await reasons() == [.animation])
    }

    /// A view that shows its content from a row on, and has no subviews that move.
    private final class Roll: View, ContentScrolling {
        var row = 0 { didSet { setNeedsDisplay() } }
        var firstShownPlace: AnyHashable { row }

        override func draw(_ rect: Rect, in canvas: Canvas) {
            for y in 0..<bounds.height { canvas.draw("\(row + y)", at: Point(x: 0, y: y)) }
        }
    }

    @Test func contentThatScrollsItselfIsSaidToScroll() async {
        let roll = Roll(frame: Rect(x: 0, y: 0, width: 4, height: 3))
        let (pilot, root) = await pilot([roll])
        roll.row = 2
        await pilot.settle()
        #expect(kinds(pilot.provenance(column: 0, row: 0)) == [.scroll])
        #expect(pilot.provenance(column: 0, row: 0)?.causes.first?.view == "Roll (1 of View)")
        // A superview that is marked for it is no other reason.
        roll.row = 3
        root.setNeedsDisplay(roll.frame)
        await pilot.settle()
        #expect(kinds(pilot.provenance(column: 0, row: 0)).contains(.scroll))
        roll.row = 3
        await pilot.settle()
        #expect(kinds(pilot.provenance(column: 0, row: 0)) == [.setNeedsDisplay])
    }

    @Test func layoutIsAReason() async {
        let label = Letter("x")
        final class Half: View {
            var share = 2 { didSet { setNeedsLayout() } }
            override func layoutSubviews() {
                subviews[0].frame = Rect(x: 0, y: 0, width: bounds.width / share, height: 1)
            }
        }
        let half = Half(frame: Rect(x: 0, y: 0, width: 12, height: 1))
        half.addSubview(label)
        let (pilot, _) = await pilot([half])
        half.share = 3
        await pilot.settle()
        let cell = pilot.provenance(column: 5, row: 0)
        #expect(kinds(cell) == [.layout])
        #expect(cell?.view is Letter == false)
        #expect(cell?.causes.first?.view == "Letter (1 of Half)")
    }

    @Test func firstFrameIsAReasonIfItIsRecorded() async throws {
        let view = Letter("a", frame: Rect(x: 0, y: 0, width: 4, height: 1))
        let root = View()
        root.addSubview(view)
        let application = Application(root: ViewController(view: root)) {
            throw ApplicationError.noTerminal
        }
        application.recordsFrames = true
        let pilot = await Pilot(application, columns: 20, rows: 6)
        let first = pilot.provenance(column: 0, row: 0, frame: 1)
        #expect(kinds(first) == [.firstFrame])
        #expect(first?.view === view)
    }

    @Test func inputThatLedToAFrameIsNamed() async {
        let view = Letter("a", frame: Rect(x: 0, y: 0, width: 4, height: 1))
        let (pilot, root) = await pilot([view])
        root.window?.rootViewController?.bind("x", "Change") { view.letter = "b" }
        await pilot.press("x")
        #expect(pilot.provenance(column: 0, row: 0)?.causes.map(\.input) == ["the key x"])
        view.letter = "c"
        await pilot.settle()
        #expect(pilot.provenance(column: 0, row: 0)?.causes.map(\.input) == [nil])
    }

    // MARK: Limits

    @Test func onlyTheLastFramesAreKept() async throws {
        let view = Letter("a", frame: Rect(x: 0, y: 0, width: 4, height: 1))
        let still = Letter("s", frame: Rect(x: 0, y: 1, width: 4, height: 1))
        let (pilot, _) = await pilot([view, still])
        for number in 1...350 {
            view.letter = number % 2 == 0 ? "a" : "b"
            await pilot.settle()
        }
        let history = try #require(pilot.application.frameHistory)
        #expect(history.frames == 51...350)
        #expect(pilot.provenance(column: 0, row: 0, frame: 50) == nil)
        #expect(pilot.provenance(column: 0, row: 0, frame: 51)?.text == "b")
        let old = pilot.provenance(column: 0, row: 1, frame: 51)
        #expect(old?.view === still)
        #expect(old?.drawnFrame == nil)
        #expect(history.byteCount < 300_000)
    }

    @Test func historyIsBoundInBytes() {
        let history = FrameHistory(), author = Letter("x")
        let buffer = CellBuffer(size: Size(width: 200, height: 60))
        Canvas(buffer: buffer).draw(
            String(repeating: "é", count: 200), at: .zero, style: Style(foreground: .accent))
        for y in 1..<60 {
            Canvas(buffer: buffer).draw(String(repeating: "ü", count: 200), at: Point(x: 0, y: y))
        }
        // The authors of neighbors differ, so that each cell is a run.
        let number = history.numbers.number(of: author)
        let runs = (0..<12_000).map { FrameRecord.Run(count: 1, author: $0 % 2 == 0 ? number : 0) }
        let part = FrameRecord.Part(
            rect: buffer.bounds, runs: runs, texts: CellTexts(of: buffer, in: buffer.bounds))
        for number in 1...150 {
            history.append(
                FrameRecord(
                    number: number, time: .zero, size: buffer.size, parts: [part], causes: [],
                    inputs: []))
        }
        #expect(history.byteCount < FrameHistory.byteLimit + 400_000)
        #expect(history.byteCount > FrameHistory.byteLimit / 2)
        #expect(history.frames?.upperBound == 150)
        #expect((history.frames?.count ?? 0) < 150)
        #expect(history.provenance(at: Point(x: 2, y: 0))?.view === author)
        #expect(history.provenance(at: Point(x: 3, y: 0))?.view == nil)
        #expect(history.provenance(at: Point(x: 3, y: 0))?.text == "é")
    }

    @Test func nothingIsRecordedUnlessSomebodyAsks() async {
        let view = Letter("a", frame: Rect(x: 0, y: 0, width: 4, height: 1))
        let (pilot, _) = await pilot([view])
        let application = pilot.application
        application.beginRecordingFrames()
        application.recordsFrames = false
        #expect(application.frameHistory != nil)
        application.endRecordingFrames()
        #expect(application.frameHistory == nil)
        #expect(application.observers.isEmpty)
        view.letter = "b"
        await pilot.settle()
        #expect(pilot.provenance(column: 0, row: 0) == nil)
    }

    // MARK: Random drawing

    /// The author and the letter of each cell, drawn from the back to the front.
    private func model(_ views: [Letter], _ size: Size) -> [[(Letter, String)?]] {
        var cells = [[(Letter, String)?]](
            repeating: Array(repeating: nil, count: size.width), count: size.height)
        for view in views where !view.isHidden {
            let part = view.frame.intersection(Rect(origin: .zero, size: size))
            for y in part.minY..<part.maxY {
                for x in part.minX..<part.maxX { cells[y][x] = (view, view.letter) }
            }
        }
        return cells
    }

    @Test(arguments: [UInt64(1), 2, 3, 4])
    func randomDrawingHasTheAuthorsOfEachFrame(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let size = Size(width: 24, height: 8)
        var unused = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
        let views = (0..<6).map { number in
            let view = Letter(String(unused.removeFirst()), frame: frame(in: size, &random))
            view.identifier = "\(number)"
            return view
        }
        let (pilot, root) = await pilot(views, columns: size.width, rows: size.height)
        let history = try #require(pilot.application.frameHistory)
        var frames: [Int: [[(Letter, String)?]]] = [:]
        for _ in 0..<60 {
            let view = views.randomElement(using: &random)!
            switch Int.random(in: 0..<5, using: &random) {
            case 0: view.frame = frame(in: size, &random)
            case 1: view.isHidden.toggle()
            case 2: root.bringSubviewToFront(view)
            case 3: view.setNeedsDisplay(Rect(x: 0, y: 0, width: 1, height: 1))
            default:
                // A letter that no other view has, so that each author can be seen.
                unused.append(Character(view.letter))
                view.letter = String(unused.removeFirst())
            }
            await pilot.settle()
            if let newest = history.frames?.upperBound {
                frames[newest] = model(root.subviews.compactMap { $0 as? Letter }, size)
            }
        }
        #expect(frames.count > 30)
        // One expectation for all cells: thousands take minutes.
        var problems: [String] = []
        for (number, cells) in frames {
            for (y, row) in cells.enumerated() {
                for (x, wanted) in row.enumerated() {
                    let cell = pilot.provenance(column: x, row: y, frame: number)
                    let isRight =
                        cell?.view as? Letter === wanted?.0 && cell?.text == wanted?.1 ?? " "
                        && cell?.drawnFrame ?? 0 <= number
                        && (cell?.drawnFrame == nil || cell?.causes.isEmpty == false)
                    if !isRight { problems.append("frame \(number), (\(x), \(y))") }
                }
            }
        }
        #expect(problems.isEmpty)
    }

    private func frame(in size: Size, _ random: inout SeededGenerator) -> Rect {
        Rect(
            x: Int.random(in: -2..<size.width, using: &random),
            y: Int.random(in: -2..<size.height, using: &random),
            width: Int.random(in: 1...10, using: &random),
            height: Int.random(in: 1...4, using: &random))
    }
}
