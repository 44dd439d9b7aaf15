// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// The vi keys of one text: a state machine that turns keys into motions and edits.
///
/// It knows neither views nor the terminal. ``handle(_:in:_:)`` reads a key, and returns the edits and the other effects.
/// Typed text of insert mode does not pass the engine; ``textDidChange(_:)`` reports it.
struct ViEngine: Sendable {
    var mode = ViMode.normal
    var parser = ViParser()
    var registers = ViRegisters()
    /// The position of the cursor: of a character, except in insert mode and at the end of a line.
    var cursor = 0
    /// The other end of the selection of a visual mode.
    var anchor = 0
    /// The wanted column of moves by lines, in cells; nil for the column of the cursor.
    var goal: Int?
    var marks: [Character: Int] = [:]
    var lastFind: ViFind?
    var lastSearch: ViSearch?
    var lastVisual: ViSelection?
    var repeated: ViRepeat?
    var insertion: ViInsertion?
    /// Whether `.` runs a command.
    var isRepeating = false

    /// Reads a key.
    ///
    /// - Parameters:
    ///   - key: The key; not a typed character of insert mode.
    ///   - storage: The present text.
    ///   - context: The facts about the view.
    mutating func handle(
        _ key: ViKey, in storage: TextStorage, _ context: ViContext
    ) -> ViOutcome {
        var work = ViWork(storage, context)
        if mode.insertsText {
            handleInserting(key, in: &work)
        } else {
            switch parser.read(key, isVisual: mode.isVisual) {
            case .pending, .cancelled: break
            case .invalid:
                if key == .escape, mode.isVisual {
                    leaveVisual(in: work.text)
                } else {
                    work.beep()
                }
            case .command(let command): perform(command, in: &work)
            }
        }
        for change in work.changes { shiftMarks(by: change) }
        if let end = work.insertionEnd { marks["^"] = end }
        if mode == .normal { cursor = work.text.onCharacter(cursor) }
        return work.outcome
    }

    /// Follows a change of the text that the engine did not make.
    mutating func textDidChange(_ change: TextChange) {
        shiftMarks(by: change)
        insertion?.follow(change)
    }

    private mutating func shiftMarks(by change: TextChange) {
        for (name, place) in marks {
            if place >= change.start + change.oldCount {
                marks[name] = place - change.oldCount + change.newCount
            } else if place > change.start {
                marks[name] = change.start
            }
        }
    }

    /// Takes the cursor or the selection of the view, which the mouse or the program changed.
    mutating func select(anchor: Int, head: Int, in storage: TextStorage) {
        let text = ViText(storage: storage)
        goal = nil
        guard !mode.insertsText else {
            cursor = head
            return
        }
        parser.reset()
        guard anchor != head else {
            mode = .normal
            cursor = text.onCharacter(head)
            return
        }
        mode = .visual
        self.anchor = anchor < head ? anchor : max(head, text.previous(anchor))
        cursor = anchor < head ? max(anchor, text.previous(head)) : head
    }

    // MARK: Commands

    /// Runs a command.
    mutating func perform(_ command: ViCommand, in work: inout ViWork) {
        if work.context.isReadOnly, command.changesText { return work.beep() }
        switch command.verb {
        case .move(let motion): move(motion, command, in: &work)
        case .operate(let verb, .object(let object)) where mode.isVisual:
            _ = verb
            select(object, command.times, in: &work)
        case .operate(let verb, let reach): operate(verb, reach, command, in: &work)
        case .act(let action): act(action, command, in: &work)
        }
    }

    private mutating func move(
        _ motion: ViMotion, _ command: ViCommand, in work: inout ViWork
    ) {
        let line = work.text.line(at: cursor)
        guard let target = target(of: motion, count: command.count, for: nil, in: &work) else {
            if work.outcome.effects.isEmpty { work.beep() }
            return
        }
        if target.isJump { marks["'"] = cursor }
        cursor = target.position
        goal = target.goal
        switch motion {
        case .page, .halfPage:
            work.outcome.effects.append(.scrollWithCursor(work.text.line(at: cursor) - line))
        default: break
        }
    }

    private mutating func act(
        _ action: ViAction, _ command: ViCommand, in work: inout ViWork
    ) {
        switch action {
        case .insert(let place): insert(place, command, in: &work)
        case .overtype: overtype(command, in: &work)
        case .replaceCharacter(let character): replace(with: character, command, in: &work)
        case .swapCase: swapCase(command, in: &work)
        case .put(let isBefore): put(before: isBefore, command, in: &work)
        case .join(let addsSpaces): join(addsSpaces, command, in: &work)
        case .undo: work.outcome.effects.append(.undo(command.times))
        case .redo: work.outcome.effects.append(.redo(command.times))
        case .again: performAgain(command, in: &work)
        case .visual(let mode): beginVisual(mode, in: work.text)
        case .selectAgain: selectAgain(in: &work)
        case .swapEnds: swap(&anchor, &cursor)
        case .setMark(let name):
            marks[name == "`" ? "'" : name] = cursor
        case .scrollRows(let rows):
            work.outcome.effects.append(.scrollRows(rows * command.times))
        case .scrollTo(let row, let toFirstNonblank):
            if let count = command.count {
                cursor = work.text.range(ofLine: count - 1).lowerBound
            }
            if toFirstNonblank {
                cursor = work.text.firstNonblank(ofLine: work.text.line(at: cursor))
            }
            work.outcome.effects.append(.scrollTo(row))
        case .fold(let fold): work.outcome.effects.append(.fold(fold))
        case .commandLine(let line): performLine(line, in: &work)
        case .saveAndQuit:
            work.outcome.effects.append(.program(ViProgramCommand(saves: true, quits: true)))
        case .quitAnyway:
            work.outcome.effects.append(.program(ViProgramCommand(quits: true, isForced: true)))
        }
    }
}

extension ViCommand {
    /// Whether the command may change the text.
    var changesText: Bool {
        switch verb {
        case .move, .operate(.yank, _): false
        case .operate: true
        case .act(let action):
            switch action {
            case .insert, .overtype, .replaceCharacter, .swapCase, .put, .join, .undo, .redo,
                .again:
                true
            default: false
            }
        }
    }
}
