// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LayoutConstraint+attributes, LayoutNature, LayoutSpacing.

import Seltzer
import SeltzerTesting
import Testing

/// A view with a size of its own.
private final class Box: View {
    private let size: Size

    init(_ width: Int, _ height: Int = 1) {
        size = Size(width: width, height: height)
        super.init(frame: .zero)
    }

    override func sizeThatFits(_ size: Size) -> Size { self.size }
}

@MainActor
@Suite struct ConstraintCasesTests {
    private let root = View(frame: Rect(x: 0, y: 0, width: 40, height: 10))

    private func add<Subview: View>(_ view: Subview) -> Subview {
        root.addSubview(view)
        return view
    }

    private func layOut() { root.layoutIfNeeded() }

    @Test("U-N1: a new constraint is inactive and required")
    func defaults() {
        let constraint = root.widthAnchor.constraint(equalToConstant: 5)
        #expect(!constraint.isActive)
        #expect(constraint.priority == .required)
        #expect(constraint.priority.rawValue == 1_000)
    }

    @Test("U-N2: activation without a common superview is an error that names both views at once")
    func noCommonSuperview() async {
        final class Screen: ViewController {
            var constraint: LayoutConstraint?
            var diagnostics: [String] = []

            override func viewDidLoad() {
                let label = Label("a"), field = TextField()
                constraint = label.leadingAnchor.constraint(equalTo: field.trailingAnchor)
                constraint?.isActive = true
                diagnostics = Application.current?.diagnostics ?? []
                for view in [label, field] { self.view.addSubview(view) }
            }
        }
        let screen = Screen()
        let pilot = await Pilot(screen, columns: 20, rows: 3)
        #expect(screen.diagnostics.count == 1)
        #expect(screen.diagnostics.first?.contains("Label") == true)
        #expect(screen.diagnostics.first?.contains("TextField") == true)
        #expect(pilot.application.diagnostics == screen.diagnostics)
        #expect(screen.constraint?.isActive == false)
        screen.constraint?.isActive = true
        #expect(screen.constraint?.isActive == true)
    }

