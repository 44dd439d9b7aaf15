// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A client of the control port of another program.
///
/// ```swift
/// let client = try ControlClient(path: "/run/user/1000/notes.sock")
/// try await client.call("press", ["role": "button", "label": "Save"])
/// let screen = try await client.call("screen").text
/// ```
@MainActor
public final class ControlClient {
    /// The version of the client's protocol; `describe` returns the version of a program.
    public static var protocolVersion: Int { ControlMethod.protocolVersion }

    /// The methods of this version of the port, as `describe` lists them: an array of objects with a
    /// `name`, a `kind`, a `summary`, and JSON schemas of the `parameters` and the `result`.
    public static var methods: JSONValue { .array(ControlMethod.all.map(\.json)) }

    /// Called with the method and the parameters of each notification, `route` or `frame`.
    public var didNotify: @MainActor (_ method: String, _ parameters: JSONValue) -> Void = { _, _ in
    }
    /// Called once, when the other program has ended or has closed the connection.
    public var didClose: @MainActor () -> Void = {}
    /// Whether calls can be made.
    public private(set) var isOpen = true

    private let connection: LineConnection
    private var nextNumber = 1
    private var waiting: [Int: CheckedContinuation<Result<JSONValue, ControlError>, Never>] = [:]

    /// Connects to the port at a path.
    ///
    /// - Throws: ``ControlPortError`` if no program of this user listens there.
    public init(path: String) throws(ControlPortError) {
        connection = LineConnection(descriptor: try UnixSocket.connect(to: path))
        connection.receive = { [weak self] in self?.receive($0) }
        connection.overflow = { [weak self] in self?.connection.close() }
        connection.inputEnded = { [weak self] in self?.connection.close() }
        connection.closed = { [weak self] _ in self?.hasClosed() }
        connection.start()
    }

    /// Calls a method, and returns its result.
    ///
    /// - Throws: ``ControlError`` with the program's sentence, or because the connection ended
    ///   first.
    @discardableResult
    public func call(
        _ method: String, _ parameters: JSONValue = [:]
    ) async throws(ControlError) -> JSONValue {
        guard isOpen else { throw Self.ended }
        let number = nextNumber
        nextNumber += 1
        let request: JSONValue = [
            "jsonrpc": "2.0", "id": .integer(number), "method": .text(method),
            "params": parameters,
        ]
        let result = await withCheckedContinuation { continuation in
            waiting[number] = continuation
            connection.send(request.description)
        }
        return try result.get()
    }

    /// Ends the connection; pending calls throw.
    public func close() { connection.close() }

    private static var ended: ControlError {
        ControlError(code: ControlError.ended, "The program has ended, or has closed its port.")
    }

    private func receive(_ line: [UInt8]) {
        guard let message = try? JSONValue(parsing: line) else { return connection.close() }
        if let method = message["method"]?.text {
            return didNotify(method, message["params"] ?? .null)
        }
        guard let number = message["id"]?.integer,
            let continuation = waiting.removeValue(forKey: number)
        else { return }
        if let error = message["error"] {
            continuation.resume(returning: .failure(ControlError(error)))
        } else {
            continuation.resume(returning: .success(message["result"] ?? .null))
        }
    }

    private func hasClosed() {
        isOpen = false
        let ended = waiting.values
        waiting = [:]
        for continuation in ended { continuation.resume(returning: .failure(Self.ended)) }
        didClose()
    }
}
