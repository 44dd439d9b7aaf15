// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A title in which `&` marks the mnemonic: Alt and that character operate the control.
///
/// `&Save` is shown as `Save` with its first character underlined. `&&` stands for `&`. An `&` before a space, at the
/// end, or after the first mark stands for itself.
///
/// ```swift
/// Button("&Save"), Button("Save &As"), Button("Cut && Paste"), Button(MnemonicTitle.escaped(file.name))
/// ```
public struct MnemonicTitle: Hashable, Sendable {
    /// The title without the mark, as it is shown.
    public let text: String
    /// The marked character; nil for none.
    public let mnemonic: Character?
    /// The text before the marked character.
    private let head: String

    /// Parses a title with its marks.
    public init(_ title: String) {
        guard title.utf8.contains(UInt8(ascii: "&")) else {
            text = title
            mnemonic = nil
            head = ""
            return
        }
        var text = ""
        var found: (head: String, character: Character)?
        var rest = title[...]
        while let character = rest.popFirst() {
            if character == "&", let next = rest.first {
                if next == "&" {
                    rest.removeFirst()
                } else if found == nil, !next.isWhitespace {
                    found = (text, next)
                    continue
                }
            }
            text.append(character)
        }
        self.text = text
        mnemonic = found?.character
        head = found?.head ?? ""
    }

    /// Returns a title that shows a text unchanged, without a mnemonic.
    public static func escaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        return text.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&&")
    }

    /// Returns whether a character is the mnemonic, ignoring case.
    public func isMnemonic(_ character: Character) -> Bool {
        mnemonic.map { $0.lowercased() == character.lowercased() } ?? false
    }

    /// Underlines the mnemonic in the text, which is already drawn.
    ///
    /// - Parameters:
    ///   - point: The first cell of the text, in the coordinates of the canvas.
    ///   - canvas: The canvas that the text was drawn in.
    ///   - style: The style of the text.
    public func drawMnemonic(ofTextAt point: Point, in canvas: Canvas, style: Style) {
        guard let mnemonic else { return }
        let place = point.offsetBy(dx: head.cellWidth(joining: canvas.joinedClusters), dy: 0)
        canvas.draw(String(mnemonic), at: place, style: style.adding(.underline))
    }

    /// Underlines the mnemonic in the text, which is already drawn from the left edge of a rectangle; does nothing if
    /// the text does not fit into the rectangle.
    package func drawMnemonic(ofTextIn rect: Rect, in canvas: Canvas, style: Style) {
        guard mnemonic != nil, text.cellWidth(joining: canvas.joinedClusters) <= rect.width else {
            return
        }
        drawMnemonic(ofTextAt: rect.origin, in: canvas, style: style)
    }
}
