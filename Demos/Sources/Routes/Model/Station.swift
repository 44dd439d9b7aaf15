// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// One responder of a page, with the settings for its handlers.
@MainActor
final class Station {
    /// The effects of an interceptor on an event.
    enum Interception: Hashable {
        case rewrite
        case block
    }

    /// The settings of a station.
    struct Settings: OptionSet {
        let rawValue: Int

        static var answer: Settings { Settings(rawValue: 1) }
        static var capture: Settings { Settings(rawValue: 2) }
        static var interception: Settings { Settings(rawValue: 4) }
        static var all: Settings { [.answer, .capture, .interception] }
    }

    let responder: Responder
    /// The station above this station in the drawing.
    let superior: Station?
    let settings: Settings
    /// A word that distinguishes the station from another station with the same name.
    var caption = ""

    /// The disposition that its handler returns; nil if it has no handler.
    var answer: Disposition? = .ignored { didSet { settingsDidChange() } }
    /// The disposition that its handler for the capture phase returns; nil if it has none.
    var capture: Disposition? { didSet { settingsDidChange() } }
    /// The effect of its interceptor; nil if it has none.
    var interception: Interception? { didSet { settingsDidChange() } }

    /// Subscribes the responder, according to the settings.
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

    /// The name in routes.
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

    /// Changes the handler: none, ignored, observed, stop, and none again.
    func turnAnswer() {
        if settings.contains(.answer) { answer = answer.following }
    }

    func turnCapture() {
        if settings.contains(.capture) { capture = capture.following }
    }

    /// Changes the interceptor: none, rewrite, block, and none again.
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
