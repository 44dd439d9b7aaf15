// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A control with a title, in which `&` marks the character that operates it together with Alt.
///
/// ``Button``, ``Checkbox`` and ``Switch`` are such controls; ``MnemonicTitle`` tells of the mark.
open class TitledControl: Control {
    /// The words on the control, `&` before its mnemonic; ``MnemonicTitle/escaped(_:)`` makes one of any text.
    public final var title: String {
        didSet {
            guard title != oldValue else { return }
            mnemonicTitle = MnemonicTitle(title)
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The title as it was read: without the mark, and where that is.
    public private(set) final var mnemonicTitle: MnemonicTitle

    /// Creates a control.
    public init(title: String) {
        self.title = title
        mnemonicTitle = MnemonicTitle(title)
        super.init()
    }

    /// Operates the control where the character is its mnemonic.
    open override func performMnemonic(_ character: Character) -> Bool {
        guard mnemonicTitle.isMnemonic(character) else { return false }
        performPrimaryAction()
        return true
    }
}
