// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The button that closes a window on a small screen, where the window leaves no room outside to
/// press.
final class CloseButton: Button {
    /// Creates a button that dismisses the controller of its view.
    init() {
        super.init(frame: .zero)
        title = "×"
        addAction(for: .primaryActionTriggered) { (button: CloseButton) -> Void in
            var responder = button.next
            while let current = responder {
                if let controller = current as? ViewController { return controller.dismiss() }
                responder = current.next
            }
        }
    }

    /// Shows the button in a small window, and places it at the end of a row.
    ///
    /// - Returns: The number of cells that it takes, including a gap.
    func place(inRow row: Rect) -> Int {
        let screen = window?.application?.windows.first?.bounds.size ?? .zero
        isHidden = screen.width >= 60 && screen.height >= 16
        guard !isHidden else { return 0 }
        let width = min(row.width, sizeThatFits(row.size).width)
        frame = Rect(x: row.maxX - width, y: row.minY, width: width, height: row.height)
        return width
    }
}
