// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@MainActor private let overrides = OverrideLog()

/// A view that overrides the members that programs for UIKit override.
private final class OwnView: View {
    override var frame: Rect { didSet { if frame != oldValue { overrides.add("frame") } } }
    override var bounds: Rect { didSet { if bounds != oldValue { overrides.add("bounds") } } }
    override var center: Point {
        get { super.center }
        set {
            overrides.add("center")
            super.center = newValue
        }
    }
    override var isHidden: Bool { didSet { overrides.add("isHidden") } }
    override var alpha: Double { didSet { overrides.add("alpha") } }
    override var backgroundColor: Color? { didSet { overrides.add("backgroundColor") } }
    override var intrinsicContentSize: Size { Size(width: 6, height: 2) }

    override func addSubview(_ view: View) {
        overrides.add("addSubview")
        super.addSubview(view)
    }
    override func insertSubview(_ view: View, at index: Int) {
        overrides.add("insertSubview")
        super.insertSubview(view, at: index)
    }
    override func insertSubview(_ view: View, aboveSubview sibling: View) {
        overrides.add("above")
        super.insertSubview(view, aboveSubview: sibling)
    }
    override func insertSubview(_ view: View, belowSubview sibling: View) {
        overrides.add("below")
        super.insertSubview(view, belowSubview: sibling)
    }
    override func bringSubviewToFront(_ view: View) {
        overrides.add("front")
        super.bringSubviewToFront(view)
    }
    override func sendSubviewToBack(_ view: View) {
        overrides.add("back")
        super.sendSubviewToBack(view)
    }
    override func removeFromSuperview() {
        overrides.add("removeFromSuperview")
        super.removeFromSuperview()
    }
    override func setNeedsLayout() {
        overrides.add("setNeedsLayout")
        super.setNeedsLayout()
    }
    override func layoutIfNeeded() {
        overrides.add("layoutIfNeeded")
        super.layoutIfNeeded()
    }
    override func setNeedsDisplay() {
        overrides.add("setNeedsDisplay")
        super.setNeedsDisplay()
    }
    override func invalidateIntrinsicContentSize() {
        overrides.add("invalidate")
        super.invalidateIntrinsicContentSize()
    }
    override func sizeToFit() {
        overrides.add("sizeToFit")
        super.sizeToFit()
    }
}

private final class OwnScroll: ScrollView {
    override var contentOffset: Point { didSet { overrides.add("contentOffset") } }
    override var contentInset: Insets { didSet { overrides.add("contentInset") } }
    override var contentSize: Size { didSet { overrides.add("contentSize") } }
    override var isScrollEnabled: Bool { didSet { overrides.add("isScrollEnabled") } }
    override func setContentOffset(_ contentOffset: Point, animated: Bool) {
        overrides.add("setContentOffset")
        super.setContentOffset(contentOffset, animated: animated)
    }
    override func scrollRectToVisible(_ rect: Rect, animated: Bool) { overrides.add("scrollRect") }
}

private final class OwnLabel: Label {
    override var text: String { didSet { overrides.add("text") } }
    override var attributedText: StyledText? { didSet { overrides.add("attributedText") } }
    override var textColor: Color! { didSet { overrides.add("textColor") } }
    override var textAlignment: TextAlignment { didSet { overrides.add("textAlignment") } }
}

private final class OwnField: TextField {
    override var text: String { didSet { overrides.add("text") } }
    override var isSecureTextEntry: Bool { didSet { overrides.add("secure") } }
}

private final class OwnImageView: ImageView {
    override var image: Image? { didSet { overrides.add("image") } }
    override var isHighlighted: Bool { didSet { overrides.add("isHighlighted") } }
}

private final class OwnStack: StackView {
    override func addArrangedSubview(_ view: View) {
        overrides.add("addArranged")
        super.addArrangedSubview(view)
    }
    override func removeArrangedSubview(_ view: View) {
        overrides.add("removeArranged")
        super.removeArrangedSubview(view)
    }
}

private final class OwnButton: Button {
    override var isEnabled: Bool { didSet { overrides.add("isEnabled") } }
    override var isHighlighted: Bool {
        didSet { if isHighlighted { overrides.add("isHighlighted") } }
    }
    override var isSelected: Bool { didSet { overrides.add("isSelected") } }
}

private final class OwnSwitch: Switch {
    override var isOn: Bool { didSet { overrides.add("isOn") } }
}

private final class OwnSlider: Slider {
    override var value: Double { didSet { overrides.add("value") } }
}

private final class OwnCell: TableViewCell {
    override var isSelected: Bool { didSet { overrides.add("isSelected") } }
    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        overrides.add("setSelected \(selected)")
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        overrides.add("setHighlighted \(highlighted)")
    }
}

private final class OwnTable: TableView {
    override func reloadData() {
        overrides.add("reloadData")
        super.reloadData()
    }
}

@MainActor
private final class OneRow: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}

/// Members that programs for UIKit override: the library calls the overrides, too.
@MainActor
@Suite(.serialized) struct OverridesTests {
    init() { _ = overrides.take() }

    private func show(_ view: View) async -> Pilot {
        let pilot = await Pilot(ViewController(view: view), columns: 40, rows: 12)
        _ = overrides.take()
        return pilot
    }

