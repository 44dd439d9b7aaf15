// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Pilot+explanations.

import SeltzerBase
import SeltzerControls
import SeltzerTesting
import SeltzerViews
import Testing

/// A view that answers every hit test by itself.
private final class Willful: View {
    override func hitTest(_ point: Point, with event: MouseEvent?) -> View? {
        bounds.contains(point) ? self : nil
    }
}

/// A button that presses go through.
private final class Glass: Button {
    override func hitTest(_ point: Point, with event: MouseEvent?) -> View? { nil }
}

/// A button that is smaller than its frame.
private final class Core: Button {
    override func point(inside point: Point, with event: MouseEvent?) -> Bool { false }
}

/// The cases of a reason without their views: a new one does not compile before it has a row in ``Obstacle``.
private enum ReasonKind: CaseIterable {
    case hidden, interactionOff, moving, outside, clipped, covered, modal, overruled

    init(_ reason: HitTestReport.Reason) {
        self =
            switch reason {
            case .hidden: .hidden
            case .interactionOff: .interactionOff
            case .moving: .moving
            case .outside: .outside
            case .clipped: .clipped
            case .covered: .covered
            case .modal: .modal
            case .overruled: .overruled
            }
    }
}

/// Something that keeps a press from the button "Save".
private enum Obstacle: String, CaseIterable, Sendable {
    case hidden, hiddenBox, withoutInteraction, boxWithoutInteraction, moving, leftOut
    case outsideOfBox, clipped, covered, coveredByWindow, modalWindow, transparent, overruled

    var kind: ReasonKind {
        switch self {
        case .hidden, .hiddenBox: .hidden
        case .withoutInteraction, .boxWithoutInteraction: .interactionOff
        case .moving: .moving
        case .leftOut, .outsideOfBox: .outside
        case .clipped: .clipped
        case .covered, .coveredByWindow: .covered
        case .modalWindow: .modal
        case .transparent, .overruled: .overruled
        }
    }

    /// Why not, after a colon.
    var reason: String {
        switch self {
        case .hidden: "it is hidden"
        case .hiddenBox: "the group \"Files\" is hidden"
        case .withoutInteraction: "interaction is off on it"
        case .boxWithoutInteraction: "interaction is off on the group \"Files\""
        case .moving: "an animation moves it"
        case .leftOut: "it leaves this cell out of its area"
        case .outsideOfBox:
            "the cell is outside of the group \"Files\", which is around it"
        case .clipped: "the group \"Files\" clips it there"
        case .covered: "the text \"Moved.\" covers it"
        case .coveredByWindow: "the window \"Tools\" covers it"
        case .modalWindow: "the dialog \"Question\" is in front and takes all presses"
        case .transparent: "it lets presses through"
        case .overruled: "the Willful answers with another view"
        }
    }

    /// Builds the screen; the button has the cell at (6, 1).
    @MainActor func build() async -> (pilot: Pilot, save: Button) {
        let save: Button =
            switch self {
            case .transparent: Glass("&Save")
            case .leftOut: Core("&Save")
            default: Button("&Save")
            }
        save.frame = Rect(x: 2, y: 1, width: 10, height: 1)
        let root = View()
        let pilot = await Pilot(ViewController(view: root), columns: 30, rows: 6)
        root.addSubview(save)
        hinder(save, in: root, pilot)
        await pilot.settle()
        return (pilot, save)
    }

    @MainActor private func hinder(_ save: Button, in root: View, _ pilot: Pilot) {
        let box = self == .overruled ? Willful() : View()
        box.accessibilityLabel = "Files"
        if self != .overruled { box.accessibilityRole = .group }
        box.frame = Rect(x: 0, y: 0, width: 20, height: 4)
        switch self {
        case .hidden: save.isHidden = true
        case .withoutInteraction: save.isUserInteractionEnabled = false
        case .moving: View.animate(withDuration: 60) { save.frame.size.width = 12 }
        case .hiddenBox, .boxWithoutInteraction, .outsideOfBox, .clipped, .overruled:
            root.addSubview(box)
            box.addSubview(save)
            box.isHidden = self == .hiddenBox
            box.isUserInteractionEnabled = self != .boxWithoutInteraction
            box.clipsToBounds = self == .clipped
            if self == .outsideOfBox || self == .clipped { box.frame.size.width = 4 }
        case .covered:
            let toast = Label("Moved.")
            toast.isUserInteractionEnabled = true
            toast.frame = Rect(x: 0, y: 1, width: 12, height: 1)
            root.addSubview(toast)
        case .coveredByWindow, .modalWindow:
            let isModal = self == .modalWindow
            let window = Window(
                frame: Rect(x: isModal ? 15 : 0, y: 1, width: 12, height: 3))
            window.isModal = isModal
            window.accessibilityLabel = isModal ? "Question" : "Tools"
            if isModal { window.accessibilityRole = .dialog }
            window.makeKeyAndVisible(in: pilot.application)
        case .leftOut, .transparent: break
        }
    }
}

@MainActor
@Suite("Why a press does not reach a view") struct PressExplanationTests {
    @Test("says the reason in a sentence", arguments: Obstacle.allCases)
    fileprivate func sentence(for obstacle: Obstacle) async {
        let (pilot, save) = await obstacle.build()
        #expect(
            pilot.explanation(ofPressAtColumn: 6, row: 1).contains(
                "The button \"Save\" does not get it: \(obstacle.reason)."))
        let report = pilot.application.hitTestReport(at: Point(x: 6, y: 1))
        #expect(report.reason(for: save).map(ReasonKind.init) == obstacle.kind)
    }

    @Test("has a test for each reason") func allReasons() {
        #expect(Set(Obstacle.allCases.map(\.kind)) == Set(ReasonKind.allCases))
        #expect(Set(Obstacle.allCases.map(\.reason)).count == Obstacle.allCases.count)
    }

    private func start(_ view: View) async -> Pilot {
        let root = View()
        view.frame = Rect(x: 2, y: 1, width: 10, height: 1)
        root.addSubview(view)
        return await Pilot(ViewController(view: root), columns: 30, rows: 6)
    }

    @Test func theElementThatGetsThePressIsNamed() async {
        let pilot = await start(Button("&Save"))
        #expect(
            pilot.explanation(ofPressAtColumn: 4, row: 1) == [
                "A press at (4, 1) reaches the button \"Save\"."
            ])
    }

    @Test func aDisabledControlGetsThePressAndIsSaidToBeDisabled() async {
        let save = Button("&Save")
        save.isEnabled = false
        let pilot = await start(save)
        #expect(
            pilot.explanation(ofPressAtColumn: 4, row: 1) == [
                "A press at (4, 1) reaches the button \"Save\", which is disabled."
            ])
    }

    @Test func aViewThatSaysNothingIsNamedByItsType() async {
        let pilot = await start(Label(""))
        #expect(
            pilot.explanation(ofPressAtColumn: 20, row: 3) == [
                "A press at (20, 3) reaches the View."
            ]
        )
    }

    @Test func aPressOutsideOfEveryWindowReachesNothing() async {
        let pilot = await start(Button("&Save"))
        #expect(
            pilot.explanation(ofPressAtColumn: 99, row: 1) == [
                "A press at (99, 1) reaches nothing."
            ])
    }
}
