// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A controller that follows traits in the form of iOS 17.
private final class FollowingController: ViewController {
    private(set) var log: [String] = []
    private(set) var margins = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([TraitHorizontalSizeClass.self]) {
            (self: FollowingController, previous: TraitCollection) in
            self.log.append("\(previous.horizontalSizeClass)")
        }
        view.registerForTraitChanges([TraitUserInterfaceStyle.self, TraitVerticalSizeClass.self]) {
            [weak self] (view: View, _) in
            self?.log.append("view \(view === self?.view)")
        }
    }

    override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        margins += 1
    }
}

/// A controller that moves a panel while animations are switched off.
private final class StillController: ViewController {
    let panel = View(frame: Rect(x: 0, y: 0, width: 2, height: 1))
    private(set) var endings: [Bool] = []
    /// Whether animations were on before, in and after the change, with no completion up to then.
    private(set) var stillLog: [Bool] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(panel)
        bind("x") { [weak self] in self?.move() }
    }

    private func move() {
        stillLog.append(View.areAnimationsEnabled)
        View.setAnimationsEnabled(false)
        View.animate(withDuration: 1) {
            panel.frame.origin.x = 20
        } completion: {
            self.endings.append($0)
        }
        stillLog.append(View.areAnimationsEnabled)
        View.setAnimationsEnabled(true)
        stillLog.append(View.areAnimationsEnabled && endings.isEmpty)
    }
}

@MainActor
@Suite struct TraitRegistrationTests {
    @Test("A registered closure is called for its traits only, until it is removed")
    func registration() async {
        let controller = FollowingController()
        let pilot = await Pilot(controller, columns: 80, rows: 24)
        await pilot.resize(columns: 40, rows: 24)
        #expect(controller.log == ["regular"])
        await pilot.resize(columns: 40, rows: 10)
        #expect(controller.log == ["regular", "view true"])
        var count = 0
        let registration = controller.view.registerForTraitChanges(
            [TraitHorizontalSizeClass.self]
        ) { (_: View, _) in count += 1 }
        await pilot.resize(columns: 80, rows: 10)
        #expect(count == 1)
        controller.view.unregisterForTraitChanges(registration)
        await pilot.resize(columns: 40, rows: 10)
        #expect(count == 1)
        #expect(controller.log == ["regular", "view true", "compact", "regular"])
    }

    @Test("A controller learns of the margins of its view")
    func margins() {
        let controller = FollowingController()
        controller.view.layoutMargins = Insets(top: 1, left: 1, bottom: 1, right: 1)
        controller.view.directionalLayoutMargins = DirectionalEdgeInsets(top: 2)
        controller.view.directionalLayoutMargins = DirectionalEdgeInsets(top: 2)
        #expect(controller.margins == 2)
    }

    @Test("Without animations, blocks change views at once, and completions come later")
    func animationsOff() async {
        let root = StillController()
        let pilot = await Pilot(root, columns: 40, rows: 10)
        #expect(View.areAnimationsEnabled)
        await pilot.press("x")
        #expect(root.panel.presentation.frame.minX == 20 && root.endings == [true])
        #expect(root.stillLog == [true, false, true])
    }
}
