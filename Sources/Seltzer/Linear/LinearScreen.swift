// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// The lines that linear mode has said of the front window, and the lines to say next.
@MainActor
struct LinearScreen {
    private var window: AccessibilityElement?
    /// The last lines of each window that still exists.
    private var said: [ObjectIdentifier: [LinearLine]] = [:]
    private(set) var lines: [LinearLine] = []
    /// The numbers of the elements of each window that still exists.
    private var numbers: [ObjectIdentifier: LinearNumbers] = [:]

    /// Updates the lines for the elements that exist now.
    ///
    /// - Parameters:
    ///   - windows: The elements of the windows in reach.
    ///   - shown: All windows that are shown; the lines of other windows are dropped.
    /// - Returns: The lines to say: all lines of a new window, and the new lines of a known window.
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

    /// All lines, with the numbers of their elements.
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

    /// The focused element, such as a list and not its current row; nil for none.
    var focused: AccessibilityElement? {
        window?.all.first { $0.isFocused }
    }

    /// The words before the user's answer.
    var prompt: String {
        guard let focused else { return "> " }
        var words = LinearLine.words(of: focused, value: focused.shortValue)
        let items = focused.children.flatMap(\.all)
        if let item = items.first(where: \.isFocused) ?? items.first(where: \.isSelected) {
            words += ", at \(item.labelWithHeader ?? "")"
        }
        return "[\(words)] > "
    }

    /// Returns the element whose label equals a name, or else begins with it; case is ignored.
    func element(named name: String) -> AccessibilityElement? {
        let name = name.lowercased()
        let labels = elements.map { ($0, ($0.label ?? "").lowercased()) }
        return labels.first { $0.1 == name }?.0 ?? labels.first { $0.1.hasPrefix(name) }?.0
    }
}
