// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A server on the loopback interface that answers each request by the same script.
final class FakeServer: Sendable {
    /// A step of an answer.
    enum Step: Sendable {
        /// Bytes that are sent at once.
        case send(String)
        /// The server waits until the test calls ``FakeServer/goOn()``.
        case wait
        /// The connection ends without the rest.
        case reset
    }

    let port: Int
    private let listener: Int32
    private let gate = DispatchSemaphore(value: 0)
    private let received = Received()

    /// Starts a server with the steps of its answers; the connection closes after the last step.
    init(_ steps: [Step]) throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard bind(descriptor, address, length) == 0, listen(descriptor, 8) == 0 else {
                    return Int32(-1)
                }
                return getsockname(descriptor, address, &length)
            }
        }
        guard descriptor >= 0, result == 0 else { throw POSIXError(.EADDRINUSE) }
        (listener, port) = (descriptor, Int(UInt16(bigEndian: address.sin_port)))
        let (gate, received) = (gate, received)
        Thread.detachNewThread {
            while true {
                let connection = accept(descriptor, nil, nil)
                guard connection >= 0 else {
                    // Here, so that no other server gets this number while the thread still uses it.
                    close(descriptor)
                    return
                }
                received.add(Self.request(from: connection))
                Self.answer(steps, on: connection, gate: gate)
            }
        }
    }

    deinit {
        gate.signal()
        shutdown(listener, Int32(SHUT_RDWR))
    }

    /// The address of the server.
    var address: String { "http://127.0.0.1:\(port)/v1" }

    /// The requests so far, with their heads and bodies.
    var requests: [String] { received.all }

    /// Ends a ``Step/wait``.
    func goOn() { gate.signal() }

    /// Returns the head of an answer with a status and headers, and its body.
    static func response(
        _ status: Int = 200, _ headers: [String] = ["Content-Type: text/event-stream"],
        body: String = ""
    ) -> Step {
        .send(
            (["HTTP/1.1 \(status) X", "Connection: close"] + headers).joined(separator: "\r\n")
                + "\r\n\r\n" + body)
    }

    /// Returns events as a stream sends them.
    static func events(_ events: String...) -> Step {
        .send(events.map { "data: \($0)\n\n" }.joined())
    }

    private static func request(from connection: Int32) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let text = String(decoding: bytes, as: UTF8.self)
            if let head = text.range(of: "\r\n\r\n") {
                let lengths = text[..<head.lowerBound].lowercased().split(separator: "\r\n")
                    .compactMap { $0.hasPrefix("content-length: ") ? Int($0.dropFirst(16)) : nil }
                if text[head.upperBound...].utf8.count >= lengths.first ?? 0 { return text }
            }
            let count = read(connection, &buffer, buffer.count)
            guard count > 0 else { return text }
            bytes += buffer[..<count]
        }
    }

    private static func answer(_ steps: [Step], on connection: Int32, gate: DispatchSemaphore) {
        for step in steps {
            switch step {
            case .send(let text):
                let bytes = Array(text.utf8)
                _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
            case .wait: gate.wait()
            case .reset:
                var linger = linger(l_onoff: 1, l_linger: 0)
                setsockopt(
                    connection, SOL_SOCKET, SO_LINGER, &linger,
                    socklen_t(MemoryLayout<linger>.size))
            }
        }
        close(connection)
    }

    /// The requests, from the thread of the server.
    private final class Received: @unchecked Sendable {
        private let lock = NSLock()
        private var requests: [String] = []

        var all: [String] { lock.withLock { requests } }

        func add(_ request: String) { lock.withLock { requests.append(request) } }
    }
}