    @Test func layoutSetsTheFrameOfAViewThatObservesIt() async {
        let view = OwnView()
        let stack = StackView(arrangedSubviews: [view])
        _ = await Pilot(ViewController(view: stack), columns: 40, rows: 12)
        #expect(overrides.take().contains("frame"))
        #expect(view.frame == Rect(x: 0, y: 0, width: 40, height: 12))
        let root = View(frame: Rect(x: 0, y: 0, width: 20, height: 5))
        let pinned = OwnView()
        root.addSubview(pinned)
        pinned.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3).isActive = true
        pinned.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(overrides.take().contains("frame"))
        #expect(pinned.frame == Rect(x: 3, y: 0, width: 6, height: 2))
    }

    @Test func changesOfAViewReachItsOverrides() async {
        let root = View(), view = OwnView(frame: Rect(x: 2, y: 2, width: 4, height: 2))
        root.addSubview(view)
        _ = await show(root)
        view.bounds.origin.y = 1
        #expect(overrides.take().contains("bounds"))
        view.center = Point(x: 10, y: 5)
        #expect(overrides.take().contains("center"))
        #expect(view.frame == Rect(x: 8, y: 4, width: 4, height: 2))
        view.isHidden = true
        view.alpha = 0.5
        view.backgroundColor = .red
        let calls = overrides.take()
        #expect(calls.filter { ["isHidden", "alpha", "backgroundColor"].contains($0) }.count == 3)
        #expect(calls.contains("setNeedsDisplay"))
        view.sizeToFit()
        #expect(view.frame.size == Size(width: 6, height: 2))
        view.invalidateIntrinsicContentSize()
        view.layoutIfNeeded()
        #expect(overrides.take().filter { $0 == "sizeToFit" || $0 == "layoutIfNeeded" }.count == 2)
    }

    @Test func treesAreChangedByOverriddenMethods() {
        let view = OwnView(), a = View(), b = View(), c = OwnView()
        view.addSubview(a)
        view.insertSubview(b, at: 0)
        view.insertSubview(c, aboveSubview: b)
        #expect(view.subviews == [b, c, a])
        view.insertSubview(a, belowSubview: b)
        view.bringSubviewToFront(b)
        view.sendSubviewToBack(c)
        #expect(view.subviews == [c, a, b])
        c.removeFromSuperview()
        let names = ["addSubview", "insertSubview", "above", "below", "front", "back"]
        #expect(overrides.calls.filter { names.contains($0) } == names)
        #expect(overrides.take().contains("removeFromSuperview"))
    }

    @Test func scrollingReachesOverrides() async {
        let scroll = OwnScroll()
        scroll.contentSize = Size(width: 40, height: 100)
        scroll.contentInset = Insets(top: 1, left: 0, bottom: 0, right: 0)
        let pilot = await show(scroll)
        await pilot.wheel(dy: 1, column: 3, row: 3)
        #expect(overrides.take().contains("contentOffset"))
        scroll.setContentOffset(Point(x: 0, y: 9), animated: false)
        scroll.scrollRectToVisible(Rect(x: 0, y: 50, width: 1, height: 1), animated: false)
        scroll.isScrollEnabled = false
        #expect(
            overrides.take() == [
                "setContentOffset", "contentOffset", "scrollRect", "isScrollEnabled",
            ])
        #expect(scroll.contentOffset.y == 9)
    }

    @Test func valuesOfLabelsAndControlsReachOverrides() async {
        let label = OwnLabel()
        _ = overrides.take()
        label.text = "a"
        label.attributedText = StyledText("b")
        label.textColor = .red
        label.textAlignment = .center
        #expect(overrides.take() == ["text", "attributedText", "textColor", "textAlignment"])
        let picture = OwnImageView()
        picture.image = Image(systemName: "star")
        picture.isHighlighted = true
        #expect(overrides.take() == ["image", "isHighlighted"])
        let stack = OwnStack(arrangedSubviews: [label])
        stack.removeArrangedSubview(label)
        #expect(overrides.take() == ["addArranged", "removeArranged"])
        let field = OwnField()
        _ = overrides.take()
        field.text = "a"
        field.isSecureTextEntry = true
        #expect(overrides.take() == ["text", "secure"])
    }

    @Test func theUsersChangesReachOverrides() async {
        let button = OwnButton("Go"), lever = OwnSwitch(), slider = OwnSlider()
        let stack = StackView(arrangedSubviews: [button, lever, slider])
        stack.axis = .vertical
        let pilot = await show(stack)
        await pilot.mouseDown(column: 1, row: button.frame.midY)
        #expect(overrides.take().contains("isHighlighted"))
        await pilot.mouseUp(column: 1, row: button.frame.midY)
        lever.becomeFirstResponder()
        await pilot.press("space")
        #expect(overrides.take().contains("isOn"))
        // The user's drags do not set a slider's value through its property.
        slider.value = 0.5
        #expect(overrides.take().contains("value"))
        button.isSelected = true
        button.isEnabled = false
        #expect(overrides.take().filter { $0 == "isSelected" || $0 == "isEnabled" }.count == 2)
    }

    @Test func tablesCallTheMethodsOfTheirCells() async {
        let table = OwnTable(), source = OneRow()
        table.register(OwnCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        let pilot = await show(table)
        await pilot.click(column: 2, row: 0)
        let calls = overrides.take()
        #expect(calls.contains("setHighlighted true") && calls.contains("setSelected true"))
        table.cellForRow(at: TableIndexPath(row: 0, section: 0))?.isSelected = false
        #expect(overrides.take().contains("isSelected"))
        table.reloadData()
        #expect(overrides.take() == ["reloadData"])
    }
}
