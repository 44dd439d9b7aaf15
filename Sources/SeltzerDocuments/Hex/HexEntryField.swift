// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerResponder
import SeltzerViews

/// The field at the bottom of a hex view for the bytes to find or the offset to go to.
final class HexEntryField: TextField {
    /// The purpose of the field.
    enum Purpose {
        case find
        case offset
    }

    var purpose = Purpose.find {
        didSet {
            placeholder = purpose == .find ? "Find: 7F 45, or text" : "Offset: 0x400 or 1024"
            accessibilityLabel = purpose == .find ? "Find bytes" : "Go to offset"
        }
    }

    override var actions: [Action] {
        [
            Action("close", title: "Close", keys: ["escape"]) { responder in
                ((responder as? View)?.superview as? HexView)?.closeEntry() == true
                    ? .stop : .ignored
            }.placement(.help)
        ] + super.actions
    }
}

extension HexView {
    /// Shows the field for bytes or an offset, and focuses it.
    final func open(_ purpose: HexEntryField.Purpose) -> Bool {
        guard count > 0 else { return false }
        entry.purpose = purpose
        entry.text = ""
        entry.isHidden = false
        layOut()
        scrollToCursor()
        entry.becomeFirstResponder()
        return true
    }

    /// Hides the field, and focuses the bytes again.
    final func closeEntry() -> Bool {
        guard !entry.isHidden else { return false }
        let hadFocus = entry.isFocused
        entry.isHidden = true
        setNeedsLayout()
        setNeedsDisplay()
        if hadFocus { becomeFirstResponder() }
        return true
    }

    final func submitEntry() {
        switch entry.purpose {
        case .offset:
            guard let offset = Self.offset(named: entry.text), offset < count else {
                window?.application?.beep()
                return
            }
            _ = closeEntry()
            selectByUser(offset, extending: false)
        case .find:
            guard let bytes = HexSearch.bytes(named: entry.text) else { return }
            _ = closeEntry()
            findByUser(bytes, backwards: false)
        }
    }

    final func findAgain(backwards: Bool) -> Bool {
        guard let pattern else { return open(.find) }
        findByUser(pattern, backwards: backwards)
        return true
    }

    /// Returns the offset of a text, such as `0x400` or `1024`; nil for another text.
    static func offset(named text: String) -> Int? {
        let text = text.filter { !$0.isWhitespace && $0 != "," }
        let offset =
            text.hasPrefix("0x") || text.hasPrefix("0X")
            ? Int(text.dropFirst(2), radix: 16) : Int(text)
        return offset.flatMap { $0 < 0 ? nil : $0 }
    }
}
