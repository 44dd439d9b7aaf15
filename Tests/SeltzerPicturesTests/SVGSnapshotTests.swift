// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PictureColors, PictureLook, PictureRun, PictureRects, SVGDrawing, MarkupText.

import Foundation
import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerPictures

@Suite("An SVG picture of a screen") struct SVGSnapshotTests {
    private func buffer(_ columns: Int, _ rows: Int, draw: (Canvas) -> Void) -> CellBuffer {
        let buffer = CellBuffer(size: Size(width: columns, height: rows))
        draw(Canvas(buffer: buffer))
        return buffer
    }

    private func picture(
        _ text: String, _ style: Style = Style(), columns: Int = 10, colors: PictureColors = .dark
    ) -> String {
        SVGSnapshot(
            buffer(columns, 1) { $0.draw(text, at: .zero, style: style) }, colors: colors
        ).text
    }

    @Test("gives words their cells, and other clusters the middle of theirs")
    func textStandsInItsCells() throws {
        let picture = picture("ab  cd 漢e\u{301}✓", columns: 12)
        let texts = try SVGContents(picture).texts
        #expect(texts["ab"] == ["x": "0", "y": "24", "textLength": "32"])
        #expect(texts["cd"] == ["x": "64", "y": "24", "textLength": "32"])
        #expect(texts["漢"] == ["x": "128", "y": "24", "text-anchor": "middle"])
        #expect(texts["e\u{301}"] == ["x": "152", "y": "24", "text-anchor": "middle"])
        #expect(texts["✓"] == ["x": "168", "y": "24", "text-anchor": "middle"])
        #expect(picture.contains("width=\"96\" height=\"16\" viewBox=\"0 0 192 32\""))
        #expect(picture.contains("font-family=\"ui-monospace,"))
    }

    @Test("draws blocks and lines as shapes, joined across cells and rows")
    func blocksAndLinesAreShapes() throws {
        let screen = buffer(4, 2) { canvas in
            canvas.draw("█▌──", at: .zero)
            canvas.draw("█▌░╭", at: Point(x: 0, y: 1))
        }
        let contents = try SVGContents(SVGSnapshot(screen).text)
        #expect(contents.texts.isEmpty)
        #expect(
            contents.rects == [
                ["0", "0", "24", "64"], ["32", "16", "32", "2"], ["32", "32", "16", "32"],
            ])
        #expect(SVGSnapshot(screen).text.contains("fill-opacity=\"0.25\""))
        #expect(SVGSnapshot(screen).text.contains("translate(48 32)"))
    }

    @Test("has the colors and attributes of the cells")
    func looksAreKept() {
        let style = Style(
            foreground: .rgb(255, 136, 0), background: .palette(4), attributes: [.bold, .italic])
        let shown = picture("ab", style)
        #expect(
            shown.contains("<g fill=\"#ff8800\" font-weight=\"bold\" font-style=\"italic\">"))
        #expect(shown.contains("width=\"32\" height=\"32\" fill=\"#0000ee\""))
        let colors = PictureColors(foreground: .rgb(200, 100, 0), background: .rgb(0, 0, 0))
        let reversed = picture("ab", Style(attributes: .reverse), colors: colors)
        #expect(reversed.contains("height=\"32\" fill=\"#c86400\""))
        #expect(reversed.contains("<g fill=\"#000000\">"))
        #expect(picture("ab", Style(attributes: .dim), colors: colors).contains("#643200"))
        #expect(picture("ab", Style(attributes: .strikethrough)).contains("y=\"16\" width=\"32\""))
    }

    @Test("has the kinds and colors of underlines")
    func underlinesAreDrawn() {
        func line(_ kind: UnderlineStyle) -> String {
            picture("ab", Style(underlineStyle: kind, underlineColor: .rgb(1, 2, 3)))
        }
        #expect(line(.single).contains("y=\"28\" width=\"32\" height=\"2\" fill=\"#010203\""))
        #expect(line(.double).contains("y=\"26\"") && line(.double).contains("y=\"30\""))
        #expect(line(.curly).contains("d=\"M0 29q4 -5 8 0t8 0q4 -5 8 0t8 0\""))
        #expect(line(.dotted).contains("stroke=\"#010203\" stroke-dasharray=\"2\""))
        #expect(line(.dashed).contains("stroke-dasharray=\"4\""))
    }

    @Test("has the colors of a terminal where the screen has none")
    func terminalColorsAreGiven() {
        #expect(
            picture("a", colors: .light).contains(
                "height=\"32\" fill=\"\(Theme.chalk[.background])\""))
        #expect(picture("a", colors: .light).contains("<g fill=\"\(Theme.chalk[.label])\">"))
        #expect(PictureColors(foreground: .label, background: .palette(231)).background == 0xFFFFFF)
    }

    @Test("shows the cursor as a block")
    func theCursorIsABlock() {
        let screen = buffer(3, 1) { $0.draw("abc", at: .zero) }
        let colors = PictureColors(foreground: .hex(0xEEEEEE), background: .hex(0x111111))
        let shown = SVGSnapshot(
            screen, cursor: Cursor(position: Point(x: 1, y: 0)), colors: colors
        ).text
        #expect(shown.contains("x=\"16\" y=\"0\" width=\"16\" height=\"32\" fill=\"#eeeeee\""))
        #expect(shown.contains("<g fill=\"#111111\">\n<text x=\"16\" y=\"24\">b</text>"))
    }

    @Test("links to web pages and mailboxes only")
    func onlyHarmlessLinksAreLinks() throws {
        func links(_ address: String) throws -> [String] {
            try SVGContents(picture("ab", Style(link: Link(address)))).links
        }
        #expect(try links("https://a.example/?x=1&y='\"<") == ["https://a.example/?x=1&y='\"<"])
        #expect(try links("HTTP://a.example") == ["HTTP://a.example"])
        #expect(try links("mailto:a@b.example") == ["mailto:a@b.example"])
        for address in ["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "x:y"] {
            #expect(try links(address).isEmpty)
        }
    }

    @Test("keeps hostile text as text")
    func hostileTextStaysText() throws {
        let hostile = "<script>x</script>]]>&#0;\u{FFFF}\u{1}\"'<!--"
        let screen = buffer(60, 1) { $0.draw(hostile, at: .zero) }
        let shown = SVGSnapshot(screen, title: "</title><script>\u{1B}\u{202E}").text
        let contents = try SVGContents(shown)
        #expect(contents.elements == ["svg", "title", "rect", "g", "text"])
        #expect(contents.title == "</title><script>\u{FFFD}")
        #expect(!shown.contains("<script"))
    }

    @Test("of a screen without cells is whole")
    func aScreenOfNoExtentIsWhole() throws {
        let shown = SVGSnapshot(CellBuffer(size: .zero)).text
        #expect(try SVGContents(shown).texts.isEmpty)
    }

    @Test("has the same bytes for the same screen")
    func equalScreensAreEqualPictures() {
        let style = Style(foreground: .red, background: .blue, underlineStyle: .curly)
        #expect(picture("a█b╭漢", style) == picture("a█b╭漢", style))
    }
}
