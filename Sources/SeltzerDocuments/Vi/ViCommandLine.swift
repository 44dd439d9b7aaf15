// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The line that the user types after `:`, `/` or `?`.
struct ViCommandLine: Hashable, Sendable {
    /// The result of a key.
    enum Result: Hashable, Sendable {
        case typing
        /// Enter ended the line.
        case entered(String)
        /// The user left the line.
        case left
    }

    /// `:`, `/` or `?`.
    let prompt: String
    var text: String

    mutating func read(_ key: ViKey) -> Result {
        switch key {
        case .character(let character): text.append(character)
        case .enter, .control("j"): return .entered(text)
        case .escape: return .left
        case .backspace, .control("h"):
            guard !text.isEmpty else { return .left }
            text.removeLast()
        case .control("u"): text = ""
        case .control("w"):
            while text.last?.isWhitespace == true { text.removeLast() }
            while text.last.map({ !$0.isWhitespace }) == true { text.removeLast() }
        default: break
        }
        return .typing
    }
}
