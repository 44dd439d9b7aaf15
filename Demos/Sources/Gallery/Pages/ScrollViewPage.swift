// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let scrollView = GalleryPage(
        name: "scroll-view", title: "ScrollView",
        summary: "Shows a part of larger content; wheel, keys and bars move it.",
        fillsRoom: true
    ) {
        let lines = (1...200).map { line in
            "\(line)  " + String(repeating: "wide and long ", count: 12)
        }
        return ViewController(view: ScrollView(Label(lines.joined(separator: "\n"))))
    }
}
