// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A key that runs a method, as UIKit's programs write it; an ``Action`` with one key.
///
/// ```swift
/// override var keyCommands: [KeyCommand]? {
///     [
///         KeyCommand(input: "f", modifierFlags: .command, action: Board.find),
///         KeyCommand(input: KeyCommand.inputEscape, modifierFlags: [], action: Board.close),
///     ]
/// }
/// ```
///
/// The method belongs to the responder that lists the command, or to the nearest superior of its
/// class. The Command key of UIKit is Ctrl here. A command with Ctrl or Alt is asked before nearer
/// responders, such as an edited text, as in UIKit. Terminals cannot distinguish Ctrl-I from Tab,
/// Ctrl-M from Enter, and often Ctrl-Shift from Ctrl.
@MainActor
open class KeyCommand {
    /// The effect of the key, in a word or two; empty for none.
    public final var title: String
    /// The title in a list of all keys; nil for the ``title``.
    public final var discoverabilityTitle: String?
    /// The character of the key, or one of the constants such as ``inputUpArrow``.
    public final let input: String?
    /// The modifier keys held with it.
    public final let modifierFlags: KeyModifiers
    /// How menus show the command.
    public final var attributes: Action.Attributes
    /// The state of the thing that the command switches.
    public final var state: Action.State
    /// A value of the program; nil for none.
    public final var propertyList: Any?
    /// Whether the command is asked before nearer responders, such as an edited text.
    ///
    /// By default it is true with the modifiers Ctrl, Alt and Super, and false without them.
    public final var wantsPriorityOverSystemBehavior: Bool

    private final let perform: @MainActor (Responder, KeyCommand) -> Bool

    private init(
        _ title: String, _ input: String, _ flags: KeyModifiers, _ propertyList: Any?,
        _ discoverabilityTitle: String?, _ attributes: Action.Attributes, _ state: Action.State,
        perform: @escaping @MainActor (Responder, KeyCommand) -> Bool
    ) {
        self.title = title
        self.input = input
        self.modifierFlags = flags
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.perform = perform
        wantsPriorityOverSystemBehavior = !flags.isDisjoint(with: [.control, .alt, .super])
    }

    /// Creates a command that runs a method without parameters.
    ///
    /// - Parameters:
    ///   - input: The character of the key, or one of the constants such as ``inputUpArrow``.
    ///   - modifierFlags: The modifier keys held with it.
    ///   - action: A method of a responder's class.
    public convenience init<Target: AnyObject>(
        input: String, modifierFlags: KeyModifiers,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command that runs a method which gets the command.
    ///
    /// - Parameters:
    ///   - input: The character of the key, or one of the constants such as ``inputUpArrow``.
    ///   - modifierFlags: The modifier keys held with it.
    ///   - action: A method of a responder's class.
    public convenience init<Target: AnyObject>(
        input: String, modifierFlags: KeyModifiers,
        action: @escaping @MainActor (Target) -> @MainActor (KeyCommand) -> Void
    ) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command with a title that runs a method without parameters.
    ///
    /// - Parameters:
    ///   - title: The effect of the key, in a word or two.
    ///   - action: A method of a responder's class.
    ///   - input: The character of the key, or one of the constants such as ``inputUpArrow``.
    ///   - modifierFlags: The modifier keys held with it.
    ///   - propertyList: A value of the program.
    ///   - discoverabilityTitle: The title in a list of all keys; nil for the title.
    ///   - attributes: How menus show the command.
    ///   - state: The state of the thing that the command switches.
    public convenience init<Target: AnyObject>(
        title: String, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        input: String, modifierFlags: KeyModifiers = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Action.Attributes = [],
        state: Action.State = .off
    ) {
        self.init(
            title, input, modifierFlags, propertyList, discoverabilityTitle, attributes, state
        ) { responder, _ in
            guard let target = Self.target(Target.self, from: responder) else { return false }
            action(target)()
            return true
        }
    }

    /// Creates a command with a title that runs a method which gets the command.
    ///
    /// - Parameters:
    ///   - title: The effect of the key, in a word or two.
    ///   - action: A method of a responder's class.
    ///   - input: The character of the key, or one of the constants such as ``inputUpArrow``.
    ///   - modifierFlags: The modifier keys held with it.
    ///   - propertyList: A value of the program.
    ///   - discoverabilityTitle: The title in a list of all keys; nil for the title.
    ///   - attributes: How menus show the command.
    ///   - state: The state of the thing that the command switches.
    public convenience init<Target: AnyObject>(
        title: String, action: @escaping @MainActor (Target) -> @MainActor (KeyCommand) -> Void,
        input: String, modifierFlags: KeyModifiers = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Action.Attributes = [],
        state: Action.State = .off
    ) {
        self.init(
            title, input, modifierFlags, propertyList, discoverabilityTitle, attributes, state
        ) { responder, command in
            guard let target = Self.target(Target.self, from: responder) else { return false }
            action(target)(command)
            return true
        }
    }

    /// Returns the nearest object of a class that can perform the command.
    private static func target<Target: AnyObject>(
        _ type: Target.Type, from responder: Responder
    ) -> Target? {
        // Most commands belong to the responder that lists them.
        if let target = responder as? Target,
            responder.canPerformAction(type, withSender: nil)
        {
            return target
        }
        return responder.target(forAction: type)
    }

    /// The action of the command.
    final var boundAction: Action {
        var action = Action(
            nil, title: title, keys: keys
        ) { [weak self] responder in
            guard let self, perform(responder, self) else { return .ignored }
            return .stop
        }.mayDecline().attributes(attributes)
        action.discoverabilityTitle = discoverabilityTitle ?? title
        action.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
        return action
    }
}
