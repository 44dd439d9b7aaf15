// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The conversation with one client of a control port: JSON-RPC 2.0, an object a line.
///
/// Requests are answered one after the other, in their order. Only a request that waits for a
/// screen runs beside the requests after it.
@MainActor
final class ControlSession {
    /// The number of waiting requests above which the client's input is not read.
    private static var mostWaiting: Int { 64 }

    weak var application: Application?
    /// The lines that the program prints.
    let console: ControlConsole
    /// Sends a line to the client.
    private let write: @MainActor (String) -> Void
    /// Called when the number of waiting requests passes the limit, or falls below it.
    var setReading: @MainActor (Bool) -> Void = { _ in }
    /// Called when all requests are answered and no more can come.
    var finished: @MainActor () -> Void = {}

    private var lines: [[UInt8]] = []
    private var isWorking = false
    /// The identifier of the request that is being answered; nil for none.
    private var current: JSONValue?
    /// The requests that wait for a screen, by their numbers, with their identifiers.
    private var waits: [Int: JSONValue?] = [:]
    private var lastWait = 0
    /// Whether the client has disconnected or the program has ended, so that nothing more is done
    /// for the client.
    private(set) var hasEnded = false
    private var isInputOver = false
    private var routes: Subscription?
    private var frames: ApplicationObserver?
    private var frameCount = 0
    private var currentDriver: PortDriver?
    private var recordsFrames = false
    /// The routes of the last press and of the last key since the client connected.
    let lastInput: LastInputRoutes

    init(
        _ application: Application, _ console: ControlConsole,
        write: @escaping @MainActor (String) -> Void
    ) {
        (self.application, self.console, self.write) = (application, console, write)
        lastInput = LastInputRoutes(of: application)
    }

    /// Returns the object that operates the application for the client.
    func driver(_ application: Application) -> PortDriver {
        if let currentDriver { return currentDriver }
        let driver = PortDriver(application: application)
        currentDriver = driver
        return driver
    }

    /// The number of requests that wait for a screen.
    var waitCount: Int { waits.count }

    // MARK: Requests

