// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The name of a responder in traces and reports: its class or its host's, and its identifier, as in `Button#save`.
///
/// The text is made only when it is read.
package struct ResponderName: Hashable, Sendable, CustomStringConvertible {
    private let type: any AnyObject.Type
    /// The identifier, or the whole text of a name from another process.
    private let text: String?

    /// The identifier; nil if the responder has none.
    package var identifier: String? {
        guard type == ReadName.self else { return text }
        let parts = text?.split(separator: "#", maxSplits: 1) ?? []
        return parts.count > 1 ? String(parts[1]) : nil
    }

    /// Reads the name of a responder.
    @MainActor
    package init(of responder: Responder) {
        self.init(of: responder, responder.table)
    }

    /// Reads the name of a responder whose table was read already.
    @MainActor
    init(of responder: Responder, _ table: HandlerTable?) {
        if let host = responder.host {
            type = Swift.type(of: host)
        } else {
            type = Swift.type(of: responder)
        }
        text = table?.identifier?.text
    }

    /// Creates a name from the text that another process wrote.
    init(reading text: String) { (type, self.text) = (ReadName.self, text) }

    /// `Button`, or `Button#save` with an identifier.
    package var description: String {
        type == ReadName.self
            ? text ?? "" : String(describing: type) + (text.map { "#\($0)" } ?? "")
    }

    package static func == (first: Self, second: Self) -> Bool {
        first.type == second.type && first.text == second.text
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        hasher.combine(text)
    }
}

/// Stands for the class of a responder in another process.
private final class ReadName {}
