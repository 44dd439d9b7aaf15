// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CEmulator
import Seltzer

/// Keys, pastes and the mouse.
extension TerminalView {
    /// Sends a key to the program.
    final func type(_ press: KeyPress) -> Disposition {
        guard child != nil, status == nil, !press.key.isModifier else { return .ignored }
        let bytes = KeyEncoder.encode(press, for: emulator)
        let all = bytes + emulator.takeOutput()
        guard press.phase != .release else {
            send(all)
            return .stop
        }
        scroll(to: 0)
        if selection != nil { clearSelection() }
        send(all)
        return all.isEmpty ? .ignored : .stop
    }

    /// Sends a text to the program, as a paste if the program distinguishes it from typing.
    final func paste(_ text: String) -> Disposition {
        guard child != nil, status == nil else { return .ignored }
        scroll(to: 0)
        emulator.beginPaste()
        // A paste must not end itself, nor press other keys than Enter and Tab.
        var bytes = emulator.takeOutput()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0A, 0x0D: bytes.append(0x0D)
            case 0x09: bytes.append(0x09)
            case 0..<0x20, 0x7F..<0xA0: break
            default: bytes += Array(String(scalar).utf8)
            }
        }
        emulator.endPaste()
        send(bytes + emulator.takeOutput())
        return .stop
    }

    // MARK: The mouse

    final func point(_ event: MouseEvent) -> Disposition {
        if event.phase == .down, !isFirstResponder { becomeFirstResponder() }
        if heldButton != nil || (wantsMouse && dragUnit == nil && !event.modifiers.contains(.shift))
        {
            if let disposition = pass(event) { return disposition }
        }
        switch event.phase {
        case .down where event.button == .left || event.button == nil: beginSelection(event)
        case .drag where dragUnit != nil: extendSelection(event)
        case .up where dragUnit != nil: endSelection()
        case .cancel: dragUnit = nil
        case .scroll: return wheel(event)
        default: return .ignored
        }
        return .stop
    }

    private final var wantsMouse: Bool {
        emulator.mouse != CE_MOUSE_NONE && status == nil && scrollOffset == 0
    }

    /// Passes an event of the mouse on to the program; nil if the program does not want it.
    private final func pass(_ event: MouseEvent) -> Disposition? {
        var location = event.location
        location.y -= scrollOffset
        func send(_ button: Int, _ isPressed: Bool) {
            emulator.point(
                at: location, button: button, isPressed: isPressed, modifiers: event.modifiers)
        }
        switch event.phase {
        case .down:
            let button = Self.number(of: event.button)
            guard button <= 3 else { return nil }
            heldButton = button
            send(button, true)
        case .up, .cancel:
            send(heldButton ?? Self.number(of: event.button), false)
            heldButton = nil
        case .drag, .move: send(0, false)
        case .scroll:
            for _ in 0..<abs(event.scroll.y) { send(event.scroll.y < 0 ? 4 : 5, true) }
            for _ in 0..<abs(event.scroll.x) { send(event.scroll.x < 0 ? 6 : 7, true) }
        case .enter, .leave: return nil
        }
        self.send(emulator.takeOutput())
        return .stop
    }

    private static func number(of button: MouseButton?) -> Int {
        switch button {
        case .left, nil: 1
        case .middle: 2
        case .right: 3
        case .other: 4
        }
    }

    /// Scrolls; a program on the alternate screen without a mouse gets arrow keys, as in other terminals.
    private final func wheel(_ event: MouseEvent) -> Disposition {
        guard event.scroll.y != 0 else { return .ignored }
        guard emulator.isAlternate, status == nil else {
            let old = scrollOffset
            scroll(to: scrollOffset - 3 * event.scroll.y)
            return scrollOffset == old ? .ignored : .stop
        }
        for _ in 0..<min(100, abs(event.scroll.y) * 3) {
            emulator.press(event.scroll.y < 0 ? CE_UP : CE_DOWN, modifiers: [])
        }
        send(emulator.takeOutput())
        return .stop
    }

    // MARK: Selecting

    private final func beginSelection(_ event: MouseEvent) {
        let units: [TerminalSelection.Unit] = [.cell, .word, .row]
        let unit = units[max(0, event.clickCount - 1) % 3]
        dragUnit = unit
        let cells = cells(at: place(at: event.location), by: unit)
        // A click alone selects no cell, but a word or a row.
        selection = unit == .cell ? nil : TerminalSelection(anchor: cells, head: cells)
        pressedCells = cells
        setNeedsDisplay()
    }

    private final func extendSelection(_ event: MouseEvent) {
        if event.location.y < 0 { scroll(to: scrollOffset + 1) }
        if event.location.y >= bounds.height { scroll(to: scrollOffset - 1) }
        guard let dragUnit, let pressedCells else { return }
        let head = cells(at: place(at: event.location), by: dragUnit)
        guard selection != nil || head != pressedCells else { return }
        selection = TerminalSelection(anchor: pressedCells, head: head)
        setNeedsDisplay()
    }

    private final func endSelection() {
        dragUnit = nil
        if window?.application?.textMarking == .copiesOnRelease { copySelection() }
    }
}
