// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerPictures
import SeltzerScreen
import SeltzerViews

/// The implementations of the methods of the control port.
@MainActor
enum ControlMethods {
    // MARK: Looking

    static func describe(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        let size = application.picture.size
        let program: JSONValue = [
            "protocol": .integer(ControlMethod.protocolVersion),
            "program": .text(ProgramName.current), "title": JSONValue(application.title),
            "width": .integer(size.width), "height": .integer(size.height),
            "methods": .array(ControlMethod.all.map(\.json)),
        ]
        return program.withoutNulls
    }

    static func tree(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        let elements = application.accessibilityElements
        if parameters.text("format") == "text" {
            let depth = parameters.integer("depth") ?? .max
            return .text(elements.map { $0.text(depth: depth) }.joined(separator: "\n"))
        }
        // The greatest depth of an element: JSON nests only so deeply, and each level takes an
        // object in an array.
        let limit = JSONValue.maximumDepth / 2 - 4
        let depth = (parameters.integer("depth") ?? limit).clamped(0, limit)
        return .array(elements.map { $0.json(depth: depth) })
    }

    static func find(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        let matches = try parameters.needQuery().matches(in: application.accessibilityElements)
        return .array(matches.map { $0.json(depth: 0) })
    }

    static func screen(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        let picture = application.picture
        guard parameters.text("format") == "svg" else { return .text(picture.description) }
        let snapshot = SVGSnapshot(
            picture, cursor: application.shownCursor, title: application.title ?? "A screen",
            colors: application.pictureColors)
        return .text(snapshot.text)
    }

    static func actions(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        .array(
            application.currentActions.map { action in
                let needs = action.action.parameters.map { JSONValue.text($0.title) }
                return JSONValue.object([
                    .init("identifier", JSONValue(action.identifier)),
                    .init("title", .text(action.title)),
                    .init("keys", .array(action.keys.map { .text("\($0)") })),
                    .init("disabled", action.isEnabled ? .null : true),
                    .init("reason", JSONValue(action.disabledReason)),
                    .init("arguments", needs.isEmpty ? .null : .array(needs)),
                ]).withoutNulls
            })
    }

    static func console(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        await session.console.begin(application)
        let count = parameters.integer("lines") ?? ControlConsole.limit
        return .array(session.console.lines.suffix(count).map(\.json))
    }

    static func explainPress(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        let place = try parameters.cell(in: application)
        return .array(application.explanation(ofPressAt: place).map(JSONValue.text))
    }

    static func explainKey(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        .text(application.explanation(ofKey: try parameters.chord()))
    }

    static func explainLast(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        .array(
            (session.lastInput.pressSentences + session.lastInput.keySentences).map(
                JSONValue.text))
    }

    // MARK: Acting

    static func acts(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) throws(ControlError) -> ElementActs {
        let driver = session.driver(application)
        driver.patience = parameters.time("timeout") ?? .seconds(1)
        return ElementActs(driver, try parameters.needQuery())
    }

    /// Performs an act on an element, and answers with the element as it is afterwards.
    static func act(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters,
        _ body: @MainActor (ElementActs) async throws(ElementError) -> AccessibilityElement
    ) async throws(ControlError) -> JSONValue {
        let acts = try acts(session, application, parameters)
        do throws(ElementError) {
            let element = try await body(acts)
            return ["element": acts.now(element).json(depth: 0)]
        } catch {
            throw ControlError(error)
        }
    }

    static func type(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        let text = parameters.text("text") ?? ""
        guard parameters.query != nil else {
            await session.driver(application).typeText(text)
            return [:]
        }
        return try await act(session, application, parameters) { acts async throws(ElementError) in
            try await acts.type(text)
        }
    }

    static func key(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        await session.driver(application).pressKey(try parameters.chord())
        return [:]
    }

    static func paste(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        await session.driver(application)
            .send(.paste(parameters.text("text") ?? "", isTruncated: false))
        return [:]
    }

    static func setValue(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        let value = parameters.text("value") ?? ""
        return try await act(session, application, parameters) { acts async throws(ElementError) in
            try await acts.change(to: value)
        }
    }

    static func increment(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        try await act(session, application, parameters) { acts async throws(ElementError) in
            try await acts.adjust(isIncrement: true)
        }
    }

