// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A command of the user: a title, keys and a method.
///
/// Actions are data. A responder lists its actions, and keys find them from the first responder
/// upwards. Menus, footers, help and palettes are made from them (``Application/currentActions``).
/// The ``placement``, the ``priority``, the ``group`` and the ``role`` decide how these show the
/// action. They do not change which keys find it.
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
/// A disabled action consumes its key and does nothing, as a disabled control does with a press. So
/// no action of a superior runs in its place. An action is skipped if the responder that lists it
/// is not of the class of its method.
@MainActor
public struct Action {
    /// The name by which key files, menus and palettes know the action; nil for an action that only
    /// its keys reach.
    ///
    /// By convention it consists of lower-case words, joined by `-`, as in `scroll-down`. An
    /// identifier with a blank, `,`, `=` or `#` cannot be in a key file.
    public let identifier: String?
    /// The effect of the action, in a word or two; empty if footers and palettes leave it out.
    public let title: String
    /// The title in a list of all keys, as in UIKit; by default ``title``.
    ///
    /// An action with this title but without ``title`` appears only in the list of keys, not in
    /// footers and palettes.
    public var discoverabilityTitle: String
    /// The places that show the action.
    public var placement: Placement
    /// The rank in a footer: actions with a higher priority come first, and are left out last.
    public var priority: Priority
    /// The group that a footer shows as one hint; nil for an action that stands alone.
    public var group: Group?
    /// The heading in a list of keys; nil to derive it from the group, the role and the responder.
    public var category: Category?
    /// The role of the action in the program, such as quitting; nil for most actions.
    public var role: Role?
    /// A character or two that are shown beside the title or in its place; empty for none.
    public let symbol: String
    /// The keys of the program; the user's ``KeyMap`` may replace them.
    public var keys: [KeySequence]
    /// Whether the action may pass its keys on to the superiors, as a text field does with Enter if
    /// nothing handles it there.
    public let mayDecline: Bool
    /// Whether keys also find the action while a modal window is in front of its responder.
    ///
    /// True by default for an action with the role or the identifier `quit`. Such actions of the
    /// presenting controller and of its superiors work in a presented controller. They do not work
    /// if the presented controller is ``ViewController/isModalInPresentation``, such as an alert:
    /// the user has to answer it first.
    public var reachesModalWindows: Bool {
        get { reach ?? (role == .quit || identifier == "quit") }
        set { reach = newValue }
    }
    private var reach: Bool?
    /// Whether the action moves the focus to another view, as Tab does; false by default.
    ///
    /// An audit tries these actions before it reports a view that traps the focus.
    public var movesFocus = false
    /// Whether keys find the action before nearer responders, such as an edited text, are asked;
    /// false by default.
    ///
    /// This is `UIKeyCommand.wantsPriorityOverSystemBehavior` in UIKit. A screen uses it for a key
    /// that an editor on the screen binds too: the command palette claims Ctrl-P. Among several
    /// such actions, the action of the nearest responder wins. An action that returns
    /// ``/SeltzerResponder/Disposition/ignored`` leaves the key to the responders in their usual
    /// order.
    public var wantsPriorityOverSystemBehavior = false
    /// How menus and palettes show the action, for instance as destructive.
    public var attributes: Attributes = []
    /// The values that the user is asked for before the action runs; empty for most actions.
    public internal(set) var parameters: [Parameter] = []
    /// Returns the reason why the action cannot run now for a responder; nil if only ``check``
    /// decides.
    var reason: (@MainActor (InputResponder) -> String?)?
    /// Returns the state that the action switches for a responder; nil for an action that switches
    /// nothing.
    var stateCheck: (@MainActor (InputResponder) -> State)?
    /// Returns whether the action may run now for a responder; nil if the responder is not of the
    /// class of its method.
    private let check: @MainActor (InputResponder) -> Bool?
    let body: Body

