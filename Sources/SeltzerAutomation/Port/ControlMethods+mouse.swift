// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

extension ControlMethods {
    static func press(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        return try await act(session, application, parameters) { acts async throws(ElementError) in
            try await acts.press(
                parameters.button, count: parameters.integer("count") ?? 1,
                modifiers: parameters.modifiers)
        }
    }

    static func click(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        let place = try parameters.cell(in: application)
        let driver = session.driver(application)
        for _ in 0..<(parameters.integer("count") ?? 1) {
            await driver.click(place, button: parameters.button, modifiers: parameters.modifiers)
        }
        return [:]
    }

    static func drag(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        let start = try parameters.cell(in: application)
        let end = try parameters.cell("toX", "toY", in: application)
        let driver = session.driver(application)
        let (button, modifiers) = (parameters.button, parameters.modifiers)
        func send(_ action: MouseInput.Action, at place: Point) async {
            await driver.send(.mouse(MouseInput(action, at: place, modifiers: modifiers)))
        }
        await send(.press(button), at: start)
        for place in start.pointerPath(to: end) { await send(.drag(button), at: place) }
        await send(.release(button), at: end)
        return [:]
    }

    static func wheel(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        let place = try parameters.cell(in: application)
        let action: MouseInput.Action =
            switch parameters.text("direction") {
            case "up": .scroll(dx: 0, dy: -1)
            case "left": .scroll(dx: -1, dy: 0)
            case "right": .scroll(dx: 1, dy: 0)
            default: .scroll(dx: 0, dy: 1)
            }
        let driver = session.driver(application)
        for _ in 0..<(parameters.integer("steps") ?? 1) {
            await driver.send(
                .mouse(MouseInput(action, at: place, modifiers: parameters.modifiers)))
        }
        return [:]
    }
}

/// The names of the keys that are held while the mouse is used.
enum ControlModifiers: String, CaseIterable {
    case shift, alt, ctrl

    var modifiers: KeyModifiers {
        switch self {
        case .shift: .shift
        case .alt: .alt
        case .ctrl: .control
        }
    }
}

extension ControlParameters {
    /// The button; the left one if none is named.
    fileprivate var button: MouseButton {
        switch text("button") {
        case "middle": .middle
        case "right": .right
        default: .left
        }
    }

    fileprivate var modifiers: KeyModifiers {
        let names = (texts("modifiers") ?? []).compactMap(ControlModifiers.init)
        return KeyModifiers(names.map(\.modifiers))
    }

    /// A cell of the screen, whose column and row have these names.
    @MainActor
    func cell(
        _ x: String = "x", _ y: String = "y", in application: Application
    ) throws(ControlError) -> Point {
        let point = Point(x: integer(x) ?? -1, y: integer(y) ?? -1)
        let bounds = application.picture.bounds
        guard bounds.contains(point) else {
            throw .parameters(
                "There is no cell (\(point.x), \(point.y)): the screen has \(bounds.width) columns and \(bounds.height) rows."
            )
        }
        return point
    }
}
