// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows one page, with a list of all pages beside it.
///
/// Without room for the list, a row above has buttons.
final class LayoutsController: ViewController {
    private(set) var page: LayoutPage
    private(set) var content: ViewController
    private let userTheme: Theme?
    private let bar = PageBar()
    private let list = PageList()
    private let body = StackView(.horizontal, spacing: 1)
    private let footer = KeyFooter()

    init(beginningWith page: LayoutPage = LayoutPage.all[0], userTheme: Theme? = nil) {
        self.page = page
        self.userTheme = userTheme
        content = page.makeController(userTheme)
        super.init()
        minimumSize = Size(width: 16, height: 4)
        // The visible page decides which of its views is focused, if any.
        wantsInitialFocus = false
    }

    override func loadView() {
        body.addArrangedSubview(list)
        let root = VStack {
            bar
            body
            footer
        }
        root.setFlex(1, of: body)
        view = root
        install()
    }

    override func viewDidLoad() {
        on(PageChosen.self, LayoutsController.pageChosen)
        on(TurnAsked.self, LayoutsController.turnAsked)
        on(PageListAsked.self, LayoutsController.pageListAsked)
    }

    override func viewDidAppear(_ animated: Bool) {
        focusPage()
    }

    override func viewWillLayoutSubviews() {
        let hasList = view.bounds.width >= 110
        list.isHidden = !hasList
        bar.turnsPages = !hasList
    }

    override var actions: [Action] {
        [
            Action(
                "next-page", title: "Next page", keys: ["alt-n", "f8"], LayoutsController.turnOn),
            Action(
                "previous-page", title: "Previous page", keys: ["alt-p"],
                LayoutsController.turnBack),
            Action("theme", title: "Theme", keys: ["f2"], LayoutsController.changeTheme),
            .help,
            Action("quit", title: "Quit", keys: ["ctrl-q", "q"], LayoutsController.quit)
                .role(.quit),
        ]
    }

    // MARK: Pages

    private func pageChosen(_ event: PageChosen) -> Disposition {
        // The same event closes the list in a popover, so it bubbles on.
        show(event.index)
        return .observed
    }

    private func turnAsked(_ event: TurnAsked) -> Disposition {
        show(index + event.step)
        return .stop
    }

    private func pageListAsked(_ event: PageListAsked) -> Disposition {
        let chooser = PageChooser(beside: bar.chooser, selected: index)
        task { [weak self] in _ = await self?.present(chooser, until: PageChosen.self) }
        return .stop
    }

    private var index: Int { LayoutPage.all.firstIndex { $0.name == page.name } ?? 0 }

    private func turnOn() { show(index + 1) }

    private func turnBack() { show(index - 1) }

    /// Shows the page with a number; the first page follows the last.
    private func show(_ index: Int) {
        let pages = LayoutPage.all
        let chosen = pages[(index + pages.count) % pages.count]
        guard chosen.name != page.name else { return focusPage() }
        page = chosen
        content.willMove(toParent: nil)
        content.view.removeFromSuperview()
        content.removeFromParent()
        content = page.makeController(userTheme)
        install()
        focusPage()
    }

    private func install() {
        addChild(content)
        body.addArrangedSubview(content.view)
        body.setFlex(1, of: content.view)
        content.didMove(toParent: self)
        content.view.clipsToBounds = true
        bar.show(page, number: index + 1)
        list.selectedIndex = index
    }

    private func focusPage() {
        content.preferredFocusedView?.becomeFirstResponder()
    }

    // MARK: Colors and the end

    private func changeTheme() {
        guard let application = window?.application else { return }
        let themes: [Theme?] = [nil] + Theme.builtIn + (userTheme.map { [$0] } ?? [])
        let index = themes.firstIndex(of: application.theme) ?? 0
        application.theme = themes[(index + 1) % themes.count]
    }

    private func quit() {
        window?.application?.end()
    }
}
