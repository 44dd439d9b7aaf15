// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Reads JSON that may be anything: what is read is the same when what is written of it is read.
@_cdecl("fuzz_json")
public func fuzzJSON(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    do {
        let value = try JSONValue(parsing: bytes)
        let text = value.description
        precondition(!text.unicodeScalars.contains("\n"), "JSON is not one line.")
        for scalar in text.unicodeScalars {
            let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
            precondition(!isControl, "JSON holds a control.")
        }
        guard let again = try? JSONValue(parsing: text) else {
            preconditionFailure("What was written is no JSON.")
        }
        precondition(again.description == text, "What was written is read as something else.")
    } catch {
        checkMessage(error)
        precondition((0...count).contains(error.offset), "The error is outside of the text.")
    }
    return 0
}

/// Gives a control port a line that may be anything: a request, or an error whose sentence can be shown.
@_cdecl("fuzz_control")
public func fuzzControl(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let problem = MainActor.assumeIsolated { ControlPort.problem(inLine: bytes) }
    guard let error = problem else { return 0 }
    checkMessage(error)
    precondition((-32_700 ... -32_600).contains(error.code), "The code is not JSON-RPC's.")
    return 0
}

/// Reads a record that may be anything; what is read is the same when it is written and read again.
@_cdecl("fuzz_record")
public func fuzzRecord(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    do {
        let record = try SessionRecord(parsing: String(decoding: bytes, as: UTF8.self))
        guard let again = try? SessionRecord(parsing: record.text) else {
            preconditionFailure("What was written is no record.")
        }
        precondition(again.text == record.text, "A record changes as it is read.")
        let source = RecordedTest(record).source
        precondition(source.hasPrefix(RecordedTest.mark), "The test has no mark.")
        for scalar in source.unicodeScalars where scalar != "\n" {
            precondition(
                TextSanitizer.substitute(for: scalar) == .itself, "The test holds a control.")
        }
    } catch {
        checkMessage(error)
    }
    return 0
}
