// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A page of the inspector.
@MainActor
class InspectorPage: ViewController {
    /// The inspector that shows the page; nil once it is closed.
    weak var inspector: Inspector?

    /// The inspected application; nil once it no longer exists.
    var program: Application? { inspector?.program }

    /// Called after each layout of the inspected application while the page is visible, at most
    /// once a frame.
    func programDidLayOut() {}

    /// Called when the inspector closes; the page stops its observers.
    func end() {}
}

/// The screen of the inspector: its pages, and the keys of the visible page.
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
    private let tabs = TabBarController()
    private let footer = KeyFooter()
    private let recordSign = Label(style: Style(foreground: .danger))
    private var isRefreshDue = false

    var pages: [InspectorPage] { [tree, routes, why, frames, console] }

    override func loadView() {
        tabs.viewControllers = pages
        addChild(tabs)
        recordSign.text = " Recording the program; F8 stops."
        recordSign.isHidden = true
        let stack = StackView(.vertical, [tabs.view, recordSign, footer])
        stack.setFlex(1, of: tabs.view)
        stack.backgroundColor = .background
        stack.accessibilityLabel = "Inspector"
        view = stack
        tabs.didMove(toParent: self)
    }

    override var preferredFocusedView: View? { page?.preferredFocusedView }

    override var childForKeys: ViewController? { tabs }

    override var actions: [Action] {
        // While the levels are apart, a narrow footer must have room for the key that ends this
        // view.
        let priority: Action.Priority = tree.isExploded ? .standard : .high
        return [
            Action("inspect", title: "Close", keys: ["f12", "escape"], InspectorController.close)
                .priority(.high),
            Action("pick", title: "Pick", keys: ["f2"], InspectorController.pick)
                .priority(priority),
            Action("why-here", title: "Why?", keys: ["f3"], InspectorController.askCell),
            Action(
                "record", title: inspector?.recorder == nil ? "Record" : "Stop", keys: ["f8"],
                InspectorController.toggleRecording
            ).priority(priority),
            Action("why-key", title: "Why this key?", keys: ["f4"], InspectorController.askKey),
            Action(
                "levels", title: tree.isExploded ? "Flatten" : "Levels apart", keys: ["f7"],
                InspectorController.toggleLevels
            ).priority(tree.isExploded ? .high : .standard),
            Action("focus-program", title: "Program", keys: ["f6"], InspectorController.leave),
        ]
    }

    /// The visible page.
    var page: InspectorPage? { tabs.selectedViewController as? InspectorPage }

    /// Shows a page.
    func show(_ page: InspectorPage) { tabs.selectedViewController = page }

    private func pick() {
        show(tree)
        tree.beginPicking()
    }

    private func toggleLevels() {
        show(tree)
        tree.toggleExploded()
    }

    private func askCell() {
        show(why)
        why.askCell()
    }

    private func askKey() {
        show(why)
        why.askKey()
    }

    /// Closes the inspector; asks first if a record is unsaved.
    private func close() {
        if inspector?.recorder == nil { inspector?.close() } else { toggleRecording() }
    }

    // MARK: Recording

    private func toggleRecording() {
        let record = inspector?.toggleRecording()
        recordSign.isHidden = inspector?.recorder == nil
        if let record { Task { await save(record) } }
    }

    /// Asks how to save a record, and reports the path of the file.
    private func save(_ record: SessionRecord) async {
        let count = record.inputCount
        guard count > 0 else {
            Toast("Nothing was recorded.", detail: "Use the program, then stop.").show(from: self)
            return
        }
        let alert = Alert(
            "\(count) \(count == 1 ? "input" : "inputs") recorded",
            message: "Save a test that repeats them, or a record?",
            actions: [
                AlertAction("&Test"), AlertAction("&Record"),
                AlertAction("&Discard", style: .cancel),
            ])
        guard let answer = await present(alert, until: AlertAnswered.self), answer.index < 2,
            let inspector
        else { return }
        do throws(PrivateFile.Refusal) {
            let path = try inspector.save(record, as: answer.index == 0 ? .test : .record)
            Toast("Saved.", detail: path, kind: .success, duration: .seconds(8)).show(from: self)
        } catch {
            Toast("\(error)", kind: .error).show(from: self)
        }
    }

    private func leave() { inspector?.display.focusedPane = .program }

    /// Refreshes the visible page, once for all layouts of a turn of the main actor.
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
