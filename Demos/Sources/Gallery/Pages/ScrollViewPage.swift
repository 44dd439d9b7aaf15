// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let scrollView = GalleryPage(
        name: "scroll-view", title: "Scroll view", group: .containers,
        summary: "Shows a part of larger content; wheel or keys move it.",
        hint: "Scroll with the wheel or the arrows.", fillsRoom: true, usefulRows: 20
    ) {
        let lines = (1...200).map { line in
            "\(line)  " + String(repeating: "wide and long ", count: 12)
        }
        let words = Label(String(repeating: "Words that wrap at the width. ", count: 60))
        words.numberOfLines = 0
        let wide = Label(lines.joined(separator: "\n"))
        wide.lineBreakMode = .byClipping
        return ViewController(
            view: FillingSpecimensView([
                Specimen(
                    "Both ways", "Content larger than the view",
                    inset(wide)),
                Specimen("Down", "Text as wide as the view", inset(words)),
            ]))
    }

    /// Returns a scroll view whose content begins in the same column as the titles of specimens.
    @MainActor
    private static func inset(_ content: View) -> ScrollView {
        let view = ScrollView(content)
        view.contentInset = Insets(left: 1)
        return view
    }
}
