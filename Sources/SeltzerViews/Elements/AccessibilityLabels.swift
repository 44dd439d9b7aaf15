// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Names elements without a label by the texts around them.
///
/// A text field is named by the text before it in its row, or directly above it, as people read a
/// form. Screen readers use the same rule for forms without labels. A group with one unnamed
/// control names this control, too.
@MainActor
enum AccessibilityLabels {
    /// The greatest number of empty cells between a text and the element that it names.
    private static let widestGap = 12

    /// Names the elements in a container; if the container's role asks for it, its texts name the
    /// container.
    static func complete(_ container: inout AccessibilityElement) {
        if container.role.combinesTexts { combineTexts(of: &container) }
        let nameless = container.children.indices.filter { isNameless(container.children[$0]) }
        let texts = container.children.filter { $0.role == .staticText || $0.role == .heading }
        var unused = texts
        for index in nameless {
            guard let text = text(before: container.children[index], among: texts) else { continue }
            container.children[index].attributes.label = name(in: text)
            unused.removeAll { $0.isSame(as: text) }
        }
        for index in nameless where isNameless(container.children[index]) {
            let element = container.children[index]
            if let text = text(above: element, among: unused) {
                container.children[index].attributes.label = name(in: text)
            } else if let placeholder = element.attributes.placeholder {
                container.children[index].attributes.label = placeholder
            } else if nameless.count == 1 {
                container.children[index].attributes.label = groupName(container)
            }
        }
    }

    private static func isNameless(_ element: AccessibilityElement) -> Bool {
        let isOne =
            element.role.needsLabel || element.role == .textArea
            || element.role == .radioGroup || element.role == .tabGroup
            || [.table, .list, .outline, .grid].contains(element.role)
        return isOne && (element.label ?? "").isEmpty
    }

    private static func groupName(_ container: AccessibilityElement) -> String? {
        guard container.role == .group, let label = container.label, !label.isEmpty else {
            return nil
        }
        return label
    }

    /// Joins the texts in a row into the row's name, and removes them as elements.
    private static func combineTexts(of container: inout AccessibilityElement) {
        let texts = container.children.filter { $0.role == .staticText }.map {
            name($0.label ?? "")
        }
        .filter { !$0.isEmpty }
        container.children.removeAll { $0.role == .staticText }
        guard (container.label ?? "").isEmpty, !texts.isEmpty else { return }
        container.attributes.label = texts.joined(separator: ", ")
    }

    private static func text(
        before element: AccessibilityElement, among texts: [AccessibilityElement]
    ) -> AccessibilityElement? {
        let frame = element.frame
        guard !frame.isEmpty else { return nil }
        return texts.filter { text in
            text.frame.minY <= frame.minY && text.frame.maxY > frame.minY
                && text.frame.minX < frame.minX && text.frame.maxX <= frame.minX + 1
                && frame.minX - text.frame.maxX <= widestGap
        }.max { $0.frame.maxX < $1.frame.maxX }
    }

    private static func text(
        above element: AccessibilityElement, among texts: [AccessibilityElement]
    ) -> AccessibilityElement? {
        let frame = element.frame
        guard !frame.isEmpty else { return nil }
        return texts.filter { text in
            text.frame.maxY == frame.minY && text.frame.minX >= frame.minX - 2
                && text.frame.minX < frame.maxX
        }.min { $0.frame.minX < $1.frame.minX }
    }

    /// The text without the colon or the star of a form field; nil if it is then empty.
    private static func name(in element: AccessibilityElement) -> String? {
        let text = name(element.label ?? "", dropping: ":*")
        return text.isEmpty ? nil : text
    }

    /// Returns a text without blanks at its ends, and without the given signs at its end.
    private static func name(_ text: String, dropping signs: String = "") -> String {
        var text = text.drop(while: \.isWhitespace)
        while let last = text.last, last.isWhitespace || signs.contains(last) { text.removeLast() }
        return String(text)
    }
}
