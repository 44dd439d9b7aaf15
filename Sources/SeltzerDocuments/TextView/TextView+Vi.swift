// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// The vi keys of a text view.
struct TextViewVi {
    var engine = ViEngine()
    /// The selections after the last key; others come from the mouse or the program.
    var selections: [EditableText.Selection] = []
    /// A sentence in the last row until the next key; nil for none.
    var message: String?
    /// Whether the view itself makes the present edit, so that the engine knows it.
    var isApplying = false
}

extension TextView: KeyStyleObserving {
    /// The style of keys of this view; nil (the default) for the application's ``/SeltzerViews/Application/keyStyle``.
    ///
    /// With ``/SeltzerViews/KeyStyle/vi`` the view has the modes of vi, and begins in normal mode. A text that is not
    /// editable has the motions, the visual modes, the searches and `y`.
    public final var keyStyle: KeyStyle? {
        get { ownKeyStyle }
        set {
            ownKeyStyle = newValue
            keyStyleDidChange()
        }
    }

    /// The mode of the vi keys; nil with standard keys.
    ///
    /// ``ViModeChanged`` reports changes.
    public final var viMode: ViMode? { vi?.engine.mode }

    /// The typed keys of a vi command that is not complete, such as `2d`; empty if there are none.
    public final var pendingViKeys: String { vi?.engine.parser.keys ?? "" }

    package final func keyStyleDidChange() {
        let isVi = (ownKeyStyle ?? window?.application?.keyStyle) == .vi
        guard isVi != (vi != nil) else { return }
        vi = isVi ? TextViewVi() : nil
        document.endUndoGroup()
        findInteraction?.bindKeys()
        if vi != nil {
            completer?.dismiss()
            takeSelectionForVi()
        }
        window?.application?.setNeedsFrame()
        setNeedsDisplay()
        post(ViModeChanged(mode: viMode), includingSelf: true)
    }

    /// Whether keys are commands of vi, and do not type.
    final var takesViCommands: Bool { vi.map { !$0.engine.mode.insertsText } ?? false }

    /// The character under the cursor of vi; nil in insert mode and with standard keys.
    final var viCursor: Int? {
        guard let vi, vi.engine.mode != .insert, vi.selections == document.selections else {
            return nil
        }
        return vi.engine.cursor
    }

    /// The shape of the cursor in the present mode: a block, and an underline while a command is not complete.
    final var viCursorShape: CursorShape? {
        guard let engine = vi?.engine else { return nil }
        if engine.parser.line != nil || engine.mode == .insert { return .bar }
        return engine.mode == .replace || engine.parser.isPending ? .underline : .block
    }

    // MARK: Keys

    /// Returns the key of a typed character or a chord; nil if vi has no use for it.
    static func viKey(of press: KeyPress) -> ViKey? {
        if press.modifiers.isSubset(of: .shift), let text = press.text, text.count == 1,
            let character = text.first, case .character = press.key
        {
            return .character(character)
        }
        switch (press.key, press.modifiers) {
        case (.character(let letter), .control): return .control(letter)
        case (.escape, []): return .escape
        case (.enter, []), (.keypad("\r"), []): return .enter
        case (.backspace, []), (.backspace, .shift): return .backspace
        case (.delete, []): return .delete
        case (.up, []): return .up
        case (.down, []): return .down
        case (.left, []): return .left
        case (.right, []): return .right
        case (.home, []): return .home
        case (.end, []): return .end
        case (.pageUp, []): return .pageUp
        case (.pageDown, []): return .pageDown
        default: return nil
        }
    }

    /// Handles a typed character.
    final func handleViCharacter(_ event: KeyEvent) -> Disposition {
        guard isEnabled, event.press.phase != .release, let key = Self.viKey(of: event.press),
            case .character(let character) = key, viTakes(character)
        else { return .ignored }
        performVi(key)
        return .stop
    }

    /// Returns whether a chord is Escape and a letter, which many terminals send as Alt and the letter.
    ///
    /// In normal mode without pending keys Escape has no effect, so that Alt keeps its other meanings.
    final func isViEscape(_ chord: KeyChord) -> Bool {
        guard let engine = vi?.engine, isEnabled, case .character = chord.key,
            chord.modifiers.contains(.alt), chord.modifiers.isSubset(of: [.alt, .shift]),
            engine.mode != .normal || engine.parser.isPending
        else { return false }
        return !superiorsClaim(KeyPress(chord.key, modifiers: chord.modifiers))
    }

    /// Performs Escape and the letter of a chord.
    final func handleViEscape(_ chord: KeyChord) -> Disposition {
        guard case .character(let letter) = chord.key else { return .ignored }
        performVi(.escape)
        let isUpper = chord.modifiers.contains(.shift)
        performVi(.character(isUpper ? letter.uppercased().first ?? letter : letter))
        return .stop
    }

