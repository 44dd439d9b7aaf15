// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let badge = GalleryPage(
        name: "badge", title: "Badge", group: .text,
        summary: "Shows a word or a number that says the state of something."
    ) {
        let urgent = Badge("3 failed", tone: .danger)
        urgent.isProminent = true
        return ViewController(
            view: SpecimensView([
                Specimen("Plain", "A number of things", Badge("12")),
                Specimen("Primary", "What is on", Badge("new", tone: .primary)),
                Specimen("Success", "What went well", Badge("passed", tone: .success)),
                Specimen("Warning", "What to look at", Badge("slow", tone: .warning)),
                Specimen("Danger", "What went wrong", Badge("failed", tone: .danger)),
                Specimen("Info", "What to know", Badge("draft", tone: .info)),
                Specimen("Prominent", "Needs somebody now", urgent),
                Specimen("Wide", "Words of any script", Badge("漢字", tone: .info)),
            ]))
    }
}