    static func decrement(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        try await act(session, application, parameters) { acts async throws(ElementError) in
            try await acts.adjust(isIncrement: false)
        }
    }

    static func focus(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        try await act(session, application, parameters) { acts async throws(ElementError) in
            try await acts.focus()
        }
    }

    static func scrollTo(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        try await act(session, application, parameters) { acts async throws(ElementError) in
            try await acts.scrollTo()
        }
    }

    static func performAction(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        let identifier = parameters.text("action") ?? ""
        let actions = application.currentActions
        guard let action = actions.first(where: { $0.identifier == identifier }) else {
            let near = identifier.nearest(in: actions.compactMap(\.identifier))
            let hint = near.map { " Did you mean \"\($0)\"?" } ?? " Ask actions for all."
            throw ControlError(
                code: ControlError.refused,
                "There is no action \"\(identifier)\" in reach.\(hint)")
        }
        let arguments = parameters.texts("arguments")
        let count = action.action.parameters.count
        if let arguments, arguments.count != count {
            throw ControlError(
                code: ControlError.refused,
                "The action \"\(identifier)\" takes \(count) arguments; \(arguments.count) were given."
            )
        }
        let isRun =
            arguments.map { application.perform(action, arguments: $0) }
            ?? application.perform(action)
        guard isRun else {
            let reason = action.disabledReason.map { " \($0)" } ?? ""
            throw ControlError(
                code: ControlError.refused, "The action \"\(identifier)\" did not run.\(reason)")
        }
        await session.driver(application).settle()
        return [:]
    }

    static func performElementAction(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        let name = parameters.text("name") ?? ""
        return try await act(session, application, parameters) { acts async throws(ElementError) in
            try await acts.perform(name)
        }
    }

    // MARK: Waiting

    static func waitFor(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        let condition = try ControlCondition(parameters)
        let patience = parameters.time("timeout") ?? .seconds(5)
        let start = ContinuousClock.now
        let driver = PortDriver(application: application)
        driver.patience = patience
        let reach = condition.query.map {
            ElementReach(driver, $0) { [weak session] in session?.hasEnded != false }
        }
        while !session.hasEnded {
            await session.driver(application).settle()
            let look = ContinuousClock.now
            if let answer = await condition.answer(in: application, reach, since: start) {
                return answer
            }
            guard application.isRunning, !application.isEnding else {
                throw ControlError(code: ControlError.ended, "The program has ended.")
            }
            guard start.duration(to: .now) < patience else { break }
            // All waits together search a large screen for a tenth of the time at most. The last
            // pause ends together with the patience.
            let pause = max(.milliseconds(20), look.duration(to: .now) * 9 * session.waitCount)
            let rest = max(.zero, patience - start.duration(to: .now))
            try? await Task.sleep(for: min(pause, rest))
        }
        throw ControlError(
            code: ControlError.timeout, condition.complaint(in: application, reach?.limit),
            data: ["screen": .text(application.picture.description)])
    }

    static func subscribe(
        _ session: ControlSession, _ application: Application, _ parameters: ControlParameters
    ) async throws(ControlError) -> JSONValue {
        let what = parameters.text("to") ?? ""
        session.reportRoutes(
            ["routes", "all"].contains(what), of: parameters.texts("events"))
        session.reportFrames(["frames", "all"].contains(what))
        await session.reportConsole(["console", "all"].contains(what))
        return [:]
    }
}

extension ControlParameters {
    func chord() throws(ControlError) -> KeyChord {
        let name = text("key") ?? ""
        // A control character is no key: Esc is `escape`.
        let isKey = !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
        guard isKey, let chord = KeyChord(parsing: name) else {
            throw .parameters("There is no key \"\(name)\": keys are such as ctrl-s, down or f5.")
        }
        return chord
    }
}

extension Application {
    /// The terminal's colors in pictures: its own colors if they are known, or else colors that
    /// suit the theme.
    package final var pictureColors: PictureColors {
        if let foreground = capabilities.foreground, let background = capabilities.background {
            return PictureColors(foreground: foreground, background: background)
        }
        return (theme?.appearance ?? capabilities.appearance) == .light ? .light : .dark
    }
}
