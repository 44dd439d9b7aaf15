// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A responder in the diagram: its settings, and its steps on the last route.
final class StationBox: Control {
    let station: Station
    private unowned let page: Page

    /// Whether the line of each level above the station continues below it; the topmost level
    /// first.
    var guides: [Bool] = [] { didSet { if guides != oldValue { setNeedsDisplay() } } }

    init(_ station: Station, of page: Page) {
        self.station = station
        self.page = page
        super.init()
    }

    override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(.button, label: station.label)
    }

    override var actions: [Action] {
        [
            Self.action(
                "turn-answer", "Answer", "Box: no handler, ignored, observed, stop",
                ["enter", "space"], StationBox.turnAnswer),
            Self.action(
                "turn-capture", "Capture", "Box: the same in the capture pass", ["c"],
                StationBox.turnCapture),
            Self.action(
                "turn-interception", "Intercept", "Box: intercept, rewrite or block", ["i"],
                StationBox.turnInterception),
            Self.action(
                "make-origin", "Post from here", "Box: let it post", ["o"], StationBox.makeOrigin),
        ]
    }

    private static func action(
        _ identifier: String, _ title: String, _ longTitle: String, _ keys: [KeySequence],
        _ method: @escaping @MainActor (StationBox) -> @MainActor () -> Void
    ) -> Action {
        var action = Action(identifier, title: title, keys: keys, method)
        action.discoverabilityTitle = longTitle
        return action
    }

    override func activate() {
        super.activate()
        turnAnswer()
    }

    // MARK: Settings

    private func turnAnswer() {
        change { $0.turnAnswer() }
    }

    private func turnCapture() {
        change { $0.turnCapture() }
    }

    private func turnInterception() {
        change { $0.turnInterception() }
    }

    private func makeOrigin() {
        if page.origin != nil { page.origin = station }
    }

    private func change(_ turn: (Station) -> Void) {
        turn(station)
        page.onChange()
    }

    // MARK: Drawing

    /// The texts of the settings that the station has, each with its verdict.
    private func chips(in canvas: Canvas) -> [(text: String, verdict: RouteVerdict)] {
        var chips: [(String, RouteVerdict)] = []
        if station.settings.contains(.answer) {
            let verdict = RouteVerdict(station.answer)
            let word = station.answer.map { "\($0)" } ?? "no handler"
            chips.append(("\(canvas[verdict.symbol]) \(word)", verdict))
        }
        if let capture = station.capture {
            chips.append(("capture \(capture)", RouteVerdict(capture)))
        }
        switch station.interception {
        case .rewrite: chips.append(("rewrite", .observed))
        case .block: chips.append(("block", .blocked))
        case nil: break
        }
        return chips
    }

    /// The steps of the last route at the station, each with its verdict.
    private var marks: [(text: String, verdict: RouteVerdict)] {
        page.shownHops(of: station).map { hop in
            (hop.mark, RouteVerdict(hop.step, of: page.traces[hop.dispatch].kind))
        }
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let isCurrent = page.currentStation === station
        if isCurrent {
            canvas.fill(bounds, with: ControlLook.row([.selected, .focused]))
        } else if isHovered {
            canvas.fill(bounds, with: ControlLook.row(.hovered))
        }
        ControlLook.drawBars(state, in: bounds, of: canvas)
        let end = drawMarks(in: canvas)
        var x = drawGuides(in: canvas)
        let isOrigin = page.origin === station
        if isOrigin {
            canvas.draw(
                .circleFill, at: Point(x: x, y: 0),
                style: Style(foreground: .accent))
        }
        x += 2
        let name = Rect(x: x, y: 0, width: max(0, end - x), height: 1)
        canvas.draw(
            station.label, in: name,
            style: Style(attributes: isOrigin || isCurrent || isFocused ? .bold : []))
        x += station.label.cellWidth + 2
        for chip in chips(in: canvas) {
            let width = chip.text.cellWidth + 2
            guard x + width <= end else { break }
            draw(chip, in: Rect(x: x, y: 0, width: width, height: 1), canvas)
            x += width + 1
        }
    }

    /// Draws the lines from the stations above, and returns the column after them.
    private func drawGuides(in canvas: Canvas) -> Int {
        let style = Style(foreground: .separator)
        let step = bounds.width >= 34 ? 2 : 1
        for (level, goesOn) in guides.enumerated() {
            let isOwn = level == guides.count - 1
            let sign =
                isOwn
                ? canvas[goesOn ? .branch : .lastBranch] : goesOn ? canvas[.verticalLine] : " "
            canvas.draw(sign, at: Point(x: 1 + level * step, y: 0), style: style)
        }
        return 1 + guides.count * step
    }

    private func draw(
        _ chip: (text: String, verdict: RouteVerdict), in frame: Rect, _ canvas: Canvas
    ) {
        let style = chip.verdict.chipStyle
        canvas.fill(frame, with: style)
        if !canvas.hasFills {
            canvas.draw("[", at: frame.origin, style: style)
            canvas.draw("]", at: Point(x: frame.maxX - 1, y: frame.minY), style: style)
        }
        canvas.draw(chip.text, in: frame.inset(by: Insets(left: 1, right: 1)), style: style)
    }

    /// Draws the steps at the right end, and returns the column where the remaining room ends.
    private func drawMarks(in canvas: Canvas) -> Int {
        var end = bounds.width - 1
        for mark in marks.reversed() {
            let width = mark.text.cellWidth
            guard end - width > 1 else { break }
            end -= width
            canvas.draw(
                mark.text, at: Point(x: end, y: 0), style: mark.verdict.textStyle.adding(.bold))
            end -= 2
        }
        return max(1, end)
    }
}
