// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The reason why a server gave no answer, or no whole answer.
public enum ServerError: Error, Hashable, Sendable {
    /// The text is no address of a server.
    case badAddress(String)
    /// There is no server at the address.
    case notReached(String, reason: String)
    /// The server wants another key.
    case unauthorized(hasKey: Bool)
    /// The server knows no such model or path.
    case notFound(model: String?, message: String)
    /// The server wants fewer requests.
    case tooManyRequests(retryAfter: Duration?)
    /// The server answered with another status than 200.
    case status(Int, message: String)
    /// The answer ended before its end.
    case brokenStream(reason: String)
    /// The answer has not the form of an answer of an OpenAI-compatible server.
    case notUnderstood(String)
    /// The server reported an error within its answer.
    case reported(String)
}

extension ServerError: CustomStringConvertible {
    /// The fact, the place and the next step, in sentences.
    public var description: String {
        switch self {
        case .badAddress(let text):
            "\(text) is no address of a server. Give one such as http://localhost:11434/v1."
        case .notReached(let server, let reason):
            "\(server) cannot be reached: \(reason). Start the server, or set --server."
        case .unauthorized(hasKey: true): "The server refuses the key. Check OPENAI_API_KEY."
        case .unauthorized(hasKey: false): "The server wants a key. Set OPENAI_API_KEY."
        case .notFound(let model?, let message):
            "The server has no model \(model)\(Self.remark(message)). Choose another one."
        case .notFound(nil, let message):
            "The server has no chat completions here\(Self.remark(message)). Check --server."
        case .tooManyRequests(let wait?):
            "The server wants fewer requests. Try again in \(max(1, wait.components.seconds)) s."
        case .tooManyRequests(nil): "The server wants fewer requests. Try again later."
        case .status(let status, let message):
            "The server answered with status \(status)\(Self.remark(message))."
        case .brokenStream(let reason): "The answer broke off: \(reason). Send it again."
        case .notUnderstood(let reason):
            "The answer was not understood: \(reason). Is it an OpenAI-compatible server?"
        case .reported(let message): "The server reported an error\(Self.remark(message))."
        }
    }

    private static func remark(_ message: String) -> String {
        message.isEmpty ? "" : " (\(message))"
    }
}
