// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Logging

/// The handler of one logger: it writes each event as a line, such as `warning tides: low on ice table=3`.
struct ApplicationLogHandler: LogHandler {
    let label: String
    let log: ApplicationLog
    var logLevel = Logger.Level.info
    var metadata: Logger.Metadata = [:]
    var metadataProvider: Logger.MetadataProvider?

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let values = (metadataProvider?.get() ?? [:])
            .merging(metadata) { $1 }
            .merging(event.metadata ?? [:]) { $1 }
        let words = values.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
        log.append("\(event.level) \(label): \(event.message)\(words.joined())")
    }
}
