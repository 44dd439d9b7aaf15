// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// Writes a document as HTML, in the form of CommonMark's examples.
struct MarkdownHTML {
    private let document: MarkdownDocument
    private var html = ""

    private init(_ document: MarkdownDocument) {
        self.document = document
    }

    static func html(_ text: String, extensions: MarkdownExtensions) -> String {
        html(MarkdownDocument(text, extensions: extensions))
    }

    static func html(_ document: MarkdownDocument) -> String {
        var writer = MarkdownHTML(document)
        writer.write(0..<document.blockCount, isTight: false)
        return writer.html
    }

    // MARK: Blocks

    private mutating func write(_ range: Range<Int>, isTight: Bool) {
        var number = range.lowerBound
        while number < range.upperBound {
            write(number, isTight: isTight)
            number = document.descendants(of: number).upperBound
        }
    }

    private mutating func startLine() {
        if !html.isEmpty, html.last != "\n" { html += "\n" }
    }

    private mutating func write(_ number: Int, isTight: Bool) {
        let block = document.block(number)
        let inside = document.descendants(of: number)
        switch block.kind {
        case .paragraph where isTight:
            write(document.inlines(of: number))
            return
        case .paragraph:
            startLine()
            html += "<p>"
            write(document.inlines(of: number))
            html += "</p>"
        case .heading(let level):
            startLine()
            html += "<h\(level)>"
            write(document.inlines(of: number))
            html += "</h\(level)>"
        case .code:
            startLine()
            let language = document.info(of: number)?.split(separator: " ").first
            html +=
                language.map { "<pre><code class=\"language-\(Self.escaped($0))\">" }
                ?? "<pre><code>"
            html += Self.escaped(document.literal(of: number)) + "</code></pre>"
        case .html:
            startLine()
            html += document.literal(of: number)
        case .thematicBreak:
            startLine()
            html += "<hr />"
        case .quote:
            writeContainer("blockquote", inside)
        case .list(let isOrdered, let isTight):
            var start = ""
            if case .item(let first?, _) = document.block(number + 1).kind, first != 1 {
                start = " start=\"\(first)\""
            }
            startLine()
            html += isOrdered ? "<ol\(start)>" : "<ul>"
            html += "\n"
            write(inside, isTight: isTight)
            startLine()
            html += isOrdered ? "</ol>" : "</ul>"
        case .item(_, let isChecked): writeItem(inside, isChecked, isTight: isTight)
        case .table(let columns): writeTable(number, columns)
        }
        startLine()
    }

    private mutating func writeContainer(_ tag: String, _ inside: Range<Int>) {
        startLine()
        html += "<\(tag)>\n"
        write(inside, isTight: false)
        startLine()
        html += "</\(tag)>"
    }

    private mutating func writeItem(_ inside: Range<Int>, _ isChecked: Bool?, isTight: Bool) {
        startLine()
        html += "<li>"
        if let isChecked {
            html += "<input type=\"checkbox\"\(isChecked ? " checked=\"\"" : "") disabled=\"\" /> "
        }
        var number = inside.lowerBound
        while number < inside.upperBound {
            let isText = isTight && document.block(number).kind == .paragraph
            if !isText { startLine() }
            write(number, isTight: isTight)
            number = document.descendants(of: number).upperBound
        }
        html += "</li>"
    }

    private mutating func writeTable(_ number: Int, _ columns: [MarkdownBlock.ColumnAlignment]) {
        startLine()
        html += "<table>\n<thead>\n"
        let rows = document.cells(ofTable: number, rows: 0..<document.rowCount(ofTable: number))
        for (row, cells) in rows.enumerated() {
            html += "<tr>\n"
            for (column, cell) in cells.enumerated() {
                let tag = row == 0 ? "th" : "td"
                let alignment = columns[column]
                let attribute = alignment == .natural ? "" : " align=\"\(alignment)\""
                html += "<\(tag)\(attribute)>"
                write(cell)
                html += "</\(tag)>\n"
            }
            html += "</tr>\n"
            if row == 0 { html += "</thead>\n" }
            if row == 0, rows.count > 1 { html += "<tbody>\n" }
        }
        if rows.count > 1 { html += "</tbody>\n" }
        html += "</table>"
    }

    // MARK: Inlines

    private mutating func write(_ inlines: [MarkdownInline]) {
        // The images around the present part, whose descriptions are plain text.
        var images: [MarkdownLink] = []
        for inline in inlines {
            switch inline {
            case .start(.image(let link)):
                if images.isEmpty {
                    html += "<img src=\"\(Self.address(link.destination))\" alt=\""
                }
                images.append(link)
            case .end(.image):
                let link = images.removeLast()
                if images.isEmpty { html += "\"\(Self.title(link)) />" }
            case _ where !images.isEmpty: html += Self.plain(inline)
            case .text(let text): html += Self.escaped(text)
            case .code(let code): html += "<code>\(Self.escaped(code))</code>"
            case .html(let raw): html += raw
            case .softBreak: html += "\n"
            case .lineBreak: html += "<br />\n"
            case .start(let span): html += Self.opening(span)
            case .end(let span): html += Self.closing(span)
            }
        }
    }

    private static func plain(_ inline: MarkdownInline) -> String {
        switch inline {
        case .text(let text), .code(let text): escaped(text)
        case .softBreak, .lineBreak: "\n"
        default: ""
        }
    }

    private static func opening(_ span: MarkdownSpan) -> String {
        switch span {
        case .emphasis: "<em>"
        case .strong: "<strong>"
        case .strikethrough: "<del>"
        case .link(let link): "<a href=\"\(address(link.destination))\"\(title(link))>"
        case .image: ""
        }
    }

    private static func closing(_ span: MarkdownSpan) -> String {
        switch span {
        case .emphasis: "</em>"
        case .strong: "</strong>"
        case .strikethrough: "</del>"
        case .link: "</a>"
        case .image: ""
        }
    }

    private static func title(_ link: MarkdownLink) -> String {
        link.title.map { " title=\"\(escaped($0))\"" } ?? ""
    }

    private static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func address(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF")
        var result = ""
        for byte in text.utf8 {
            let scalar = Unicode.Scalar(byte)
            let isPlain =
                (0x21..<0x7F).contains(byte) && !"\"<>[\\]^`{|}".unicodeScalars.contains(scalar)
            if isPlain {
                result += escaped(String(scalar))
            } else {
                result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
        return result
    }
}