    /// Returns whether a typed character is for vi; a text that is not editable leaves keys to the actions above it.
    final func viTakes(_ character: Character) -> Bool {
        guard let vi, isEnabled, vi.engine.mode != .insert else { return false }
        if vi.engine.parser.isPending || isEditable { return true }
        guard isSelectable, !ViKeyTable.changingKeys.contains(String(character)) else {
            return false
        }
        return !superiorsClaim(KeyPress(typing: character))
    }

    /// How long keys wait for the text of the user's clipboard if the application has none.
    private static var greatestPasteboardWait: Duration { .seconds(2) }

    /// Performs a key; reads the pasteboard first if the key puts its text.
    final func performVi(_ key: ViKey) {
        guard let vi else { return }
        let puts = key == .character("p") || key == .character("P")
        guard puts, ViRegisters.isPasteboard(vi.engine.parser.register),
            let pasteboard = window?.application?.pasteboard
        else { return performVi(key, pasteboard: nil) }
        // The keys after it wait, so that they do not overtake the text.
        window?.application?.holdInput(atMost: Self.greatestPasteboardWait) {
            await pasteboard.contentsToInsert()
        } then: { [weak self] text in
            self?.performVi(key, pasteboard: text)
        }
    }

    private func performVi(_ key: ViKey, pasteboard: String?) {
        guard vi != nil else { return }
        if vi?.selections != document.selections { takeSelectionForVi() }
        guard var engine = vi?.engine else { return }
        layoutIfNeeded()
        let old = engine.mode
        let outcome = engine.handle(key, in: storage, viContext(pasteboard))
        vi?.engine = engine
        setViMessage(nil)
        for effect in outcome.effects { scroll(by: effect) }
        apply(outcome)
        for effect in outcome.effects { perform(effect) }
        viModeMayHaveChanged(from: old)
    }

    private func apply(_ outcome: ViOutcome) {
        guard var engine = vi?.engine else { return }
        let count = document.changeCount
        let changes =
            !outcome.edits.isEmpty
            || outcome.effects.contains {
                switch $0 {
                case .undo, .redo: true
                default: false
                }
            }
        let goal = goalColumns
        vi?.isApplying = true
        var isPossible = true
        let before = engine
        edit(changesText: changes) { document in
            // A delegate that is asked sees the edit on a copy first.
            engine = before
            isPossible = document.apply(outcome, of: &engine)
        }
        vi?.isApplying = false
        goalColumns = goal
        vi?.engine = engine
        vi?.selections = document.selections
        if !isPossible { window?.application?.beep() }
        // The delegate refused the edit.
        if changes, document.changeCount == count, !outcome.edits.isEmpty { takeSelectionForVi() }
    }

    private func viContext(_ pasteboard: String?) -> ViContext {
        var context = ViContext()
        let lines = visibleLines
        context.visibleLines = lines.lowerBound...min(lines.upperBound, storage.lineCount - 1)
        context.pageHeight = max(1, textRect.height)
        context.tabInterval = rows.tabInterval
        context.usesSpaces = usesSpacesForTabs
        context.isReadOnly = !isEditable
        context.pasteboard = pasteboard
        if !rows.folded.isEmpty {
            let folded = rows.folded
            context.lineMovedBy = { line, count in
                folded.line(
                    afterVisible: max(0, folded.visibleCount(before: line).saturatingAdding(count)))
            }
        }
        context.positionMovedByRows = { [rows] position, count in
            var rows = rows
            let (place, column) = rows.place(of: position)
            let target = rows.place(place, movedBy: count)
            return target == place ? position : rows.position(at: column, in: target)
        }
        return context
    }

    // MARK: The selection

    /// Takes the selection that the mouse or the program made.
    final func takeSelectionForVi() {
        guard var new = vi?.engine else { return }
        let old = new.mode, selection = document.mainSelection
        new.select(anchor: selection.anchor, head: selection.head, in: storage)
        vi?.engine = new
        if !new.mode.insertsText, !new.mode.isVisual, document.selections.count == 1 {
            let cursor = EditableText.Selection(cursor: new.cursor)
            if document.selections != [cursor] { document.setSelections([cursor]) }
        }
        vi?.selections = document.selections
        viModeMayHaveChanged(from: old)
    }

    /// Begins again with a new text.
    final func restartVi() {
        guard let old = vi?.engine.mode else { return }
        vi = TextViewVi()
        document.endUndoGroup()
        takeSelectionForVi()
        viModeMayHaveChanged(from: old)
    }

    /// Follows an edit that the engine did not make.
    final func viTextDidChange(_ change: TextChange) {
        guard vi?.isApplying == false else { return }
        vi?.engine.textDidChange(change)
    }

    final func viModeMayHaveChanged(from old: ViMode) {
        guard let mode = vi?.engine.mode else { return }
        window?.application?.setNeedsFrame()
        setNeedsDisplay()
        guard mode != old else { return }
        if !mode.insertsText { completer?.dismiss() }
        post(ViModeChanged(mode: mode), includingSelf: true)
    }
}
