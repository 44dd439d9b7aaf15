// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerPictures

@Suite("A moving picture of a screen") struct AnimatedSVGTests {
    private func frame(
        _ text: String, for milliseconds: Int = 100, columns: Int = 12
    ) -> AnimatedSVG.Frame {
        let buffer = CellBuffer(size: Size(width: columns, height: 1))
        Canvas(buffer: buffer).draw(text, at: .zero)
        return AnimatedSVG.Frame(buffer, for: .milliseconds(milliseconds))
    }

    @Test("draws once what stays the same, and once each state of what changes")
    func statesAreDrawnOnce() throws {
        let picture = AnimatedSVG([
            frame("total 1 pay"), frame("total 2 pay", for: 300), frame("total 1 pay"),
        ]).text
        let contents = try SVGContents(picture)
        #expect(contents.texts.keys.sorted() == ["1", "2", "pay", "total"])
        for text in ["total", "pay", "1", "2"] {
            #expect(picture.ranges(of: ">\(text)</text>").count == 1, "\(text)")
        }
        #expect(
            picture.contains(
                "@keyframes f0{0.00%{visibility:visible}20.00%{visibility:hidden}80.00%{visibility:visible}}"
            ))
        #expect(picture.contains("animation:f0 500ms step-end infinite"))
    }

    @Test("shows the last frame to readers who want no motion")
    func theLastFrameStands() {
        let picture = AnimatedSVG([frame("a"), frame("b"), frame("c")]).text
        let still = picture.split(separator: "@media (prefers-reduced-motion:no-preference)")[0]
        #expect(still.ranges(of: "{visibility:hidden}").count == 2)
        #expect(picture.contains("f2{0.00%{visibility:hidden}66.66%{visibility:visible}}"))
        #expect(!still.contains(".f2{"))
    }

    @Test(
        "has no style sheet and no groups if nothing changes, and none of the frames of another size"
    )
    func nothingMoves() {
        let still = AnimatedSVG([frame("ab"), frame("ab"), frame("x", columns: 3), frame("ab")])
            .text
        #expect(!still.contains("<style>") && !still.contains("class="))
        #expect(still.contains(">ab</text>"))
        #expect(AnimatedSVG([]).text.contains("width=\"0\""))
    }

    @Test("cuts no wide cluster where one changes into two")
    func wideClustersAreWhole() throws {
        let contents = try SVGContents(AnimatedSVG([frame("漢x"), frame("abx"), frame("a漢")]).text)
        #expect(contents.texts["漢"] != nil && contents.texts["ab"] == nil)
        #expect(contents.texts["abx"] != nil)
    }

    @Test("is the same twice, and escapes its title")
    func equalFramesGiveEqualBytes() {
        func picture() -> String {
            AnimatedSVG([frame("one"), frame("two"), frame("six")], title: "<b>&").text
        }
        #expect(picture() == picture())
        #expect(picture().contains("<title>&lt;b&gt;&amp;</title>"))
    }
}
