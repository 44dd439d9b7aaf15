// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

struct Ticked: RoutedEvent {
    let number: Int
}

struct Successor: RoutedRequest {
    typealias Answer = Int
    let number: Int
}

@MainActor
protocol Ticking {
    func tick(_ number: Int)
}

/// A responder that takes actions.
final class Clock: Responder, Ticking {
    private(set) var total = 0

    func tick(_ number: Int) { total &+= number }
}

/// Responders of other classes, as there are on the way up from a cell.
final class Grid: Responder {}
final class Stack: Responder {}
final class Panel: Responder {}
final class Scroll: Responder {}
final class Page: Responder {}
final class Pages: Responder {}
final class Board: Responder {}
final class Root: Responder {}
final class Screen: Responder {}

/// One responder that posts, and ten above it, each of another class, the topmost of which takes actions.
@MainActor
final class Chain {
    let bottom = Responder()
    private let superiors: [Responder]
    private var received = 0

    init() {
        superiors = [
            Grid(), Stack(), Panel(), Scroll(), Page(), Pages(), Board(), Root(), Screen(), Clock(),
        ]
        for (lower, upper) in zip([bottom] + superiors, superiors) { lower.next = upper }
    }

    /// Lets all superiors listen to the event.
    func listening() -> Self {
        for responder in superiors {
            responder.on { [self] (event: Ticked) in
                received &+= event.number
                return .observed
            }
        }
        return self
    }

    /// Lets the topmost responder answer.
    func answering() -> Self {
        superiors[9].answer { (request: Successor) in request.number + 1 }
        return self
    }

    /// Lets the topmost responder observe the routes.
    func observed() -> Self {
        superiors[9].observeRoutes { [self] trace in received &+= trace.steps.count }
        return self
    }
}

/// Views below views, as many below each as the last row allows.
@MainActor
struct Tree {
    let root = View()

    init(count: Int, branching: Int) {
        var views = [root]
        for number in 1..<count {
            let view = View()
            views[(number - 1) / branching].addSubview(view)
            views.append(view)
        }
    }
}
