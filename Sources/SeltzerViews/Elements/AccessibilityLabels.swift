// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Names elements without a label by the texts around them.
///
/// A text field is named by the text before it in its row, or directly above it, as people read a
/// form. A list is named by the heading above it, or by the tab that shows it. Screen readers use
/// the same rules for forms without labels. An element that is alone in a titled group, dialog or
/// window has the name of this container, if no text is nearer.
@MainActor
enum AccessibilityLabels {
    /// The greatest number of empty cells between a text and the element that it names.
    private static let widestGap = 12
    /// The greatest number of empty rows between a heading and the list that it names.
    private static let highestGap = 1
    /// The greatest width of a text that names an element below it; a longer one is a sentence.
    private static let widestHeading = 60

    /// Names the elements in a container; if the container's role asks for it, its texts name the
    /// container.
    static func complete(_ container: inout AccessibilityElement) {
        if container.role.combinesTexts { combineTexts(of: &container) }
        let nameless = container.children.indices.filter { isNameless(container.children[$0]) }
        guard !nameless.isEmpty else { return }
        let texts = container.children.filter(names)
        var unused = texts
        for index in nameless where !container.children[index].role.isContent {
            guard let text = text(before: container.children[index], among: texts) else { continue }
            setName(of: text, in: &container.children[index])
            unused.removeAll { $0.isSame(as: text) }
        }
        for index in nameless where isNameless(container.children[index]) {
            guard let text = text(above: container.children[index], among: unused) else { continue }
            setName(of: text, in: &container.children[index])
            if container.children[index].role.isContent {
                unused.removeAll { $0.isSame(as: text) }
            }
        }
        for index in nameless where isNameless(container.children[index]) {
            let element = container.children[index]
            if let text = element.role.isContent ? text(before: element, among: unused) : nil {
                setName(of: text, in: &container.children[index])
            } else if let placeholder = element.attributes.placeholder {
                container.children[index].attributes.label = placeholder
            }
        }
        nameTheRest(nameless, in: &container)
        for index in nameless where isNameless(container.children[index]) {
            guard container.children[index].role == .scrollArea else { continue }
            container.children[index].attributes.label = firstHeading(
                in: container.children[index])
        }
    }

    /// Names menus without a title by the elements that they belong to.
    ///
    /// - Parameter elements: Returns the elements of a window, which may be out of reach.
    static func nameMenus(
        in roots: inout [AccessibilityElement],
        _ elements: (Window) -> [AccessibilityElement]
    ) {
        for index in roots.indices where hasNamelessMenu(roots[index]) {
            if isNamelessMenu(roots[index]),
                let source = (roots[index].view as? any NamedBySource)?.namingView,
                let window = source.window
            {
                let all = elements(window).flatMap(\.all)
                roots[index].attributes.label =
                    all.first { $0.view === source && $0.part == nil }?.label
            }
            nameMenus(in: &roots[index].children, elements)
        }
    }

    private static func hasNamelessMenu(_ element: AccessibilityElement) -> Bool {
        isNamelessMenu(element) || element.children.contains(where: hasNamelessMenu)
    }

    private static func isNamelessMenu(_ element: AccessibilityElement) -> Bool {
        element.role == .menu && element.part == nil && (element.label ?? "").isEmpty
    }

    /// The first heading in an element, or else its first short text; nil for none.
    private static func firstHeading(in element: AccessibilityElement) -> String? {
        let texts = element.all.filter {
            names($0) && (text(of: $0) ?? "").count <= widestHeading
        }
        return (texts.first { $0.role == .heading } ?? texts.first).flatMap(text)
    }

    /// Names an element that is the only one without a name, or the only one with content, by the
    /// container; in a window, only the one with content.
    private static func nameTheRest(
        _ nameless: [Int], in container: inout AccessibilityElement
    ) {
        guard let name = containerName(container) else { return }
        let contents = nameless.filter { container.children[$0].role.isContent }
        // A window has too many controls to name one of them.
        let candidates = container.role == .window ? [contents] : [nameless, contents]
        for rest in candidates where rest.count == 1 {
            if isNameless(container.children[rest[0]]) {
                container.children[rest[0]].attributes.label = name
            }
        }
    }

    private static func isNameless(_ element: AccessibilityElement) -> Bool {
        element.role.isNamedByContext && (element.label ?? "").isEmpty
    }

    /// Whether an element may name others.
    private static func names(_ element: AccessibilityElement) -> Bool {
        guard text(of: element) != nil else { return false }
        return switch element.role {
        case .staticText, .heading, .tabGroup, .disclosure: true
        default: false
        }
    }

    /// The text that names other elements; of tabs, the title of the shown tab.
    private static func text(of element: AccessibilityElement) -> String? {
        let text = element.role == .tabGroup ? element.value : element.label
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func containerName(_ container: AccessibilityElement) -> String? {
        let isTitled = [.group, .dialog, .window, .scrollArea].contains(container.role)
        return isTitled ? text(of: container) : nil
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
            text.role != .tabGroup && text.role != .disclosure
                && text.frame.minY <= frame.minY && text.frame.maxY > frame.minY
                && text.frame.minX < frame.minX && text.frame.maxX <= frame.minX + 1
                && frame.minX - text.frame.maxX <= widestGap
        }.max { $0.frame.maxX < $1.frame.maxX }
    }

    /// Returns the text directly above an element; above a list, the nearest short text or tab with
    /// at most an empty row between them.
    private static func text(
        above element: AccessibilityElement, among texts: [AccessibilityElement]
    ) -> AccessibilityElement? {
        let frame = element.frame
        guard !frame.isEmpty else { return nil }
        let isContent = element.role.isContent
        return texts.filter { text in
            let gap = frame.minY - text.frame.maxY
            let isNear = text.frame.minX >= frame.minX - 2 && text.frame.minX < frame.maxX
            guard isNear else { return false }
            guard isContent else {
                return gap == 0 && (text.role == .staticText || text.role == .heading)
            }
            return 0...highestGap ~= gap && text.frame.height == 1
                && (self.text(of: text) ?? "").count <= widestHeading
        }.min { ($1.frame.maxY, $0.frame.minX) < ($0.frame.maxY, $1.frame.minX) }
    }

    /// Names an element by a text; the star of a required field is the trait, and not the name.
    private static func setName(
        of text: AccessibilityElement, in element: inout AccessibilityElement
    ) {
        let words = self.text(of: text) ?? ""
        let name = name(words, dropping: ":*")
        guard !name.isEmpty else { return }
        element.attributes.label = name
        if element.role.isInteractive, words.hasSuffix("*") {
            element.attributes.traits.insert(.required)
        }
    }

    /// Returns a text without blanks at its ends, and without the given signs at its end.
    private static func name(_ text: String, dropping signs: String = "") -> String {
        var text = text.drop(while: \.isWhitespace)
        while let last = text.last, last.isWhitespace || signs.contains(last) { text.removeLast() }
        return String(text)
    }
}
