// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension SwitchCase {
    static var all: [SwitchCase] {
        eventBus + router + domino + actions
    }

    // MARK: Page 1

    private static let below =
        "ChildView ignored, ChildController ignored, RootView ignored, RootController ignored"
    private static let above = "Window ignored, Application ignored, AppDelegate ignored"
    private static let up = "ping from View1: origin skipped, \(below), \(above)"
    private static let down = """
        ping from RootController: RootController ignored, ChildController ignored, \
        ChildView ignored, View1 ignored, RootView ignored, View2 ignored
        """

    private static var eventBus: [SwitchCase] {
        [
            SwitchCase(
                article: 1, title: "Event", before: [up],
                after: ["open from View1: origin skipped, \(below), \(above)"]),
            SwitchCase(
                article: 1, title: "Event", turns: 4, before: [up],
                after: ["An event without a name reaches nobody: unhandled"]),
            SwitchCase(
                article: 1, title: "Origin is", before: [up],
                after: ["ping from View1: View1 ignored, \(below), \(above)"]),
            SwitchCase(
                article: 1, title: "Reach", before: [up],
                after: ["ping from View1: origin skipped, \(below)"]),
            SwitchCase(
                article: 1, title: "View1.next", before: [up],
                after: [
                    """
                    ping from View1: origin skipped, View2 ignored, RootView ignored, \
                    RootController ignored, \(above)
                    """
                ]),
            SwitchCase(
                article: 1, title: "View1.next", turns: 2, before: [up], after: [up]),
            SwitchCase(
                article: 1, title: "Stop ends", key: "b",
                answers: ["ChildController": .stop],
                before: [
                    """
                    ping from RootController: RootController ignored, ChildController stop, \
                    RootView ignored, View2 ignored
                    """
                ],
                after: [
                    "ping from RootController: RootController ignored, ChildController stop"
                ]),
            SwitchCase(
                article: 1, title: "Listen", key: "b", before: [down],
                after: [
                    """
                    ping from RootController: no handler for broadcasts, ChildController -, ChildView -, \
                    View1 -, RootView -, View2 -
                    """
                ]),
            SwitchCase(
                article: 1, title: "Listen", turns: 2, before: [up],
                after: [
                    """
                    ping from View1: ChildView -, ChildController -, RootView -, RootController -, \
                    Window -, Application -, AppDelegate -
                    """
                ]),
            SwitchCase(
                article: 1, title: "Callbacks", answers: ["ChildController": .stop],
                before: [
                    "ping from View1: origin skipped, ChildView ignored, ChildController stop"
                ],
                after: [
                    "ping from View1: origin skipped, ChildView ignored, ChildController stop",
                    "Called back: ChildView, ChildController",
                ]),
            SwitchCase(
                article: 1, title: "Method map", turned: ["Event"],
                before: ["open from View1: origin skipped, \(below), \(above)"],
                after: [
                    """
                    open from View1: origin skipped, ChildView ignored, ChildController ignored, \
                    RootView ignored, RootController observed, \(above)
                    """,
                    "RootController.open ran for open",
                ]),
            SwitchCase(
                article: 1, title: "Passes to siblings", before: [up],
                after: [
                    """
                    ping from View1: origin skipped, ChildView ignored, ChildController ignored, \
                    RootView ignored, RootController stop
                    """,
                    """
                    changed from RootController: origin skipped, ChildController ignored, \
                    ChildView ignored, View1 ignored, RootView ignored, View2 ignored
                    """,
                ]),
        ]
    }

    // MARK: Page 2

    private static let caughtInView = "showNumber from TestCell: TableView -, TestView stop"
    private static let caughtInBoth =
        "showNumber from TestCell: TableView -, TestView observed, TestViewController stop"
    private static let caughtRow3 = [
        "View中捕获: object = Row number is 3", "The poster's dictionary: object = Row number is 3",
    ]
    private static let caughtRow3Twice = [
        "View中捕获: object = Row number is 3", "ViewController中捕获: object = Row number is 3",
        "The poster's dictionary: object = Row number is 3",
    ]

    private static var router: [SwitchCase] {
        [
            SwitchCase(
                article: 2, title: "Row", before: [caughtInView] + caughtRow3,
                after: [
                    caughtInView, "View中捕获: object = Row number is 9",
                    "The poster's dictionary: object = Row number is 9",
                ]),
            SwitchCase(
                article: 2, title: "TestView", turned: ["Controller"],
                before: [caughtInView] + caughtRow3, after: [caughtInBoth] + caughtRow3Twice),
            SwitchCase(
                article: 2, title: "TestView", turns: 2, turned: ["Controller"],
                before: [caughtInView] + caughtRow3,
                after: [
                    "showNumber from TestCell: TableView -, TestView -, TestViewController stop",
                    "ViewController中捕获: object = Row number is 3",
                    "The poster's dictionary: object = Row number is 3",
                ]),
            SwitchCase(
                article: 2, title: "Controller", turned: ["TestView"],
                before: [
                    """
                    showNumber from TestCell: TableView -, TestView observed, \
                    TestViewController -, Window -, Application -
                    """
                ] + caughtRow3,
                after: [caughtInBoth] + caughtRow3Twice),
            SwitchCase(
                article: 2, title: "TableView", before: [caughtInView] + caughtRow3,
                after: [
                    "showNumber from TestCell: TableView - rewritten, TestView stop",
                    "View中捕获: object = Row number is 3, index = 3",
                    "The poster's dictionary: object = Row number is 3",
                ]),
        ]
    }

    // MARK: Page 3

    private static let screen = "ContainerController ignored, RootController ignored"
    private static let fromContent =
        "ContentLoaded from ContentController: origin skipped, \(screen)"
    private static let fromManager =
        "ContentLoaded from Manager: ContentController ignored, \(screen)"
    private static let blocked =
        "ContentScrolled from ContentController: origin skipped, ContainerController stop blocked"

    private static func heard(_ outcome: String, on screens: String) -> [String] {
        ["post returned: \(outcome)", "Reached: \(screens)"]
    }

    private static var domino: [SwitchCase] {
        let onFirst = heard("unhandled", on: "screen 1")
        let toManager = ["From", "From"]
        return [
            SwitchCase(
                article: 3, title: "From", before: [fromContent] + onFirst,
                after: [fromContent] + heard("unhandled", on: "screen 2")),
            SwitchCase(
                article: 3, title: "From", turns: 2, before: [fromContent] + onFirst,
                after: [fromManager] + onFirst),
            SwitchCase(
                article: 3, title: "Event", turned: ["Container passes"],
                before: [fromContent] + onFirst,
                after: [blocked] + heard("stopped", on: "screen 1")),
            SwitchCase(
                article: 3, title: "Manager is on", turned: toManager,
                before: [fromManager] + onFirst,
                after: ["\(fromManager), ContentController ignored, \(screen)"]
                    + heard("unhandled", on: "screen 1, screen 2")),
            SwitchCase(
                article: 3, title: "Manager is on", turns: 2, turned: toManager,
                before: [fromManager] + onFirst,
                after: ["ContentLoaded from Manager: "] + heard("unhandled", on: "no screen")),
            SwitchCase(
                article: 3, title: "Container passes", turned: ["Event"],
                before: ["ContentScrolled from ContentController: origin skipped, \(screen)"]
                    + onFirst,
                after: [blocked] + heard("stopped", on: "screen 1")),
            SwitchCase(
                article: 3, title: "Root 1 works", before: [fromContent] + onFirst,
                after: [
                    """
                    ContentLoaded from ContentController: origin skipped, \
                    ContainerController ignored, RootController observed
                    """
                ] + heard("observed", on: "screen 1") + ["In the background: ContentLoaded row 1"]),
        ]
    }

    // MARK: Page 5

    private static func called(_ name: String) -> [String] {
        ["\(name) was called; the sender is TapView"]
    }

    private static var actions: [SwitchCase] {
        let nearest =
            ["TapActions from TapView: Panel -, EmbeddedController stop"]
            + called("EmbeddedController") + ["A responder took it"]
        let byList =
            ["TapActions from TapView: ListView -, ListController stop"]
            + called("ListController") + ["A responder took it"]
        return [
            SwitchCase(
                article: 5, title: "Panel has", before: nearest,
                after: ["TapActions from TapView: TappablePanel stop"] + called("TappablePanel")
                    + ["A responder took it"]),
            SwitchCase(
                article: 5, title: "Embedded forwards", before: nearest,
                after: [
                    "TapActions from TapView: Panel -, EmbeddedController stop",
                    "TapActions from EmbeddedController: RootView -, RootController stop",
                ] + called("EmbeddedController") + called("RootController")
                    + ["A responder took it"]),
            SwitchCase(
                article: 5, title: "Target", turned: ["First responder"], before: nearest,
                after: byList),
        ]
    }
}
