// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import MonkeyRandom
import Seltzer

/// Chooses acts by their weights, from what is on the screen and at random.
@MainActor
struct Chooser {
    private enum Kind {
        case actionKeys, commonKey, letter, mnemonic, oddKey, spotClick, click, dragging, move
        case wheel, paste, resize, focus, wait, otherLayout, lateAnswers, rows, log
    }

    /// The input devices that a user has.
    ///
    /// The mouse refers to views, which then live longer than with the keyboard alone.
    private enum Hands {
        case keyboard, mouse, both

        func use(_ kind: Kind) -> Bool {
            switch kind {
            case .actionKeys, .commonKey, .letter, .mnemonic, .oddKey, .otherLayout: self != .mouse
            case .spotClick, .click, .dragging, .move, .wheel: self != .keyboard
            case .paste, .resize, .focus, .wait, .lateAnswers, .rows, .log: true
            }
        }
    }

    /// How often each kind of act is chosen, in a thousand; each user does some of it more often, or never.
    private static let weights: [(kind: Kind, weight: Int)] = [
        (.actionKeys, 170), (.commonKey, 230), (.letter, 90), (.mnemonic, 60), (.oddKey, 50),
        (.spotClick, 110), (.click, 70), (.dragging, 80), (.move, 60), (.wheel, 50), (.paste, 20),
        (.resize, 4), (.focus, 3), (.wait, 3), (.otherLayout, 30), (.lateAnswers, 3), (.rows, 3),
        (.log, 2),
    ]

    private static let commonKeys: [KeyChord] = [
        "tab", "tab", "shift-tab", "up", "down", "left", "right", "up", "down", "left", "right",
        "enter", "enter", "space", "escape", "home", "end", "pageup", "pagedown", "backspace",
        "delete", "shift-up", "shift-down", "shift-left", "shift-right", "ctrl-left", "ctrl-right",
        "f1", "f7", "f10",
    ]
    private static let letters = Array("abcdefghijklmnoprstuvwxyz0123456789-+./?*é漢🙂")

    /// The letters of other keyboards, in place of the same keys: Russian, Greek, Hebrew, Arabic and Korean ones.
    private static let otherLetters = Array(
        "йцукенгшщзфывапролдячсмитьςερτυθιοπασδφγηξκλζχψωβνμקראטוןםפשדגכעיחלךףضصثقفغعهخحㅂㅈㄷㄱㅅ")

    /// How many events a user has at most: many uses begin on their page, and some go far from it.
    let eventCount: Int
    private let groupSize: Int
    /// Whether the mouse reports the cells on its way, as most do, or only where it ends.
    private let glides: Bool
    private let weights: [(kind: Kind, weight: Int)]
    private var random: SeededGenerator
    private var size: Size
    private var held: (button: MouseButton, modifiers: KeyModifiers)?
    private var pointer = Point.zero
    private var lastPress = Point.zero
    private var sequences: [KeySequence] = []
    /// The frames of the views that could be used, in the coordinates of the screen.
    private var spots: [Rect] = []

    /// Creates a user with habits.
    ///
    /// What is rare among all users is frequent with some (swarm testing, Groce and others 2012).
    init(seed: UInt64, size: Size) {
        var random = SeededGenerator(seed: seed)
        let eventCount = [100, 400, 1_600, 6_400, 25_600].randomElement(using: &random) ?? 100
        // A fast terminal sends many events at once. Some users are slow: each event is shown before the next one comes.
        // They come to fewer events: waiting for a frame takes longer than most events.
        groupSize =
            [1, 8, 64, 256, 256, 512, 512, 512].randomElement(using: &random) ?? 1
        self.eventCount = min(eventCount, 1_600 * groupSize)
        glides = [true, true, false].randomElement(using: &random) ?? true
        let hands = [Hands.keyboard, .mouse, .both, .both].randomElement(using: &random) ?? .both
        weights = Self.weights.map { kind, weight in
            let factor = [0, 1, 1, 5].randomElement(using: &random) ?? 1
            return (kind, hands.use(kind) ? weight * factor : 0)
        }
        self.random = random
        self.size = size
    }

