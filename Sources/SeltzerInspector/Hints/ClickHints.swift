// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The letters on all clickable elements of a screen; see `Application.beginClickHints()`.
struct ClickHints {
    /// An element with its letters.
    struct Hint {
        let element: AccessibilityElement
        /// The cell at which the letters begin.
        let place: Point
        let letters: String
    }

    let hints: [Hint]

    /// The letters; the letters under the fingers come first.
    static let alphabet = Array("asdfghjklqwertyuiopzxcvbnm")

    /// Collects the clickable elements: enabled elements that a press reaches.
    @MainActor
    init(of application: Application) {
        let elements = application.accessibilityElements.flatMap(\.all).filter {
            $0.isEnabled && $0.isClickable
                && application.accessibilityActivationPoint(of: $0) != nil
        }
        let letters = Self.letters(elements.count)
        var taken: Set<Point> = []
        hints = zip(elements, letters).map { element, letters in
            var place = element.visibleFrame.origin
            // A row and a button in it both get letters.
            while taken.contains(place) { place.x += letters.count }
            for column in 0..<letters.count { taken.insert(place.offsetBy(dx: column, dy: 0)) }
            return Hint(element: element, place: place, letters: letters)
        }
    }

    /// Returns letters for a number of elements, all of one length, so that no hint begins with
    /// another one.
    static func letters(_ count: Int) -> [String] {
        var length = 1
        var capacity = alphabet.count
        while capacity < count {
            length += 1
            capacity *= alphabet.count
        }
        return (0..<count).map { number in
            var rest = number
            var text = ""
            for _ in 0..<length {
                text = String(alphabet[rest % alphabet.count]) + text
                rest /= alphabet.count
            }
            return text
        }
    }

    /// Returns the hints whose letters begin with the typed letters.
    func matches(_ typed: String) -> [Hint] { hints.filter { $0.letters.hasPrefix(typed) } }
}

extension AccessibilityElement {
    /// Whether a user would click the element, and not only read it.
    fileprivate var isClickable: Bool {
        if isCellOfRow { return false }
        return switch role {
        case .button, .link, .menuButton, .popUpButton, .menuBarItem, .menuItem, .tab, .checkBox,
            .radioButton, .disclosure, .toggle, .textField, .comboBox, .textArea, .slider,
            .stepper, .row, .cell, .columnHeader, .control:
            true
        default: false
        }
    }
}
