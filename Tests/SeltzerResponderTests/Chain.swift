// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

@testable import SeltzerResponder

struct Ping: RoutedEvent, Equatable {
    var row = 1
}

struct Pong: RoutedEvent {}

/// Responders a→b→c→…, each logging its letter when it is asked for a ``Ping``.
@MainActor
final class Chain {
    final class Link: Responder {
        let name: String

        init(_ name: String) {
            self.name = name
        }
    }

    private(set) var log: [String] = []
    let links: [Link]

    init(_ names: String) {
        links = names.map { Link(String($0)) }
        for (link, superior) in zip(links, links.dropFirst()) { link.next = superior }
    }

    subscript(name: String) -> Link { links.first { $0.name == name }! }

    /// Subscribes links, all where none is named, with the given answers or `.ignored`.
    func listen(_ names: String? = nil, _ answers: [String: Disposition] = [:]) {
        for link in links where names?.contains(link.name) ?? true {
            link.on { [unowned self] (_: Ping) in
                log.append(link.name)
                return answers[link.name] ?? .ignored
            }
        }
    }

    func note(_ entry: String) {
        log.append(entry)
    }
}
