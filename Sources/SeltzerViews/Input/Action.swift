// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A command of the user: a title, keys and a method.
///
/// Actions are data. A responder lists its actions, and keys find them from the first responder
/// upwards. Menus, footers, help and palettes are made from them (``Application/currentActions``).
/// The ``placement``, the ``priority``, the ``group`` and the ``role`` decide how these show the
/// action. They do not change which keys find it. Modifiers such as ``role(_:)`` follow the
/// initializer, and set everything except the title, the keys and the method.
///
/// ```swift
/// override var actions: [Action] {
///     [
///         Action("save", title: "Save", keys: ["ctrl-x ctrl-s"], Editor.save).enabled(if: \Editor.isChanged),
///         Action("reload", title: "Reload", keys: ["r", "f5"], Editor.reload),     // func reload() async throws
///         Action("quit", title: "Quit", keys: ["ctrl-q"], Editor.quit).role(.quit),
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
    public var placement = Placement.footer
    /// The rank in a footer: actions with a higher priority come first, and are left out last.
    public var priority = Priority.standard
    /// The group that a footer shows as one hint; nil for an action that stands alone.
    public var group: Group?
    /// The heading in a list of keys; nil to derive it from the group, the role and the responder.
    public var category: Category?
    /// The role of the action in the program, such as quitting; nil for most actions.
    public var role: Role?
    /// A character or two that are shown beside the title or in its place; empty for none.
    public internal(set) var symbol = ""
    /// The keys of the program; the user's ``KeyMap`` may replace them.
    public var keys: [KeySequence]
    /// Whether the action may pass its keys on to the superiors, as a text field does with Enter if
    /// nothing handles it there.
    public var mayDecline: Bool { declines ?? false }
    /// What the program says about declining; nil if it says nothing.
    var declines: Bool?
    /// Returns the disposition that the action would return for a responder now, or nil if only
    /// running it shows that; nil for most actions.
    ///
    /// An action that would decline leaves its keys to others in footers and in lists of keys.
    package var forecast: (@MainActor (InputResponder) -> Disposition?)?
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
    /// The state of an action without ``showing(state:)``; menus show a tick for ``State/on``.
    public var state = State.off
    /// The object that started the action, in the handler of an action with a title and a handler;
    /// nil outside of it.
    ///
    /// It is the control of an action of a control, the item of an action of a bar, and else the
    /// responder that performs the action.
    public var sender: AnyObject? {
        guard case .handling(_, let origin) = body else { return nil }
        return origin?.object
    }
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
    var check: @MainActor (InputResponder) -> Bool?
    var body: Body

    /// The effect of an action.
    enum Body {
        /// A closure whose work is done when it returns; the action takes its keys.
        case immediate(@MainActor (InputResponder) -> Void)
        /// A closure that gets the action with its ``sender``; the action takes its keys.
        case handling((Action) -> Void, ActionOrigin?)
        /// A closure that decides whether the action takes its keys.
        case deciding(@MainActor (InputResponder) -> Disposition)
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
    ///   - keys: The keys of the action; empty for an action of menus and palettes.
    ///   - method: A method of the responder's class.
    public init<Target: InputResponder>(
        _ identifier: String?, title: String = "", keys: [KeySequence] = [],
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        let body = Body.immediate { responder in
            if let target = responder as? Target { method(target)() }
        }
        self.init(identifier, title, keys, check: Self.check(Target.self), body: body)
    }

    /// Creates an action that calls an asynchronous method of the responder that lists it.
    ///
    /// The method runs in a task of its own, which holds the responder. Errors of the method,
    /// except a `CancellationError`, go to the application's diagnostics.
    ///
    /// - Parameters:
    ///   - identifier: The name of the action for files, menus and palettes.
    ///   - title: The effect of the action, in a word or two.
    ///   - keys: The keys of the action; empty for an action of menus and palettes.
    ///   - method: A method of the responder's class.
    public init<Target: InputResponder>(
        _ identifier: String?, title: String = "", keys: [KeySequence] = [],
        _ method: @escaping @MainActor (Target) -> @MainActor () async throws -> Void
    ) {
        let body = Body.task(mayOverlap: false) { responder in
            guard let target = responder as? Target else { return }
            try await method(target)()
        }
        self.init(identifier, title, keys, check: Self.check(Target.self), body: body)
    }

    /// Creates an action that runs a closure; ``/SeltzerResponder/Disposition/ignored`` passes its
    /// key on.
    ///
    /// Only the closure knows whether it takes the key, so explanations of keys say "unless that
    /// declines". `mayDecline(false)` promises that the closure never declines.
    ///
    /// - Parameters:
    ///   - identifier: The name of the action for files, menus and palettes.
    ///   - title: The effect of the action, in a word or two.
    ///   - keys: The keys of the action; empty for an action of menus and palettes.
    ///   - action: The closure; it gets the responder that lists the action.
    public init(
        _ identifier: String?, title: String = "", keys: [KeySequence] = [],
        action: @escaping @MainActor (InputResponder) -> Disposition
    ) {
        self.init(identifier, title, keys, check: { _ in true }, body: .deciding(action))
    }

    init(
        _ identifier: String?, _ title: String, _ keys: [KeySequence],
        check: @escaping @MainActor (InputResponder) -> Bool?, body: Body
    ) {
        self.identifier = identifier
        self.title = title
        discoverabilityTitle = title
        self.keys = keys
        self.check = check
        self.body = body
    }

    /// Returns a check that skips responders of other classes.
    static func check<Target: InputResponder>(
        _ target: Target.Type
    ) -> @MainActor (InputResponder) -> Bool? {
        { $0 is Target ? true : nil }
    }

    /// Whether only running the action shows that it takes its keys.
    var isUndecided: Bool {
        if let declines { return declines }
        if case .deciding = body { return true }
        return false
    }

    /// Returns whether the action would pass its keys on now, as far as that is known without running
    /// it.
    func wouldDecline(for responder: InputResponder) -> Bool {
        forecast?(responder) == .ignored
    }

    /// Returns whether the action may run now for the responder that lists it; nil if the responder
    /// is not of the class of the action's method.
    ///
    /// - Parameter asks: Whether the chain is asked too; nil to check first whether any responder
    ///   there would answer.
    func isEnabled(for responder: InputResponder, asks: Bool? = nil) -> Bool? {
        guard let isEnabled = check(responder) else { return nil }
        guard isEnabled, !attributes.contains(.disabled), reason?(responder) == nil else {
            return false
        }
        return asks == false || refusal(for: responder) == nil
    }
}
