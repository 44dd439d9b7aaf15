// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PageViewControllerDataSource.

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct PageViewControllerTests {
    final class Page: ViewController {
        let number: Int
        private(set) var callbacks: [String] = []

        init(_ number: Int) {
            self.number = number
            super.init()
        }

        override func loadView() { view = Label("Page \(number)") }
        override func viewDidAppear(_ animated: Bool) { callbacks.append("appear") }
        override func viewDidDisappear(_ animated: Bool) { callbacks.append("disappear") }
    }

    final class Tour: PageViewControllerDataSource, PageViewControllerDelegate {
        let pages = (0..<3).map { Page($0) }
        private(set) var log: [String] = []

        func pageViewController(
            _ pageViewController: PageViewController,
            viewControllerBefore viewController: ViewController
        ) -> ViewController? { page(viewController, -1) }

        func pageViewController(
            _ pageViewController: PageViewController,
            viewControllerAfter viewController: ViewController
        ) -> ViewController? { page(viewController, 1) }

        private func page(_ controller: ViewController, _ step: Int) -> Page? {
            guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
            return pages.indices.contains(index + step) ? pages[index + step] : nil
        }

        func presentationCount(for pageViewController: PageViewController) -> Int { 3 }

        func pageViewController(
            _ pageViewController: PageViewController,
            willTransitionTo pendingViewControllers: [ViewController]
        ) { log.append("will") }

        func pageViewController(
            _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [ViewController], transitionCompleted completed: Bool
        ) { log.append("did \(finished && completed)") }
    }

    private let tour = Tour()
    private let controller = PageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)

    private func start() async -> Pilot {
        controller.dataSource = tour
        controller.delegate = tour
        controller.setViewControllers([tour.pages[0]], direction: .forward, animated: false)
        return await Pilot(controller, columns: 20, rows: 5)
    }

    @Test func keysTurnThePages() async {
        let pilot = await start()
        #expect(pilot.screen.contains("Page 0"))
        await pilot.press("pageup")
        #expect(pilot.screen.contains("Page 0") && tour.log.isEmpty)
        await pilot.press("pagedown", "pagedown")
        #expect(pilot.screen.contains("Page 2"))
        #expect(tour.log == ["will", "did true", "will", "did true"])
        #expect(controller.viewControllers?.first === tour.pages[2])
        #expect(controller.children.count == 1)
    }

    @Test func pagesAppearAndDisappearOnce() async {
        let pilot = await start()
        await pilot.press("pagedown")
        #expect(tour.pages[0].callbacks == ["appear", "disappear"])
        #expect(tour.pages[1].callbacks == ["appear"])
    }

    @Test func theDotsFollowThePagesAndTurnThem() async throws {
        let pilot = await start()
        let dots = try #require(
            controller.view.subviews.compactMap { $0 as? PageControl }.first)
        #expect(dots.numberOfPages == 3 && dots.currentPage == 0)
        await pilot.press("pagedown")
        #expect(dots.currentPage == 1)
        dots.becomeFirstResponder()
        await pilot.press("right")
        #expect(pilot.screen.contains("Page 2") && dots.currentPage == 2)
    }

    @Test func theProgramsPageIsNotReported() async {
        let pilot = await start()
        var isDone = false
        controller.setViewControllers([tour.pages[1]], direction: .forward) { isDone = $0 }
        #expect(!isDone)
        await pilot.settle()
        #expect(isDone && pilot.screen.contains("Page 1") && tour.log.isEmpty)
    }
}
