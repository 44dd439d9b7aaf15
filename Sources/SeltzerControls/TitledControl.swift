// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A control with a title, in which `&` marks the mnemonic: Alt and that character operate the control.
///
/// ``Button``, ``Checkbox`` and ``Switch`` are such controls; ``MnemonicTitle`` describes the mark.
open class TitledControl: Control {
    /// The title, with `&` before the mnemonic; ``MnemonicTitle/escaped(_:)`` makes a title of any text.
    public final var title: String {
        didSet {
            guard title != oldValue else { return }
            mnemonicTitle = MnemonicTitle(title)
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The title, parsed: the text without the mark, and the mnemonic.
    public private(set) final var mnemonicTitle: MnemonicTitle

    /// Creates a control.
    public init(title: String) {
        self.title = title
        mnemonicTitle = MnemonicTitle(title)
        super.init(frame: .zero)
        layoutNature = .line
    }

    /// Creates a control without a title, with a frame.
    public override init(frame: Rect) {
        title = ""
        mnemonicTitle = MnemonicTitle("")
        super.init(frame: frame)
        layoutNature = .line
    }

    /// A button with the title as its label; subclasses change the role.
    open override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(.button, label: mnemonicTitle.text)
    }

    /// Operates the control if the character is its mnemonic.
    open override func performMnemonic(_ character: Character) -> Bool {
        guard mnemonicTitle.isMnemonic(character) else { return false }
        performPrimaryActionByKey()
        return true
    }
}

// For tools that explain keys.
extension TitledControl: TypingView {
    package var mnemonicHandler: View.Type? { TitledControl.self }

    package func hasMnemonic(_ character: Character) -> Bool {
        mnemonicTitle.isMnemonic(character)
    }
}
