// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let activityIndicator = GalleryPage(
        name: "activity-indicator", title: "Activity indicator", group: .progress,
        summary: "Shows that work continues whose length is unknown.",
        hint: "Turn the switch to stop the work."
    ) {
        let styles: [(title: String, style: ActivityIndicator.Style)] = [
            ("Bubble", .bubble), ("Dots", .dots), ("Line", .line), ("Bar", .bar), ("Box", .box),
        ]
        let indicators = styles.map { ActivityIndicator("Reading files", style: $0.style) }
        let kept = ActivityIndicator("Nothing to read")
        kept.hidesWhenStopped = false
        let all = indicators + [kept]
        all.forEach { $0.startAnimating() }
        let work = Switch("Working", isOn: true) { control in
            for indicator in all {
                if control.isOn { indicator.startAnimating() } else { indicator.stopAnimating() }
            }
        }
        let shown = zip(styles, indicators).map { style, indicator in
            Specimen(style.title, "Disappears when stopped", indicator)
        }
        return ViewController(
            view: SpecimensView(
                [Specimen("Work", "Starts and stops them all", work)] + shown
                    + [Specimen("Kept", "Stays when stopped", kept)]))
    }
}
