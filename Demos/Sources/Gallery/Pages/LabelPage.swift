// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let label = GalleryPage(
        name: "label", title: "Label", group: .text,
        summary: "Shows text in one style or several, on one line or many."
    ) {
        let wrapped = Label(
            "A label can wrap a longer text between words, 漢字 as well as e\u{301}. It uses the width "
                + "that is available.")
        wrapped.numberOfLines = 0
        let bold = Style(attributes: .bold)
        let styled = Label(
            StyledText("Bold", style: bold) + StyledText(", ")
                + StyledText("accent", style: Style(foreground: .accent)) + StyledText(", ")
                + StyledText("danger", style: Style(foreground: .danger)))
        let link = Label(
            StyledText(
                "example.org",
                style: Style(
                    foreground: .link, underlineStyle: .single, link: Link("https://example.org"))))
        let cut = Label("This text is cut in the middle, which suits paths of files: /a/b/c/d.txt")
        cut.lineBreakMode = .byTruncatingMiddle
        let secondary = Label("Less important", style: Style(foreground: .secondaryLabel))
        return ViewController(
            view: SpecimensView([
                Specimen("Plain", "In the text color", Label("Hello, world")),
                Specimen("Secondary", "For remarks", secondary),
                Specimen("Styled", "Several styles at once", styled),
                Specimen("Link", "The terminal opens it", link),
                Specimen("Cut", "In the middle", cut),
                Specimen("Wrapped", "Between words", wrapped),
                Specimen(
                    "Sanitized", "Shows control characters",
                    Label("\u{1B}[31mnot red\u{7}")),
            ]))
    }
}
