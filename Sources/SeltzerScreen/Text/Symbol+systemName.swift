// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A picture of one or a few cells, by UIKit's name of such things.
public typealias Image = Symbol

extension Symbol {
    /// Creates the symbol that resembles one of Apple's system images, such as `plus` or `trash`.
    ///
    /// - Returns: nil for a name without a symbol.
    public init?(systemName: String) {
        // A variant such as `star.circle.fill` looks like the first part that has a symbol.
        var name = Substring(systemName)
        while true {
            if let texts = Self.systemNames[String(name)] {
                self.init(texts.0, ascii: texts.1)
                return
            }
            guard let dot = name.lastIndex(of: ".") else { return nil }
            name = name[..<dot]
        }
    }

    private static let systemNames: [String: (String, String)] = [
        "plus": ("+", "+"), "minus": ("−", "-"), "multiply": ("×", "x"), "xmark": ("×", "x"),
        "checkmark": ("✓", "+"), "checkmark.circle": ("✓", "+"), "xmark.circle": ("×", "x"),
        "plus.circle": ("⊕", "+"), "minus.circle": ("⊖", "-"), "trash": ("⌫", "D"),
        "pencil": ("✎", "/"), "square.and.pencil": ("✎", "/"), "gear": ("⚙", "*"),
        "gearshape": ("⚙", "*"), "magnifyingglass": ("⌕", "?"), "star": ("☆", "-"),
        "star.fill": ("★", "*"), "heart": ("♡", "v"), "heart.fill": ("♥", "V"),
        "circle": ("○", "o"), "circle.fill": ("●", "*"), "square": ("□", "o"),
        "square.fill": ("■", "#"), "checkmark.square": ("☑", "x"), "triangle": ("△", "^"),
        "diamond": ("◇", "o"), "chevron.right": ("›", ">"), "chevron.left": ("‹", "<"),
        "chevron.up": ("▴", "^"), "chevron.down": ("▾", "v"), "chevron.forward": ("›", ">"),
        "chevron.backward": ("‹", "<"), "arrow.right": ("→", ">"), "arrow.left": ("←", "<"),
        "arrow.up": ("↑", "^"), "arrow.down": ("↓", "v"), "arrow.clockwise": ("↻", "@"),
        "arrow.counterclockwise": ("↺", "@"), "arrow.uturn.left": ("↶", "<"),
        "arrow.uturn.backward": ("↶", "<"), "arrow.up.arrow.down": ("↕", "|"),
        "arrow.triangle.2.circlepath": ("↻", "@"), "ellipsis": ("…", "~"),
        "line.3.horizontal": ("≡", "="), "list.bullet": ("≡", "="), "list.dash": ("≡", "="),
        "play": ("▶", ">"), "pause": ("‖", "|"), "stop": ("■", "#"), "forward": ("»", ">"),
        "backward": ("«", "<"), "house": ("⌂", "^"), "envelope": ("✉", "@"),
        "exclamationmark": ("!", "!"), "exclamationmark.triangle": ("⚠", "!"),
        "questionmark": ("?", "?"), "info": ("i", "i"), "info.circle": ("ⓘ", "i"),
        "bell": ("♪", "!"), "flag": ("⚑", "P"), "bookmark": ("⚑", "P"), "lock": ("⚿", "#"),
        "sun.max": ("☀", "*"), "moon": ("☾", "("), "cloud": ("☁", "c"), "bolt": ("ϟ", "z"),
        "clock": ("◷", "o"), "person": ("☺", "@"), "music.note": ("♪", "!"),
        "square.and.arrow.up": ("↥", "^"), "square.and.arrow.down": ("↧", "v"), "eye": ("◉", "o"),
        "slider.horizontal.3": ("≡", "="), "folder": ("▣", "#"), "doc": ("▤", "="),
        "photo": ("▦", "#"), "calendar": ("▦", "#"), "nosign": ("⊘", "-"), "number": ("#", "#"),
        "link": ("∞", "&"), "bubble.left": ("❝", "\""),
    ]
}

/// UIKit's ways to change a picture; a symbol has one size, and the color of the view that shows it.
extension Symbol {
    /// The way in which UIKit draws a picture.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// In the color of the view.
        case automatic
        /// In the color of the view.
        case alwaysOriginal
        /// In the color of the view.
        case alwaysTemplate
    }

    /// Returns the symbol, which a view always draws in its own color.
    public func withRenderingMode(_ mode: RenderingMode) -> Symbol { self }
}
