// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews
import Testing

/// Laws that hold for any tree of containers.
@MainActor
@Suite struct LayoutPropertyTests {
    /// A tree that can be built again as it is.
    private func tree(_ random: inout SeededGenerator, levels: Int) -> View {
        let count = Int.random(in: 1...4, using: &random)
        let kind = levels == 0 ? 9 : Int.random(in: 0...5, using: &random)
        if kind > 4 {
            let words = ["", "a", "words to wrap", "漢字かな", "b\nc"]
            let label = Label(words.randomElement(using: &random) ?? "")
            if Bool.random(using: &random) { label.numberOfLines = 0 }
            if Bool.random(using: &random) {
                label.setContentHuggingPriority(.defaultLow, for: .horizontal)
            }
            return label
        }
        let views = (0..<count).map { _ in tree(&random, levels: levels - 1) }
        let margins = Insets(left: Int.random(in: 0...1, using: &random))
        switch kind {
        case 0:
            let stack = ZStack(alignment: .center) { views }
            stack.layoutMargins = margins
            stack.setAlignment(.fill, of: views[0])
            return stack
        case 1:
            let grid = GridView(columns: [.fraction(1), .fitting], columnSpacing: 1)
            views.forEach { grid.addArrangedSubview($0) }
            return grid
        case 2:
            return BoxView(title: "t", layoutMargins: margins, contentView: views[0])
        default:
            let stack = StackView(kind == 3 ? .vertical : .horizontal, views)
            stack.spacing = Int.random(in: 0...2, using: &random)
            stack.setCustomSpacing(3, after: views[0])
            if Bool.random(using: &random) { stack.setFlex(1, of: views[count - 1]) }
            return stack
        }
    }

    private func tree(_ seed: UInt64) -> View {
        var random = SeededGenerator(seed: seed)
        return tree(&random, levels: 4)
    }

    private func frames(_ view: View) -> [Rect] { [view.frame] + view.subviews.flatMap(frames) }

    private func labels(_ view: View) -> [Label] {
        ((view as? Label).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    private func layOut(_ view: View, _ size: Size) {
        view.frame = Rect(origin: .zero, size: size)
        view.layoutIfNeeded()
    }

    private func size(_ random: inout SeededGenerator) -> Size {
        Size(
            width: Int.random(in: 0...60, using: &random),
            height: Int.random(in: 0...25, using: &random))
    }

    @Test func theSameSizeGivesTheSameLayoutFromAnyState() {
        for seed in UInt64(0)..<150 {
            var random = SeededGenerator(seed: seed &+ 1_000)
            let used = tree(seed), fresh = tree(seed)
            let end = size(&random)
            for _ in 0..<6 {
                layOut(used, size(&random))
                let some = labels(used).randomElement(using: &random)
                let text = some?.text ?? ""
                some?.text = "something else for a while"
                some?.isHidden = true
                layOut(used, size(&random))
                some?.text = text
                some?.isHidden = false
            }
            layOut(used, end)
            layOut(fresh, end)
            #expect(frames(used) == frames(fresh), "seed \(seed)")
        }
    }

    @Test func layingOutAgainChangesNothing() {
        for seed in UInt64(0)..<150 {
            var random = SeededGenerator(seed: seed)
            let view = tree(seed)
            layOut(view, size(&random))
            let before = frames(view)
            mark(view)
            view.layoutIfNeeded()
            #expect(frames(view) == before, "seed \(seed)")
        }
    }

    private func mark(_ view: View) {
        view.setNeedsLayout()
        view.subviews.forEach(mark)
    }

    @Test func whatIsInsideStaysInsideAndOnlyOverlaysOverlap() {
        for seed in UInt64(0)..<150 {
            var random = SeededGenerator(seed: seed)
            let view = tree(seed)
            layOut(view, size(&random))
            check(view, seed)
        }
    }

    private func check(_ view: View, _ seed: UInt64) {
        for (index, subview) in view.subviews.enumerated() {
            #expect(
                subview.frame.isEmpty || view.bounds.contains(subview.frame),
                "\(subview.frame) in \(view.bounds), seed \(seed)")
            if !(view is ZStack) {
                for other in view.subviews.dropFirst(index + 1) {
                    #expect(!other.frame.intersects(subview.frame), "seed \(seed)")
                }
            }
            check(subview, seed)
        }
    }
}
