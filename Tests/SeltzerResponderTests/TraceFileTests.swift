// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerResponder

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@MainActor
@Suite struct TraceFileTests {
    @Test func eachDispatchIsALineThatIsAppended() throws {
        var template = Array("/tmp/seltzer-trace-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        try #require(descriptor >= 0)
        defer {
            close(descriptor)
            unlink(template)
        }
        let chain = Chain("ab")
        var traces: [RouteTrace] = []
        chain["b"].observeRoutes { traces.append($0) }
        chain["a"].post(Ping())
        chain["a"].post(Pong())
        let path = String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self)
        for trace in traces { try #require(TraceFile(path)).append(trace) }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = read(descriptor, &bytes, bytes.count)
        let lines = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
        #expect(lines == traces.map { $0.json + "\n" }.joined())
        #expect(traces.count == 2)
    }

    @Test(arguments: ["", "/there/is/no/such/directory"])
    func withoutAFileNothingIsWritten(path: String) {
        #expect(TraceFile(path) == nil)
    }
}
