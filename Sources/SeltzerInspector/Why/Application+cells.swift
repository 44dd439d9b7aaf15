// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerScreen
import SeltzerViews

extension Application {
    /// Explains the character of a cell in sentences: the view that drew it, the drawing that it
    /// covers, and the theme's roles of its colors.
    ///
    ///     The button "Save" drew "S" at (3, 4).
    ///     It covers what the Board drew there: "x".
    ///     The text has the color of onPrimaryFill, the background the color of primaryFill, on the level surface.
    ///
    /// - Parameter location: In the coordinates of the screen.
    package func explanation(ofCellAt location: Point) -> [String] {
        let drawings = drawings(at: location)
        let names = ElementNames(accessibilityElements)
        let place = "(\(location.x), \(location.y))"
        guard let last = drawings.last else {
            return ["No view drew the cell at \(place): it shows the ground of the screen."]
        }
        let author = drawings.last { $0.changesText } ?? last
        var sentences = [
            author.text == " "
                ? "The \(names.name(of: last.view)) left the cell at \(place) blank."
                : "The \(names.name(of: author.view)) drew \"\(author.text)\" at \(place)."
        ]
        let covered = drawings.filter {
            $0.changesText && $0.text != " " && $0.view !== author.view
        }
        for drawing in covered.reversed() {
            sentences.append(
                "It covers \"\(drawing.text)\" of the \(names.name(of: drawing.view)).")
        }
        if last.view !== author.view, author.text != " " {
            sentences.append("The \(names.name(of: last.view)) changed its colors.")
        }
        sentences.append(last.colorSentence)
        return sentences
    }
}

extension CellDrawing {
    /// The sentence about the roles that have the colors of the cell.
    fileprivate var colorSentence: String {
        func name(_ color: Color, _ roles: [ColorRole]) -> String {
            roles.first.map { "of the role \($0)" } ?? "\(color.inspectedText), which no role has"
        }
        let text = name(cell.foreground, foregroundRoles)
        let ground = name(cell.background, backgroundRoles.filter(\.isGround))
        let place = level.map { ", on the level \($0)" } ?? ""
        return "Its text has the color \(text), its background that \(ground)\(place)."
    }
}

extension ColorRole {
    /// Whether the role is a background color.
    fileprivate var isGround: Bool {
        switch self {
        case .background, .surface, .raised, .overlay, .backdrop, .control, .hover, .pressed,
            .disabled, .rowHover, .field, .selection, .inactiveSelection, .track:
            true
        default:
            ["Fill", "Tint"].contains { "\(self)".hasSuffix($0) } && !"\(self)".hasPrefix("on")
        }
    }
}
