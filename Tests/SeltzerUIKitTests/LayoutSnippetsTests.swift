// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LayoutGuide, View+layoutGuides, View+margins.

// Covers also: View+addConstraint.

import Seltzer
import Testing

/// Snippets of UIKit's layout by constraints and stacks, in the form that they have here.
@MainActor
@Suite struct LayoutSnippetsTests {
    private let view = View(frame: Rect(x: 0, y: 0, width: 40, height: 12))
    private let a = View()
    private let b = View()

    init() {
        for part in [a, b] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
    }

    @Test("constraints by anchors")
    func anchors() {
        let height = b.heightAnchor.constraint(equalToConstant: 2)
        LayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: view.topAnchor, constant: 1),
            a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 2),
            a.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            a.heightAnchor.constraint(equalToConstant: 3),
            b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 1),
            b.leadingAnchor.constraint(equalTo: a.leadingAnchor),
            b.widthAnchor.constraint(greaterThanOrEqualTo: a.widthAnchor),
            b.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -2),
        ])
        height.isActive = true
        height.constant = 4
        view.layoutIfNeeded()
        #expect(a.frame == Rect(x: 2, y: 1, width: 20, height: 3))
        #expect(b.frame.minY == 5 && b.frame.height == 4)
    }

    @Test("constraints by attributes, and priorities")
    func attributes() {
        let middle = LayoutConstraint(
            item: a, attribute: .centerY, relatedBy: .equal, toItem: view, attribute: .centerY,
            multiplier: 1, constant: 0)
        middle.priority = .defaultHigh
        middle.isActive = true
        a.setContentHuggingPriority(.required, for: .horizontal)
        a.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        LayoutConstraint.activate([
            a.heightAnchor.constraint(equalToConstant: 2),
            a.widthAnchor.constraint(equalToConstant: 5),
            a.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
        view.layoutIfNeeded()
        #expect(a.frame.minY == 5)
        LayoutConstraint.deactivate([middle])
    }

    @Test("constraints that a view gets")
    func added() {
        let width = a.widthAnchor.constraint(equalToConstant: 7)
        let height = a.heightAnchor.constraint(equalToConstant: 2)
        view.addConstraint(width)
        view.addConstraints([height])
        #expect(width.isActive && height.isActive)
        view.removeConstraint(width)
        view.removeConstraints([height])
        #expect(!width.isActive && !height.isActive)
    }

    @Test("the system's spacing, margins, the safe area and guides")
    func guides() {
        view.layoutMargins = Insets(top: 1, left: 2, bottom: 1, right: 2)
        let guide = LayoutGuide()
        view.addLayoutGuide(guide)
        let safe = view.safeAreaLayoutGuide
        LayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: safe.topAnchor),
            a.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            a.heightAnchor.constraint(equalToConstant: 2),
            a.widthAnchor.constraint(equalToConstant: 4),
            guide.topAnchor.constraint(equalTo: a.bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: 3),
            b.topAnchor.constraint(equalToSystemSpacingBelow: guide.bottomAnchor, multiplier: 1),
            b.leadingAnchor.constraint(
                equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
        ])
        view.layoutIfNeeded()
        #expect(a.frame.minX == 2)
        #expect(b.frame.minX == 8 && b.frame.minY == 6)
        #expect(view.safeAreaInsets == .zero)
    }

    @Test("a stack")
    func stack() {
        let stack = StackView(arrangedSubviews: [Label("a"), Label("b")])
        stack.axis = .vertical
        stack.spacing = 1
        stack.alignment = .leading
        stack.distribution = .fill
        stack.addArrangedSubview(Label("c"))
        stack.setCustomSpacing(2, after: stack.arrangedSubviews[0])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = Insets(top: 1, left: 1, bottom: 1, right: 1)
        let last = stack.arrangedSubviews[2]
        stack.removeArrangedSubview(last)
        last.removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 2)
        let row = StackView()
        row.alignment = .firstBaseline
        row.alignment = .top
        #expect(row.axis == .horizontal)
    }
}
