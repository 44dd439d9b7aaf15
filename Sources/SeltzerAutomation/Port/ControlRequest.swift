// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A request of JSON-RPC 2.0.
struct ControlRequest: Sendable {
    /// The identifier that the answer repeats: a text, a number or null; nil for a notification,
    /// which gets no answer.
    let id: JSONValue?
    let method: String
    let parameters: JSONValue?

    /// Reads a request from a line.
    ///
    /// - Throws: The error for the client; its data contains the `id` of the request if there is
    ///   one.
    init(_ line: [UInt8]) throws(ControlError) {
        let json: JSONValue
        do throws(JSONValue.SyntaxError) {
            json = try JSONValue(parsing: line)
        } catch {
            throw ControlError(code: ControlError.parseError, "\(error) Send one object a line.")
        }
        guard json.members != nil else {
            throw Self.invalid("A request must be an object; batches are not supported.", nil)
        }
        id = json["id"]
        switch id {
        case nil, .null, .text, .integer, .number: break
        default: throw Self.invalid("The \"id\" must be a text, a number or null.", nil)
        }
        guard json["jsonrpc"] == "2.0" else {
            throw Self.invalid("\"jsonrpc\" must be \"2.0\".", id)
        }
        guard let method = json["method"]?.text else {
            throw Self.invalid("\"method\" must be a text.", id)
        }
        self.method = method
        parameters = json["params"]
    }

    private static func invalid(_ sentence: String, _ id: JSONValue?) -> ControlError {
        ControlError(
            code: ControlError.invalidRequest, sentence, data: id.map { ["id": $0] })
    }
}
