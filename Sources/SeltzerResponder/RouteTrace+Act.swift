// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension RouteTrace {
    /// The reaction of a responder's own code to an event: an action that it ran, or a method that
    /// stopped the event.
    package struct Act: Hashable, Sendable {
        /// The result of an action.
        package enum Result: String, Hashable, Sendable {
            case wasPerformed, isDisabled, isRunning, needsArguments, declined, wasPrevented
        }

        /// The code.
        package enum Kind: Hashable, Sendable {
            /// An action with this title, or else with this identifier.
            case action(String, Result)
            /// The keys so far begin the keys of an action.
            case begins(keys: String)
            /// A view was operated by its mnemonic.
            case mnemonic
            /// The method stopped the event.
            case method(String)
        }

        package let kind: Kind
        /// The identity of the responder whose code it is, which may not be the responder of the
        /// step: an action with priority runs at the first step.
        package let id: ObjectIdentifier
        /// The name of this responder.
        package var responder: String { name.description }
        let name: ResponderName
    }
}

extension Responder {
    /// Whether somebody observes the route of the current dispatch.
    package static var isTraced: Bool { dispatcher.tracer != nil }

    /// Adds a reaction of this responder to the route of the current dispatch; has no effect if
    /// nobody observes it.
    package final func noteAct(_ kind: RouteTrace.Act.Kind) {
        guard let tracer = dispatcher.tracer else { return }
        // The window's method only looks for the mnemonic.
        if case .method = kind, tracer.acts.last?.kind == .mnemonic { return }
        tracer.acts.append(
            RouteTrace.Act(kind: kind, id: ObjectIdentifier(self), name: ResponderName(of: self)))
    }

    /// Whether ``next`` was set, so that the chain does not follow ``defaultNext``.
    package final var isNextSet: Bool { table?.nextOverride != nil }
}
