// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let activityIndicator = GalleryPage(
        name: "activity-indicator", title: "Activity indicator", group: .progress,
        summary: "Shows that work of unknown length continues.",
        hint: "Turn the switch to stop the work."
    ) {
        let styles: [(title: String, style: ActivityIndicator.Style)] = [
            ("Bubble", .bubble), ("Dots", .dots), ("Line", .line), ("Bar", .bar), ("Box", .box),
        ]
        let indicators = styles.map { ActivityIndicator("Reading files", style: $0.style) }
        indicators.forEach { $0.startAnimating() }
        let idle = ActivityIndicator("No files left")
        idle.hidesWhenStopped = false
        let work = Switch("Working", isOn: true) { control in
            for indicator in indicators {
                if control.isOn { indicator.startAnimating() } else { indicator.stopAnimating() }
            }
        }
        let shown = zip(styles, indicators).map { style, indicator in
            Specimen(style.title, "Hides when stopped", indicator)
        }
        return ViewController(
            view: SpecimensView(
                [Specimen("Work", "Starts and stops all", work)] + shown
                    + [Specimen("Stopped", "Stays if asked to", idle)]))
    }
}
