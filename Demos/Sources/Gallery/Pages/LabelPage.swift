// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let label = GalleryPage(
        name: "label", title: "Label",
        summary: "Text, in one style or several, on one line or many."
    ) {
        let wrapped = Label(
            "A longer text is wrapped between words where the label says so, 漢字 as well as e\u{301}, "
                + "and is as wide as there is room.")
        wrapped.lineBreakMode = .byWordWrapping
        let bold = Style(attributes: .bold)
        let styled = Label(
            StyledText("Bold", style: bold) + StyledText(", ")
                + StyledText("accent", style: Style(foreground: .accent)) + StyledText(", ")
                + StyledText("danger", style: Style(foreground: .danger)) + StyledText(", ")
                + StyledText(
                    "a link",
                    style: Style(
                        foreground: .link, underlineStyle: .single,
                        link: Link("https://example.org"))))
        let cut = Label("This one is cut in the middle, as a path of a file would be: /a/b/c/d.txt")
        cut.lineBreakMode = .byTruncatingMiddle
        return ViewController(
            view: SpecimensView([
                ("plain", Label("Hello, world")), ("styled", styled), ("wrapped", wrapped),
                ("cut", cut), ("controls", Label("\u{1B}[31mnot red\u{7}, and shown")),
            ]))
    }
}