    /// Handles a line of the client.
    func receive(_ line: [UInt8]) {
        guard !hasEnded, !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) else { return }
        lines.append(line)
        if waitingCount >= Self.mostWaiting { setReading(false) }
        work()
    }

    /// Reports to the client that its line is too long.
    func lineWasTooLong() {
        let limit = LineConnection.maximumLine
        answer(
            .null,
            .failure(
                ControlError(
                    code: ControlError.invalidRequest,
                    "A line has at most \(limit) bytes: send shorter requests.")))
    }

    /// Ends the session after all received requests are answered.
    func inputEnded() {
        isInputOver = true
        checkEnd()
    }

    /// The number of requests that are not answered.
    private var waitingCount: Int { lines.count + waits.count + (isWorking ? 1 : 0) }

    /// Goes on reading, or ends the session, if enough requests are answered.
    private func checkEnd() {
        if isInputOver {
            if waitingCount == 0 { finished() }
        } else if waitingCount < Self.mostWaiting {
            setReading(true)
        }
    }

    private func work() {
        guard !isWorking else { return }
        isWorking = true
        Task { [weak self] in
            while let self, let line = self.takeLine() {
                await self.perform(line)
                self.checkEnd()
            }
            self?.isWorking = false
            self?.checkEnd()
        }
    }

    private func takeLine() -> [UInt8]? {
        guard !hasEnded, !lines.isEmpty else { return nil }
        return lines.removeFirst()
    }

    private func perform(_ line: [UInt8]) async {
        let request: ControlRequest
        switch await Self.request(line) {
        case .success(let read): request = read
        case .failure(let error):
            let plain = ControlError(code: error.code, error.description)
            return answer(error.data?["id"] ?? .null, .failure(plain))
        }
        guard !hasEnded else { return }
        if request.method == "waitFor" { return wait(for: request) }
        current = request.id
        let result = await result(of: request)
        guard !hasEnded else { return }
        current = nil
        if let id = request.id { answer(id, result) }
    }

    /// Answers a request when it no longer waits; later requests are answered meanwhile.
    private func wait(for request: ControlRequest) {
        lastWait += 1
        let number = lastWait
        waits[number] = .some(request.id)
        Task { [weak self] in
            guard let result = await self?.result(of: request), let self, !self.hasEnded else {
                return
            }
            self.waits[number] = nil
            if let id = request.id { self.answer(id, result) }
            self.checkEnd()
        }
    }

    private func result(of request: ControlRequest) async -> Result<JSONValue, ControlError> {
        do throws(ControlError) {
            return .success(try await perform(request))
        } catch {
            return .failure(error)
        }
    }

    /// Reads a request; reads a long request on another thread.
    private static func request(_ line: [UInt8]) async -> Result<ControlRequest, ControlError> {
        guard line.count > shortLine else { return parsed(line) }
        return await Task.detached { ControlSession.parsed(line) }.value
    }

    private nonisolated static func parsed(
        _ line: [UInt8]
    ) -> Result<ControlRequest, ControlError> {
        do throws(ControlError) {
            return .success(try ControlRequest(line))
        } catch {
            return .failure(error)
        }
    }

    /// The greatest number of bytes of a request that is read on the main actor.
    private static var shortLine: Int { 4_096 }

    private func perform(_ request: ControlRequest) async throws(ControlError) -> JSONValue {
        let method = try ControlMethod.named(request.method)
        let parameters = try ControlParameters(request.parameters, for: method)
        guard let application, application.isRunning, !application.isEnding else {
            throw ControlError(code: ControlError.ended, "The program is ending.")
        }
        guard application.allowsControl else {
            throw ControlError(
                code: ControlError.notAllowed, "The program does not allow control now.")
        }
        return try await method.perform(self, application, parameters)
    }

    private func answer(_ id: JSONValue, _ result: Result<JSONValue, ControlError>) {
        let last: JSONValue.Member =
            switch result {
            case .success(let value): .init("result", value)
            case .failure(let error): .init("error", error.json)
            }
        write(JSONValue.object([.init("jsonrpc", "2.0"), .init("id", id), last]).description)
    }

    // MARK: Notifications

    /// Starts or stops sending each routed event.
    ///
    /// - Parameter names: The names of the events; nil for all.
    func reportRoutes(_ isOn: Bool, of names: [String]?) {
        routes?.cancel()
        routes = nil
        guard isOn else { return }
        let names = names.map { Set($0) }
        routes = application?.observeRoutes { [weak self] trace in
            if let names, !names.contains(trace.eventName) { return }
            self?.notify("route", trace.detailedJSON)
        }
    }

    private func notify(_ method: String, _ parameters: JSONValue) {
        let notification: JSONValue = [
            "jsonrpc": "2.0", "method": .text(method), "params": parameters,
        ]
        write(notification.description)
    }

    /// Starts or stops sending the number, the rectangles and the cost of each frame.
    func reportFrames(_ isOn: Bool) {
        application?.observers.removeAll { $0 === frames }
        frames = nil
        guard isOn else { return }
        let observer = ApplicationObserver()
        observer.measuresFrames = true
        observer.didShow = { [weak self] in self?.report($0) }
        frames = observer
        application?.observers.append(observer)
    }

    /// Records frames until the end of the session.
    func recordFrames() {
        guard !recordsFrames, !hasEnded, let application else { return }
        recordsFrames = true
        application.beginRecordingFrames()
    }

    /// Starts or stops sending each new line of the console.
    func reportConsole(_ isOn: Bool) async {
        guard isOn, let application else { return console.setListener(of: self, nil) }
        await console.begin(application)
        guard !hasEnded else { return }
        console.setListener(of: self) { [weak self] in self?.notify("console", $0.json) }
    }

    private func report(_ frame: FrameReport) {
        frameCount += 1
        notify("frame", frame.json(number: frameCount))
    }

    /// Ends the session; a request that ended the program still gets its answer.
    func end() {
        guard !hasEnded else { return }
        if let current { answer(current, .success(["ended": true])) }
        for case let id? in waits.values {
            answer(id, .failure(ControlError(code: ControlError.ended, "The program has ended.")))
        }
        hasEnded = true
        (lines, waits) = ([], [:])
        reportRoutes(false, of: nil)
        reportFrames(false)
        console.setListener(of: self, nil)
        lastInput.stop()
        if recordsFrames { application?.endRecordingFrames() }
        currentDriver?.isCancelled = true
        currentDriver = nil
    }
}
