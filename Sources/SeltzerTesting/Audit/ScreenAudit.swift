// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Finds elements without names, silent views, truncated texts and small targets.
@MainActor
struct ScreenAudit {
    let elements: [AccessibilityElement]
    private let application: Application
    private let buffer: CellBuffer

    init(application: Application, buffer: CellBuffer) {
        self.application = application
        self.buffer = buffer
        elements = application.accessibilityElements.flatMap(\.all)
    }

    /// The visible elements.
    private var visible: [AccessibilityElement] { elements.filter { !$0.visibleFrame.isEmpty } }

    var unlabeled: [AuditFinding] {
        visible.filter { $0.role.needsLabel && ($0.label ?? "").isEmpty }.map {
            AuditFinding(
                kind: .unlabeled, subject: "\($0.role) at \($0.frame.origin)",
                reason: "\(Swift.type(of: $0.view)) has no label")
        }
    }

    /// The views that can be focused, and while one of them is focused, no element is.
    ///
    /// A view with parts needs a focused part, unless its own element says which part is current.
    var silent: [AuditFinding] {
        FocusOrder(application).views.compactMap { view in
            let focused = application.accessibilityElements(focusing: view).flatMap(\.all)
                .filter(\.isFocused)
            guard let innermost = focused.last else { return finding(view, "has no role") }
            let words = [innermost.label, innermost.value].compactMap { $0 }
            if innermost.role.isContainer, innermost.children.contains(where: { $0.part != nil }),
                words.allSatisfy(\.isEmpty)
            {
                return finding(view, "none of its parts is the current one")
            }
            return nil
        }
    }

    private func finding(_ view: View, _ reason: String) -> AuditFinding {
        AuditFinding(
            kind: .silent, subject: "\(Swift.type(of: view))",
            reason: "it can be focused, and \(reason)")
    }

    /// The names that are not completely on the screen, and the wrapped texts that need more rows.
    var cutTexts: [AuditFinding] {
        visible.filter { $0.visibleFrame == $0.frame && Self.textRoles.contains($0.role) }
            .compactMap { element in
                let isCut = !fits(element) && !(element.frame.height == 1 && isInRow(element))
                guard isCut else { return nil }
                return AuditFinding(
                    kind: .cutText, subject: element.line,
                    reason: "it has no room for its text in \(element.frame.size)")
            }
    }

    private static let textRoles: Set<AccessibilityRole> = [
        .staticText, .button, .link, .checkBox, .toggle, .menuButton, .disclosure, .radioButton,
        .tab, .menuItem, .menuBarItem,
    ]

    /// Whether the letters and digits of the name are on the screen.
    private func isInRow(_ element: AccessibilityElement) -> Bool {
        let frame = element.frame
        let text = buffer.text(row: frame.minY, columns: frame.minX..<frame.maxX)
        return Self.letters(text).contains(Self.letters(element.label ?? ""))
    }

    private static func letters(_ text: String) -> String {
        text.filter { $0.isLetter || $0.isNumber }
    }

    private func fits(_ element: AccessibilityElement) -> Bool {
        // Items of a bar show only a sign, or their keys.
        guard element.part == nil else { return element.role == .button }
        let room = element.frame.size
        // In one row, only texts can be truncated to any width.
        let width = element.role == .staticText || room.height > 1 ? room.width : .max
        let needed = element.view.sizeThatFits(Size(width: width, height: .max))
        return needed.width <= room.width && needed.height <= room.height
    }

    var smallTargets: [AuditFinding] {
        let targets = visible.filter {
            $0.role.isInteractive && $0.visibleFrame.size == Size(width: 1, height: 1)
        }
        return targets.enumerated().compactMap { index, target in
            let place = target.visibleFrame.origin
            let other = targets.dropFirst(index + 1).first {
                abs($0.visibleFrame.minX - place.x) + abs($0.visibleFrame.minY - place.y) == 1
            }
            return other.map {
                AuditFinding(
                    kind: .smallTargets, subject: target.line,
                    reason: "it has one cell, and the \($0.line) is beside it")
            }
        }
    }
}

/// The views that Tab visits in the key window.
@MainActor
struct FocusOrder {
    private(set) var views: [View] = []

    init(_ application: Application) {
        if let window = application.keyWindow { collect(window) }
    }

    private mutating func collect(_ view: View) {
        guard !view.isHidden, view.isUserInteractionEnabled else { return }
        if let control = view as? Control, !control.isEnabled { return }
        if view.canBecomeFirstResponder { views.append(view) }
        for subview in view.subviews { collect(subview) }
    }
}
