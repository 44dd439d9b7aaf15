// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension LexicalGrammar {
    /// SQL, with the quotes and the words of SQLite, PostgreSQL and MySQL.
    public static let sql: LexicalGrammar = {
        var grammar = LexicalGrammar(words: [.keyword: sqlKeywords, .type: sqlTypes])
        grammar.isCaseSensitive = false
        grammar.spans = [
            .lineComment("--"), .comment("/*", "*/", nests: true),
            .string("'", spansLines: true),
            .string("'", escape: "\\", prefix: "e", spansLines: true),
            Span("\"", "\"", .variable), Span("`", "`", .variable),
            .rawString("$", "$", "$", "$", tag: .name),
        ]
        grammar.prefixes = [
            Prefix("::", .type), Prefix("@", .variable), Prefix(":", .variable),
            Prefix("$", .variable),
        ]
        return grammar
    }()

    private static let sqlKeywords = """
        abort action add after all alter analyze and any array as asc attach autoincrement before begin between by \
        cascade case cast check collate column commit conflict constraint create cross current current_date \
        current_time current_timestamp database default deferrable deferred delete desc detach distinct do drop each \
        else end escape except exclude exclusive exists explain fail false fetch filter first following for foreign \
        from full function generated glob grant group groups having if ignore ilike immediate in index indexed \
        initially inner insert instead intersect into is isnull join key lateral last left like limit match \
        materialized natural no not nothing notnull null nulls of offset on only or order others outer over \
        partition plan pragma preceding primary procedure query raise range recursive references regexp reindex \
        release rename replace restrict returning returns revoke right rollback row rows savepoint schema select \
        sequence set similar some strict table temp temporary then ties to transaction trigger true truncate \
        unbounded union unique update using vacuum values view virtual when where window with within without
        """

    private static let sqlTypes = """
        bigint bigserial binary bit blob bool boolean bytea char character clob date datetime decimal double enum \
        float inet int int2 int4 int8 integer interval json jsonb mediumint money nchar number numeric nvarchar \
        precision real serial smallint text time timestamp timestamptz tinyint uuid varbinary varchar varying xml
        """
}
