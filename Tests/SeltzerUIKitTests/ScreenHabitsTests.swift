// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: View+autoresizing, View+arrangedSize.

import Seltzer
import SeltzerTesting
import Testing

/// Auto layout, texts, looks, menus and the like as programs use them from day to day.
@MainActor
@Suite struct ScreenHabitsTests {
    private let root = View()

    private func start(columns: Int = 40, rows: Int = 10) async -> Pilot {
        await Pilot(ViewController(view: root), columns: columns, rows: rows)
    }

    // MARK: Auto layout

    /// A view whose natural size the program changes.
    private final class Sized: View {
        var natural = Size(width: 4, height: 2) { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: Size { natural }
    }

    @Test("A new natural size moves the neighbors at the next layout")
    func naturalSize() async {
        let (sized, below) = (Sized(), Label("below"))
        [sized, below].forEach(root.addSubview)
        LayoutConstraint.activate([
            sized.topAnchor.constraint(equalTo: root.topAnchor),
            sized.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            below.topAnchor.constraint(equalTo: sized.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: sized.trailingAnchor),
        ])
        let pilot = await start()
        #expect(below.frame.origin == Point(x: 4, y: 2))
        sized.natural = Size(width: 7, height: 3)
        #expect(below.frame.origin == Point(x: 4, y: 2))
        await pilot.settle()
        #expect(below.frame.origin == Point(x: 7, y: 3))
    }

