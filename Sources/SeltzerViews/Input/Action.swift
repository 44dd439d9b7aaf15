// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A command of the user: a title, keys and a method.
///
/// Actions are data. A responder lists its actions, and keys find them from the first responder upwards. Menus,
/// footers, help and palettes are made from them (``Application/currentActions``). The ``placement``, the ``priority``,
/// the ``group`` and the ``role`` of an action decide how these show it; nothing of it changes which keys find it.
///
/// ```swift
/// override var actions: [Action] {
///     [
///         Action("save", title: "Save", keys: ["ctrl-x ctrl-s"], isEnabled: { $0.isChanged }, Editor.save),
///         Action("reload", title: "Reload", keys: ["r", "f5"], Editor.reload),     // func reload() async throws
///     ]
/// }
/// ```
///
/// The key of a disabled action is taken and does nothing, as a press on a disabled control does: what a superior
/// has for the same key does not run in its place. An action whose method belongs to another class than the responder
/// that lists it is passed over.
@MainActor
public struct Action {
    /// The name by which files, menus and palettes know the action; nil for one that only its keys reach.
    ///
    /// By convention words of small letters, joined by `-`, as in `scroll-down`. An identifier with a blank, a `,`, `=`
    /// or `#` cannot be in a file of keys.
    public let identifier: String?
    /// What it does, in a word or two; empty for an action that footers and palettes leave out.
    public let title: String
    /// What a list of all keys says that it does; the ``title``, unless there is another, as in UIKit.
    ///
    /// With one and no title it is in the list, and floods neither footers nor palettes.
    public var discoverabilityTitle: String
    /// Where the action is shown.
    public var placement: Placement
    /// How early a footer shows the action, and how late it leaves it out.
    public var priority: Priority
    /// The actions that a footer shows together with this one, as one hint; nil for an action that stands alone.
    public var group: Group?
    /// The special part that the action has in a program; nil for most actions.
    public var role: Role?
    /// A character or two to stand beside the title, or for it; empty for none.
    public let symbol: String
    /// The keys that the program has for it; a user's file may have others.
    public let keys: [KeySequence]
    /// Whether the action may hand its keys on to the superiors, as a field does with Enter where nobody waits for it.
    public let mayDecline: Bool
    /// Whether keys find the action from modal windows in front of its responder.
    ///
    /// At first it is true for an action with the role or the identifier `quit`. The actions of the presenting
    /// controller and of its superiors reach a presented one. An alert keeps all of them out, as every controller does
    /// that ``ViewController/isModalInPresentation``: it has to be answered first.
    public var reachesModalWindows: Bool {
        get { reach ?? (role == .quit || identifier == "quit") }
        set { reach = newValue }
    }
    private var reach: Bool?
    /// Whether it may run now, for a responder; nil where it cannot be that responder's action.
    private let check: @MainActor (InputResponder) -> Bool?
    let body: Body

    /// What an action does.
    enum Body {
        /// Something that is over when it returns.
        case immediate(@MainActor (InputResponder) -> Disposition)
        /// Something that goes on in a task; not while it goes on already, unless it may overlap.
        case task(mayOverlap: Bool, @MainActor (InputResponder) async throws -> Void)
    }

    /// Creates an action of a method of the responder that lists it, held by nobody.
    ///
    /// - Parameters:
    ///   - identifier: The name by which files, menus and palettes know it.
    ///   - title: What it does, in a word or two.
    ///   - symbol: A character or two to stand beside the title.
    ///   - keys: The keys for it; none for an action of menus and palettes.
    ///   - placement: Where it is shown.
    ///   - priority: How early a footer shows it.
    ///   - group: The actions that a footer shows together with it.
    ///   - role: The special part that it has in a program.
    ///   - isEnabled: Whether it may run now.
    ///   - method: A method of the responder's class.
    public init<Target: InputResponder>(
        _ identifier: String?, title: String = "", symbol: String = "", keys: [KeySequence] = [],
        placement: Placement = .footer, priority: Priority = .standard, group: Group? = nil,
        role: Role? = nil, isEnabled: @escaping @MainActor (Target) -> Bool = { _ in true },
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        let body = Body.immediate { responder in
            guard let target = responder as? Target else { return .ignored }
            method(target)()
            return .stop
        }
        self.init(identifier, title, symbol, keys, check: Self.check(isEnabled), body: body)
        show(placement, priority, group, role)
    }

