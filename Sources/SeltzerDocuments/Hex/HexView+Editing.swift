// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// Copying and replacing bytes.
extension HexView {
    /// The bytes that can be copied at once.
    private static var maximumCopy: Int { 1 << 18 }

    final func switchPane() -> Bool {
        isInTextPane.toggle()
        return true
    }

    final func selectAll() -> Bool {
        guard count > 0 else { return false }
        let old = selectedRange, top = topRow
        (selectionAnchor, selectionHead) = (0, count - 1)
        topRow = top
        setNeedsDisplay()
        if selectedRange != old {
            report(HexSelectionChanged(range: selectedRange), for: .valueChanged)
        }
        return true
    }

    /// Copies the selected bytes as numbers, or as text in the pane for text; rings the bell if they are too many.
    final func copySelection() -> Bool {
        guard let application = window?.application, !selectedRange.isEmpty else { return false }
        guard selectedRange.count <= Self.maximumCopy else {
            application.beep()
            return true
        }
        let bytes = bytes(in: selectedRange)
        application.pasteboard.string =
            isInTextPane
            ? String(decoding: bytes, as: UTF8.self)
            : bytes.map { $0.hexDigits }.joined(separator: " ")
        return true
    }

    /// Returns the digit or the byte that a character types; nil for none.
    final func byte(typedBy character: Character) -> UInt8? {
        guard character.isASCII, let value = character.asciiValue else { return nil }
        if isInTextPane { return (0x20..<0x7F).contains(value) ? value : nil }
        return character.hexDigitValue.map { UInt8($0) }
    }

    final func type(_ event: KeyEvent) -> Disposition {
        guard isEnabled, isEditable, count > 0, event.press.phase != .release,
            let text = event.text, text.count == 1, let character = text.first,
            let typed = byte(typedBy: character)
        else { return .ignored }
        let offset = selectionHead
        if isInTextPane {
            replace(offset, with: typed)
        } else if let first = firstDigit {
            replace(offset, with: first << 4 | typed)
        } else {
            select(offset, extending: false)
            firstDigit = typed
            setNeedsDisplay()
            return .stop
        }
        selectByUser(offset + 1, extending: false)
        return .stop
    }

    private func replace(_ offset: Int, with byte: UInt8) {
        edits.replace(offset, with: byte)
        report(HexEdited(offset: offset, byte: byte), for: .editingChanged)
    }

    final func undoEdit() -> Bool {
        guard isEditable else { return false }
        if firstDigit != nil {
            firstDigit = nil
            setNeedsDisplay()
            return true
        }
        guard let offset = edits.undo() else { return false }
        selectByUser(offset, extending: false)
        if let byte = bytes(in: offset..<offset + 1).first {
            report(HexEdited(offset: offset, byte: byte), for: .editingChanged)
        }
        return true
    }
}

extension UInt8 {
    /// The two digits of the byte.
    var hexDigits: String {
        let digits = String(self, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
    }
}
