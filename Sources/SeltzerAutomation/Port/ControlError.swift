// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// An error at a control port: a code of JSON-RPC 2.0, and a sentence that says what to do.
public struct ControlError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The code; codes below -32099 are defined by JSON-RPC.
    public let code: Int
    /// The sentence.
    public let description: String
    /// Further data for programs, such as the existing elements; nil for none.
    public let data: JSONValue?

    /// Creates an error from a code, a sentence that says what to do, and further data for
    /// programs.
    public init(code: Int, _ description: String, data: JSONValue? = nil) {
        // Some sentences contain text from a client.
        self.description = description.split(separator: "\n", omittingEmptySubsequences: false)
            .map { TextSanitizer.line(String($0)) }.joined(separator: "\n")
        (self.code, self.data) = (code, data)
    }

    /// The line is not JSON.
    public static var parseError: Int { -32_700 }
    /// The JSON is not a request.
    public static var invalidRequest: Int { -32_600 }
    /// There is no such method.
    public static var methodNotFound: Int { -32_601 }
    /// The parameters do not fit the method.
    public static var invalidParameters: Int { -32_602 }
    /// An element cannot be used; ``data`` contains the problem and the elements.
    public static var elementError: Int { -32_001 }
    /// A condition was not met in time.
    public static var timeout: Int { -32_002 }
    /// The program refuses the request.
    public static var refused: Int { -32_003 }
    /// The program does not allow control.
    public static var notAllowed: Int { -32_004 }
    /// The connection or the program has ended.
    public static var ended: Int { -32_005 }

    static func parameters(_ sentence: String) -> ControlError {
        ControlError(code: invalidParameters, sentence)
    }

    init(_ error: ElementError) {
        let tree = error.description.dropFirst(error.sentence.count + " The elements:\n".count)
        self.init(
            code: Self.elementError, error.sentence,
            data: ["problem": .text(error.problem.rawValue), "elements": .text(String(tree))])
    }

    /// Reads the error of an answer.
    init(_ json: JSONValue) {
        self.init(
            code: json["code"]?.integer ?? 0, json["message"]?.text ?? "\(json)",
            data: json["data"])
    }

    var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("code", .integer(code)), .init("message", .text(description)),
        ]
        if let data { members.append(.init("data", data)) }
        return .object(members)
    }
}
