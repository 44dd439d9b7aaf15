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
    /// The elements that the user can name by number, from 1.
    private(set) var numbered: [AccessibilityElement] = []

    /// Takes in the elements that are there now.
    ///
    /// - Parameters:
    ///   - windows: The elements of the windows in reach.
    ///   - shown: All windows that are shown, so that what was said of others is forgotten.
    /// - Returns: The lines to say: all of a window that is new, and the new ones of a window that was there.
    mutating func update(_ windows: [AccessibilityElement], shown: [View]) -> [String] {
        let ids = Set(shown.map(ObjectIdentifier.init))
        said = said.filter { ids.contains($0.key) }
        guard let front = windows.first(where: { !$0.children.isEmpty }) ?? windows.first else {
            self = LinearScreen()
            return []
        }
        let isOther = window?.view !== front.view
        window = front
        lines = LinearLine.all(of: front)
        numbered = lines.compactMap(\.element)
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

    /// All lines, those of elements with their numbers.
    var everything: [String] { lines(where: { _ in true }) }

    private func lines(where isSaid: (LinearLine) -> Bool) -> [String] {
        var number = 0
        return lines.compactMap { line in
            if line.element != nil { number += 1 }
            guard isSaid(line) else { return nil }
            return line.element == nil ? line.text : "\(number). \(line.text)"
        }
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
        let labels = numbered.map { ($0, ($0.label ?? "").lowercased()) }
        return labels.first { $0.1 == name }?.0 ?? labels.first { $0.1.hasPrefix(name) }?.0
    }
}
