// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import HitTestPicture
import RouteLog
import Seltzer

/// Shows one of the pages, and lets the user choose another one.
final class RoutesController: ViewController {
    let pages: [Page] = [
        EventBusPage(), RouterPage(), DominoPage(), HitTestPage(), ActionsPage(),
    ]
    private(set) var page: Page
    private let log: RouteLog?
    private let tabs: SegmentedControl
    private let footer = KeyFooter()
    private var pageView: View
    /// The picture of the fourth page; it keeps the user's settings.
    private let picture = HitTestPictureView()

    init(article: Int = 1, log: RouteLog? = nil) {
        self.log = log
        page = pages.first { $0.number == article } ?? pages[0]
        tabs = SegmentedControl(
            items: pages.map { "\($0.number) \($0.title)" }, selectedSegmentIndex: page.number - 1)
        pageView = RoutesController.view(of: page, picture)
        super.init()
        for page in pages { page.onTrace = { log?.append(json: $0.json) } }
    }

    override func loadView() {
        tabs.accessibilityLabel = "Articles"
        let view = View()
        for subview in [tabs, pageView, footer] { view.addSubview(subview) }
        self.view = view
    }

    override func viewDidLoad() {
        tabs.addAction(for: .valueChanged) { [weak self] tabs in
            if let index = tabs.selectedIndex { _ = self?.show(index + 1) }
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        focusPage()
    }

    private func focusPage() {
        if let pageView = pageView as? PageView {
            pageView.focusFirst()
        } else {
            picture.becomeFirstResponder()
        }
    }

    private static func view(of page: Page, _ picture: HitTestPictureView) -> View {
        page is HitTestPage ? HitTestPageView(page, showing: picture) : PageView(page)
    }

    override func viewDidLayoutSubviews() {
        let bounds = view.bounds
        let width = min(bounds.width, tabs.sizeThatFits(bounds.size).width)
        tabs.frame = Rect(
            x: bounds.width > width + 2 ? 1 : 0, y: 0, width: width, height: min(1, bounds.height))
        let footerHeight = bounds.height >= 6 ? 1 : 0
        footer.frame = Rect(
            x: 0, y: bounds.height - footerHeight, width: bounds.width, height: footerHeight)
        pageView.frame = bounds.inset(by: Insets(top: 1, bottom: footerHeight))
    }

    override var actions: [Action] {
        let turns = pages.map { page in
            let key = KeyChord(.character(Character("\(page.number)")))
            return Action(
                "page-\(page.number)", title: "Page \(page.title)", keys: [KeySequence(key)]
            ) { [weak self] _ in self?.show(page.number) ?? .ignored }.placement(.help)
        }
        return turns + [
            .help,
            Action("quit", title: "Quit", keys: ["q", "ctrl-q"], RoutesController.quit).role(.quit),
        ]
    }

    // MARK: Pages

    private func show(_ number: Int) -> Disposition {
        guard let chosen = pages.first(where: { $0.number == number }) else { return .ignored }
        guard chosen !== page else { return .stop }
        page = chosen
        tabs.selectedSegmentIndex = number - 1
        pageView.removeFromSuperview()
        pageView = RoutesController.view(of: page, picture)
        view.addSubview(pageView)
        view.setNeedsLayout()
        focusPage()
        return .stop
    }

    private func quit() {
        window?.application?.end()
    }
}
