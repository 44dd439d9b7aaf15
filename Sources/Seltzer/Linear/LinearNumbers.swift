// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// The numbers of the elements of a window in linear mode.
///
/// An element keeps its number while it exists, and no other element gets it later. So a number
/// that the user heard never means another element.
@MainActor
struct LinearNumbers {
    /// The identity of an element: its view, and the number of its part.
    private struct Key: Hashable {
        let view: ObjectIdentifier
        let part: Int?
        let index: Int?

        init(_ element: AccessibilityElement) {
            (view, part) = (ObjectIdentifier(element.view), element.part)
            // The view of a row may be reused for another row.
            index = element.index
        }
    }

    private var numbers: [Key: Int] = [:]
    private var last = 0

    /// Gives numbers to elements without one, in order, and drops the numbers of elements that no
    /// longer exist.
    mutating func update(_ elements: [AccessibilityElement]) {
        let old = numbers
        numbers = [:]
        for element in elements {
            let key = Key(element)
            if numbers[key] != nil { continue }
            if let number = old[key] {
                numbers[key] = number
            } else {
                last += 1
                numbers[key] = last
            }
        }
    }

    /// Returns the number of an element; nil if it has none.
    func number(of element: AccessibilityElement) -> Int? { numbers[Key(element)] }
}
