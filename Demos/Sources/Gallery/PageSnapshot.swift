// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting

/// A page as text.
enum PageSnapshot {
    /// Returns the text of a page at a size, without blanks at the ends of lines and without empty lines at the end.
    @MainActor
    static func text(of page: GalleryPage, size: Size) async -> String {
        let pilot = await Pilot(PageController(page), columns: size.width, rows: size.height)
        var lines = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
