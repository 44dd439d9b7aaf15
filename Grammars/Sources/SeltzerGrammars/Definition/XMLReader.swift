// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CExpat

/// A reader of XML on expat, which calls methods of a receiver for each element.
///
/// Entities of the document are replaced. Files that the document names are not opened, and expat bounds the text that
/// nested entities make.
final class XMLReader {
    /// The receiver of the elements.
    protocol Receiver: AnyObject {
        func begin(_ element: String, _ attributes: XMLAttributes, line: Int)
        func end(_ element: String)
        func read(_ text: String)
        /// Whether nothing else is needed.
        var isDone: Bool { get }
    }

    private let parser: OpaquePointer
    private let receiver: any Receiver
    private let path: String
    private var tabs = TabReferences()

    /// Reads a file into a receiver, up to the end or until the receiver is done.
    static func read(_ path: String, into receiver: any Receiver) throws {
        let reader = try XMLReader(path, receiver)
        // Expat has a pointer to the reader during these calls.
        try withExtendedLifetime(reader) {
            try DefinitionFile.forEachBlock(of: path) { try reader.parse($0, isLast: $1) }
        }
    }

    private init(_ path: String, _ receiver: any Receiver) throws {
        guard let parser = XML_ParserCreate(nil) else {
            throw GrammarError(path, "There is no memory for the definition.")
        }
        (self.parser, self.path, self.receiver) = (parser, path, receiver)
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { data, name, attributes in
                XMLReader.of(data)?.begin(name, attributes)
            },
            { data, name in
                guard let name else { return }
                XMLReader.of(data)?.receiver.end(String(cString: name))
            })
        XML_SetCharacterDataHandler(parser) { data, text, count in
            guard let text, count > 0 else { return }
            let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
            let string = String(decoding: bytes, as: UTF8.self)
            XMLReader.of(data)?.receiver.read(TabReferences.unmarked(string))
        }
    }

    deinit { XML_ParserFree(parser) }

    private static func of(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
        data.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
    }

    private func begin(
        _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) {
        guard let name, !receiver.isDone else { return }
        let line = Int(XML_GetCurrentLineNumber(parser))
        receiver.begin(String(cString: name), XMLAttributes(attributes), line: line)
        if receiver.isDone { XML_StopParser(parser, 0) }
    }

    private func parse(_ block: [UInt8], isLast: Bool) throws -> Bool {
        let status = tabs.marked(block, isLast: isLast).withUnsafeBytes {
            XML_Parse(
                parser, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), isLast ? 1 : 0)
        }
        if receiver.isDone { return false }
        guard status != XML_STATUS_OK else { return true }
        let text = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
        throw GrammarError(
            path, line: Int(XML_GetCurrentLineNumber(parser)),
            "The XML has a fault: \(text ?? "unknown"). Correct the file.")
    }
}
