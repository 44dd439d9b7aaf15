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

/// One responder that posts, and ten above it, the topmost of which takes actions.
@MainActor
final class Chain {
    let bottom = Responder()
    private let superiors: [Responder]
    private var received = 0

    init() {
        superiors = (0..<9).map { _ in Responder() } + [Clock()]
        for (lower, upper) in zip([bottom] + superiors, superiors) { lower.next = upper }
    }

    /// Lets all superiors listen to the event.
    func listening() -> Self {
        for responder in superiors {
            responder.on { [self] (event: Ticked) in
                received &+= event.number
                return .handled
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
