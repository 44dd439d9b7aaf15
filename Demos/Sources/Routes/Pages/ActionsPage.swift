// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The page of the fifth article: a call finds the nearest superior that conforms to a protocol.
final class ActionsPage: Page {
    final class RootView: View {}
    final class TapView: View {}
    final class PanelView: View {}
    final class ListView: View {
        override var canBecomeFirstResponder: Bool { true }
    }

    final class RootController: ViewController, TapReceiver {
        var receive: Receive = { _ in .ignored }
    }

    final class EmbeddedController: ViewController, TapReceiver {
        var receive: Receive = { _ in .ignored }
    }

    final class ListController: ViewController, TapReceiver {
        var receive: Receive = { _ in .ignored }
    }

    /// A class with the method, but without the protocol.
    final class Panel {
        func tapped(_ sender: Responder) -> Disposition { .stop }
    }

    /// A class with the method and the protocol.
    final class TappablePanel: TapReceiver {
        var receive: Receive = { _ in .ignored }
    }

    var panelConforms = false { didSet { updatePanel() } }
    var forwards = false
    var hasTarget = true
    var listIsFirstResponder = false { didSet { updateFirstResponder() } }

    private let root = RootController(view: RootView())
    private let embedded: EmbeddedController
    private let list = ListController(view: ListView())
    private let panelView = PanelView()
    private let panel = Panel()
    private let tappablePanel = TappablePanel()
    private let tapView = TapView()
    private let stage: Stage

    init() {
        embedded = EmbeddedController(view: panelView)
        for child in [embedded, list] as [ViewController] {
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
        }
        panelView.addSubview(tapView)
        panelView.host = panel
        stage = Stage(root: root)
        super.init(
            number: 5, title: "PassResponderChain",
            idea:
                "The nearest conforming superior is called; the method alone is not enough."
        )
        addStations()
        choices = [
            Choice(
                "Panel has", of: self, \.panelConforms,
                ["only the method": false, "the protocol, too": true]),
            Choice("Embedded forwards", of: self, \.forwards, ["no": false, "yes": true]),
            Choice("Target", of: self, \.hasTarget, ["nearest above": true, "nil": false]),
            Choice(
                "First responder", of: self, \.listIsFirstResponder,
                ["nobody": false, "ListView": true]),
        ]
        actions = [PageAction("Send the action", key: "p") { [unowned self] in send() }]
    }

    private func addStations() {
        let application = add(stage.application, settings: [], answer: nil)
        let window = add(stage.window, below: application, settings: [], answer: nil)
        let top = add(root, below: window, settings: .answer, answer: .stop)
        let rootView = add(root.view, below: top, settings: [], answer: nil)
        let middle = add(embedded, below: rootView, settings: .answer, answer: .stop)
        let panel = add(panelView, below: middle, settings: .answer, answer: nil)
        origin = add(tapView, below: panel, settings: [], answer: nil)
        let side = add(list, below: rootView, settings: .answer, answer: .stop)
        _ = add(list.view, below: side, settings: [], answer: nil)
        root.receive = { [unowned self, unowned top] in receive($0, at: top) }
        embedded.receive = { [unowned self, unowned middle] in receive($0, at: middle) }
        list.receive = { [unowned self, unowned side] in receive($0, at: side) }
        tappablePanel.receive = { [unowned self, unowned panel] in receive($0, at: panel) }
    }

    private func updatePanel() {
        panelView.host = panelConforms ? tappablePanel : panel
        stations.first { $0.responder === panelView }?.answer = panelConforms ? .stop : nil
    }

    private func updateFirstResponder() {
        if listIsFirstResponder {
            list.view.becomeFirstResponder()
        } else {
            list.view.resignFirstResponder()
        }
    }

    // MARK: Actions

    private func send() {
        guard let sender = origin?.responder else { return }
        let call: @MainActor (any TapActions) -> Disposition = { $0.tapped(sender) }
        let outcome =
            hasTarget
            ? sender.offerAction(call) : stage.application.offerAction(from: sender, call)
        say(outcome == .stopped ? "A responder took it" : "No responder took it")
    }

    private func receive(_ sender: Responder, at station: Station) -> Disposition {
        say("\(station.name) was called; the sender is \(type(of: sender))")
        if forwards, station.responder === embedded {
            let call: @MainActor (any TapActions) -> Disposition = { $0.tapped(sender) }
            embedded.offerAction(call)
        }
        return station.answer ?? .ignored
    }
}

/// The protocol whose method the page's view calls up the chain.
@MainActor
protocol TapActions {
    func tapped(_ sender: Responder) -> Disposition
}

/// A conformer that answers according to the settings of its box.
protocol TapReceiver: AnyObject, TapActions {
    typealias Receive = @MainActor (_ sender: Responder) -> Disposition

    var receive: Receive { get }
}

extension TapReceiver {
    func tapped(_ sender: Responder) -> Disposition { receive(sender) }
}
