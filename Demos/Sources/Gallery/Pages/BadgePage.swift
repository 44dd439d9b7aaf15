// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let badge = GalleryPage(
        name: "badge", title: "Badge", group: .text,
        summary: "Shows a state as a word or a number."
    ) {
        let urgent = Badge("3 failed", tone: .danger)
        urgent.isProminent = true
        return ViewController(
            view: SpecimensView([
                Specimen("Plain", "A number of items", Badge("12")),
                Specimen("Primary", "Something new", Badge("new", tone: .primary)),
                Specimen("Success", "Something succeeded", Badge("passed", tone: .success)),
                Specimen("Warning", "Something to check", Badge("slow", tone: .warning)),
                Specimen("Danger", "Something failed", Badge("failed", tone: .danger)),
                Specimen("Info", "Something to know", Badge("draft", tone: .info)),
                Specimen("Prominent", "Needs attention now", urgent),
                Specimen("Wide", "Words of any script", Badge("漢字", tone: .info)),
            ]))
    }
}
