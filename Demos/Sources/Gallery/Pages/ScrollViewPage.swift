// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let scrollView = GalleryPage(
        name: "scroll-view", title: "Scroll view", group: .containers,
        summary: "Shows a part of larger content; wheel, keys and bars move it.",
        hint: "Scroll with the wheel or the arrows.", fillsRoom: true
    ) {
        let lines = (1...200).map { line in
            "\(line)  " + String(repeating: "wide and long ", count: 12)
        }
        let words = Label(String(repeating: "Words that wrap at the width. ", count: 60))
        words.lineBreakMode = .byWordWrapping
        return ViewController(
            view: FillingSpecimensView([
                Specimen(
                    "Both ways", "Content larger than the view",
                    ScrollView(Label(lines.joined(separator: "\n")))),
                Specimen("Down", "Text as wide as the view", ScrollView(words)),
            ]))
    }
}
