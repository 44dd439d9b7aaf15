// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// The selection, by the program and by the mouse.
extension TextField {
    /// The selected range of ``text``; empty, at the cursor, if nothing is selected.
    public final var selectedRange: Range<TextPosition> {
        get {
            guard let mask else { return editor.selectedRange }
            let places = editor.selectedIndices
            let ends = [places.lowerBound, places.upperBound].map { index in
                let place = editor.text.distance(from: editor.text.startIndex, to: index)
                return TextPosition(mask.offset(ofPlace: place, in: editor.text))
            }
            return ends[0]..<ends[1]
        }
        set {
            guard let mask else {
                edit { $0.select(newValue) }
                return
            }
            let ends = [newValue.lowerBound, newValue.upperBound].map { position in
                let place = mask.place(atOrAfter: position.offset, in: editor.text)
                let index = editor.text.index(editor.text.startIndex, offsetBy: place)
                return TextPosition(index, in: editor.text)
            }
            edit { $0.select(ends[0]..<ends[1]) }
        }
    }

    /// The selected part of ``text``; empty if nothing is selected.
    public final var selectedText: String { String(text[selectedRange.indices(in: text)]) }

    /// Selects the whole text.
    public final func selectAll() {
        edit { $0.selectAll() }
    }

    final func endPress() {
        press = nil
        autoscroll.stop()
    }

    final func select(to offset: Int, _ press: TextPress<Int>) {
        let selection = press.selection(to: offset, in: editor.range)
        edit { $0.select(anchor: selection.anchor, head: selection.head) }
    }

    final func scroll(_ direction: TextStorageDirection, _ press: TextPress<Int>) {
        autoscroll.start(in: window?.application) { [weak self] in
            guard let self, self.press != nil else { return false }
            let head = editor.selection.head
            let next = editor.text.boundary(from: head, by: .character, direction)
            select(to: next, press)
            return next != head
        }
    }
}
