// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The program that an assistant uses.
@MainActor
protocol MCPProgram {
    /// Calls a method of the program's control port; gives up if the task is cancelled.
    ///
    /// - Parameter waits: Whether the call waits for a program that has not started.
    func call(
        _ method: String, _ parameters: JSONValue, waits: Bool
    ) async throws(ControlError) -> JSONValue
}

/// The program that listens at a socket, with a connection for each call that runs beside others.
@MainActor
final class SocketProgram: MCPProgram {
    /// The greatest number of connections; a port serves 16 clients.
    private static var mostConnections: Int { 10 }
    /// The greatest number of connections while calls wait for a screen, so that others find one.
    private static var mostWaits: Int { 8 }

    private let path: String
    /// The time to wait for the program to start.
    private let patience: Duration
    private var idle: [ControlClient] = []
    private var connectionCount = 0

    init(path: String, patience: Duration) { (self.path, self.patience) = (path, patience) }

    func call(
        _ method: String, _ parameters: JSONValue, waits: Bool
    ) async throws(ControlError) -> JSONValue {
        let most = method == "waitFor" ? Self.mostWaits : Self.mostConnections
        let client = try await connect(waits: waits, most: most)
        let result: Result<JSONValue, ControlError> = await withTaskCancellationHandler {
            do throws(ControlError) {
                return .success(try await client.call(method, parameters))
            } catch {
                return .failure(error)
            }
        } onCancel: {
            // When a client disconnects, the program stops the work of its request.
            Task { @MainActor in client.close() }
        }
        connectionCount -= 1
        if client.isOpen, !Task.isCancelled { idle.append(client) }
        return try result.get()
    }

    /// Returns a connection that no other call uses.
    ///
    /// - Parameter most: The number of connections at which the call waits for one of them.
    private func connect(
        waits: Bool, most: Int
    ) async throws(ControlError) -> ControlClient {
        let start = ContinuousClock.now
        while true {
            idle.removeAll { !$0.isOpen }
            let problem: String
            if connectionCount >= most {
                problem = "\(connectionCount) requests wait for the program."
            } else if let client = idle.popLast() {
                connectionCount += 1
                return client
            } else {
                do throws(ControlPortError) {
                    let client = try ControlClient(path: path)
                    connectionCount += 1
                    return client
                } catch {
                    problem =
                        "\(error) Start the program with SELTZER_CONTROL=\(path) in another terminal."
                }
            }
            guard waits, !Task.isCancelled, start.duration(to: .now) < patience else {
                throw ControlError(code: ControlError.ended, problem)
            }
            try? await Task.sleep(for: .milliseconds(50))
        }
    }
}
