// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Finds the names of elements that have none of their own, among the texts around them.
///
/// A text field is named by the text that stands before it in its row, or directly above it, as people read a form. The
/// rule is that of screen readers for forms without labels. A group that holds one such control names it, too.
@MainActor
enum AccessibilityLabels {
    /// The empty cells that may lie between a text and what it names.
    private static let widestGap = 12

    /// Names the elements in a container, and the container by the texts in it if its role asks for that.
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

    /// The texts in a row are its name, and no elements any more.
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

    /// The text without the colon or the star of a form; nil if nothing remains.
    private static func name(in element: AccessibilityElement) -> String? {
        let text = name(element.label ?? "", dropping: ":*")
        return text.isEmpty ? nil : text
    }

    /// Returns a text without blanks at its ends, and without some signs at its end.
    private static func name(_ text: String, dropping signs: String = "") -> String {
        var text = text.drop(while: \.isWhitespace)
        while let last = text.last, last.isWhitespace || signs.contains(last) { text.removeLast() }
        return String(text)
    }
}
