// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A page that follows its scroll view, as UIKit's programs write it.
private final class Feed: ViewController, ScrollViewDelegate {
    let scrollView = ScrollView()
    var offsets: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.delegate = self
        scrollView.contentSize = Size(width: view.bounds.width, height: 100)
        view.addSubview(scrollView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) {
        offsets.append(scrollView.contentOffset.y)
    }
}

/// A label with room around its text.
private final class PaddedLabel: Label {
    override func drawText(in rect: Rect) { super.drawText(in: rect.insetBy(dx: 2, dy: 0)) }
    override func sizeThatFits(_ size: Size) -> Size {
        let fitting = super.sizeThatFits(size)
        return Size(width: fitting.width + 4, height: fitting.height)
    }
}

/// A button that shows its state by its color.
private final class Pill: Button {
    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .lightGray : .systemBlue }
    }
}

@MainActor
@Suite struct MixedSnippetsTests {
    @Test func aDelegateFollowsAScrollView() async {
        let feed = Feed()
        let pilot = await Pilot(feed, columns: 20, rows: 5)
        feed.scrollView.setContentOffset(Point(x: 0, y: 7), animated: false)
        await pilot.settle()
        #expect(feed.offsets.last == 7)
    }

    @Test func attributesAndOptionsHaveUIKitsNames() {
        let label = Label()
        label.attributedText = StyledText(
            string: "Hello", attributes: [.font: Font.boldSystemFont(ofSize: 18), .kern: 1])
        #expect(label.text == "Hello" && label.attributedText?.length == 5)
        let options: View.AnimationOptions = [.transitionFlipFromLeft, .showHideTransitionViews]
        let (front, back) = (View(), View())
        View.transition(from: front, to: back, duration: 0.3, options: options)
        #expect(front.isHidden && !back.isHidden)
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        #expect(cell.selectionStyle == .none)
    }

    @Test func aTransitionPutsAViewInThePlaceOfAnother() {
        let (room, front, back) = (View(), View(), View())
        room.addSubview(front)
        View.transition(from: front, to: back, duration: 0.3)
        #expect(room.subviews == [back] && front.superview == nil)
    }

    @Test func subclassesDrawTextAndFollowStates() async {
        let label = PaddedLabel("ab")
        let pilot = await Pilot(ViewController(view: label), columns: 6, rows: 1)
        #expect(pilot.screen == "  ab")
        #expect(label.sizeThatFits(.zero).width == 6)
        let pill = Pill("OK")
        pill.isHighlighted = true
        #expect(pill.backgroundColor == .lightGray)
    }
}
