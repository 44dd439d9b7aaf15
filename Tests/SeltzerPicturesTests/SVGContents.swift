// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What an XML parser finds in an SVG document.
final class SVGContents: NSObject, XMLParserDelegate {
    /// The names of elements, each once, in the order in which they appear first.
    private(set) var elements: [String] = []
    /// The attributes of each text element, by its text.
    private(set) var texts: [String: [String: String]] = [:]
    /// x, y, width and height of the rectangles, without the one of the ground.
    private(set) var rects: Set<[String]> = []
    private(set) var links: [String] = []
    private(set) var title = ""
    private var characters = ""
    private var attributes: [String: String] = [:]

    /// Parses a document.
    ///
    /// - Throws: The parser's error.
    init(_ document: String) throws {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        if !elements.contains(name) { elements.append(name) }
        characters = ""
        self.attributes = attributes
        if name == "a" { links.append(attributes["href"] ?? "") }
        let sides = ["x", "y", "width", "height"].compactMap { attributes[$0] }
        if name == "rect", sides.count == 4 { rects.insert(sides) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { characters += string }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        if name == "text" { texts[characters] = attributes }
        if name == "title" { title = characters }
    }
}
