// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The name of a responder in traces and reports: its class or its host's, and its identifier, as in `Button#save`.
///
/// The text is made only when it is read.
package struct ResponderName: Hashable, Sendable, CustomStringConvertible {
    private let type: any AnyObject.Type
    /// The identifier; nil if the responder has none.
    package let identifier: String?

    /// Reads the name of a responder.
    @MainActor
    package init(of responder: Responder) {
        type = responder.host.map { Swift.type(of: $0) } ?? Swift.type(of: responder)
        identifier = responder.identifier
    }

    /// `Button`, or `Button#save` with an identifier.
    package var description: String {
        String(describing: type) + (identifier.map { "#\($0)" } ?? "")
    }

    package static func == (first: Self, second: Self) -> Bool {
        first.type == second.type && first.identifier == second.identifier
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        hasher.combine(identifier)
    }
}
