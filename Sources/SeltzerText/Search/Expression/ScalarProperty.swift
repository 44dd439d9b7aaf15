// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A property of scalars that an expression can name, such as `\w`, `\p{Lu}` or `[:alpha:]`.
enum ScalarProperty: Sendable {
    case word
    case digit
    case space
    case horizontalSpace
    case newline
    case any
    case ascii
    case categories(Set<Unicode.GeneralCategory>)
    case binary(@Sendable (Unicode.Scalar.Properties) -> Bool)
    case script(Int)

    /// Whether all characters have the property, including bytes that are not UTF-8.
    var isAny: Bool { if case .any = self { true } else { false } }

    /// Returns whether a scalar has the property.
    func contains(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        switch self {
        case .word: return scalar.isWordScalar
        case .digit:
            if value < 0x80 { return 0x30...0x39 ~= value }
            return scalar.properties.generalCategory == .decimalNumber
        case .space:
            return value == 0x20 || 9...13 ~= value
                || value >= 0x80 && scalar.properties.isWhitespace
        case .horizontalSpace:
            return value == 9 || scalar.properties.generalCategory == .spaceSeparator
        case .newline: return 10...13 ~= value || value == 0x85 || 0x2028...0x2029 ~= value
        case .any: return true
        case .ascii: return value < 0x80
        case .categories(let categories):
            return categories.contains(scalar.properties.generalCategory)
        case .binary(let property): return property(scalar.properties)
        case .script(let number): return ScriptTable.script(of: value) == number
        }
    }

    /// Returns the property with a name of `\p{…}`; nil for an unknown name.
    static func named(_ text: String) -> ScalarProperty? {
        let parts = text.split(separator: "=", maxSplits: 1).map { key(String($0)) }
        if parts.count == 2 {
            switch parts[0] {
            case "gc", "generalcategory": return categories(parts[1]).map { .categories($0) }
            case "sc", "script": return ScriptTable.number(ofKey: parts[1]).map { .script($0) }
            default: return nil
            }
        }
        let name = key(text)
        return categories(name).map { .categories($0) } ?? binary(name) ?? posix(name)
            ?? ScriptTable.number(ofKey: name).map { .script($0) }
    }

    /// Returns the property with a name of `[:…:]`; nil for an unknown name.
    static func posix(_ name: String) -> ScalarProperty? {
        switch key(name) {
        case "alpha": .binary { $0.isAlphabetic }
        case "digit": .digit
        case "alnum": .binary { $0.isAlphabetic || $0.generalCategory == .decimalNumber }
        case "upper": .binary { $0.isUppercase }
        case "lower": .binary { $0.isLowercase }
        case "space": .space
        case "blank": .horizontalSpace
        case "word": .word
        case "punct": .categories(groups["p", default: []].union(groups["s", default: []]))
        case "cntrl": .categories([.control])
        case "graph": .binary { !$0.isWhitespace && !unseen.contains($0.generalCategory) }
        case "print": .binary { !unseen.contains($0.generalCategory) }
        case "xdigit": .binary { $0.isASCIIHexDigit }
        default: nil
        }
    }

    private static let unseen: Set<Unicode.GeneralCategory> = [.control, .surrogate, .unassigned]

    /// Returns the form in which names are compared: without case, blanks, hyphens and underscores.
    private static func key(_ name: String) -> String {
        name.lowercased().filter { !" -_".contains($0) }
    }

    private static func categories(_ name: String) -> Set<Unicode.GeneralCategory>? {
        categories[name].map { [$0] } ?? groups[name]
    }