    /// Returns a number of acts that arrive together; time that passes stands alone.
    mutating func next() -> [Act] {
        var acts: [Act] = []
        let wanted = Int.random(in: 1...groupSize, using: &random)
        while acts.count < wanted {
            let more = choose()
            if more.first?.isAlone == true {
                if acts.isEmpty { return more }
                continue
            }
            acts += more
        }
        return acts
    }

    /// Looks at what the user could do now: keys that mean something, and views to click on.
    mutating func look(at application: Application) {
        size = application.windows.first?.frame.size ?? size
        let ends: Set<String?> = ["quit", "cancel", "suspend"]
        let all = application.currentActions.filter { !ends.contains($0.identifier) }
        sequences = all.flatMap(\.keys)
        spots = []
        for window in application.windows { note(window, in: window) }
    }

    private mutating func note(_ view: View, in window: Window) {
        guard !view.isHidden, spots.count < 200 else { return }
        if view.canBecomeFirstResponder || !view.gestureRecognizers.isEmpty {
            let origin = view.convert(view.bounds.origin, to: nil) - window.bounds.origin
            let frame = Rect(origin: origin + window.frame.origin, size: view.bounds.size)
            let visible = frame.intersection(Rect(origin: .zero, size: size))
            if !visible.isEmpty { spots.append(visible) }
        }
        for subview in view.subviews { note(subview, in: window) }
    }

    private mutating func choose() -> [Act] {
        let sum = weights.reduce(0) { $0 + $1.weight }
        var number = sum == 0 ? 0 : Int.random(in: 0..<sum, using: &random)
        let kind =
            weights.first {
                number -= $0.weight; return number < 0
            }?.kind ?? .commonKey
        switch kind {
        case .actionKeys:
            return sequences.randomElement(using: &random)?.chords.map(Act.key) ?? [.key("tab")]
        case .commonKey: return [.key(Self.commonKeys.randomElement(using: &random) ?? "tab")]
        case .letter: return [.key(KeyChord(.character(letter())))]
        case .mnemonic: return [.key(KeyChord(.character(letter()), modifiers: .alt))]
        case .oddKey: return [oddKey()]
        case .spotClick: return click(at: spot())
        case .click: return click(at: place())
        case .dragging: return drag()
        case .move: return way(to: place()).map { mouse(.move, $0) }
        case .wheel: return [wheel()]
        case .paste: return [.paste(Int.random(in: 0..<Act.texts.count, using: &random))]
        case .resize: return [.resize(screen())]
        case .focus: return [.focus(false), .focus(true)]
        case .otherLayout: return [otherKey()]
        case .lateAnswers: return [.lateAnswers(Bool.random(using: &random))]
        case .rows: return [.rows(rowCount())]
        case .log: return [.log(Int.random(in: 1...60, using: &random))]
        case .wait: return [.wait([1, 20, 100, 300, 600].randomElement(using: &random) ?? 1)]
        }
    }

    private mutating func letter() -> Character {
        Self.letters.randomElement(using: &random) ?? "a"
    }

    private mutating func oddKey() -> Act {
        let keys: [Key] = [
            .character(letter()), .character(letter()), .tab, .enter, .escape, .up, .down, .left,
            .right, .insert, .delete, .backspace, .menu, .help, .begin,
            .function(Int.random(in: 1...20, using: &random)),
        ]
        let modifiers: [KeyModifiers] = [
            .control, .alt, .shift, [.control, .shift], [.control, .alt], .super,
        ]
        let chord = KeyChord(
            keys.randomElement(using: &random) ?? .tab,
            modifiers: modifiers.randomElement(using: &random) ?? .control)
        // These end or stop the program.
        return ["ctrl-c", "ctrl-q", "ctrl-z"].contains("\(chord)") ? .key("ctrl-x") : .key(chord)
    }

    /// Returns a letter of another keyboard, as text or as a shortcut.
    private mutating func otherKey() -> Act {
        let letter = Self.otherLetters.randomElement(using: &random) ?? "й"
        let modifiers: [KeyModifiers] = [[], [], .control, .alt, [.control, .shift]]
        return .key(
            KeyChord(.character(letter), modifiers: modifiers.randomElement(using: &random) ?? []))
    }

