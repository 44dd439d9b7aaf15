// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The keys and the track of a range slider.
extension RangeSlider {
    static var rangeActions: [Action] { moves + both }

    private static var moves: [Action] {
        let list: [(String, String, KeySequence, ListMove)] = [
            ("increase", "More", "right", .items(1)), ("decrease", "Less", "left", .items(-1)),
            ("increase-more", "Much more", "pageup", .pages(1)),
            ("decrease-more", "Much less", "pagedown", .pages(-1)),
            ("minimum", "Minimum", "home", .first), ("maximum", "Maximum", "end", .last),
        ]
        return list.map { identifier, title, key, move in
            let isStep = move == .items(-1) || move == .items(1)
            return Action(identifier, title: title, keys: [key]) { responder in
                (responder as? RangeSlider)?.move(move)
                return .stop
            }.mayDecline(false).placement(isStep ? .footer : .help).priority(.low)
                .group(.moves(move, "Change")).category(.edit)
        }
    }

    private static var both: [Action] {
        let range = Action.Group("move-range", title: "Move both")
        let moves: [(String, String, KeySequence, Int)] = [
            ("move-range-up", "Move range up", "shift-right", 1),
            ("move-range-down", "Move range down", "shift-left", -1),
        ]
        return moves.map { identifier, title, key, steps in
            Action(identifier, title: title, keys: [key]) { responder in
                (responder as? RangeSlider)?.moveRange(by: steps)
                return .stop
            }.mayDecline(false).priority(.low).group(range).category(.edit)
        } + [
            Action("switch-thumb", title: "Other end", keys: ["space"], RangeSlider.switchThumb)
                .priority(.low).category(.edit)
        ]
    }

    final func drawTrack(in track: Rect, of canvas: Canvas) {
        guard !track.isEmpty else { return }
        let cells = thumbCells, state = state
        let isDisabled = state.contains(.disabled)
        let filled = ControlLook.mark(state.union(.selected))
        let rest = Style(foreground: .border)
        for cell in 0..<track.width {
            let place = track.origin.offsetBy(dx: cell, dy: 0)
            if cell == cells.lower || cell == cells.upper {
                let isCurrent = cell == (currentThumb == .lower ? cells.lower : cells.upper)
                var style = ControlLook.thumb(state)
                if !isDisabled {
                    let isActive = isCurrent && !state.isDisjoint(with: [.focused, .highlighted])
                    style = Style(foreground: isActive ? .focus : .label)
                    // Without colors, the thumb that keys move is told by its weight.
                    if isActive { style.attributes = canvas.hasColors ? .bold : [.bold, .reverse] }
                }
                canvas.drawOrnament(.circleFill, at: place, style: style)
            } else {
                let isBetween = cell > cells.lower && cell < cells.upper
                canvas.drawOrnament(
                    isBetween ? .heavyHorizontalLine : .horizontalLine, at: place,
                    style: isBetween ? filled : rest)
            }
        }
    }
}
