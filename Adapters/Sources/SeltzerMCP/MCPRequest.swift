// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A message of an assistant: a request, or a notification without an identifier.
struct MCPRequest {
    /// The identifier that the response repeats, a text or a number; nil for a notification.
    let id: JSONValue?
    let method: String
    let parameters: JSONValue

    /// Reads a message; nil for the response to a request, of which this server sends none.
    ///
    /// - Throws: The error that is the response.
    init?(_ message: JSONValue) throws(ControlError) {
        guard message.members != nil else { throw Self.invalid("A message must be an object.") }
        if message["method"] == nil, message["result"] != nil || message["error"] != nil {
            return nil
        }
        guard message["jsonrpc"] == "2.0" else {
            throw Self.invalid("\"jsonrpc\" must be \"2.0\".")
        }
        guard let method = message["method"]?.text else {
            throw Self.invalid("The method is missing.")
        }
        switch message["id"] {
        case nil, .text, .integer, .number: id = message["id"]
        default: throw Self.invalid("The \"id\" must be a text or a number.")
        }
        self.method = method
        parameters = message["params"] ?? [:]
        guard parameters.members != nil else {
            throw ControlError(
                code: ControlError.invalidParameters, "\"params\" must be an object.")
        }
    }

    /// The identifier of a message, for the response to a message that cannot be read.
    static func id(of message: JSONValue) -> JSONValue {
        switch message["id"] {
        case .text, .integer, .number: message["id"] ?? .null
        default: .null
        }
    }

    private static func invalid(_ sentence: String) -> ControlError {
        ControlError(code: ControlError.invalidRequest, sentence)
    }
}
