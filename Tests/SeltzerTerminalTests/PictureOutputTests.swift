// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FrameEncoder+Pictures, KittyGraphics, PicturePart, PlaceholderMarks, Picture.

import SeltzerBase
import Testing

@testable import SeltzerScreen
@testable import SeltzerTerminal

/// A screen of ten columns and four rows, on a terminal whose cells have 4 × 8 pixels.
@Suite struct PictureOutputTests {
    private let buffer = CellBuffer(size: Size(width: 10, height: 4))
    private let encoder = FrameEncoder(profile: .ansi)

    init() { buffer.clusters.pictures.cellPixels = Size(width: 4, height: 8) }

    /// A picture of one color in some cells.
    private func picture(_ color: [UInt8] = [255, 0, 0], cells: Size = Size(width: 2, height: 2))
        -> Picture
    {
        let size = Size(width: cells.width * 4, height: cells.height * 8)
        let bytes = Array(repeating: color + [255], count: size.area).flatMap { $0 }
        return Picture(PixelImage(size: size, bytes: bytes), size: cells)
    }

    private func use(_ kind: PictureProtocol) {
        encoder.setPictures(kind, cellPixels: Size(width: 4, height: 8), firstID: 0x123400)
    }

    private func draw(_ picture: Picture, at point: Point, clip: Rect? = nil) -> Bool {
        let canvas = Canvas(buffer: buffer)
        return canvas.clipped(to: clip ?? buffer.bounds).drawPixels(of: picture, at: point)
    }

    private func clear(_ rect: Rect) {
        Canvas(buffer: buffer).fill(rect, with: Style(background: .default))
    }

    /// Returns the bytes of a frame, with control characters as text.
    private func frame(limit: Int = .max) -> String {
        let output = OutputBuffer()
        _ = encoder.encode(
            buffer, damage: Damage(buffer.bounds), cursor: nil, into: output, limit: limit)
        return String(decoding: output.bytes, as: UTF8.self).replacing("\u{1B}", with: "^[")
    }

    private let first = "\u{10EEEE}\u{0305}\u{0305}"

    // MARK: Placeholders

    @Test func placeholdersAreTextInTheColorOfTheirPicture() {
        use(.placeholders(passesThrough: false))
        #expect(draw(picture(), at: Point(x: 1, y: 1)))
        let bytes = frame()
        #expect(bytes.contains("38;2;18;52;0m\u{10EEEE}\u{0305}\u{0305}\u{10EEEE}\u{0305}\u{030D}"))
        #expect(bytes.contains("\u{10EEEE}\u{030D}\u{0305}\u{10EEEE}\u{030D}\u{030D}"))
        #expect(bytes.contains("^[_Ga=T,q=2,i=1192960,f=24,s=8,v=16,U=1,c=2,r=2,m=0;/wAA/wAA"))
        #expect(frame() == "")
    }

    @Test func clippedPictureHasOnlyItsVisibleCells() {
        use(.placeholders(passesThrough: false))
        let clip = Rect(x: 0, y: 0, width: 10, height: 1)
        #expect(draw(picture(), at: Point(x: -1, y: 0), clip: clip))
        let bytes = frame()
        #expect(bytes.contains("\u{10EEEE}\u{0305}\u{030D}") && !bytes.contains(first))
    }

    @Test func pictureThatMovesIsSentOnce() {
        use(.placeholders(passesThrough: false))
        let picture = picture()
        #expect(draw(picture, at: .zero))
        #expect(frame().contains("_G"))
        clear(buffer.bounds)
        #expect(draw(picture, at: Point(x: 4, y: 1)))
        let bytes = frame()
        #expect(bytes.contains(first) && !bytes.contains("_G"))
    }

    @Test func commandsThroughTmuxAreWrappedAndUseThePalette() {
        encoder.setPictures(
            .placeholders(passesThrough: true), cellPixels: Size(width: 4, height: 8), firstID: 32)
        #expect(draw(picture(), at: .zero))
        let bytes = frame()
        #expect(bytes.contains("38;5;32m" + first))
        #expect(bytes.contains("^[Ptmux;^[^[_Ga=T,q=2,i=32,"))
        #expect(bytes.hasSuffix("^[^[\\^[\\"))
    }

    @Test func pictureThatIsNotUsedAnyMoreMakesRoom() {
        use(.placeholders(passesThrough: false))
        let pictures = (0..<PictureTable.capacity + 5).map { picture([UInt8($0), 0, 0]) }
        for picture in pictures {
            clear(buffer.bounds)
            #expect(draw(picture, at: .zero))
            _ = frame()
        }
        withExtendedLifetime(pictures) {
            #expect(buffer.clusters.pictures.entries.count == PictureTable.capacity)
        }
    }

