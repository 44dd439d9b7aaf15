// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: AccessibilityAttributes, AccessibilityReader, AccessibilityRole, AccessibilityState,
// AccessibilityTraits, View+Accessibility, Application+accessibility, AccessibilityElement+scrolling.

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import Testing

@testable import SeltzerViews

/// A view that says what it is told to say.
private final class Speaker: View {
    var attributes: AccessibilityAttributes
    var parts: [AccessibilityPart] = []
    var steps = 0
    private(set) var presses: [Point] = []

    init(
        _ attributes: AccessibilityAttributes, _ frame: Rect = Rect(x: 0, y: 0, width: 4, height: 1)
    ) {
        self.attributes = attributes
        super.init(frame: frame)
    }

    override var defaultAccessibility: AccessibilityAttributes { attributes }
    override var accessibilityParts: [AccessibilityPart] { parts }
    override var canBecomeFirstResponder: Bool { true }
    override func handleMouse(_ event: MouseEvent) -> Disposition {
        if event.phase == .down { presses.append(event.location) }
        return .stop
    }
}

@MainActor
@Suite struct AccessibilityElementTests {
    private func start(_ views: [View], columns: Int = 20, rows: Int = 6) async -> Pilot {
        let root = View()
        for view in views { root.addSubview(view) }
        let controller = ViewController(view: root)
        controller.wantsInitialFocus = false
        return await Pilot(controller, columns: columns, rows: rows)
    }

    private func only(_ pilot: Pilot) throws -> AccessibilityElement {
        let window = try #require(pilot.application.accessibilityElements.first)
        #expect(window.children.count == 1)
        return try #require(window.children.first)
    }

    @Test func aPlainViewIsNoElementAndItsSubviewsAre() async throws {
        let holder = View(frame: Rect(x: 3, y: 2, width: 10, height: 3))
        holder.addSubview(
            Speaker(.init(.button, label: "Save"), Rect(x: 1, y: 1, width: 4, height: 1)))
        let pilot = await start([holder])
        #expect(pilot.elementTree == "window\n  button \"Save\"")
        #expect(try only(pilot).frame == Rect(x: 4, y: 3, width: 4, height: 1))
    }

    @Test func whatTheProgramSaysReplacesWhatTheClassSays() async throws {
        let view = Speaker(.init(.button, label: "×", value: "old", traits: .notEnabled))
        let pilot = await start([view])
        view.accessibilityLabel = "Close"
        view.accessibilityHint = "Closes the file"
        view.accessibilityIdentifier = "close"
        var element = try only(pilot)
        #expect(element.line == "button \"Close\" #close: old disabled")
        #expect(element.hint == "Closes the file")
        view.accessibilityTraits = [.link, .selected]
        view.accessibilityValue = nil
        element = try only(pilot)
        #expect(element.role == .link && element.isSelected && element.isEnabled)
        view.accessibilityLabel = nil
        #expect(view.accessibilityLabel == "×")
    }

    @Test func aRoleBringsItsTraitsAndTraitsNameARole() {
        let view = View()
        view.accessibilityTraits = .header
        #expect(view.accessibilityRole == .heading && view.isAccessibilityElement)
        view.accessibilityRole = .slider
        #expect(view.accessibilityTraits == [.header, .adjustable])
        view.accessibilityRole = .group
        #expect(!view.isAccessibilityElement)
        #expect(AccessibilityRole.popUpButton.description == "pop up button")
        for role in AccessibilityRole.allCases where role.needsLabel && role != .image {
            #expect(!(role.isContainer && role.isInteractive), "\(role)")
        }
    }

    @Test func saysNothingOfWhatIsHiddenOrLeftOut() async {
        let hidden = Speaker(.init(.button, label: "A"))
        let silent = Speaker(.init(.button, label: "B"))
        let empty = Speaker(.init(.staticText, label: ""))
        hidden.isHidden = true
        silent.accessibilityElementsHidden = true
        let pilot = await start([hidden, silent, empty])
        #expect(pilot.elementTree == "window")
    }

