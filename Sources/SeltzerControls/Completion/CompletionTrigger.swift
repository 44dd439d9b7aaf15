// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The part of a line that a ``CompletionProvider`` completes: a token that ends at the cursor.
///
/// ```swift
/// CompletionTrigger.lineStart("/")           // /review at the beginning of a line
/// CompletionTrigger.token("@")               // @tides anywhere
/// CompletionTrigger.word(minimumLength: 2)   // letters, digits and _
/// ```
public struct CompletionTrigger: Sendable {
    /// A token, in bytes from the start of ``CompletionContext/before``.
    struct Token: Hashable, Sendable {
        /// The text that an item replaces.
        var range: Range<Int>
        /// The start of the text that is looked for, after the sign.
        var queryStart: Int
    }

    /// Whether the token is the whole line.
    let isWholeLine: Bool
    private let find: @Sendable (CompletionContext, _ isAsked: Bool) -> Token?

    private init(
        isWholeLine: Bool = false,
        _ find: @escaping @Sendable (CompletionContext, _ isAsked: Bool) -> Token?
    ) {
        self.isWholeLine = isWholeLine
        self.find = find
    }

    /// Returns the token at the cursor; nil for none.
    ///
    /// - Parameters:
    ///   - context: The line with the cursor.
    ///   - isAsked: Whether the user asked for completions by a key.
    func token(in context: CompletionContext, isAsked: Bool) -> Token? {
        context.hasSelection && !isWholeLine ? nil : find(context, isAsked)
    }

    /// A token with a sign at the beginning of a line, such as `/review`, up to the first blank.
    public static func lineStart(_ sign: Character) -> CompletionTrigger {
        CompletionTrigger { context, _ in
            let before = context.before
            guard context.beginsLine, before.first == sign,
                !before.contains(where: { CharacterKind($0) == .blank })
            else { return nil }
            return Token(
                range: 0..<before.utf8.count, queryStart: String(sign).utf8.count)
        }
    }

    /// A token with a sign after a blank, an opening bracket, a quote, or the beginning of a line, such as `@tides`.
    public static func token(_ sign: Character) -> CompletionTrigger {
        CompletionTrigger { context, _ in
            let before = context.before
            let start =
                before.lastIndex { CharacterKind($0) == .blank }.map(before.index(after:))
                ?? before.startIndex
            // A long line may begin within a token.
            guard start > before.startIndex || context.beginsLine else { return nil }
            let token = before[start...].drop { "([{<\"'`".contains($0) && $0 != sign }
            guard token.first == sign else { return nil }
            let offset = before.utf8.count - token.utf8.count
            return Token(
                range: offset..<before.utf8.count,
                queryStart: offset + String(sign).utf8.count)
        }
    }

    /// A word before the cursor: letters, digits and `_`.
    ///
    /// - Parameter minimumLength: The number of letters from which on completions are looked for; if the user asks by a
    ///   key, any number is enough.
    public static func word(minimumLength: Int = 2) -> CompletionTrigger {
        CompletionTrigger { context, isAsked in
            let word = context.before.suffixOfWord
            guard isAsked || word.count >= max(1, minimumLength) else { return nil }
            let offset = context.before.utf8.count - word.utf8.count
            return Token(range: offset..<context.before.utf8.count, queryStart: offset)
        }
    }

    /// The whole line, also the text after the cursor.
    public static var line: CompletionTrigger {
        CompletionTrigger(isWholeLine: true) { context, _ in
            Token(
                range: 0..<context.before.utf8.count + context.after.utf8.count, queryStart: 0)
        }
    }

    /// A token that a closure finds.
    ///
    /// - Parameter start: Returns the beginning of the token in the text of the line before the cursor; nil for no token.
    ///   The token ends at the cursor.
    public static func custom(
        _ start: @escaping @Sendable (String) -> String.Index?
    ) -> CompletionTrigger {
        CompletionTrigger { context, _ in
            guard let index = start(context.before) else { return nil }
            let offset = context.before.utf8.distance(
                from: context.before.startIndex, to: index)
            return Token(range: offset..<context.before.utf8.count, queryStart: offset)
        }
    }
}

extension String {
    /// The word at the end of the text; empty for none.
    fileprivate var suffixOfWord: Substring {
        guard let blank = lastIndex(where: { !CharacterKind($0).isWord }) else { return self[...] }
        return self[index(after: blank)...]
    }
}