    /// Returns a number of inline rows: few, as many as the screen has and more, or none for the whole screen.
    private mutating func rowCount() -> Int {
        [0, 0, 1, 2, 5, size.height, size.height + 1, Int.random(in: 1...60, using: &random)]
            .randomElement(using: &random) ?? 0
    }

    private mutating func place() -> Point {
        Point(
            x: Int.random(in: 0..<max(1, size.width), using: &random),
            y: Int.random(in: 0..<max(1, size.height), using: &random))
    }

    private mutating func screen() -> Size {
        if Bool.random(using: &random) { return Size(width: 80, height: 24) }
        return Size(
            width: Int.random(in: 1...160, using: &random),
            height: Int.random(in: 1...50, using: &random))
    }

    private mutating func button() -> MouseButton {
        [.left, .left, .left, .left, .right, .middle].randomElement(using: &random) ?? .left
    }

    /// Returns the cells from the pointer to a place, the place last, and moves the pointer there.
    private mutating func way(to place: Point) -> [Point] {
        let start = pointer
        pointer = place
        let (dx, dy) = (place.x - start.x, place.y - start.y)
        let count = max(abs(dx), abs(dy))
        guard glides, count > 1 else { return [place] }
        return (1...count).map { start.offsetBy(dx: dx * $0 / count, dy: dy * $0 / count) }
    }

    private mutating func click(at place: Point) -> [Act] {
        let (button, modifiers) = (button(), modifiers())
        let count = Int.random(in: 0..<8, using: &random) == 0 ? 2 : 1
        let click = [
            mouse(.press(button), place, modifiers), mouse(.release(button), place, modifiers),
        ]
        lastPress = place
        return way(to: place).map { mouse(.move, $0) } + repeatElement(click, count: count).joined()
    }

    /// Begins, continues or ends a drag.
    private mutating func drag() -> [Act] {
        guard let (button, modifiers) = held else {
            let (button, modifiers) = (button(), modifiers())
            held = (button, modifiers)
            let start = [place(), spot(), spot(), nearby()].randomElement(using: &random)
            let way = way(to: start ?? pointer).map { mouse(.move, $0) }
            lastPress = pointer
            return way + [mouse(.press(button), pointer, modifiers)]
        }
        let end = Bool.random(using: &random) ? place() : nearby()
        let drags = way(to: end).map { mouse(.drag(button), $0, modifiers) }
        if Int.random(in: 0..<3, using: &random) > 0 { return drags }
        held = nil
        return drags + [mouse(.release(button), pointer, modifiers)]
    }

    private mutating func wheel() -> Act {
        let step = Bool.random(using: &random) ? 1 : -1
        let isVertical = Int.random(in: 0..<4, using: &random) > 0
        return mouse(.scroll(dx: isVertical ? 0 : step, dy: isVertical ? step : 0), place())
    }

    private func mouse(
        _ action: MouseInput.Action, _ place: Point, _ modifiers: KeyModifiers = []
    ) -> Act {
        .mouse(MouseInput(action, at: place, modifiers: modifiers))
    }

    /// Returns what is held with a button: a list selects several rows with it.
    private mutating func modifiers() -> KeyModifiers {
        guard Int.random(in: 0..<4, using: &random) == 0 else { return [] }
        return Act.modifiers.randomElement(using: &random)?.value ?? []
    }

    /// Returns a cell of a view that could be used: its middle, or any.
    private mutating func spot() -> Point {
        guard let frame = spots.randomElement(using: &random) else { return place() }
        if Bool.random(using: &random) {
            return frame.origin.offsetBy(dx: frame.width / 2, dy: frame.height / 2)
        }
        return frame.origin.offsetBy(
            dx: Int.random(in: 0..<max(1, frame.width), using: &random),
            dy: Int.random(in: 0..<max(1, frame.height), using: &random))
    }

    /// Returns a cell beside the one pressed last: what was selected there may be dragged, or dropped.
    private mutating func nearby() -> Point {
        let x = lastPress.x + Int.random(in: -4...4, using: &random)
        let y = lastPress.y + Int.random(in: -2...2, using: &random)
        return Point(x: max(0, min(x, size.width - 1)), y: max(0, min(y, size.height - 1)))
    }
}
