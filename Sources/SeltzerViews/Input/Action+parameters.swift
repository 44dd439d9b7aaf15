// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

extension Action {
    /// A value that an action needs from the user.
    public struct Parameter: Sendable {
        /// The kind of value.
        public enum Kind: Sendable {
            /// Any text.
            case text
            /// One of the given texts.
            case choice([String])
            /// One of the texts that a closure finds, such as the paths of files.
            case search(@MainActor @Sendable (String) async throws -> [String])
        }

        /// The name of the value, which is also the question to the user.
        public let title: String
        /// The kind of the value.
        public let kind: Kind
        /// The text that the user starts from; empty for none.
        public let initialText: String

        /// Creates a parameter, for which the user is asked before the action runs.
        ///
        /// - Parameters:
        ///   - title: The name of the value, such as `New name`.
        ///   - kind: The kind of the value.
        ///   - initialText: The text that the user starts from.
        public init(_ title: String, _ kind: Kind = .text, initialText: String = "") {
            (self.title, self.kind, self.initialText) = (title, kind, initialText)
        }
    }

    /// Creates an action that calls a method with values that the user is asked for.
    ///
    /// A palette asks for one value after the other. If another control or a key performs the
    /// action, its responder posts ``ArgumentsNeeded``, which a palette handles.
    ///
    /// - Parameters:
    ///   - identifier: The name of the action for files, menus and palettes.
    ///   - title: The effect of the action, in a word or two.
    ///   - keys: The keys of the action; empty for an action of menus and palettes.
    ///   - parameters: The values; the method gets one text for each.
    ///   - method: A method of the responder's class.
    public init<Target: InputResponder>(
        _ identifier: String?, title: String = "", keys: [KeySequence] = [],
        parameters: [Parameter],
        _ method: @escaping @MainActor (Target) -> @MainActor ([String]) -> Void
    ) {
        let body = Body.arguments { responder, arguments in
            if let target = responder as? Target { method(target)(arguments) }
        }
        self.init(identifier, title, keys, check: Self.check(Target.self), body: body)
        self.parameters = parameters
    }
}

/// The user performed an action that needs arguments; posted by the action's responder, which gets
/// it first.
///
/// A handler asks the user for the values, and then calls ``Application/perform(_:arguments:)``.
@MainActor
public struct ArgumentsNeeded: RoutedEvent {
    /// The action.
    public let action: CurrentAction

    /// Creates the event of an action that needs arguments.
    public init(_ action: CurrentAction) { self.action = action }
}