    @Test func framesAfterTheLastPictureAreOrdinaryOnes() {
        use(.placeholders(passesThrough: false))
        #expect(draw(picture(), at: .zero))
        _ = frame()
        #expect(encoder.pictures?.isNeeded(for: buffer.clusters.pictures) == true)
        clear(buffer.bounds)
        #expect(frame().contains("a=d,q=2,d=I"))
        #expect(encoder.pictures?.isNeeded(for: buffer.clusters.pictures) == false)
    }

    @Test func tooManyVisiblePicturesAreLeftToOrdinaryCells() {
        use(.placeholders(passesThrough: false))
        var drawn = 0
        for index in 0..<PictureTable.capacity + 5 {
            if draw(picture([UInt8(index), 0, 0]), at: Point(x: index % 10, y: 0)) { drawn += 1 }
        }
        #expect(drawn == PictureTable.capacity)
        let large = Picture(picture().image, size: Size(width: 300, height: 2))
        #expect(!draw(large, at: .zero))
    }

    @Test func endRemovesEveryPicture() {
        use(.placeholders(passesThrough: false))
        #expect(draw(picture(), at: .zero))
        _ = frame()
        let leaving = encoder.pictures.map { String(decoding: $0.leaving, as: UTF8.self) }
        #expect(leaving == "\u{1B}_Gm=0,q=2\u{1B}\\\u{1B}_Ga=d,q=2,d=I,i=1192960\u{1B}\\")
    }

    @Test func pictureIsSentAgainAfterTheTerminalWasCleared() {
        use(.placeholders(passesThrough: false))
        #expect(draw(picture(), at: .zero))
        _ = frame()
        encoder.invalidate()
        let bytes = frame()
        #expect(bytes.contains("d=I,i=1192960") && bytes.contains("a=T,q=2,i=1192960"))
    }

    @Test func pictureThatWasSentInPartIsEndedBeforeOtherCommands() {
        use(.placeholders(passesThrough: false))
        #expect(draw(picture(cells: Size(width: 10, height: 4)), at: .zero))
        #expect(!frame(limit: 2_000).contains("m=0"))
        encoder.invalidate()
        #expect(frame().contains("_Gm=0,q=2^[\\^[_Ga=d,q=2,d=I,i=1192960"))
    }

    @Test func slowLineGetsAPictureInPieces() {
        use(.placeholders(passesThrough: false))
        #expect(draw(picture(cells: Size(width: 10, height: 4)), at: .zero))
        var rest = Array("\(frame(limit: 2_000))".utf8), frames = 1
        while !String(decoding: rest, as: UTF8.self).contains("m=0"), frames < 20 {
            rest += Array(frame(limit: 2_000).utf8)
            frames += 1
        }
        #expect(frames > 1 && frames < 20)
        #expect(frame() == "")
    }

    // MARK: Places

