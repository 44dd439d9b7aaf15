// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// A delegate's refusal while the program handled an input.
@MainActor
package struct Refusal {
    /// The responder that asked the delegate; nil if it is gone.
    package private(set) weak var asker: InputResponder?
    /// The class of the delegate.
    package let delegate: String
    /// The method that refused, as Swift names it: `textFieldShouldReturn(_:)`.
    package let method: String

    init(_ method: String, of delegate: String, askedBy asker: InputResponder) {
        (self.method, self.delegate, self.asker) = (method, delegate, asker)
    }
}

/// The refusals of delegates during the last press and during the last key.
///
/// A press includes its drag and its release. Refusals outside of an input, such as in a timer, are
/// not noted, because no input led to them.
@MainActor
final class RefusalNotes {
    private enum Input { case press, key }

    /// The maximum number of refusals that are kept for an input; a key may ask about thousands of
    /// rows.
    static let limit = 10

    private(set) var ofPress: [Refusal] = []
    private(set) var ofKey: [Refusal] = []
    private var present: Input?

    /// Notes the refusals while a body handles an event.
    func note(during event: InputEvent, _ body: () -> Void) {
        let outer = present
        begin(event)
        body()
        present = outer
    }

    private func begin(_ event: InputEvent) {
        switch event {
        case .key(let press):
            present = .key
            if press.phase != .release { ofKey = [] }
        case .mouse(let input):
            switch input.action {
            case .press:
                present = .press
                ofPress = []
            case .drag, .release: present = .press
            case .move, .scroll: present = nil
            }
        case .paste, .focus, .resize: present = nil
        }
    }

    fileprivate func add(_ method: String, of delegate: AnyObject, askedBy asker: InputResponder) {
        guard let present else { return }
        let list = present == .press ? ofPress : ofKey
        let name = String(describing: type(of: delegate))
        let isKnown = list.contains {
            $0.method == method && $0.delegate == name && $0.asker === asker
        }
        guard list.count < Self.limit, !isKnown else { return }
        let refusal = Refusal(method, of: name, askedBy: asker)
        if present == .press { ofPress.append(refusal) } else { ofKey.append(refusal) }
    }
}

extension InputResponder {
    /// Returns a delegate's answer to a question of this responder, and notes a refusal, so that
    /// tools can name the delegate.
    ///
    /// - Parameters:
    ///   - answer: Whether the delegate allows it; nil without a delegate, which allows it.
    ///   - method: The method of the delegate, as Swift names it.
    package final func allows(
        _ answer: Bool?, by delegate: AnyObject?, _ method: StaticString
    ) -> Bool {
        guard answer == false else { return true }
        if let delegate, let application = window?.application {
            application.refusals.add("\(method)", of: delegate, askedBy: self)
        }
        return false
    }
}

extension Application {
    /// The refusals of delegates during the last press.
    package final var refusalsOfLastPress: [Refusal] { refusals.ofPress }

    /// The refusals of delegates during the last key.
    package final var refusalsOfLastKey: [Refusal] { refusals.ofKey }
}
