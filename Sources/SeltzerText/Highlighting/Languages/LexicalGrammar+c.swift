// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension LexicalGrammar {
    /// C.
    public static let c = cFamily(
        keywords: cKeywords
            + " _Atomic _Bool _Generic _Noreturn _Static_assert _Thread_local restrict",
        types: cTypes)

    /// C++, with its raw strings.
    public static let cPlusPlus: LexicalGrammar = {
        var grammar = cFamily(
            keywords: cKeywords + " " + cPlusPlusKeywords,
            types: cTypes + " char8_t string string_view vector map set pair tuple optional")
        grammar.spans += ["R", "LR", "uR", "UR", "u8R"].map {
            .rawString($0 + "\"", "(", ")", "\"", tag: .name)
        }
        return grammar
    }()

    private static func cFamily(keywords: String, types: String) -> LexicalGrammar {
        var grammar = LexicalGrammar(words: [.keyword: keywords, .type: types])
        grammar.spans = [.lineComment("//"), .comment("/*", "*/")]
        for prefix in ["", "L", "u", "U", "u8"] {
            grammar.spans.append(.string("\"", escape: "\\", prefix: prefix))
            grammar.spans.append(.string("'", escape: "\\", prefix: prefix, at: .character))
        }
        grammar.prefixes = [Prefix("#", .keyword, at: .lineStart)]
        return grammar
    }

    private static let cKeywords = """
        NULL alignas alignof auto break case const constexpr continue default do else enum extern false for goto if \
        inline nullptr register return sizeof static static_assert struct switch thread_local true typedef typeof \
        union volatile while
        """

    private static let cTypes = """
        FILE bool char char16_t char32_t double float int int16_t int32_t int64_t int8_t intptr_t long ptrdiff_t \
        short signed size_t ssize_t time_t uint16_t uint32_t uint64_t uint8_t uintptr_t unsigned va_list void wchar_t
        """

    private static let cPlusPlusKeywords = """
        and catch class co_await co_return co_yield concept const_cast consteval constinit decltype delete \
        dynamic_cast explicit export final friend import module mutable namespace new noexcept not operator or \
        override private protected public reinterpret_cast requires static_cast template this throw try typeid \
        typename using virtual xor
        """
}
