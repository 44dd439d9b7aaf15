// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The form of the text.
extension TextField {
    /// The form of the text; nil, the default, for any text.
    ///
    /// An empty place shows `_`. Typing replaces the character of a place, and deleting empties the place. Characters
    /// that do not fit are reported by ``TextOverflowed``. A partly filled text is invalid when editing ends.
    public final var mask: InputMask? {
        get { editor.mask }
        set {
            editor.mask = newValue
            editorDidChange()
            invalidateIntrinsicContentSize()
        }
    }

    /// The characters in the places of the ``mask``, without its literals; the whole ``text`` without a mask.
    public final var unmaskedText: String {
        mask == nil ? text : editor.text.filter { $0 != InputMask.hole }
    }
}
