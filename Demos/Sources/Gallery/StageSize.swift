// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The size that a page gets.
enum StageSize: CaseIterable {
    case all, small, tiny

    /// The size in cells; nil for all available room.
    var size: Size? {
        switch self {
        case .all: nil
        case .small: Size(width: 40, height: 10)
        case .tiny: Size(width: 20, height: 5)
        }
    }

    var title: String { size.map { "\($0.width)x\($0.height)" } ?? "all" }

    var next: StageSize {
        let all = StageSize.allCases
        let index = all.firstIndex(of: self) ?? 0
        return all[(index + 1) % all.count]
    }
}