    @Test func placesShowTheVisiblePartOfAPicture() {
        use(.places)
        let picture = picture(cells: Size(width: 4, height: 2))
        #expect(draw(picture, at: Point(x: 1, y: 0)))
        let bytes = frame()
        #expect(bytes.contains("^[_Ga=t,q=2,i=1192960,f=24,s=16,v=16,m=0;"))
        #expect(
            bytes.contains(
                "^[7^[[1;2H^[_Ga=p,q=2,i=1192960,p=1,x=0,y=0,w=16,h=16,c=4,r=2,C=1^[\\^[8"))
        #expect(!bytes.contains("\u{10EEEE}"))
        // A popover covers a corner.
        clear(Rect(x: 3, y: 1, width: 4, height: 2))
        let covered = frame()
        #expect(covered.contains("a=d,q=2,d=i,i=1192960,p=1"))
        #expect(covered.contains("x=0,y=0,w=16,h=8,c=4,r=1"))
        #expect(covered.contains("x=0,y=8,w=8,h=8,c=2,r=1"))
        clear(buffer.bounds)
        let removed = frame()
        #expect(removed.contains("p=2") && removed.contains("p=3") && !removed.contains("a=p"))
        #expect(frame() == "")
        withExtendedLifetime(picture) {}
    }

    // MARK: Sixels

    @Test func sixelsAreWrittenOverBlanksAndErasedByCells() {
        use(.sixels(colors: 16))
        #expect(draw(picture(), at: Point(x: 1, y: 1)))
        let bytes = frame()
        #expect(bytes.contains("^[7^[[2;2H^[P0;1;0q\"1;1;8;16#0;2;100;0;0"))
        #expect(bytes.contains("#0!8~-#0!8~-#0!8N-^[\\^[8"))
        #expect(frame() == "")
        clear(buffer.bounds)
        let removed = frame()
        #expect(!removed.contains("^[P") && removed != "")
        #expect(frame() == "")
    }

    @Test func nextPictureAtTheSamePlaceShowsNothingOfTheOneBefore() throws {
        use(.sixels(colors: 16))
        #expect(draw(picture(), at: .zero))
        _ = frame()
        clear(buffer.bounds)
        #expect(draw(picture([0, 0, 255]), at: .zero))
        #expect(frame().hasPrefix("^[7"))
        let size = Size(width: 8, height: 16)
        let bytes = [UInt8](repeating: 0, count: size.area * 4)
        let none = Picture(PixelImage(size: size, bytes: bytes), size: Size(width: 2, height: 2))
        clear(buffer.bounds)
        #expect(draw(none, at: .zero))
        let written = frame()
        #expect(!written.hasPrefix("^[7") && written.contains("^[7"))
    }

    @Test func slowLineGetsSixelsOneRectangleAtATime() {
        use(.sixels(colors: 16))
        #expect(draw(picture(cells: Size(width: 4, height: 2)), at: .zero))
        clear(Rect(x: 2, y: 1, width: 2, height: 1))
        let counts = (0..<20).map { _ in frame(limit: 40).split(separator: "^[P").count - 1 }
        #expect(counts.max() == 1 && counts.count { $0 == 1 } == 2)
        #expect(frame() == "")
    }

    @Test func sixelsThatWereNotCoveredYetAreStillErased() {
        use(.sixels(colors: 16))
        #expect(draw(picture(), at: .zero))
        _ = frame()
        // The line has room for one of two new pictures.
        clear(buffer.bounds)
        #expect(draw(picture([0, 255, 0]), at: Point(x: 4, y: 0)))
        #expect(draw(picture([0, 0, 255]), at: .zero))
        let written = frame(limit: 40)
        #expect(written.contains("^[[1;5H^[P") && !written.contains("^[[1;1H^[P"))
        clear(Rect(x: 0, y: 0, width: 2, height: 2))
        let erased = frame()
        #expect(erased != "" && !erased.contains("^[P"))
    }

    @Test func sixelsLeaveTheLastRowOut() {
        use(.sixels(colors: 16))
        #expect(draw(picture(), at: Point(x: 0, y: 2)))
        #expect(frame().contains("\"1;1;8;8"))
    }

    @Test func framesWithoutPicturesHaveTheSameBytes() {
        use(.placeholders(passesThrough: false))
        Canvas(buffer: buffer).draw("text", at: .zero)
        let plain = FrameEncoder(profile: .ansi)
        let output = OutputBuffer()
        plain.encode(buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
        let expected = String(decoding: output.bytes, as: UTF8.self).replacing("\u{1B}", with: "^[")
        #expect(frame() == expected)
    }

    // MARK: The display

    @MainActor
    @Test func everyEndRemovesThePicturesThatWereSent() throws {
        let channel = ScriptedChannel()
        channel.size = buffer.size
        let display = TerminalDisplay(channel: channel, profile: .ansi, asksTerminal: true)
        try display.start(mouse: .off) { _ in }
        channel.type("\u{1B}P>|kitty(0.32.2)\u{1B}\\\u{1B}_Gi=31;OK\u{1B}\\")
        channel.type("\u{1B}[6;8;4t\u{1B}[?62c\u{1B}[?62c")
        #expect(display.capabilities.cellPixels == Size(width: 4, height: 8))
        #expect(!visible(channel.leaving).contains("_G"))
        #expect(draw(picture(), at: .zero))
        channel.clear()
        display.show(buffer, damage: Damage(buffer.bounds), cursor: nil)
        #expect(visible(channel.written).contains("_Ga=T"))
        let leaving = visible(channel.leaving)
        // A picture that was cut is ended first.
        #expect(leaving.hasPrefix("^X^[\\^[_Gm=0,q=2^[\\^[_Ga=d,q=2,d=I,i="))
        #expect(leaving.utf8.count < 4_096)
    }

    @MainActor
    @Test func inlineRowsShowNoPixels() throws {
        let channel = ScriptedChannel()
        channel.size = buffer.size
        let display = TerminalDisplay(channel: channel, profile: .ansi, asksTerminal: true)
        display.setPresentation(.inline(rows: 2))
        try display.start(mouse: .off) { _ in }
        channel.type("\u{1B}[6;8;4t\u{1B}[?62;4c")
        #expect(display.capabilities.cellPixels == nil)
    }
}
