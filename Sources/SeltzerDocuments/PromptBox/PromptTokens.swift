// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls

/// The tokens for long pastes and dropped files.
enum PromptTokens {
    /// Returns the token for a paste that is longer than some limits; nil for a shorter one.
    static func token(
        forPaste text: String, maximumLines: Int, maximumCharacters: Int
    ) -> TextToken? {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        // A line end after the last line begins no further line.
        let count = lines.count - (lines.last?.isEmpty == true ? 1 : 0)
        let content = lines.joined(separator: "\n")
        let numbers = NumberFormat()
        if count > max(1, maximumLines) {
            return TextToken(
                "[\(numbers.string(count)) lines pasted]", content: content, kind: .paste)
        }
        let characters = text.count
        guard characters > max(1, maximumCharacters) else { return nil }
        return TextToken(
            "[\(numbers.string(characters)) characters pasted]", content: content, kind: .paste)
    }

    /// Returns the token for a dropped file.
    static func token(forFile path: String) -> TextToken {
        let name = path.split(separator: "/").last.map(String.init) ?? "/"
        let type = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
        let isPicture = pictureTypes.contains(type.lowercased()) && name.contains(".")
        return TextToken("[\(name)]", content: path, kind: isPicture ? .picture : .file)
    }

    private static let pictureTypes: Set<String> = [
        "avif", "bmp", "gif", "heic", "jpeg", "jpg", "png", "svg", "tif", "tiff", "webp",
    ]
}
