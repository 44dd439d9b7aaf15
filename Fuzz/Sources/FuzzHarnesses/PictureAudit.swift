// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A reading of an SVG document by an XML parser, which stops at what a picture must not contain.
final class PictureAudit: NSObject, XMLParserDelegate {
    private var fault: String?
    /// The style sheet that is being read; nil outside of one.
    private var sheet: String?

    /// The attributes of each element that a picture may contain.
    private static let allowed: [String: Set<String>] = [
        "svg": ["xmlns", "width", "height", "viewBox"],
        "title": [],
        "style": [],
        "rect": ["x", "y", "width", "height", "fill", "fill-opacity", "shape-rendering"],
        "g": [
            "fill", "stroke-width", "font-family", "font-size", "font-weight", "font-style",
            "class",
        ],
        "path": ["transform", "stroke", "stroke-dasharray", "d"],
        "text": ["x", "y", "textLength", "text-anchor"],
        "a": ["href"],
    ]

    /// Returns why a document is no harmless picture; nil if it is one.
    static func fault(of document: String) -> String? {
        let audit = PictureAudit()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = audit
        let isParsed = parser.parse()
        if let fault = audit.fault { return fault }
        return isParsed ? nil : "The picture is not XML."
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        guard let allowed = Self.allowed[name] else { return stop(parser, "an element \(name)") }
        sheet = name == "style" ? "" : nil
        for (attribute, value) in attributes {
            if !allowed.contains(attribute) { return stop(parser, "an attribute \(attribute)") }
            let schemes = ["http:", "https:", "mailto:"]
            if attribute == "href" {
                let scheme = value.prefix { $0 != ":" }.lowercased() + ":"
                if !schemes.contains(scheme) { stop(parser, "a link to \(value)") }
            } else if value.contains("url(") || value.contains(":") && attribute != "xmlns" {
                stop(parser, "a reference \(value)")
            }
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { sheet? += string }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        if let sheet, !Self.isHarmless(sheet) { stop(parser, "a style sheet \(sheet)") }
        sheet = nil
    }

    /// Whether a style sheet only shows and hides groups in turn.
    private static func isHarmless(_ sheet: String) -> Bool {
        let lines = sheet.split(separator: "\n")
        return lines.allSatisfy { line in
            line == "}" || line == "@media (prefers-reduced-motion:no-preference){"
                || line.wholeMatch(of: #/\.f\d+\{visibility:hidden\}/#) != nil
                || line.wholeMatch(of: #/\.f\d+\{animation:f\d+ \d+ms step-end infinite\}/#) != nil
                || line.wholeMatch(
                    of: #/@keyframes f\d+\{(\d+\.\d\d%\{visibility:(hidden|visible)\})+\}/#) != nil
        }
    }

    private func stop(_ parser: XMLParser, _ what: String) {
        fault = "The picture has \(what)."
        parser.abortParsing()
    }
}
