// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A question for completions: the token at the cursor, and the line before it.
public struct CompletionRequest: Hashable, Sendable {
    /// The typed text of the token, without the sign of its ``CompletionTrigger``.
    public let query: String
    /// The whole token, with the sign.
    public let token: String
    /// The text of the line before the cursor; of a long line, its last 4,096 bytes.
    public let line: String
    /// Whether the user asked by a key, and not by typing.
    public let isAsked: Bool

    /// Creates a request.
    public init(query: String, token: String, line: String, isAsked: Bool = false) {
        self.query = query
        self.token = token
        self.line = line
        self.isAsked = isAsked
    }

    init(_ token: CompletionTrigger.Token, in context: CompletionContext, isAsked: Bool) {
        let text = (context.before + context.after).utf8
        let start = text.index(text.startIndex, offsetBy: token.range.lowerBound)
        let query = text.index(text.startIndex, offsetBy: token.queryStart)
        let end = text.index(text.startIndex, offsetBy: token.range.upperBound)
        self.init(
            query: String(Substring(text[query..<end])),
            token: String(Substring(text[start..<end])),
            line: context.before, isAsked: isAsked)
    }
}