    @Test func theProgramChoosesTheOrderOfReading() async {
        let holder = Speaker(.init(.group, label: "Both"), Rect(x: 1, y: 1, width: 9, height: 3))
        let first = Speaker(.init(.button, label: "1"))
        let second = Speaker(.init(.button, label: "2"))
        let third = Speaker(.init(.button, label: "3"))
        for view in [first, second, third] { holder.addSubview(view) }
        holder.accessibilityElements = [third, first, View()]
        let pilot = await start([holder])
        #expect(
            pilot.elementTree == "window\n  group \"Both\"\n    button \"3\"\n    button \"1\"")
    }

    @Test func partsOfAViewAreElements() async throws {
        let bar = Speaker(.init(.toolbar), Rect(x: 2, y: 1, width: 8, height: 1))
        bar.parts = [
            AccessibilityPart(
                .init(.button, label: "A"), frame: Rect(x: 0, y: 0, width: 3, height: 1)),
            AccessibilityPart(
                .init(.button, label: "B"), frame: Rect(x: 4, y: 0, width: 3, height: 1)),
        ]
        let pilot = await start([bar])
        try await pilot.element(.button, "B").click()
        #expect(bar.presses == [Point(x: 5, y: 0)])
        #expect(pilot.elements(.button).map(\.part) == [0, 1])
    }

    @Test func whatIsClippedIsNotVisible() async throws {
        let holder = View(frame: Rect(x: 0, y: 0, width: 6, height: 1))
        holder.clipsToBounds = true
        holder.addSubview(
            Speaker(.init(.button, label: "A"), Rect(x: 4, y: 0, width: 4, height: 1)))
        holder.addSubview(
            Speaker(.init(.button, label: "B"), Rect(x: 0, y: 2, width: 4, height: 1)))
        let pilot = await start([holder])
        let children = pilot.elements[0].children
        #expect(children.map(\.visibleFrame.width) == [2, 0])
        #expect(children[1].line == "button \"B\" not visible")
        #expect(pilot.application.accessibilityActivationPoint(of: children[1]) == nil)
    }

    @Test func aModalWindowHidesTheElementsBehindIt() async {
        let pilot = await start([Speaker(.init(.button, label: "Behind"))])
        let window = Window(frame: Rect(x: 1, y: 1, width: 5, height: 2))
        window.isModal = true
        window.addSubview(Speaker(.init(.button, label: "Front")))
        window.accessibilityLabel = "Question"
        window.makeKeyAndVisible(in: pilot.application)
        #expect(!pilot.elementTree.contains("Behind"))
        #expect(pilot.elementTree.contains("button \"Front\""))
        window.close()
        #expect(pilot.elementTree == "window\n  button \"Behind\"")
    }

    @Test func thePressGoesToTheElementAndNotToTheControlInIt() async {
        let row = Speaker(.init(.row, label: "Row"), Rect(x: 0, y: 0, width: 9, height: 1))
        let inner = Control(frame: Rect(x: 2, y: 0, width: 6, height: 1))
        row.addSubview(inner)
        let pilot = await start([row])
        let element = pilot.elements(.row)[0]
        #expect(pilot.application.accessibilityActivationPoint(of: element) == Point(x: 0, y: 0))
        #expect(pilot.application.activate(element))
        #expect(row.presses == [Point(x: 0, y: 0)])
        #expect(element.children.map(\.role) == [.control])
    }

    @Test func isScrolledIntoView() async throws {
        let content = View(frame: Rect(x: 0, y: 0, width: 10, height: 40))
        let low = Speaker(.init(.button, label: "Low"), Rect(x: 0, y: 33, width: 5, height: 1))
        content.addSubview(low)
        let scrollView = ScrollView(content)
        scrollView.frame = Rect(x: 0, y: 0, width: 12, height: 5)
        let pilot = await start([scrollView])
        try await pilot.element(.button, "Low").click()
        #expect(low.presses.count == 1)
        #expect(scrollView.contentOffset.y > 20)
        #expect(scrollView.accessibilityScroll(.up))
        #expect(!pilot.elements[0].scrollToVisible())
    }

    @Test func nothingIsKeptOfAViewThatSaysNothing() {
        let view = View()
        #expect(view.accessibilityLabel == nil && view.accessibilityRole == nil)
        #expect(view.accessibilityCustomActions.isEmpty && !view.accessibilityElementsHidden)
        _ = view.currentAccessibility
        #expect(view.rare == nil)
    }
}
