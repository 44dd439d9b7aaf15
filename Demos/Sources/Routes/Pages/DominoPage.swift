// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The page of the third article: objects mounted on a chain, equal screens that do not receive
/// each other's events, answers, interceptors, families of events, and threads.
final class DominoPage: Page {
    final class RootController: ViewController {}
    final class ContainerController: ViewController {}
    final class ContentController: ViewController {}
    final class Manager {}

    /// The responders on which the manager is mounted.
    enum Mounting: Hashable {
        case nowhere, first, both
    }

    var isPublic = true
    var mounting = Mounting.first { didSet { updateMounts() } }
    var letsOnlyPublicPass = false { didSet { updateFilter() } }
    var isInBackground = false { didSet { resubscribe() } }

    private let first = ContentController()
    private let second = ContentController()
    private let managerHost = Manager()
    private let manager: Responder
    private var root: Responder?
    private var container: Responder?
    private var familyFilter: Subscription?

    init() {
        manager = Responder(host: managerHost)
        super.init(
            number: 3, title: "Domino",
            idea: "An event reaches only the superiors of its poster; mounting adds responders.")
        let screen = addScreen(first)
        addScreen(second)
        _ = add(manager, answer: nil)
        for (index, station) in stations.prefix(6).enumerated() {
            station.caption = index < 3 ? "1" : "2"
        }
        (root, container) = (screen.root, screen.container)
        origin = stations.first { $0.responder === first }
        updateMounts()
        addChoices()
        actions = [
            PageAction("Post", key: "p") { [unowned self] in post() },
            PageAction("Ask for the channel", key: "a") { [unowned self] in ask() },
            PageAction("Post from a thread", key: "t") { [unowned self] in postLater() },
        ]
    }

    @discardableResult
    private func addScreen(_ content: ContentController) -> (root: Responder, container: Responder)
    {
        let (root, container) = (RootController(), ContainerController())
        root.addChild(container)
        root.view.addSubview(container.view)
        container.didMove(toParent: root)
        container.addChild(content)
        container.view.addSubview(content.view)
        content.didMove(toParent: container)
        // The page shows only controllers; the views between them have no handlers.
        container.next = root
        content.next = container
        _ = add(content, below: add(container, below: add(root)))
        return (root, container)
    }

    private func addChoices() {
        let (first, second, manager) = (stations[2], stations[5], stations[6])
        choices = [
            Choice(
                "From", of: self, \.originID,
                ["screen 1": first.id, "screen 2": second.id, "Manager": manager.id]),
            Choice("Event", of: self, \.isPublic, ["public": true, "private": false]),
            Choice(
                "Manager is on", of: self, \.mounting,
                ["screen 1": .first, "both": .both, "nothing": .nowhere]),
            Choice(
                "Container passes", of: self, \.letsOnlyPublicPass,
                ["everything": false, "public only": true]),
            Choice(
                "Root 1 works", of: self, \.isInBackground,
                ["on main": false, "in background": true]),
        ]
    }

    private var originID: ObjectIdentifier? {
        get { origin?.id }
        set { origin = stations.first { $0.id == newValue } }
    }

    // MARK: Settings

    override func subscriptions(for station: Station) -> [Subscription] {
        var result = subscriptions(for: station, to: ContentLoaded.self)
        result += subscriptions(for: station, to: ContentScrolled.self)
        if let interceptor = station.interceptor(of: ChannelID.self, { $0.number = 333 }) {
            result.append(interceptor)
        }
        if let answer = station.answer {
            result.append(
                station.responder.answer { [name = station.name] (request: ChannelID) in
                    answer == .ignored ? nil : "channel \(request.number) of \(name)"
                })
        }
        return result
    }

    private func subscriptions<Event: ContentEvent>(
        for station: Station, to event: Event.Type
    ) -> [Subscription] {
        if isInBackground, station.responder === root {
            return [
                station.responder.onBackground(event) { [weak self] event in
                    await self?.say("In the background: \(Event.name) row \(event.row)")
                }
            ]
        }
        return station.subscriptions(
            to: event, rewrite: { $0.row = 333 },
            receive: { [unowned self] station, event, _, answer in
                if answer != .ignored { say("\(station.name) got row \(event.row)") }
                return answer
            })
    }

    private func updateMounts() {
        manager.unmountAll()
        if mounting != .nowhere { manager.mount(on: first) }
        if mounting == .both { manager.mount(on: second) }
    }

    private func updateFilter() {
        familyFilter?.cancel()
        familyFilter = letsOnlyPublicPass ? container?.filter { $0 is any PublicEvent } : nil
    }

    // MARK: Events

    private func post() {
        guard let responder = origin?.responder else { return }
        let outcome =
            isPublic
            ? responder.post(ContentLoaded(row: 1)) : responder.post(ContentScrolled(row: 1))
        say("post returned: \(outcome)")
        say("Reached: " + (screensReached.isEmpty ? "no screen" : screensReached))
    }

    /// The screens with responders that the last event visited.
    private var screensReached: String {
        let visited = Set(traces.flatMap { $0.steps.map(\.id) })
        let screens = ["screen 1": stations[0..<3], "screen 2": stations[3..<6]]
        let reached = screens.filter { $0.value.contains { visited.contains($0.id) } }
        return reached.keys.sorted().joined(separator: ", ")
    }

    private func postLater() {
        guard let responder = origin?.responder else { return }
        let isPublic = isPublic
        Task.detached {
            if isPublic {
                responder.postLater(ContentLoaded(row: 1))
            } else {
                responder.postLater(ContentScrolled(row: 1))
            }
        }
        say("The button's action returned before the event arrived")
    }

    private func ask() {
        let answer = origin?.responder.ask(ChannelID(number: 1))
        say("The answer: " + (answer ?? "nil"))
    }
}

/// The common properties of the page's two events.
protocol ContentEvent: RoutedEvent, Sendable {
    var row: Int { get set }
}

/// The protocol of the events that may leave the container.
protocol PublicEvent: RoutedEvent {}

struct ContentLoaded: ContentEvent, PublicEvent {
    var row: Int
}

struct ContentScrolled: ContentEvent {
    var row: Int
}

/// Asks for the name of a channel.
struct ChannelID: RoutedRequest {
    typealias Answer = String

    var number: Int
}
