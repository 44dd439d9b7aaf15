// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

extension Window {
    /// Offers a mnemonic to the visible, enabled views, in subview order and each before its
    /// subviews, until one performs it.
    final func performMnemonic(of event: KeyEvent) -> Bool {
        guard isKeyWindow, event.press.phase != .release,
            case .character(let character) = event.press.key,
            event.press.modifiers.subtracting(.shift) == .alt
        else { return false }
        return performMnemonic(character, in: self)
    }

    private func performMnemonic(_ character: Character, in view: View) -> Bool {
        guard !view.isHidden, view.isUserInteractionEnabled else { return false }
        if view.isDisabledControl { return false }
        return view.performMnemonic(character)
            || view.subviews.contains { performMnemonic(character, in: $0) }
    }

    /// Returns the view that ``performMnemonic(of:)`` would operate, as far as the views report it;
    /// nil for none.
    final func view(withMnemonic character: Character) -> View? {
        isKeyWindow ? view(withMnemonic: character, in: self) : nil
    }

    private func view(withMnemonic character: Character, in view: View) -> View? {
        guard !view.isHidden, view.isUserInteractionEnabled else { return nil }
        if view.isDisabledControl { return nil }
        if (view as? any TypingView)?.hasMnemonic(character) == true { return view }
        return view.subviews.lazy.compactMap { self.view(withMnemonic: character, in: $0) }.first
    }
}
