// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProcessReading
import Seltzer

/// The processes as a text, which a record of a session keeps.
struct RecordedProcesses: LosslessStringConvertible, Sendable {
    let snapshot: ProcessSnapshot

    init(_ snapshot: ProcessSnapshot) { self.snapshot = snapshot }

    init?(_ description: String) {
        guard let json = try? JSONValue(parsing: description),
            let rows = json["processes"]?.array,
            let totals = json["totals"].flatMap(SystemTotals.init)
        else { return nil }
        let samples = rows.compactMap(ProcessSample.init)
        guard samples.count == rows.count else { return nil }
        snapshot = ProcessSnapshot(samples, totals: totals)
    }

    var description: String {
        let json: JSONValue = [
            "totals": snapshot.totals.json,
            "processes": .array(snapshot.processes.map(\.json)),
        ]
        return "\(json)"
    }
}

/// The details of a process as a text, which a record of a session keeps.
struct RecordedDetails: LosslessStringConvertible, Sendable {
    /// The details; nil if the process had ended.
    let details: ProcessDetails?

    init(_ details: ProcessDetails?) { self.details = details }

    init?(_ description: String) {
        guard let json = try? JSONValue(parsing: description) else { return nil }
        guard json != .null else {
            details = nil
            return
        }
        details = ProcessDetails(
            arguments: json["arguments"]?.array?.compactMap(\.text),
            executable: json["executable"]?.text, directory: json["directory"]?.text)
    }

    var description: String {
        guard let details else { return "null" }
        let json: JSONValue = [
            "arguments": details.arguments.map { .array($0.map(JSONValue.text)) } ?? .null,
            "executable": JSONValue(details.executable), "directory": JSONValue(details.directory),
        ]
        return "\(json)"
    }
}

extension SystemTotals {
    fileprivate var json: JSONValue {
        [
            "cores": .integer(cores), "cpu": JSONValue(number: cpu),
            "load": .array(load.map(JSONValue.number)), "memory": JSONValue(bytes: memory),
            "memoryUsed": JSONValue(bytes: memoryUsed), "swap": JSONValue(bytes: swap),
            "swapUsed": JSONValue(bytes: swapUsed), "uptime": JSONValue(number: uptime),
        ]
    }

    fileprivate init?(_ json: JSONValue) {
        guard let cores = json["cores"]?.integer else { return nil }
        self.init()
        self.cores = cores
        cpu = json["cpu"]?.double
        load = json["load"]?.array?.compactMap(\.double) ?? []
        memory = json["memory"]?.bytes
        memoryUsed = json["memoryUsed"]?.bytes
        swap = json["swap"]?.bytes
        swapUsed = json["swapUsed"]?.bytes
        uptime = json["uptime"]?.double
    }
}

extension ProcessSample {
    fileprivate var json: JSONValue {
        [
            .integer(Int(identity.pid)), JSONValue(bytes: identity.start), .integer(Int(parent)),
            JSONValue(user), .integer(Int(state.rawValue)), JSONValue(number: cpu),
            JSONValue(bytes: memory), JSONValue(number: time), JSONValue(threads),
            JSONValue(nice), .text(name), .text(command),
        ]
    }

    fileprivate init?(_ json: JSONValue) {
        guard let values = json.array, values.count == 12,
            let pid = values[0].integer.flatMap(Int32.init(exactly:)), let start = values[1].bytes,
            let parent = values[2].integer.flatMap(Int32.init(exactly:)),
            let state = values[4].integer.flatMap(UInt8.init(exactly:)).flatMap(
                ProcessState.init(rawValue:)),
            let name = values[10].text, let command = values[11].text
        else { return nil }
        self.init(
            ProcessIdentity(pid: pid, start: start), parent: parent, user: values[3].text,
            state: state, cpu: values[5].double, memory: values[6].bytes, time: values[7].double,
            threads: values[8].integer, nice: values[9].integer, name: name, command: command)
    }
}

extension JSONValue {
    fileprivate init(number: Double?) { self = number.map(JSONValue.number) ?? .null }

    // A number of bytes or of ticks may be larger than an integer of JSON.
    fileprivate init(bytes: UInt64?) { self = bytes.map { .text("\($0)") } ?? .null }

    fileprivate var bytes: UInt64? { text.flatMap { UInt64($0) } }

    fileprivate var double: Double? {
        switch self {
        case .number(let number): number
        case .integer(let integer): Double(integer)
        default: nil
        }
    }
}
