// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

extension Window {
    /// Offers a mnemonic to the visible, enabled views, in subview order and each before its
    /// subviews, until one performs it.
    final func performMnemonic(of event: KeyEvent) -> Bool {
        guard let character = mnemonic(of: event) else { return false }
        return performMnemonic(character, in: self)
    }

    /// Returns the character that a key offers as a mnemonic; nil for other keys, and while the
    /// window is not key.
    final func mnemonic(of event: KeyEvent) -> Character? {
        guard isKeyWindow, event.press.phase != .release,
            case .character(let character) = event.press.key,
            event.press.modifiers.subtracting(.shift) == .alt
        else { return nil }
        return character
    }

    private func performMnemonic(_ character: Character, in view: View) -> Bool {
        guard !view.isHidden, view.isUserInteractionEnabled else { return false }
        if view.isDisabledControl { return false }
        if view.performMnemonic(character) {
            view.noteAct(.mnemonic)
            return true
        }
        return view.subviews.contains { performMnemonic(character, in: $0) }
    }

    /// Returns the views that ``performMnemonic(of:)`` would ask, up to the one that has the
    /// mnemonic; without the views that certainly have none.
    ///
    /// A view is certain if it reports its mnemonics to tools.
    final func views(withMnemonic character: Character) -> [(view: View, isCertain: Bool)] {
        var found: [(view: View, isCertain: Bool)] = []
        collect(character, in: self, &found)
        return found
    }

    private func collect(
        _ character: Character, in view: View, _ found: inout [(view: View, isCertain: Bool)]
    ) {
        guard !view.isHidden, view.isUserInteractionEnabled, !view.isDisabledControl else { return }
        if OverriddenMethod.performMnemonic.isOverridden(by: type(of: view)) {
            if let typing = view as? any TypingView, let known = typing.mnemonicHandler,
                OverriddenMethod.performMnemonic.isSame(in: type(of: view), as: known)
            {
                if typing.hasMnemonic(character) { found.append((view, true)) }
            } else {
                found.append((view, false))
            }
        }
        for subview in view.subviews where found.last?.isCertain != true {
            collect(character, in: subview, &found)
        }
    }
}
