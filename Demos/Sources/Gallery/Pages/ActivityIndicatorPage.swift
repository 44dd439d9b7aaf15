// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let activityIndicator = GalleryPage(
        name: "activity-indicator", title: "ActivityIndicator",
        summary: "Shows that work continues whose length is unknown."
    ) {
        let indicators = ActivityIndicator.Style.allCases.map { style in
            ActivityIndicator("Working", style: style)
        }
        indicators.forEach { $0.startAnimating() }
        let kept = ActivityIndicator("Visible when stopped")
        kept.hidesWhenStopped = false
        kept.startAnimating()
        let atWork = Switch("Working", isOn: true) { control in
            for indicator in indicators + [kept] {
                if control.isOn { indicator.startAnimating() } else { indicator.stopAnimating() }
            }
        }
        let shown = zip(ActivityIndicator.Style.allCases, indicators).map { ("\($0)", $1 as View) }
        return ViewController(view: SpecimensView([("", atWork)] + shown + [("kept", kept)]))
    }
}
