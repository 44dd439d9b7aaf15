// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The responders that observe dispatches which do not visit them.
///
/// They are the superiors of the origin of a broadcast, and of a post that ends below a window; the
/// program of the origin of a redirected event; the programs, for dispatches of responders that
/// belong to no program; and the observers of all dispatches.
@MainActor
final class RouteWatchers {
    private struct Program {
        weak var responder: Responder?
    }

    /// The programs by the tasks whose code belongs to them; at nil the programs of all code.
    ///
    /// Tests run thousands of programs in one process, so few of them may be asked.
    private var programs: [TaskIdentity?: [Program]] = [:]
    /// The number of tasks at which those without a program are forgotten.
    private var pruningCount = 64
    /// Returns the program that runs the present code, if a program does; the code then belongs to
    /// no other program.
    var presentProgram: (@MainActor () -> Responder?)?
    /// The responder whose observers get every dispatch; nil until there is such an observer.
    private var everything: Responder?
    /// The task that called `postLater`, while its event is posted.
    fileprivate(set) var posterTask: TaskIdentity?

    /// Registers the responder at the top of a program.
    ///
    /// - Parameters:
    ///   - program: The responder.
    ///   - task: The task whose code belongs to the program; nil for all code.
    func add(_ program: Responder, of task: TaskIdentity?) {
        let known = programs[task] ?? []
        if known.contains(where: { $0.responder === program }) { return }
        programs[task] = known.filter { $0.responder != nil } + [Program(responder: program)]
        guard programs.count > pruningCount else { return }
        programs = programs.filter { $0.value.contains { $0.responder != nil } }
        pruningCount = max(64, 2 * programs.count)
    }

    /// Lets the code of a task, or all code for nil, no longer belong to a program.
    func remove(_ program: Responder, of task: TaskIdentity?) {
        programs[task]?.removeAll { $0.responder === program }
    }

    /// Returns the programs to which the present code belongs, each of them once.
    private func presentPrograms() -> [Responder] {
        if let present = presentProgram?() { return [present] }
        var found: [Responder] = []
        for program in (programs[nil] ?? []) + (programs[TaskIdentity.poster] ?? []) {
            guard let responder = program.responder, !found.contains(where: { $0 === responder })
            else { continue }
            found.append(responder)
        }
        return found
    }

    /// Adds an observer of every dispatch.
    func observeEverything(_ body: @escaping @MainActor (RouteTrace) -> Void) -> Subscription {
        let responder = everything ?? Responder()
        everything = responder
        return responder.observeRoutes(body)
    }

    /// Returns the observers of a dispatch beside its route.
    ///
    /// - Parameter isRefused: Whether the dispatch has no route, because it is nested too deeply or
    ///   began while a route was read.
    func witnesses(
        of walk: borrowing Walk, from origin: Responder, isRefused: Bool = false
    ) -> [Responder] {
        var witnesses: [Responder] = []
        var isInProgram = walk.route.kinds.contains(.program)
        let goesPast = walk.kind == .broadcast || walk.reach == .belowWindow || isRefused
        if goesPast || walk.origin != nil {
            let up = Walk(kind: .post, asked: nil, includesOrigin: true)
            let sender = walk.origin ?? origin
            let superiors = dispatcher.responders(from: sender, for: up)
            // While a route is read, no other route can be read.
            for responder in superiors.isEmpty ? [sender] : superiors {
                let kinds = responder.table?.kinds ?? []
                if kinds.contains(.program) { isInProgram = true }
                // Of a redirected event, its superiors have seen the first part of the route.
                if goesPast || kinds.contains(.program), !kinds.isDisjoint(with: .observers) {
                    witnesses.append(responder)
                }
            }
        }
        if !isInProgram {
            witnesses += presentPrograms().filter {
                $0.table?.kinds.isDisjoint(with: .observers) == false
            }
        }
        if let everything, everything.table?.kinds.contains(.routes) == true {
            witnesses.append(everything)
        }
        return witnesses
    }

    /// Posts an event of `postLater` on behalf of the task that called it.
    func post(for task: TaskIdentity, _ body: () -> Void) {
        posterTask = task
        body()
        posterTask = nil
    }
}

/// A task, or the absence of one, as far as equality shows it.
package struct TaskIdentity: Hashable, Sendable {
    private let hash: Int?

    /// The task that runs the present code; one value for all code outside of tasks.
    package init() { hash = withUnsafeCurrentTask { $0?.hashValue } }

    /// The task that runs the present code, or that posted the present event with `postLater`.
    @MainActor package static var poster: Self { dispatcher.watchers.posterTask ?? Self() }
}

extension Responder {
    /// Makes this responder the top of a program: its observers also get the dispatches of
    /// responders that belong to no program.
    ///
    /// - Parameter task: The task whose code belongs to the program; nil for all code that no
    ///   program runs. Further calls add further tasks.
    package final func becomeProgram(of task: TaskIdentity?) {
        handlerTable.becomeProgram()
        dispatcher.watchers.add(self, of: task)
    }

    /// Lets the code of a task, or all code for nil, no longer belong to this program.
    package final func resignProgram(of task: TaskIdentity?) {
        dispatcher.watchers.remove(self, of: task)
    }

    /// Sets the closure that returns the program that runs the present code; nil if none does.
    package static func setPresentProgram(_ present: @escaping @MainActor () -> Responder?) {
        dispatcher.watchers.presentProgram = present
    }

    /// Runs a closure with the trace of each dispatch of the process.
    ///
    /// It gets all kinds of events from all responders, also in a program without an application.
    /// The closure runs when the dispatch has ended. Cancel the subscription to end it.
    @discardableResult
    public static func observeAllRoutes(
        _ body: @escaping @MainActor (RouteTrace) -> Void
    ) -> Subscription {
        dispatcher.watchers.observeEverything(body)
    }
}
