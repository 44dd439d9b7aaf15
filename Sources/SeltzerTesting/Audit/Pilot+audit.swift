// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

extension Pilot {
    /// Returns the problems of the present screen for its users, and problems of the events so far.
    ///
    /// Dead clicks and dead letters are found among the ``routes``, so operate the program first.
    /// The audit presses keys only in views that bind Tab. It presses the keys of the actions
    /// `leave-text` and `focus-next`, then Tab, which such a view may take as text.
    ///
    /// ```swift
    /// #expect(await pilot.audit().isEmpty)
    /// ```
    ///
    /// - Parameter kinds: The kinds of problems to find; all by default.
    /// - Returns: The findings, each once, in the order of the screen.
    public func audit(
        _ kinds: Set<AuditFinding.Kind> = Set(AuditFinding.Kind.allCases)
    ) async -> [AuditFinding] {
        await settle()
        return await audit(
            kinds, of: application, on: display.buffer, passed: deadClicks + deadLetters)
    }

    /// Returns the problems of an application's screen for its users; the application may use only
    /// a part of the pilot's screen.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of problems to find.
    ///   - application: The application, which must get keys now.
    ///   - buffer: The cells of its own screen.
    ///   - passed: The findings about the events so far.
    package func audit(
        _ kinds: Set<AuditFinding.Kind> = Set(AuditFinding.Kind.allCases),
        of application: Application, on buffer: CellBuffer, passed: [AuditFinding] = []
    ) async -> [AuditFinding] {
        let screen = ScreenAudit(application: application, buffer: buffer)
        let keys = KeyAudit(application: application)
        var all = screen.unlabeled + screen.silent + passed + keys.unreachableActions
        all += keys.hiddenKeys + screen.cutTexts
        all += ContrastAudit(buffer, screen.elements).findings + screen.smallTargets
        // This check is the last one, because it changes the screen.
        if kinds.contains(.focusTrap) {
            all += await focusTraps(among: keys.suspects, of: application)
        }
        var seen: Set<AuditFinding> = []
        return all.filter { kinds.contains($0.kind) && seen.insert($0).inserted }
    }

    /// Presses the keys that lead out of a view, then Tab, then Shift-Tab, until the view loses the
    /// focus; some views use Tab for their own items first.
    private func focusTraps(
        among suspects: [KeyAudit.Suspect], of application: Application
    ) async -> [AuditFinding] {
        let first = application.keyWindow?.firstResponder
        var traps: [AuditFinding] = []
        for suspect in suspects {
            let view = suspect.view
            let tabs = [KeyChord("tab"), "shift-tab"].map {
                Array(repeating: $0, count: Self.mostTabs)
            }
            var hasLeft = false
            for keys in suspect.waysOut.map(\.chords) + tabs where !hasLeft {
                guard view.becomeFirstResponder() else { break }
                for key in keys where !hasLeft {
                    await press(key)
                    hasLeft = !view.isFirstResponder
                }
            }
            guard !hasLeft, view.window != nil else { continue }
            traps.append(
                AuditFinding(
                    kind: .focusTrap, subject: "\(Swift.type(of: view))",
                    reason: "Tab and Shift-Tab do not leave it"))
        }
        first?.becomeFirstResponder()
        await settle()
        return traps
    }

    private static var mostTabs: Int { 30 }

    private var deadClicks: [AuditFinding] {
        routes.compactMap { route in
            guard let event = route.event as? MouseEvent, event.phase == .down,
                route.outcome == .unhandled
            else { return nil }
            return AuditFinding(
                kind: .deadClick, subject: route.origin,
                reason: "nothing took a click at \(event.locationInWindow)")
        }
    }

    /// Programs may ignore the events of Seltzer's controls, but a program's own events are meant
    /// for a handler.
    private var deadLetters: [AuditFinding] {
        routes.compactMap { route in
            let type = Swift.type(of: route.event as Any)
            guard route.kind == .post, route.outcome == .unhandled,
                !LibraryModules.contain(type)
            else { return nil }
            return AuditFinding(
                kind: .deadLetter, subject: "\(type)",
                reason: "nobody handled what \(route.origin) posted")
        }
    }
}
