// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The window in front of all others, in which the user marks their text.
final class TextSelectionWindow: Window {
    private var formerMouseMode: MouseMode?

    /// Shows a picture of an application's screen, with a cursor for marking.
    func begin(in application: Application) {
        isModal = true
        frame = application.frames.bounds
        let view = TextSelectionView(picture: application.frames.picture) { [weak self] text in
            self?.end(copying: text)
        }
        addSubview(view)
        makeKeyAndVisible(in: application)
        view.becomeFirstResponder()
        if application.mouseMode == .off || application.mouseMode == .clicks {
            formerMouseMode = application.mouseMode
            application.mouseMode = .drag
        }
    }

    /// Ends the mode, and puts a text on the pasteboard; nil copies nothing.
    func end(copying text: String?) {
        guard let application else { return }
        if let formerMouseMode { application.mouseMode = formerMouseMode }
        if let text, !text.isEmpty { application.pasteboard.string = text }
        close()
    }

    override func layoutSubviews() {
        for view in subviews { view.frame = bounds }
    }

    /// Ends the mode, because the picture has the old size of the screen.
    override func screenDidChange(from old: Rect, to new: Rect) {
        end(copying: nil)
    }
}