    @Test("U-N3: of contradicting required constraints one is left out, with a message")
    func contradiction() async {
        let box = add(Box(3))
        LayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 5),
            box.widthAnchor.constraint(equalToConstant: 7),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        let pilot = await Pilot(ViewController(view: root), columns: 40, rows: 10)
        #expect(box.frame.width == 5)
        #expect(pilot.application.diagnostics.count == 1)
    }

    @Test("U-N4: a required constraint wins over one of 750, without a message")
    func priorities() async {
        let box = add(Box(3))
        let wish = box.widthAnchor.constraint(equalToConstant: 9)
        wish.priority = .defaultHigh
        LayoutConstraint.activate([
            wish, box.widthAnchor.constraint(lessThanOrEqualToConstant: 7),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        let pilot = await Pilot(ViewController(view: root), columns: 40, rows: 10)
        #expect(box.frame.width == 7)
        #expect(pilot.application.diagnostics.isEmpty)
    }

    @Test("U-N5: the priority of an active constraint may change to and from required")
    func priorityOfActive() {
        let box = add(Box(3))
        let first = box.widthAnchor.constraint(equalToConstant: 5)
        let second = box.widthAnchor.constraint(equalToConstant: 7)
        second.priority = .defaultLow
        LayoutConstraint.activate([
            first, second, box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        layOut()
        #expect(box.frame.width == 5)
        first.priority = .fittingSizeLevel
        second.priority = .required
        layOut()
        #expect(box.frame.width == 7)
    }

    @Test("U-N6: a new constant takes effect at the next layout")
    func constant() {
        let box = add(Box(3))
        let edge = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 2)
        edge.isActive = true
        layOut()
        edge.constant = 6
        #expect(box.frame.minX == 2)
        layOut()
        #expect(box.frame.minX == 6)
    }

    @Test("U-N7: a view with only a position has its natural size")
    func naturalSize() {
        let box = add(Box(6, 2))
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 2).isActive = true
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: 1).isActive = true
        layOut()
        #expect(box.frame == Rect(x: 2, y: 1, width: 6, height: 2))
        #expect(box.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(box.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    }

    @Test(
        "U-N8: classes have UIKit's hugging",
        arguments: [
            ("view", 250, 250), ("label", 250, 250), ("switch", 750, 750), ("stepper", 750, 750),
            ("activity", 750, 750), ("progress", 250, 750), ("button", 250, 750),
            ("field", 250, 750),
        ])
    func hugging(name: String, across: Int, down: Int) {
        let view: View =
            switch name {
            case "label": Label("a")
            case "switch": Switch()
            case "stepper": Stepper()
            case "activity": ActivityIndicator()
            case "progress": ProgressView()
            case "button": Button("a")
            case "field": TextField()
            default: View()
            }
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == across)
        #expect(view.contentHuggingPriority(for: .vertical).rawValue == down)
    }

    @Test("U-N9: leading and left are one edge")
    func leadingAndLeft() {
        let box = add(Box(3))
        box.leadingAnchor.constraint(equalTo: root.leftAnchor, constant: 4).isActive = true
        layOut()
        #expect(box.frame.minX == 4)
    }

    @Test("U-N10: a frame counts until a constraint of the view is active")
    func frames() {
        let free = add(Box(3)), tied = add(Box(3))
        for view in [free, tied] {
            #expect(view.translatesAutoresizingMaskIntoConstraints)
            view.translatesAutoresizingMaskIntoConstraints = false
            #expect(!view.translatesAutoresizingMaskIntoConstraints)
            view.frame = Rect(x: 9, y: 3, width: 5, height: 2)
        }
        tied.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        layOut()
        #expect(free.frame == Rect(x: 9, y: 3, width: 5, height: 2))
        #expect(tied.frame.minX == 0)
    }

    @Test("U-N11: an ambiguous layout needs no message")
    func ambiguous() async {
        let view = add(View())
        view.widthAnchor.constraint(equalToConstant: 5).isActive = true
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        let pilot = await Pilot(ViewController(view: root), columns: 40, rows: 10)
        #expect(view.frame == Rect(x: 0, y: 0, width: 5, height: 0))
        #expect(pilot.application.diagnostics.isEmpty)
    }

    @Test("U-N12: the system's distance is one cell across, and one row down")
    func systemSpacing() {
        let first = add(Box(3)), second = add(Box(3)), third = add(Box(3))
        LayoutConstraint.activate([
            first.leadingAnchor.constraint(
                equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
            first.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 0.5),
            second.leadingAnchor.constraint(
                equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
            second.topAnchor.constraint(
                equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1),
            third.leadingAnchor.constraint(
                greaterThanOrEqualToSystemSpacingAfter: second.trailingAnchor, multiplier: 1),
            third.topAnchor.constraint(equalTo: second.topAnchor),
        ])
        layOut()
        #expect(first.frame.origin == Point(x: 1, y: 0))
        #expect(second.frame.origin == Point(x: 6, y: 2))
        #expect(third.frame.minX == 10)
    }

    @Test func constraintIsMadeFromItemsAndAttributes() {
        let box = add(Box(3))
        LayoutConstraint(
            item: box, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading,
            multiplier: 1, constant: 4
        ).isActive = true
        LayoutConstraint(
            item: box, attribute: .width, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 9
        ).isActive = true
        layOut()
        #expect(box.frame.minX == 4)
        #expect(box.frame.width == 9)
    }

    @Test func prioritiesAreNumbers() {
        #expect(LayoutPriority(749) == LayoutPriority.defaultHigh - 1)
        #expect(LayoutPriority(249.9).rawValue == 249)
        #expect((LayoutPriority.defaultLow + 1).rawValue == 251)
        #expect(LayoutPriority(Double.infinity) == .required)
    }

    // MARK: Guides

    @Test func guideIsLaidOutLikeAView() {
        let first = add(Box(3)), second = add(Box(4)), gap = LayoutGuide()
        root.addLayoutGuide(gap)
        LayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            gap.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            gap.widthAnchor.constraint(equalToConstant: 5),
            gap.topAnchor.constraint(equalTo: root.topAnchor),
            gap.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            second.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
            second.centerYAnchor.constraint(equalTo: gap.centerYAnchor),
        ])
        layOut()
        #expect(gap.layoutFrame == Rect(x: 3, y: 0, width: 5, height: 10))
        #expect(second.frame.minX == 8)
        #expect(root.subviews.count == 2)
        root.removeLayoutGuide(gap)
        #expect(gap.owningView == nil)
        #expect(root.layoutGuides.isEmpty)
        #expect(root.constraints.count == 1)
    }

    @Test func marginsGuideFollowsTheMargins() {
        let box = add(Box(3))
        root.layoutMargins = Insets(top: 1, left: 2, bottom: 1, right: 4)
        let margins = root.layoutMarginsGuide
        LayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            box.topAnchor.constraint(equalTo: margins.topAnchor),
        ])
        layOut()
        #expect(box.frame == Rect(x: 2, y: 1, width: 34, height: 1))
        root.layoutMargins = Insets(all: 3)
        layOut()
        #expect(box.frame == Rect(x: 3, y: 3, width: 34, height: 1))
    }

    @Test func safeAreaIsTheWholeView() {
        let box = add(Box(3))
        box.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 2)
            .isActive = true
        layOut()
        #expect(box.frame.minY == 2)
        #expect(root.safeAreaInsets == .zero)
        #expect(root.safeAreaLayoutGuide.layoutFrame == root.bounds)
    }
}
