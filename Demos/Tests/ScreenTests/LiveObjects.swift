// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting

/// Weak references to views, controllers and applications that were shown.
///
/// Objects that stay alive have leaked.
@MainActor
struct LiveObjects {
    private struct Weak {
        weak var object: AnyObject?
        let name: String
    }

    private var objects: [ObjectIdentifier: Weak] = [:]

    /// The types of the living objects, in order.
    var names: [String] {
        objects.values.filter { $0.object != nil }.map(\.name).sorted()
    }

    private mutating func note(_ object: AnyObject) {
        objects[ObjectIdentifier(object)] = Weak(object: object, name: "\(type(of: object))")
    }

    private mutating func note(tree view: View) {
        note(view)
        for subview in view.subviews { note(tree: subview) }
    }

    private mutating func note(tree controller: ViewController) {
        note(controller)
        for child in controller.children { note(tree: child) }
    }

    /// Records the objects that an application shows now.
    mutating func note(_ application: Application) {
        note(application as AnyObject)
        for window in application.windows {
            note(tree: window)
            if let root = window.rootViewController { note(tree: root) }
        }
    }

    /// Forgets freed objects, because a new object may get their address.
    private mutating func prune() {
        objects = objects.filter { $0.value.object != nil }
    }

    /// Shows, uses and ends a screen several times.
    ///
    /// - Returns: The types of the objects that are alive afterwards, and the largest number of objects at one time.
    static func after(
        _ cycles: Int, of make: @MainActor () throws -> ViewController,
        use: @MainActor (Pilot) async -> Void = LiveObjects.tryOut
    ) async rethrows -> (names: [String], greatest: Int) {
        var live = LiveObjects()
        var greatest = 0
        for _ in 0..<cycles {
            try await live.cycle(make, use)
            greatest = max(greatest, live.objects.count)
            live.prune()
        }
        // Cancelled tasks end in a later turn; those on other threads need some turns more.
        for _ in 0..<20_000 where !live.names.isEmpty { await Task.yield() }
        return (live.names, greatest)
    }

    private mutating func cycle(
        _ make: @MainActor () throws -> ViewController, _ use: @MainActor (Pilot) async -> Void
    ) async rethrows {
        let pilot = await Pilot(try make(), columns: 80, rows: 24)
        note(pilot.application)
        await use(pilot)
        note(pilot.application)
        pilot.application.end()
        while pilot.ending == nil, pilot.error == nil { await Task.yield() }
    }

    /// Presses the keys that open and change things on most screens.
    static func tryOut(_ pilot: Pilot) async {
        await pilot.press("tab", "down", "a", "enter")
        await pilot.click(column: 10, row: 5)
        await pilot.wheel(dy: 1, column: 40, row: 12)
        await pilot.press("esc", "f1")
        await pilot.advance(by: .milliseconds(200))
    }
}
