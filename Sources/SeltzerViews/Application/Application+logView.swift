// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension Application {
    /// The maximum number of rows of a logged view.
    private static var mostLoggedRows: Int { 10_000 }

    /// Shows a view above the rows of an inline application, as it looks now; its text stays in the terminal's memory.
    ///
    /// ```swift
    /// application.log(ResultView(of: test))
    /// ```
    ///
    /// The view has the width of the terminal and its fitting height, at most 10,000 rows. Each of its rows becomes a
    /// line, which goes where the lines of ``log(_:)-(StyledText)`` go. A view that is shown already keeps its size and
    /// its place. Another view is in a window only while it is drawn. The application does not keep the view.
    ///
    /// - Parameter view: The view; nothing happens if it is hidden or has no height.
    public final func log(_ view: View) {
        logRows(rows(of: view))
    }

    /// The settings of lines that look as the rows of the application do.
    ///
    /// Before the start the width is 80.
    package final var drawnLines: DrawnLines {
        let width = frames.display == nil ? 80 : frames.bounds.width
        return DrawnLines(
            width: width, theme: effectiveTheme, colorDepth: capabilities.colorDepth,
            isUnicode: capabilities.isUnicode, joinedClusters: capabilities.joinedClusters)
    }

    /// Returns the rows of a view as lines.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - width: The width of a view that is not shown; nil for the width of the terminal.
    package final func rows(of view: View, width: Int? = nil) -> [StyledText] {
        if view.window?.application === self { return drawnRows(of: view) }
        let width = max(1, width ?? drawnLines.width)
        let stage = Window(frame: Rect(x: 0, y: 0, width: width, height: 1))
        stage.attach(to: self)
        stage.addSubview(view)
        defer {
            view.removeFromSuperview()
            stage.attach(to: nil)
        }
        let room = Size(width: width, height: Self.mostLoggedRows)
        let height = view.arrangedSize(in: room).height.clamped(0, Self.mostLoggedRows)
        stage.frame.size.height = height
        view.frame = Rect(x: 0, y: 0, width: width, height: height)
        stage.layoutIfNeeded()
        return drawnRows(of: view)
    }

    private final func drawnRows(of view: View) -> [StyledText] {
        let frame = view.frame
        return drawnLines.lines(height: view.isHidden ? 0 : frame.height) { canvas in
            let start = Rect(x: -frame.minX, y: -frame.minY, width: 0, height: 0)
            view.display(in: canvas.subcanvas(in: start, clipsToFrame: false))
        }
    }
}
