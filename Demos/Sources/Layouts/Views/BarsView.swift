// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows percentages as bars, with the name before the bar and the number after it.
final class BarsView: GridView {
    init(_ bars: [(name: String, percent: Int)]) {
        super.init(columns: [.fitting, .fraction(1), .fitting], columnSpacing: 1)
        for bar in bars {
            addArrangedSubview(Label(bar.name, style: Style(foreground: .secondaryLabel)))
            let track = ProgressView(progress: Double(bar.percent) / 100)
            track.showsPercentage = false
            if bar.percent > 80 { track.progressTintColor = .warning }
            addArrangedSubview(track)
            addArrangedSubview(Label("\(bar.percent) %", alignment: .right))
        }
    }
}