    private static let categories: [String: Unicode.GeneralCategory] = [
        "lu": .uppercaseLetter, "uppercaseletter": .uppercaseLetter, "ll": .lowercaseLetter,
        "lowercaseletter": .lowercaseLetter, "lt": .titlecaseLetter,
        "titlecaseletter": .titlecaseLetter, "lm": .modifierLetter,
        "modifierletter": .modifierLetter, "lo": .otherLetter, "otherletter": .otherLetter,
        "mn": .nonspacingMark, "nonspacingmark": .nonspacingMark, "mc": .spacingMark,
        "spacingmark": .spacingMark, "me": .enclosingMark, "enclosingmark": .enclosingMark,
        "nd": .decimalNumber, "decimalnumber": .decimalNumber, "nl": .letterNumber,
        "letternumber": .letterNumber, "no": .otherNumber, "othernumber": .otherNumber,
        "pc": .connectorPunctuation, "connectorpunctuation": .connectorPunctuation,
        "pd": .dashPunctuation, "dashpunctuation": .dashPunctuation, "ps": .openPunctuation,
        "openpunctuation": .openPunctuation, "pe": .closePunctuation,
        "closepunctuation": .closePunctuation, "pi": .initialPunctuation,
        "initialpunctuation": .initialPunctuation, "pf": .finalPunctuation,
        "finalpunctuation": .finalPunctuation, "po": .otherPunctuation,
        "otherpunctuation": .otherPunctuation, "sm": .mathSymbol, "mathsymbol": .mathSymbol,
        "sc": .currencySymbol, "currencysymbol": .currencySymbol, "sk": .modifierSymbol,
        "modifiersymbol": .modifierSymbol, "so": .otherSymbol, "othersymbol": .otherSymbol,
        "zs": .spaceSeparator, "spaceseparator": .spaceSeparator, "zl": .lineSeparator,
        "lineseparator": .lineSeparator, "zp": .paragraphSeparator,
        "paragraphseparator": .paragraphSeparator, "cc": .control, "control": .control,
        "cf": .format, "format": .format, "cs": .surrogate, "surrogate": .surrogate,
        "co": .privateUse, "privateuse": .privateUse, "cn": .unassigned, "unassigned": .unassigned,
    ]

    private static let groups: [String: Set<Unicode.GeneralCategory>] = {
        let short: [String: Set<Unicode.GeneralCategory>] = Dictionary(
            grouping: categories.filter { $0.key.count == 2 }, by: { String($0.key.prefix(1)) }
        ).mapValues { Set($0.map(\.value)) }
        var groups = short
        groups["lc"] = [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter]
        groups["casedletter"] = groups["lc"]
        for (name, letter) in [
            ("letter", "l"), ("mark", "m"), ("number", "n"), ("punctuation", "p"), ("symbol", "s"),
            ("separator", "z"), ("other", "c"), ("punct", "p"), ("combiningmark", "m"),
        ] { groups[name] = short[letter] }
        return groups
    }()

    private static func binary(_ name: String) -> ScalarProperty? {
        switch name {
        case "any": .any
        case "ascii": .ascii
        case "assigned": .binary { $0.generalCategory != .unassigned }
        case "alphabetic", "alpha": .binary { $0.isAlphabetic }
        case "uppercase", "upper": .binary { $0.isUppercase }
        case "lowercase", "lower": .binary { $0.isLowercase }
        case "whitespace", "wspace", "space": .space
        case "cased": .binary { $0.isCased }
        case "caseignorable", "ci": .binary { $0.isCaseIgnorable }
        case "dash": .binary { $0.isDash }
        case "diacritic", "dia": .binary { $0.isDiacritic }
        case "emoji": .binary { $0.isEmoji }
        case "emojipresentation": .binary { $0.isEmojiPresentation }
        case "emojimodifier": .binary { $0.isEmojiModifier }
        case "emojimodifierbase": .binary { $0.isEmojiModifierBase }
        case "extender", "ext": .binary { $0.isExtender }
        case "hexdigit", "hex": .binary { $0.isHexDigit }
        case "asciihexdigit", "ahex": .binary { $0.isASCIIHexDigit }
        case "idstart", "ids": .binary { $0.isIDStart }
        case "idcontinue", "idc": .binary { $0.isIDContinue }
        case "xidstart", "xids": .binary { $0.isXIDStart }
        case "xidcontinue", "xidc": .binary { $0.isXIDContinue }
        case "ideographic", "ideo": .binary { $0.isIdeographic }
        case "math": .binary { $0.isMath }
        case "quotationmark", "qmark": .binary { $0.isQuotationMark }
        case "noncharactercodepoint", "nchar": .binary { $0.isNoncharacterCodePoint }
        case "defaultignorablecodepoint", "di": .binary { $0.isDefaultIgnorableCodePoint }
        case "unifiedideograph", "uideo": .binary { $0.isUnifiedIdeograph }
        case "patternsyntax": .binary { $0.isPatternSyntax }
        case "patternwhitespace": .binary { $0.isPatternWhitespace }
        case "graphemebase": .binary { $0.isGraphemeBase }
        case "graphemeextend": .binary { $0.isGraphemeExtend }
        case "variationselector", "vs": .binary { $0.isVariationSelector }
        case "numeric": .binary { $0.numericType != nil }
        default: nil
        }
    }
}
