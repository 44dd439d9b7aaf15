// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerText

/// The look of a line of differences.
struct DiffLook {
    /// The fills of a display that has fills.
    struct Grounds {
        /// The fills of one kind of lines.
        struct Pair {
            /// The fill behind a whole line.
            let line: Color
            /// The stronger fill behind changed words; nil if the colors of the display cannot be mixed.
            let word: Color?
        }

        let removed: Pair
        let added: Pair
        let moved: Pair

        /// Creates the fills of a canvas; nil if it has no fills.
        @MainActor
        init?(of canvas: Canvas) {
            guard canvas.hasFills else { return nil }
            // Mixing with nothing of a color returns the ground.
            let ground = canvas.color(of: .role(.label), part: 0)
            self.init(on: ground) { canvas.color(of: .role($0)) }
        }

        /// Creates the fills of a theme; nil if it has no fills with this number of colors.
        init?(of theme: Theme, _ depth: ColorDepth) {
            guard theme.palette(for: depth).hasFills else { return nil }
            // The colors of a palette cannot be mixed; the roles become entries of the palette later.
            let isFull = depth == .trueColor
            self.init(on: isFull ? theme[.background] : .default) { isFull ? theme[$0] : .role($0) }
        }

        private init(on ground: Color, color: (ColorRole) -> Color) {
            func pair(_ tint: ColorRole, _ tone: ColorRole) -> Pair {
                let (tint, tone) = (color(tint), color(tone))
                let line = ground.mixed(with: tint, part: 0.55)
                let word = tint.mixed(with: tone, part: 0.2)
                // A ground that only the terminal knows is not mixed.
                return Pair(line: line == ground ? tint : line, word: word == tint ? nil : word)
            }
            removed = pair(.dangerTint, .danger)
            added = pair(.successTint, .success)
            moved = pair(.infoTint, .info)
        }
    }

    /// The fill behind the line; nil for none.
    private(set) var ground: Color?
    /// The sign before the text; nil for a common line.
    private(set) var sign: Symbol?
    /// The sign after it, for a line that was moved from or to another place; nil for none.
    private(set) var moveSign: Symbol?
    private(set) var signStyle = Style()
    private(set) var text = Style()
    private(set) var number = Style(foreground: .tertiaryLabel)
    /// The style of changed words.
    private(set) var word = Style()
    let remark = Style(foreground: .secondaryLabel, attributes: .italic)

    /// - Parameters:
    ///   - line: The line.
    ///   - grounds: The fills; nil for a display without fills.
    init(_ line: DiffLine, _ grounds: Grounds?, isEnabled: Bool = true) {
        guard isEnabled else {
            text.foreground = .tertiaryLabel
            signStyle.foreground = .tertiaryLabel
            setSigns(line)
            return
        }
        setSigns(line)
        let color: Color
        let fills: Grounds.Pair?
        switch line.kind {
        case .context: return
        case .removed: (color, fills) = (.danger, grounds?.removed)
        case .added: (color, fills) = (.success, grounds?.added)
        }
        set(line.isMoved ? .info : color, line.isMoved ? grounds?.moved : fills)
    }

    private mutating func set(_ color: Color, _ fills: Grounds.Pair?) {
        signStyle = Style(foreground: color, attributes: .bold)
        number.foreground = .secondaryLabel
        ground = fills?.line
        if let strong = fills?.word {
            word = Style(foreground: .label, background: strong, attributes: .bold)
        } else {
            word = Style(attributes: [.bold, .underline])
        }
        // Without fills, the whole line has the color of its sign.
        if fills == nil { text.foreground = color }
    }

    private mutating func setSigns(_ line: DiffLine) {
        switch line.kind {
        case .context: return
        case .removed: sign = .minus
        case .added: sign = Symbol("+", ascii: "+")
        }
        if line.isMoved { moveSign = line.kind == .removed ? .chevronLeft : .chevronRight }
    }
}
