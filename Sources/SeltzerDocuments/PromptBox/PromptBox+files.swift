// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerText
import SeltzerViews

/// Pastes and files that become tokens.
extension PromptBox {
    final func token(forPaste text: String) -> TextToken? {
        PromptTokens.token(
            forPaste: text, maximumLines: maximumPastedLines,
            maximumCharacters: maximumPastedCharacters)
    }

    /// Inserts files as tokens at the cursor, as an edit by the user.
    ///
    /// - Parameter paths: The paths; nothing happens without one.
    public final func insertFiles(_ paths: [String]) {
        guard !paths.isEmpty else { return }
        var text = "", tokens: [PlacedTextToken] = []
        for path in paths {
            tokens.append(
                PlacedTextToken(PromptTokens.token(forFile: path), at: text.utf8.count))
            text += tokens[tokens.count - 1].token.title + " "
        }
        field.insert(text, tokens: tokens)
    }

    /// Makes the field a target of dropped files.
    final func takeFiles() {
        fileDrops.yieldsToFocusedText = false
        DropInteraction(
            on: field,
            canHandle: { [weak self] session in
                self?.acceptsFiles == true && self?.isEnabled == true
                    && self?.search == nil && session.canLoadItems(.path)
            },
            proposal: { _ in DropProposal(operation: .copy) },
            performDrop: { [weak self] session in
                session.loadItems(.path) { paths, _ in self?.insertFiles(paths) }
            })
    }
}
