// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Rows below the prompt that follow the height of the content.
///
/// The rows never depend on the present number of rows: the content is measured at the width of the terminal, and other
/// windows at the size of its screen. So a measurement never causes another one.
extension Application {
    /// Whether the number of rows below the prompt follows the content.
    final var fitsRows: Bool {
        if case .inline(.fitting, _) = presentation { true } else { false }
    }

    /// The presentation with which the application starts, or goes on with a number of rows.
    final func presentation(rows: Int?) -> ScreenPresentation {
        guard case .inline(let height, let ending) = presentation else { return presentation }
        return .inline(.rows(rows ?? height.leastRows), atEnd: ending)
    }

    /// The cells that the application may take: the screen of the terminal if the rows follow the content, or else the
    /// cells of the display.
    package final var availableBounds: Rect {
        guard fitsRows, let display = frames.display else { return frames.bounds }
        return Rect(origin: .zero, size: display.screenSize)
    }

    /// Takes as many rows as the windows need.
    ///
    /// - Returns: Whether the number of rows, or the frame of the first window, has changed.
    @discardableResult
    final func fitRows() -> Bool {
        guard case .inline(.fitting(let minimum, let maximum), _) = presentation,
            let display = frames.display
        else { return false }
        let screen = availableBounds
        guard !screen.isEmpty else { return false }
        let limit = min(screen.height, max(1, maximum ?? screen.height))
        let main = windows.first { $0.rootViewController === rootController }
        let oldFrame = main?.frame
        let content = main?.contentRows(in: Size(width: screen.width, height: limit)) ?? 0
        let rows = max(minimum, content).clamped(1, limit)
        let room = Rect(x: 0, y: 0, width: screen.width, height: rows)
        let needed = windows.reduce(rows) {
            $1 === main || $1.isHidden ? $0 : max($0, $1.rowsThatFit(in: screen, beside: room))
        }
        let isResized = take(rows: min(needed, screen.height), on: display)
        // A display that takes the whole screen shows the content on all of it.
        let takesRows = display.size.height == min(needed, screen.height)
        main?.frame = takesRows ? room : frames.bounds
        return isResized || main?.frame != oldFrame
    }

    private final func take(rows: Int, on display: any Display) -> Bool {
        if rows != display.size.height { display.setPresentation(presentation(rows: rows)) }
        guard display.size != frames.bounds.size else { return false }
        resize(to: display.size)
        return true
    }

    /// The rows that the application may take if they follow the content; otherwise 0.
    package final var availableRows: Int { fitsRows ? availableBounds.height : 0 }
}

extension Window {
    /// The rows that the root view needs at a width; 0 if it has no content.
    fileprivate final func contentRows(in room: Size) -> Int {
        guard let controller = rootViewController else { return 0 }
        let preferred = controller.preferredContentSize.height
        if preferred > 0 { return preferred }
        // A view without content has no height, unless its constraints give it one.
        return controller.view.arrangedSize(in: room, along: .vertical).size.height
    }
}
