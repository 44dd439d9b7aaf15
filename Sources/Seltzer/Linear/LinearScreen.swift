// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// What linear mode has said of the front window, and what it says next.
@MainActor
struct LinearScreen {
    private var window: AccessibilityElement?
    /// The lines that were said last of each window that is still there.
    private var said: [ObjectIdentifier: [LinearLine]] = [:]
    private(set) var lines: [LinearLine] = []
    /// The numbers of the elements of each window that is still there.
    private var numbers: [ObjectIdentifier: LinearNumbers] = [:]

    /// Takes in the elements that are there now.
    ///
    /// - Parameters:
    ///   - windows: The elements of the windows in reach.
    ///   - shown: All windows that are shown, so that what was said of others is forgotten.
    /// - Returns: The lines to say: all of a window that is new, and the new ones of a window that was there.
    mutating func update(_ windows: [AccessibilityElement], shown: [View]) -> [String] {
        let ids = Set(shown.map(ObjectIdentifier.init))
        said = said.filter { ids.contains($0.key) }
        numbers = numbers.filter { ids.contains($0.key) }
        guard let front = windows.first(where: { !$0.children.isEmpty }) ?? windows.first else {
            self = LinearScreen()
            return []
        }
        let isOther = window?.view !== front.view
        window = front
        lines = LinearLine.all(of: front)
        numbers[ObjectIdentifier(front.view), default: LinearNumbers()].update(elements)
        let old = said.updateValue(lines, forKey: ObjectIdentifier(front.view))
        guard let old else { return everything }
        var before: [String: Int] = [:]
        for line in old { before[line.essence, default: 0] += 1 }
        let new = lines(where: { line in
            guard !line.isQuiet else { return false }
            guard let count = before[line.essence], count > 0 else { return true }
            before[line.essence] = count - 1
            return false
        })
        return isOther ? ["Back in \(front.label ?? "the program")."] + new : new
    }

    private var elements: [AccessibilityElement] { lines.compactMap(\.element) }

    private var frontNumbers: LinearNumbers {
        window.flatMap { self.numbers[ObjectIdentifier($0.view)] } ?? LinearNumbers()
    }

    /// All lines, those of elements with their numbers.
    private var everything: [String] { lines(where: { _ in true }) }

    /// Returns all lines after giving the elements the numbers from 1 on, in reading order.
    mutating func numberedAnew() -> [String] {
        guard let window else { return [] }
        var new = LinearNumbers()
        new.update(elements)
        numbers[ObjectIdentifier(window.view)] = new
        return everything
    }

    private func lines(where isSaid: (LinearLine) -> Bool) -> [String] {
        let numbers = frontNumbers
        return lines.compactMap { line in
            guard isSaid(line) else { return nil }
            let number = line.element.flatMap { numbers.number(of: $0) }
            return number.map { "\($0). \(line.text)" } ?? line.text
        }
    }

    /// Returns the element with a number; nil if there is none.
    func element(numbered number: Int) -> AccessibilityElement? {
        let numbers = frontNumbers
        return elements.first { numbers.number(of: $0) == number }
    }

    /// The focused element, or the window if none is; nil before the first update.
    var focused: AccessibilityElement? {
        window?.all.last { $0.isFocused }
    }

    /// The words before the user's answer.
    var prompt: String {
        guard let focused else { return "> " }
        var words = LinearLine.words(of: focused, value: focused.shortValue)
        if let item = focused.children.first(where: \.isSelected) {
            words += ", at \(item.label ?? "")"
        }
        return "[\(words)] > "
    }

    /// Returns the element that a name means: equal, or else beginning with it, whatever the case.
    func element(named name: String) -> AccessibilityElement? {
        let name = name.lowercased()
        let labels = elements.map { ($0, ($0.label ?? "").lowercased()) }
        return labels.first { $0.1 == name }?.0 ?? labels.first { $0.1.hasPrefix(name) }?.0
    }
}
