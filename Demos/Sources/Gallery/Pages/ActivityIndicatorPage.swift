// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let activityIndicator = GalleryPage(
        name: "activity-indicator", title: "ActivityIndicator",
        summary: "Turns while something goes on that nobody can measure."
    ) {
        let indicators = ActivityIndicator.Style.allCases.map { style in
            ActivityIndicator("Working", style: style)
        }
        indicators.forEach { $0.startAnimating() }
        let kept = ActivityIndicator("Stays when it stops")
        kept.hidesWhenStopped = false
        kept.startAnimating()
        let atWork = Switch("At work", isOn: true) { control in
            for indicator in indicators + [kept] {
                if control.isOn { indicator.startAnimating() } else { indicator.stopAnimating() }
            }
        }
        let shown = zip(ActivityIndicator.Style.allCases, indicators).map { ("\($0)", $1 as View) }
        return ViewController(view: SpecimensView([("", atWork)] + shown + [("kept", kept)]))
    }
}
