// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A page of the inspector.
@MainActor
class InspectorPage: ViewController {
    /// The inspector that shows the page; nil once it is closed.
    weak var inspector: Inspector?

    /// The application that is inspected; nil once it is gone.
    var program: Application? { inspector?.program }

    /// Called after each layout of the inspected application while the page shows, at most once a frame.
    func programDidLayOut() {}

    /// Called when the inspector closes; the page stops what it observes.
    func end() {}
}

/// The screen of the inspector: its pages, and the keys of the page that shows.
@MainActor
final class InspectorController: ViewController {
    weak var inspector: Inspector? {
        didSet { for page in pages { page.inspector = inspector } }
    }
    let tree = TreePage()
    let routes = RoutesPage()
    let why = WhyPage()
    let frames = FramesPage()
    let console = ConsolePage()
    private let tabs = TabController()
    private let footer = KeyFooter()
    private var isRefreshDue = false

    var pages: [InspectorPage] { [tree, routes, why, frames, console] }

    override func loadView() {
        tabs.viewControllers = pages
        addChild(tabs)
        let stack = StackView(.vertical, [tabs.view, footer])
        stack.setFlex(1, of: tabs.view)
        stack.backgroundColor = .background
        stack.accessibilityLabel = "Inspector"
        view = stack
    }

    override var preferredFocusedView: View? { page?.preferredFocusedView }

    override var childForKeys: ViewController? { tabs }

    override var actions: [Action] {
        [
            Action(
                "inspect", title: "Close", keys: ["f12", "escape"], priority: .high,
                InspectorController.close),
            Action("pick", title: "Pick", keys: ["f2"], priority: .high, InspectorController.pick),
            Action("why-here", title: "Why here?", keys: ["f3"], InspectorController.askCell),
            Action("why-key", title: "Why this key?", keys: ["f4"], InspectorController.askKey),
            Action("focus-program", title: "Program", keys: ["f6"], InspectorController.leave),
        ]
    }

    /// The page that shows.
    var page: InspectorPage? { tabs.selectedViewController as? InspectorPage }

    /// Shows a page.
    func show(_ page: InspectorPage) { tabs.selectedViewController = page }

    private func pick() {
        show(tree)
        tree.beginPicking()
    }

    private func askCell() {
        show(why)
        why.askCell()
    }

    private func askKey() {
        show(why)
        why.askKey()
    }

    private func close() { inspector?.close() }

    private func leave() { inspector?.display.focusedPane = .program }

    /// Refreshes the page that shows, once for all layouts of a turn of the main actor.
    func programDidLayOut() {
        guard !isRefreshDue else { return }
        isRefreshDue = true
        Task { @MainActor [weak self] in
            guard let self else { return }
            isRefreshDue = false
            page?.programDidLayOut()
        }
    }

    func end() {
        for page in pages { page.end() }
    }
}
