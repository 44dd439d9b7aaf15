// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The page of the first article: an event goes up from a view or down from a controller.
///
/// Each responder on its route ignores, observes or stops it.
final class EventBusPage: Page {
    final class AppDelegate {}
    final class RootView: View {}
    final class ChildController: ViewController {}
    final class ChildView: View {}
    final class View1: View {}
    final class View2: View {}

    /// A controller with methods for some event names.
    final class RootController: ViewController {
        var say: @MainActor (String) -> Void = { _ in }

        func open(_ event: NamedEvent) -> Disposition { run("open", event) }
        func save(_ event: NamedEvent) -> Disposition { run("save", event) }
        func close(_ event: NamedEvent) -> Disposition { run("close", event) }

        private func run(_ method: String, _ event: NamedEvent) -> Disposition {
            say("RootController.\(method) ran for \(event.name)")
            return .observed
        }
    }

    /// The directions for which the stations have handlers.
    enum Listening: Hashable {
        case both, up, down

        var phases: [Phase] {
            switch self {
            case .both: [.bubble, .broadcast]
            case .up: [.bubble]
            case .down: [.broadcast]
            }
        }
    }

    /// The event name of the boxes' handlers, and the name of the event that is passed on to
    /// siblings.
    private static let (ping, changed) = ("ping", "changed")

    var eventName = ping
    var includesOrigin = false
    var reach = Reach.application
    var hasNextByHand = false {
        didSet { view1.next = hasNextByHand ? view2 : nil }
    }
    var stopScope = StopScope.branch
    var listening = Listening.both { didSet { resubscribe() } }
    var callsBack = false
    var relays = false
    var hasMethodMap = false { didSet { updateMethodMap() } }

    private let controller = RootController()
    private let child = ChildController(view: ChildView())
    private let view1 = View1()
    private let view2 = View2()
    private let stage: Stage
    private let delegate = AppDelegate()
    private var methodMap: Subscription?

    init() {
        let root = RootView()
        controller.view = root
        controller.addChild(child)
        root.addSubview(child.view)
        child.didMove(toParent: controller)
        child.view.addSubview(view1)
        root.addSubview(view2)
        stage = Stage(root: controller)
        super.init(
            number: 1, title: "THUIEventBus",
            idea: "Up from a view, down from a controller; each ignores, observes or stops.")
        controller.say = { [weak self] in self?.say($0) }
        addStations(root)
        addChoices()
        actions = [
            PageAction("Post up", key: "p") { [unowned self] in post() },
            PageAction("Broadcast down", key: "b") { [unowned self] in broadcast() },
        ]
    }

    private func addStations(_ root: View) {
        let last = Responder(host: delegate)
        stage.application.delegate = last
        let application = add(stage.application, below: add(last))
        let window = add(stage.window, below: application)
        let rootView = add(root, below: add(controller, below: window))
        let childView = add(child.view, below: add(child, below: rootView))
        origin = add(view1, below: childView)
        _ = add(view2, below: rootView)
    }

    private func addChoices() {
        choices = [
            Choice(
                "Event", of: self, \.eventName,
                [
                    Self.ping: Self.ping, "open": "open", "save": "save", "print": "print",
                    "no name": "",
                ]),
            Choice("Origin is", of: self, \.includesOrigin, ["skipped": false, "asked": true]),
            Choice(
                "Reach", of: self, \.reach,
                ["application": .application, "below window": .belowWindow]),
            Choice("View1.next", of: self, \.hasNextByHand, ["default": false, "View2": true]),
            Choice(
                "Stop ends", of: self, \.stopScope,
                ["the branch": .branch, "everything": .everything]),
            Choice(
                "Listen", of: self, \.listening, ["both ways": .both, "up": .up, "down": .down]),
            Choice("Callbacks", of: self, \.callsBack, ["off": false, "on": true]),
            Choice("Method map", of: self, \.hasMethodMap, ["off": false, "on": true]),
            Choice("Passes to siblings", of: self, \.relays, ["no": false, "yes": true]),
        ]
    }

    override func subscriptions(for station: Station) -> [Subscription] {
        station.subscriptions(
            to: NamedEvent.self, phases: listening.phases,
            rewrite: { [name = station.name] in $0.userInfo["rewritten by"] = name },
            receive: { [unowned self] in receive($1, at: $0, in: $2, answering: $3) })
    }

    // MARK: Events

    private func post() {
        guard let origin else { return }
        var answers: [String] = []
        let outcome = origin.responder.postNamed(
            eventName, callback: callsBack ? { answers.append("\($0 ?? "nothing")") } : nil,
            includingSelf: includesOrigin, reach: reach)
        if eventName.isEmpty { say("An event without a name reaches nobody: \(outcome)") }
        if callsBack {
            say("Called back: " + (answers.isEmpty ? "nobody" : answers.joined(separator: ", ")))
        }
    }

    private func broadcast() {
        controller.broadcast(NamedEvent(eventName), stop: stopScope)
    }

    private func receive(
        _ event: NamedEvent, at station: Station, in phase: Phase, answering answer: Disposition
    ) -> Disposition {
        guard event.name == Self.ping || event.name == Self.changed else { return .ignored }
        event.callback?(station.name)
        guard relays, event.name == Self.ping, phase == .bubble, station.responder === controller
        else { return answer }
        controller.broadcast(NamedEvent(Self.changed), includingSelf: false, stop: stopScope)
        return .stop
    }

    private func updateMethodMap() {
        methodMap?.cancel()
        methodMap = nil
        guard hasMethodMap else { return }
        methodMap = controller.onNamed([
            "open": RootController.open, "save": RootController.save, "close": RootController.close,
        ])
    }
}