    /// Creates an action of an asynchronous method of the responder that lists it.
    ///
    /// It runs in a task of its own, which holds the responder. What it throws is told to the application's
    /// diagnostics, but for a `CancellationError`.
    ///
    /// - Parameters:
    ///   - identifier: The name by which files, menus and palettes know it.
    ///   - title: What it does, in a word or two.
    ///   - symbol: A character or two to stand beside the title.
    ///   - keys: The keys for it; none for an action of menus and palettes.
    ///   - placement: Where it is shown.
    ///   - priority: How early a footer shows it.
    ///   - group: The actions that a footer shows together with it.
    ///   - role: The special part that it has in a program.
    ///   - isEnabled: Whether it may run now.
    ///   - mayOverlap: Whether it may be started anew while it runs; else its keys do nothing then.
    ///   - method: A method of the responder's class.
    public init<Target: InputResponder>(
        _ identifier: String?, title: String = "", symbol: String = "", keys: [KeySequence] = [],
        placement: Placement = .footer, priority: Priority = .standard, group: Group? = nil,
        role: Role? = nil, isEnabled: @escaping @MainActor (Target) -> Bool = { _ in true },
        mayOverlap: Bool = false,
        _ method: @escaping @MainActor (Target) -> @MainActor () async throws -> Void
    ) {
        let body = Body.task(mayOverlap: mayOverlap) { responder in
            guard let target = responder as? Target else { return }
            try await method(target)()
        }
        self.init(identifier, title, symbol, keys, check: Self.check(isEnabled), body: body)
        show(placement, priority, group, role)
    }

    /// Creates an action of a closure; ``/SeltzerResponder/Disposition/ignored`` hands its key on.
    ///
    /// - Parameters:
    ///   - identifier: The name by which files, menus and palettes know it.
    ///   - title: What it does, in a word or two.
    ///   - symbol: A character or two to stand beside the title.
    ///   - keys: The keys for it; none for an action of menus and palettes.
    ///   - placement: Where it is shown.
    ///   - priority: How early a footer shows it.
    ///   - group: The actions that a footer shows together with it.
    ///   - role: The special part that it has in a program.
    ///   - isEnabled: Whether it may run now.
    ///   - mayDecline: Whether its keys are for the superiors too: where Enter is among them, the default button shows
    ///     itself all the same.
    ///   - action: Gets the responder that lists it.
    public init(
        _ identifier: String?, title: String = "", symbol: String = "", keys: [KeySequence] = [],
        placement: Placement = .footer, priority: Priority = .standard, group: Group? = nil,
        role: Role? = nil, isEnabled: @escaping @MainActor (InputResponder) -> Bool = { _ in true },
        mayDecline: Bool = false, action: @escaping @MainActor (InputResponder) -> Disposition
    ) {
        self.init(
            identifier, title, symbol, keys, mayDecline: mayDecline, check: { isEnabled($0) },
            body: .immediate(action))
        show(placement, priority, group, role)
    }

    private init(
        _ identifier: String?, _ title: String, _ symbol: String, _ keys: [KeySequence],
        mayDecline: Bool = false, check: @escaping @MainActor (InputResponder) -> Bool?, body: Body
    ) {
        self.identifier = identifier
        self.title = title
        discoverabilityTitle = title
        self.symbol = symbol
        self.keys = keys
        placement = .footer
        priority = .standard
        self.mayDecline = mayDecline
        self.check = check
        self.body = body
    }

    private mutating func show(
        _ placement: Placement, _ priority: Priority, _ group: Group?, _ role: Role?
    ) {
        self.placement = placement
        self.priority = priority
        self.group = group
        self.role = role
    }

    private static func check<Target: InputResponder>(
        _ isEnabled: @escaping @MainActor (Target) -> Bool
    ) -> @MainActor (InputResponder) -> Bool? {
        { responder in (responder as? Target).map(isEnabled) }
    }

    /// Returns whether the action may run now for a responder that lists it; nil where it cannot be that one's.
    func isEnabled(for responder: InputResponder) -> Bool? {
        check(responder)
    }
}
