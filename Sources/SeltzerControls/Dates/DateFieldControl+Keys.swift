// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// The keys of the parts.
extension DateFieldControl {
    static var buttonActions: [Action] {
        [
            Action(
                "open", title: "Calendar", keys: ["alt-down", "f4", "space"]
            ) { responder in
                guard let field = responder as? DateFieldControl, field.isEnabled else {
                    return .ignored
                }
                field.pressButton()
                return .stop
            }.mayDecline(false).priority(.low)
        ]
    }

    static var partActions: [Action] {
        steps + moves + [
            Action("erase", title: "Erase", keys: ["backspace", "ctrl-h"]) { responder in
                (responder as? DateFieldControl)?.edit { $0.erase() }
                return .stop
            }.mayDecline(false).placement(.help).category(.edit),
            Action("clear", title: "Clear", keys: ["delete", "ctrl-u"]) { responder in
                (responder as? DateFieldControl)?.edit { $0.clear() }
                return .stop
            }.mayDecline(false).placement(.help).category(.edit),
            Action("submit", keys: ["enter", "kp-enter"]) { responder in
                (responder as? DateFieldControl)?.endTyping()
                return .ignored
            }.mayDecline(),
        ]
    }

    private static var steps: [Action] {
        let list: [(String, String, KeySequence, Int, ListMove)] = [
            ("increase", "More", "up", 1, .items(1)), ("decrease", "Less", "down", -1, .items(-1)),
            ("increase-more", "Much more", "pageup", 10, .pages(1)),
            ("decrease-more", "Much less", "pagedown", -10, .pages(-1)),
        ]
        return list.map { identifier, title, key, count, move in
            Action(identifier, title: title, keys: [key]) { responder in
                (responder as? DateFieldControl)?.step(by: count)
                return .stop
            }.mayDecline(false).placement(abs(count) == 1 ? .footer : .help).priority(.low)
                .group(.moves(move, "Change", named: "change-part")).category(.edit)
        }
    }

    private static var moves: [Action] {
        let list: [(String, String, KeySequence, ListMove)] = [
            ("previous-part", "Previous part", "left", .items(-1)),
            ("next-part", "Next part", "right", .items(1)),
            ("first-part", "First part", "home", .first),
            ("last-part", "Last part", "end", .last),
        ]
        return list.map { identifier, title, key, move in
            let isStep = move == .items(-1) || move == .items(1)
            return Action(identifier, title: title, keys: [key]) { responder in
                (responder as? DateFieldControl)?.selectPart(move) == true ? .stop : .ignored
            }.mayDecline().placement(isStep ? .footer : .help).priority(.low)
                .group(.moves(move, "Part", named: "part")).category(.move)
        }
    }

    private func selectPart(_ move: ListMove) -> Bool {
        let last = parts.parts.count - 1
        let target = move.target(from: parts.current, in: 0...last, page: 1)
        guard target != parts.current || !parts.typed.isEmpty else { return false }
        edit { $0.select(target) }
        return true
    }

    /// Counts the typed digits, so that Enter submits them.
    private func endTyping() {
        edit { $0.commit() }
        validate()
    }

    final func type(_ event: KeyEvent) -> Disposition {
        guard isEnabled, showsField, event.press.phase != .release, let text = event.text,
            text.count == 1, let character = text.first
        else { return .ignored }
        var canType = false
        edit { canType = $0.type(character) }
        return canType ? .stop : .ignored
    }

    final func paste(_ text: String) -> Disposition {
        guard isEnabled, showsField else { return .ignored }
        if !take(text) { window?.application?.beep() }
        return .stop
    }

    /// Sets the value of a text for the user; returns false if the text has none.
    final func take(_ text: String) -> Bool {
        let text = String(text.trimmed)
        let end = text.firstIndex { $0 == "T" || $0.isWhitespace } ?? text.endIndex
        let whole = format.date(from: text)
        let date = whole ?? format.date(from: String(text[..<end]))
        let rest = date == nil ? text[...] : text[end...].dropFirst()
        let time = format.time(from: String(rest))
        // A date alone keeps the time.
        guard !parts.hasDate || date != nil, parts.hasDate || time != nil else { return false }
        edit { parts in
            if parts.hasDate { parts.set(date) }
            if parts.hasTime, let time { parts.set(time) }
        }
        return true
    }
}
