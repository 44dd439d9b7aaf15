// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting

/// Draws hostile text, as plain text and as the output of a program, with a link and a title of it, and pictures the
/// screen as SVG, still and moving, and HTML.
///
/// The SVG is XML of known elements and attributes: there is no script, and only links refer to anything.
@_cdecl("fuzz_picture")
public func fuzzPicture(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    let (kind, column) = (input.byte(), Int(input.byte()) % 8)
    let bytes = input.bytes()
    let text = String(decoding: bytes, as: UTF8.self)
    let buffer = CellBuffer(size: Size(width: 24, height: 4))
    let canvas = Canvas(buffer: buffer)
    var style = Style(link: Link(kind & 1 == 0 ? text : "https://\(text)"))
    style.attributes = Attributes(rawValue: kind)
    canvas.draw(text, at: Point(x: column - 4, y: 0), style: style)
    canvas.draw(
        StyledText(ansi: bytes), in: Rect(x: 0, y: 1, width: 24, height: 3),
        paragraphStyle: ParagraphStyle(lineBreakMode: .byCharWrapping))
    let svg = SVGSnapshot(buffer, title: text).text
    let fault = PictureAudit.fault(of: svg)
    precondition(fault == nil, fault ?? "")
    let moving = AnimatedSVG(
        [
            AnimatedSVG.Frame(CellBuffer(size: buffer.size), for: .milliseconds(Int(kind))),
            AnimatedSVG.Frame(buffer, for: .milliseconds(column)),
            AnimatedSVG.Frame(buffer, cursor: Cursor(position: Point(x: column, y: 1)), for: .zero),
        ], title: text
    ).text
    let movingFault = PictureAudit.fault(of: moving)
    precondition(movingFault == nil, movingFault ?? "")
    let html = HTMLSnapshot(buffer, title: text).text
    let tags = html.split(separator: "<").dropFirst().map { $0.prefix { !" >".contains($0) } }
    precondition(
        tags.allSatisfy { ["pre", "span", "a", "/pre", "/span", "/a"].contains($0) },
        "The HTML has an element of the text.")
    return 0
}
