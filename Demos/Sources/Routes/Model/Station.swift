// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// One responder of a page, and what it is set to do with the page's events.
@MainActor
final class Station {
    /// What an interceptor does with an event on its way through.
    enum Interception: Hashable {
        case rewrite
        case block
    }

    /// What can be set on a station.
    struct Settings: OptionSet {
        let rawValue: Int

        static var answer: Settings { Settings(rawValue: 1) }
        static var capture: Settings { Settings(rawValue: 2) }
        static var interception: Settings { Settings(rawValue: 4) }
        static var all: Settings { [.answer, .capture, .interception] }
    }

    let responder: Responder
    /// The station that is drawn above this one.
    let superior: Station?
    let settings: Settings
    /// Tells it from another one of the same name.
    var caption = ""

    /// What its handler answers; nil where it has none.
    var answer: Disposition? = .ignored { didSet { settingsDidChange() } }
    /// What its handler for the capture pass answers; nil where it has none.
    var capture: Disposition? { didSet { settingsDidChange() } }
    /// What its interceptor does; nil where it has none.
    var interception: Interception? { didSet { settingsDidChange() } }

    /// Subscribes the responder as the station is set.
    private let subscribe: @MainActor (Station) -> [Subscription]
    private var subscriptions: [Subscription] = []

    init(
        _ responder: Responder, below superior: Station?, settings: Settings,
        subscribe: @escaping @MainActor (Station) -> [Subscription]
    ) {
        self.responder = responder
        self.superior = superior
        self.settings = settings
        self.subscribe = subscribe
        settingsDidChange()
    }

    /// The name that routes show.
    var name: String {
        String(describing: responder.host.map { type(of: $0) } ?? type(of: responder))
    }

    /// The name with the caption.
    var label: String { caption.isEmpty ? name : "\(name) \(caption)" }

    var id: ObjectIdentifier { ObjectIdentifier(responder) }

    /// The number of stations above.
    var depth: Int { superior.map { $0.depth + 1 } ?? 0 }

    func settingsDidChange() {
        subscriptions.forEach { $0.cancel() }
        subscriptions = subscribe(self)
    }

    // MARK: Turning the settings

    /// No handler, ignored, observed, stop, and round again.
    func turnAnswer() {
        if settings.contains(.answer) { answer = answer.following }
    }

    func turnCapture() {
        if settings.contains(.capture) { capture = capture.following }
    }

    /// None, rewrite, block, and round again.
    func turnInterception() {
        guard settings.contains(.interception) else { return }
        switch interception {
        case nil: interception = .rewrite
        case .rewrite: interception = .block
        case .block: interception = nil
        }
    }
}

extension Disposition? {
    fileprivate var following: Disposition? {
        switch self {
        case nil: .ignored
        case .ignored: .observed
        case .observed: .stop
        case .stop: nil
        }
    }
}