    /// The effect of an action.
    enum Body {
        /// A closure whose work is done when it returns.
        case immediate(@MainActor (InputResponder) -> Disposition)
        /// A closure that runs in a task; unless it may overlap, it does not start again while it
        /// runs.
        case task(mayOverlap: Bool, @MainActor (InputResponder) async throws -> Void)
        /// A closure that needs a value for each parameter.
        case arguments(@MainActor (InputResponder, [String]) -> Void)
    }

    /// Creates an action that calls a method of the responder that lists it; the action does not
    /// hold the responder.
    ///
    /// - Parameters:
    ///   - identifier: The name of the action for files, menus and palettes.
    ///   - title: The effect of the action, in a word or two.
    ///   - symbol: A character or two that are shown beside the title.
    ///   - keys: The keys of the action; empty for an action of menus and palettes.
    ///   - placement: The places that show the action.
    ///   - priority: The rank in a footer.
    ///   - group: The group that a footer shows as one hint.
    ///   - role: The role in the program, such as quitting.
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

    /// Creates an action that calls an asynchronous method of the responder that lists it.
    ///
    /// The method runs in a task of its own, which holds the responder. Errors of the method,
    /// except a `CancellationError`, go to the application's diagnostics.
    ///
    /// - Parameters:
    ///   - identifier: The name of the action for files, menus and palettes.
    ///   - title: The effect of the action, in a word or two.
    ///   - symbol: A character or two that are shown beside the title.
    ///   - keys: The keys of the action; empty for an action of menus and palettes.
    ///   - placement: The places that show the action.
    ///   - priority: The rank in a footer.
    ///   - group: The group that a footer shows as one hint.
    ///   - role: The role in the program, such as quitting.
    ///   - isEnabled: Whether it may run now.
    ///   - mayOverlap: Whether it may start again while it runs; if not, its keys do nothing
    ///     meanwhile.
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

    /// Creates an action that runs a closure; ``/SeltzerResponder/Disposition/ignored`` passes its
    /// key on.
    ///
    /// - Parameters:
    ///   - identifier: The name of the action for files, menus and palettes.
    ///   - title: The effect of the action, in a word or two.
    ///   - symbol: A character or two that are shown beside the title.
    ///   - keys: The keys of the action; empty for an action of menus and palettes.
    ///   - placement: The places that show the action.
    ///   - priority: The rank in a footer.
    ///   - group: The group that a footer shows as one hint.
    ///   - role: The role in the program, such as quitting.
    ///   - isEnabled: Whether it may run now.
    ///   - mayDecline: Whether it may pass its keys on. If Enter is one of them, the default button
    ///     keeps its look.
    ///   - action: The closure; it gets the responder that lists the action.
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

    init(
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

    /// Returns a copy of the action whose ``movesFocus`` is set.
    package func movingFocus(_ movesFocus: Bool = true) -> Action {
        var action = self
        action.movesFocus = movesFocus
        return action
    }

    mutating func show(
        _ placement: Placement, _ priority: Priority, _ group: Group?, _ role: Role?
    ) {
        self.placement = placement
        self.priority = priority
        self.group = group
        self.role = role
    }

    static func check<Target: InputResponder>(
        _ isEnabled: @escaping @MainActor (Target) -> Bool
    ) -> @MainActor (InputResponder) -> Bool? {
        { responder in (responder as? Target).map(isEnabled) }
    }

    /// Returns whether the action may run now for the responder that lists it; nil if the responder
    /// is not of the class of the action's method.
    ///
    /// - Parameter asks: Whether the chain is asked too; nil to check first whether any responder
    ///   there would answer.
    func isEnabled(for responder: InputResponder, asks: Bool? = nil) -> Bool? {
        guard let isEnabled = check(responder) else { return nil }
        guard isEnabled, reason?(responder) == nil else { return false }
        return asks == false || refusal(for: responder) == nil
    }
}
