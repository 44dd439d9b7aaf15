// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ScrollViewConstraintsTests {
    private let scrollView = ScrollView()
    private let root = View()
    private let form = StackView()

    init() {
        form.axis = .vertical
        for number in 0..<20 { form.addArrangedSubview(Label("Row \(number)")) }
        root.addSubview(scrollView)
        scrollView.addSubview(form)
        LayoutConstraint.activate([
            scrollView.topAnchor == root.topAnchor, scrollView.bottomAnchor == root.bottomAnchor,
            scrollView.leftAnchor == root.leftAnchor, scrollView.rightAnchor == root.rightAnchor,
        ])
    }

    private func start() async -> Pilot {
        await Pilot(ViewController(view: root), columns: 30, rows: 8)
    }

    private func checkScrolls(margin: Int = 0) async {
        let pilot = await start()
        #expect(scrollView.frame == Rect(x: 0, y: 0, width: 30, height: 8))
        #expect(scrollView.contentSize.height == 20 + 2 * margin)
        #expect(form.frame == Rect(x: margin, y: margin, width: 30, height: 20))
        #expect(pilot.screen.contains("Row 2") && !pilot.screen.contains("Row 19"))
        scrollView.contentOffset = Point(x: 0, y: 12 + 2 * margin)
        await pilot.settle()
        #expect(pilot.screen.contains("Row 19") && !pilot.screen.contains("Row 2\n"))
        #expect(form.frame.minY == margin)
        form.addArrangedSubview(Label("Row 20"))
        await pilot.settle()
        #expect(scrollView.contentSize.height == 21 + 2 * margin)
        await pilot.resize(columns: 40, rows: 6)
        #expect(form.frame.width == 40 && scrollView.contentSize.height == 21 + 2 * margin)
    }

    @Test func edgesOfAScrollViewAreThoseOfItsContent() async {
        LayoutConstraint.activate([
            form.topAnchor == scrollView.topAnchor, form.bottomAnchor == scrollView.bottomAnchor,
            form.leadingAnchor == scrollView.leadingAnchor,
            form.trailingAnchor == scrollView.trailingAnchor,
            form.widthAnchor == scrollView.widthAnchor,
        ])
        await checkScrolls()
    }

    @Test func theContentMayBeAsWideAsAViewAroundIt() async {
        LayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 1),
            form.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -1),
            form.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 1),
            form.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -1),
            form.widthAnchor.constraint(equalTo: root.widthAnchor),
        ])
        await checkScrolls(margin: 1)
        #expect(scrollView.contentSize.width == 42)
    }

    @Test func guidesStandForTheContentAndTheVisiblePart() async {
        let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        #expect(scrollView.contentLayoutGuide === content && scrollView.frameLayoutGuide === frame)
        LayoutConstraint.activate([
            form.topAnchor == content.topAnchor, form.bottomAnchor == content.bottomAnchor,
            form.leadingAnchor == content.leadingAnchor,
            form.trailingAnchor == content.trailingAnchor,
            content.widthAnchor == frame.widthAnchor,
        ])
        await checkScrolls()
        #expect(content.layoutFrame.size == scrollView.contentSize)
    }

    @Test func aViewOnTheVisiblePartStaysInItsPlace() async {
        scrollView.contentSize = Size(width: 30, height: 40)
        let mark = Label("Top")
        scrollView.addSubview(mark)
        LayoutConstraint.activate([
            mark.topAnchor == scrollView.frameLayoutGuide.topAnchor,
            mark.leftAnchor == scrollView.frameLayoutGuide.leftAnchor,
        ])
        let pilot = await start()
        scrollView.contentOffset = Point(x: 0, y: 9)
        await pilot.settle()
        #expect(pilot.location(of: "Top") == .zero)
        #expect(scrollView.contentSize.height == 40)
    }

    @Test func aContentSizeOfTheProgramStays() async {
        scrollView.contentSize = Size(width: 30, height: 40)
        let mark = View()
        scrollView.addSubview(mark)
        LayoutConstraint.activate([
            mark.bottomAnchor == scrollView.bottomAnchor, mark.heightAnchor == 1,
            mark.leftAnchor == scrollView.leftAnchor, mark.rightAnchor == scrollView.rightAnchor,
        ])
        _ = await start()
        #expect(scrollView.contentSize.height == 40)
        #expect(mark.frame == Rect(x: 0, y: 7, width: 30, height: 1))
    }
}
