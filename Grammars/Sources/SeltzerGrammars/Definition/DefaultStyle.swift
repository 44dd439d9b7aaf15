// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The meanings of KSyntaxHighlighting's default styles.
enum DefaultStyle {
    /// Returns the kind of tokens for the attributes of an element `itemData`.
    ///
    /// Fixed colors are ignored, because a theme has its own. Text without a style counts by its bold or italic type.
    static func kind(_ attributes: XMLAttributes) -> SyntaxToken.Kind {
        let kind = kinds[attributes.text("defStyleNum")] ?? .plain
        guard kind == .plain else { return kind }
        if attributes.isTrue("strikeOut") { return .strikethrough }
        if attributes.isTrue("bold") { return .strong }
        if attributes.isTrue("italic") { return .emphasis }
        return attributes.isTrue("underline") ? .link : .plain
    }

    private static let kinds: [String: SyntaxToken.Kind] = [
        "dsKeyword": .keyword, "dsControlFlow": .keyword, "dsImport": .keyword,
        "dsPreprocessor": .keyword, "dsConstant": .keyword,
        "dsFunction": .function, "dsBuiltIn": .function, "dsAttribute": .key,
        "dsVariable": .variable, "dsDataType": .type, "dsExtension": .type, "dsOthers": .type,
        "dsChar": .string, "dsSpecialChar": .string, "dsString": .string,
        "dsVerbatimString": .string, "dsSpecialString": .string,
        "dsDecVal": .number, "dsBaseN": .number, "dsFloat": .number,
        "dsComment": .comment, "dsDocumentation": .comment, "dsAnnotation": .comment,
        "dsCommentVar": .comment, "dsRegionMarker": .comment,
        "dsInformation": .location, "dsWarning": .heading, "dsAlert": .heading,
        "dsError": .deleted,
    ]
}
