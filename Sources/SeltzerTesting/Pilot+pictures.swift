// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The format of a picture of the screen.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
    /// The text of the rows, without colors.
    case text
    /// An SVG document; see ``/SeltzerPictures/SVGSnapshot``.
    case svg
    /// An HTML element; see ``/SeltzerPictures/HTMLSnapshot``.
    case html
}

extension Pilot {
    /// Returns the screen in a format, with the default colors of ``svg(title:colors:)``.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - title: The title of the picture; nil for the title that the application gave to the
    ///     terminal's window.
    public func picture(as format: PictureFormat, title: String? = nil) -> String {
        switch format {
        case .text: screen
        case .svg: svg(title: title)
        case .html: html(title: title)
        }
    }

    /// Returns the screen as an SVG document.
    ///
    /// ```swift
    /// try pilot.svg(title: "The board").write(toFile: "board.svg", atomically: true, encoding: .utf8)
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title of the picture; nil for the title that the application gave to the
    ///     terminal's window.
    ///   - colors: The terminal's own colors; nil for the display's colors, or else for colors
    ///     that suit the theme.
    /// - Returns: The document; see ``/SeltzerPictures/SVGSnapshot``.
    public func svg(title: String? = nil, colors: PictureColors? = nil) -> String {
        SVGSnapshot(
            display.buffer, cursor: display.cursor, title: title ?? pictureTitle,
            colors: colors ?? pictureColors
        ).text
    }

    /// Returns the screen as an HTML element.
    ///
    /// - Parameters:
    ///   - title: The title of the picture; nil for the title that the application gave to the
    ///     terminal's window.
    ///   - colors: The terminal's own colors; nil for the display's colors, or else for colors
    ///     that suit the theme.
    /// - Returns: The element; see ``/SeltzerPictures/HTMLSnapshot``.
    public func html(title: String? = nil, colors: PictureColors? = nil) -> String {
        HTMLSnapshot(
            display.buffer, cursor: display.cursor, title: title ?? pictureTitle,
            colors: colors ?? pictureColors
        ).text
    }

    private var pictureTitle: String { display.title ?? "A screen" }

    private var pictureColors: PictureColors {
        let capabilities = display.capabilities
        if let foreground = capabilities.foreground, let background = capabilities.background {
            return PictureColors(foreground: foreground, background: background)
        }
        let appearance = application.theme?.appearance ?? capabilities.appearance
        return appearance == .light ? .light : .dark
    }
}
