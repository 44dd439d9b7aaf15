// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// One end of a socket that exchanges lines; no call blocks.
@MainActor
final class LineConnection {
    /// The reason why a connection was closed.
    enum End: Hashable {
        /// The other end closed the connection, or it broke.
        case peer
        /// This end closed the connection.
        case own
        /// The other end does not read its input.
        case stalled
    }

    /// The largest number of bytes of a line.
    nonisolated static var maximumLine: Int { 1 << 20 }
    /// The largest number of bytes that wait for the other end.
    static var maximumOutput: Int { 8 << 20 }

    /// Called with each line, without its end; the last line may have none.
    var receive: @MainActor ([UInt8]) -> Void = { _ in }
    /// Called when a line is too long; nothing is received afterwards.
    var overflow: @MainActor () -> Void = {}
    /// Called when the other end stops sending; it may still read.
    var inputEnded: @MainActor () -> Void = {}
    /// Called once, when the connection is closed.
    var closed: @MainActor (End) -> Void = { _ in }

    private let sources: SocketSources
    private let descriptor: Int32
    private var input: [UInt8] = []
    private var output: [UInt8] = []
    private var sent = 0
    private var isClosed = false
    private var closesWhenSent = false

    /// Takes over a nonblocking socket.
    init(descriptor: Int32) {
        self.descriptor = descriptor
        sources = SocketSources(descriptor: descriptor)
    }

    /// Starts receiving lines.
    func start() {
        sources.activate(
            readable: { [weak self] in self?.read() }, writable: { [weak self] in self?.flush() })
    }

    /// Whether lines are received now.
    var isReading: Bool {
        get { sources.isReading }
        set { sources.isReading = newValue }
    }

    // MARK: Receiving

    private func read() {
        guard !isClosed else { return }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        if count > 0 {
            take(bytes[..<count])
        } else if count == 0 {
            sources.stopReading()
            if !input.isEmpty { receive(input) }
            input = []
            inputEnded()
        } else if errno != EAGAIN && errno != EINTR {
            end(.peer)
        }
    }

    private func take(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while let place = rest.firstIndex(of: 0x0A) {
            let line = input + rest[..<place]
            input = []
            rest = rest[(place + 1)...]
            guard line.count <= Self.maximumLine else { return refuse() }
            receive(line)
            if isClosed { return }
        }
        input += rest
        if input.count > Self.maximumLine { refuse() }
    }

    private func refuse() {
        input = []
        sources.stopReading()
        overflow()
    }

    // MARK: Sending

    /// Sends a line, now or when the other end reads; closes the connection if too much output
    /// waits.
    func send(_ line: String) {
        guard !isClosed, !closesWhenSent else { return }
        output += line.utf8
        output.append(0x0A)
        flush()
        if output.count - sent > Self.maximumOutput { end(.stalled) }
    }

    private func flush() {
        guard !isClosed else { return }
        while sent < output.count {
            let count = output.withUnsafeBytes {
                systemSend(descriptor, $0.baseAddress! + sent, $0.count - sent)
            }
            if count > 0 {
                sent += count
            } else if errno == EAGAIN {
                break
            } else if errno != EINTR {
                return end(.peer)
            }
        }
        if sent == output.count || sent > 1 << 20 {
            output.removeFirst(sent)
            sent = 0
        }
        sources.awaitsWriting = !output.isEmpty
        if output.isEmpty, closesWhenSent { end(.own) }
    }

    /// Closes the connection after all output was sent.
    func closeWhenSent() {
        closesWhenSent = true
        flush()
    }

    /// Closes the connection; output that the other end does not accept at once is lost.
    func close() { end(.own) }

    private func end(_ end: End) {
        guard !isClosed else { return }
        isClosed = true
        sources.cancel()
        closed(end)
    }
}

/// Sends bytes without raising a signal if the other end is closed.
private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
    send(descriptor, bytes, count, 0)
    #else
    send(descriptor, bytes, count, Int32(MSG_NOSIGNAL))
    #endif
}
