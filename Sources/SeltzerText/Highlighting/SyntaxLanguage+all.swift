// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension SyntaxLanguage {
    /// The languages that come with Seltzer.
    public static let all = textLanguages + programLanguages

    private init(
        _ name: String, _ grammar: LexicalGrammar, _ extensions: [String],
        fileNames: [String] = [], interpreters: [String] = []
    ) {
        self.init(
            name: name, highlighter: LexicalHighlighter(grammar), extensions: extensions,
            fileNames: fileNames, interpreters: interpreters)
    }

    private static let textLanguages = [
        SyntaxLanguage(
            name: "Swift", highlighter: SwiftHighlighter(),
            extensions: ["swift", "swiftinterface"],
            interpreters: ["swift"]),
        SyntaxLanguage(
            name: "JSON", highlighter: JSONHighlighter(),
            extensions: ["json", "jsonc", "json5", "jsonl", "geojson", "webmanifest"],
            fileNames: ["package.resolved", ".swift-format"]),
        SyntaxLanguage(
            name: "Markdown", highlighter: MarkdownHighlighter(),
            extensions: ["md", "markdown", "mdown"]),
        SyntaxLanguage(
            name: "Shell", highlighter: ShellHighlighter(),
            extensions: ["sh", "bash", "zsh", "ksh", "shell", "console"],
            fileNames: [".bashrc", ".bash_profile", ".profile", ".zshrc", ".zprofile", ".zshenv"],
            interpreters: ["sh", "bash", "zsh", "ksh", "dash"]),
        SyntaxLanguage(
            name: "Diff", highlighter: DiffHighlighter(), extensions: ["diff", "patch"]),
        SyntaxLanguage(
            name: "INI", highlighter: INIHighlighter(),
            extensions: [
                "ini", "toml", "cfg", "conf", "desktop", "service", "socket", "timer", "properties",
            ],
            fileNames: [".gitconfig", ".gitmodules", ".editorconfig", ".npmrc"]),
    ]

    private static let programLanguages = [
        SyntaxLanguage("C", .c, ["c"]),
        SyntaxLanguage(
            "C++", .cPlusPlus,
            ["cpp", "cc", "cxx", "h", "hpp", "hh", "hxx", "ipp", "inl", "c++", "ino"]),
        SyntaxLanguage("CSS", .css, ["css", "scss", "less"]),
        SyntaxLanguage("Go", .go, ["go", "golang"]),
        SyntaxLanguage("HTML", .html, ["html", "htm", "xhtml", "vue", "svelte"]),
        SyntaxLanguage(
            "JavaScript", .javaScript, ["js", "mjs", "cjs", "jsx", "node"],
            interpreters: ["node", "nodejs", "bun"]),
        SyntaxLanguage(
            "Python", .python, ["py", "pyi", "pyw", "python3"],
            fileNames: ["sconstruct", "sconscript", ".pythonrc"], interpreters: ["python", "pypy"]),
        SyntaxLanguage("Rust", .rust, ["rs"]),
        SyntaxLanguage(
            "SQL", .sql, ["sql", "ddl", "dml", "psql", "mysql", "sqlite", "postgresql"],
            fileNames: [".psqlrc", ".sqliterc"]),
        SyntaxLanguage(
            "TypeScript", .typeScript, ["ts", "tsx", "mts", "cts"],
            interpreters: ["deno", "ts-node", "tsx"]),
        SyntaxLanguage(
            "XML", .xml,
            [
                "xml", "svg", "xsd", "xsl", "xslt", "plist", "rss", "atom", "xaml", "ui",
                "storyboard", "xib",
            ]),
        SyntaxLanguage(
            "YAML", .yaml, ["yaml", "yml"],
            fileNames: [".clang-format", ".clang-tidy", ".swiftlint.yml"]),
    ]
}
