// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting

/// A page as text or as a picture.
enum PageSnapshot {
    /// Returns the text of a page at a size, without blanks at the ends of lines and without empty
    /// lines at the end.
    @MainActor
    static func text(of page: GalleryPage, size: Size) async -> String {
        let pilot = await Pilot(PageController(page), columns: size.width, rows: size.height)
        var lines = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    /// Returns a page at a size, in the format and the theme of the command line.
    ///
    /// Without a theme, a picture has the theme of a dark terminal.
    @MainActor
    static func output(
        of page: GalleryPage, size: Size, format: PictureFormat, theme: Theme?
    ) async -> String {
        if format == .text { return await text(of: page, size: size) }
        let application = Application(root: PageController(page))
        application.theme = theme
        let pilot = await Pilot(
            application, columns: size.width, rows: size.height,
            capabilities: DisplayCapabilities(appearance: .dark))
        return pilot.picture(as: format, title: "Gallery: \(page.title)")
    }
}