    @Test("Of two labels in a row the one with the higher resistance keeps its text")
    func resistance() async {
        let (name, price) = (Label("a long name of a thing"), Label("12.00"))
        [name, price].forEach(root.addSubview)
        price.setContentCompressionResistancePriority(.required, for: .horizontal)
        price.setContentHuggingPriority(.required, for: .horizontal)
        LayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: root.topAnchor),
            name.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            price.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 1),
            price.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            price.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        _ = await start(columns: 16)
        #expect(price.frame == Rect(x: 11, y: 0, width: 5, height: 1))
        #expect(name.frame.width == 10)
    }

    @Test("A hidden view outside of a stack keeps its room")
    func hiddenKeepsRoom() async {
        let (first, second) = (Label("one"), Label("two"))
        [first, second].forEach(root.addSubview)
        LayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: root.topAnchor),
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.topAnchor.constraint(equalTo: first.bottomAnchor),
            second.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        first.isHidden = true
        _ = await start()
        #expect(second.frame.minY == 1)
    }

    @Test("An optional constraint gives way, and counts again when the other one goes")
    func optional() async {
        let view = View()
        root.addSubview(view)
        let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 10)
        let wish = view.widthAnchor.constraint(equalToConstant: 30)
        wish.priority = .defaultHigh
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.2), limit, wish,
        ])
        let pilot = await start()
        #expect(view.frame.size == Size(width: 10, height: 2))
        #expect(view.constraints.count >= 2 || root.constraints.count >= 2)
        limit.isActive = false
        await pilot.settle()
        #expect(view.frame.size == Size(width: 30, height: 6))
    }

    @Test("Guides of equal width center a view between them")
    func guides() async {
        let (left, right, view) = (LayoutGuide(), LayoutGuide(), Label("mid"))
        [left, right].forEach(root.addLayoutGuide)
        root.addSubview(view)
        LayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            left.trailingAnchor.constraint(equalTo: view.leadingAnchor),
            right.leadingAnchor.constraint(equalTo: view.trailingAnchor),
            right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            left.widthAnchor.constraint(equalTo: right.widthAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        _ = await start(columns: 23)
        #expect(view.frame == Rect(x: 10, y: 0, width: 3, height: 1))
        #expect(root.layoutGuides.count >= 2)
    }

    @Test("Texts of different height share a first line by their baselines")
    func baselines() async {
        let (title, text) = (Label("T"), Label("a\nb\nc"))
        [title, text].forEach(root.addSubview)
        LayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor, constant: 2),
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            title.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 1),
            title.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
        ])
        _ = await start()
        #expect(title.frame.minY == 2 && text.frame.height == 3)
    }

    @Test("A view that fills its superview by its mask follows each new size")
    func autoresizing() async {
        let container = View(frame: Rect(x: 0, y: 0, width: 10, height: 4))
        let (fill, corner) = (
            View(frame: container.bounds), View(frame: Rect(x: 7, y: 3, width: 2, height: 1))
        )
        fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        [fill, corner].forEach(container.addSubview)
        container.frame.size = Size(width: 16, height: 6)
        #expect(fill.frame == Rect(x: 0, y: 0, width: 16, height: 6))
        #expect(corner.frame == Rect(x: 13, y: 5, width: 2, height: 1))
    }

    @Test("Flexible parts share a new size in proportion to their lengths")
    func sharedSizes() {
        let container = View(frame: Rect(x: 0, y: 0, width: 12, height: 6))
        let (middle, both, rigid) = (View(), View(), View())
        middle.frame = Rect(x: 4, y: 2, width: 4, height: 2)
        middle.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        both.frame = Rect(x: 2, y: 0, width: 8, height: 6)
        both.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
        rigid.frame = Rect(x: 1, y: 1, width: 2, height: 2)
        [middle, both, rigid].forEach(container.addSubview)
        container.bounds.size = Size(width: 22, height: 10)
        #expect(middle.frame == Rect(x: 9, y: 4, width: 4, height: 2))
        #expect(both.frame == Rect(x: 4, y: 0, width: 16, height: 6))
        #expect(rigid.frame == Rect(x: 1, y: 1, width: 2, height: 2))
        let late = View(frame: .zero)
        late.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let empty = View(frame: .zero)
        empty.addSubview(late)
        empty.frame.size = Size(width: 9, height: 5)
        #expect(late.frame.size == Size(width: 9, height: 5))
        empty.frame.size = .zero
        #expect(late.frame.size == .zero)
    }

    @Test("A stack gives a view with a ratio of its sides the sides of this ratio")
    func ratioInStack() async {
        let stack = StackView(arrangedSubviews: [View(), Label("below")])
        stack.axis = .vertical
        stack.alignment = .leading
        let square = stack.arrangedSubviews[0]
        LayoutConstraint.activate([
            square.widthAnchor.constraint(equalToConstant: 12),
            square.heightAnchor.constraint(equalTo: square.widthAnchor, multiplier: 0.5),
        ])
        root.addSubview(stack)
        LayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        _ = await start()
        #expect(square.frame == Rect(x: 0, y: 0, width: 12, height: 6))
        #expect(stack.arrangedSubviews[1].frame.minY == 6)
    }

    // MARK: Texts and looks

    @Test("Parts of an attributed text without a color have the color of the label")
    func attributed() async {
        let label = Label()
        label.textColor = .red
        var text = StyledText("plain ")
        text.append(StyledText("blue", style: Style(foreground: .blue)))
        label.attributedText = text
        label.textAlignment = .right
        root.addSubview(label)
        label.frame = Rect(x: 0, y: 0, width: 12, height: 1)
        let pilot = await start(columns: 12, rows: 1)
        #expect(pilot.screen.hasPrefix("  plain blue"))
        #expect(label.text == "plain blue")
        #expect(pilot.display.buffer[Point(x: 2, y: 0)].style.foreground == .red)
        #expect(pilot.display.buffer[Point(x: 9, y: 0)].style.foreground == .blue)
    }

    @Test("A picture that has no name here is nil, and an empty image view has no size")
    func pictures() {
        #expect(Image(systemName: "no.such.symbol") == nil)
        let view = ImageView(image: Image(systemName: "star.fill"))
        #expect(view.sizeThatFits(Size(width: 20, height: 20)).height == 1)
        view.image = nil
        #expect(view.sizeThatFits(Size(width: 20, height: 20)) == .zero)
    }

    // MARK: Menus and items

    @Test(
        "Entries may be hidden, disabled and checked, and a menu with other children is another menu"
    )
    func menus() async {
        let button = Button("More")
        var chosen: [String] = []
        func entry(
            _ title: String, _ attributes: Action.Attributes = [], _ state: Action.State = .off
        ) -> Action {
            Action(title: title, attributes: attributes, state: state) { chosen.append($0.title) }
        }
        let menu = Menu(
            title: "",
            children: [
                entry("Shown", [], .on), entry("Faint", .disabled), entry("Gone", .hidden),
            ])
        button.menu = menu.replacingChildren(menu.children + [entry("Last", .destructive)])
        button.showsMenuAsPrimaryAction = true
        root.addSubview(button)
        button.frame = Rect(x: 0, y: 0, width: 10, height: 1)
        let pilot = await start()
        await pilot.click(on: "More")
        #expect(pilot.screen.contains("Shown") && pilot.screen.contains("Faint"))
        #expect(!pilot.screen.contains("Gone") && pilot.screen.contains("✓"))
        await pilot.click(on: "Faint")
        #expect(chosen.isEmpty)
        await pilot.click(on: "Last")
        #expect(chosen == ["Last"])
    }

    @Test("An item of a bar shows its new title at once, hides, and opens its menu")
    func barItems() async {
        let controller = ViewController(view: root)
        let item = BarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        controller.navigationItem.setRightBarButtonItems([item], animated: true)
        let pilot = await Pilot(
            NavigationController(rootViewController: controller), columns: 40, rows: 10)
        #expect(pilot.screen.contains("Edit"))
        item.title = "Done"
        await pilot.settle()
        #expect(pilot.screen.contains("Done") && !pilot.screen.contains("Edit"))
        item.isHidden = true
        await pilot.settle()
        #expect(!pilot.screen.contains("Done"))
        item.isHidden = false
        var chosen = 0
        item.menu = Menu(children: [Action(title: "Choice") { _ in chosen += 1 }])
        await pilot.settle()
        await pilot.click(on: "Done")
        await pilot.click(on: "Choice")
        #expect(chosen == 1)
    }

    // MARK: Undo, alerts, accessibility

    @Test("A group of changes is undone and done again at once, under its name")
    func undoGroups() async {
        final class Model { var value = 0 }
        let model = Model()
        let manager = UndoManager()
        func set(_ value: Int) {
            let old = model.value
            manager.registerUndo(withTarget: model) { _ in set(old) }
            model.value = value
        }
        manager.beginUndoGrouping()
        set(1)
        set(2)
        manager.setActionName("Move")
        manager.endUndoGrouping()
        #expect(manager.canUndo && !manager.canRedo && manager.undoActionName == "Move")
        manager.undo()
        #expect(model.value == 0 && manager.canRedo)
        manager.redo()
        #expect(model.value == 2)
        manager.removeAllActions()
        #expect(!manager.canUndo && !manager.canRedo)
    }

    @Test("An alert keeps its actions in order, and shows a new message while it is up")
    func alert() async {
        let controller = ViewController(view: root)
        let pilot = await Pilot(controller, columns: 40, rows: 12)
        let alert = AlertController(title: "Wait", message: "First", preferredStyle: .alert)
        var presented: ViewController?? = .none
        alert.addAction(
            AlertAction(title: "Go", style: .default) { _ in
                presented = .some(controller.presentedViewController)
            })
        alert.addAction(AlertAction(title: "Stop", style: .cancel))
        controller.present(alert, animated: true)
        await pilot.settle()
        #expect(alert.alertActions.map(\.title) == ["Go", "Stop"])
        #expect(alert.textFields?.isEmpty != false)
        alert.message = "Second"
        await pilot.settle()
        #expect(pilot.screen.contains("Second") && !pilot.screen.contains("First"))
        await pilot.click(on: "Go")
        await pilot.settle()
        #expect(presented == .some(nil))
    }

    @Test("Views describe themselves: roles, labels, values and hidden parts")
    func accessibility() async {
        let (button, slider, toggle, label) = (Button("Save"), Slider(), Switch(), Label("Total"))
        let group = View()
        group.isAccessibilityElement = true
        group.accessibilityLabel = "Card"
        let inside = Label("inside")
        group.addSubview(inside)
        for (row, view) in [button, slider, toggle, label, group].enumerated() {
            view.frame = Rect(x: 0, y: row, width: 20, height: 1)
            root.addSubview(view)
        }
        inside.frame = Rect(x: 0, y: 0, width: 6, height: 1)
        slider.value = 0.5
        toggle.isOn = true
        let pilot = await start()
        #expect(button.accessibilityTraits.contains(.button))
        #expect(pilot.elements.flatMap(\.all).contains { $0.role == .button && $0.label == "Save" })
        #expect(pilot.elements.flatMap(\.all).contains { $0.label == "Total" })
        #expect(pilot.elements.flatMap(\.all).contains { $0.label == "Card" })
        #expect(!pilot.elements.flatMap(\.all).contains { $0.label == "inside" })
        label.accessibilityElementsHidden = true
        await pilot.settle()
        #expect(!pilot.elements.flatMap(\.all).contains { $0.label == "Total" })
    }
}
