// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The commands of kitty's graphics protocol.
///
/// Source: <https://sw.kovidgoyal.net/kitty/graphics-protocol/>. No command asks for a response.
struct KittyGraphics: Hashable, Sendable {
    /// The number of digits in Base64 of one command; more commands follow.
    static let pieceLength = 4_096

    /// Whether each command passes through tmux.
    let passesThrough: Bool

    /// Returns a command in the form in which it reaches the terminal.
    func command(_ keys: String, _ data: some Collection<UInt8> = EmptyCollection()) -> [UInt8] {
        let inner =
            Array("\u{1B}_G\(keys)".utf8) + (data.isEmpty ? [] : [0x3B] + Array(data))
            + Array("\u{1B}\\".utf8)
        guard passesThrough else { return inner }
        let doubled = inner.flatMap { $0 == 0x1B ? [$0, $0] : [$0] }
        return Array("\u{1B}Ptmux;".utf8) + doubled + Array("\u{1B}\\".utf8)
    }

    /// Returns the commands that send the pixels of a picture.
    ///
    /// - Parameters:
    ///   - image: The pixels.
    ///   - id: The number of the picture in the terminal.
    ///   - placeholder: The size in cells of placeholders for the picture; nil for none.
    func transmission(of image: PixelImage, id: UInt32, placeholder: Size?) -> [[UInt8]] {
        let isOpaque = !stride(from: 3, to: image.rgba.count, by: 4).contains {
            image.rgba[$0] != 255
        }
        let bytes = isOpaque ? Self.withoutOpacity(image.rgba) : image.rgba
        let digits = Base64.encode(bytes)
        var keys = "a=\(placeholder == nil ? "t" : "T"),q=2,i=\(id),f=\(isOpaque ? 24 : 32)"
        keys += ",s=\(image.size.width),v=\(image.size.height)"
        if let placeholder { keys += ",U=1,c=\(placeholder.width),r=\(placeholder.height)" }
        return stride(from: 0, to: digits.count, by: Self.pieceLength).map { start in
            let end = min(start + Self.pieceLength, digits.count)
            let more = end < digits.count ? 1 : 0
            let head = start == 0 ? "\(keys),m=\(more)" : "m=\(more),q=2"
            return command(head, digits[start..<end])
        }
    }

    /// The command that ends a picture of which not all commands were sent.
    var end: [UInt8] { command("m=0,q=2") }

    private static func withoutOpacity(_ rgba: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(rgba.count / 4 * 3)
        for start in stride(from: 0, to: rgba.count, by: 4) {
            result.append(rgba[start])
            result.append(rgba[start + 1])
            result.append(rgba[start + 2])
        }
        return result
    }

    /// Returns the command that shows a part of a picture at the cursor, which does not move.
    ///
    /// - Parameters:
    ///   - id: The number of the picture.
    ///   - place: The number of the place, which differs from the numbers of other places of the picture.
    ///   - part: The part in pixels.
    ///   - cells: The size on the screen in cells.
    func placement(id: UInt32, place: Int, part: Rect, cells: Size) -> [UInt8] {
        command(
            "a=p,q=2,i=\(id),p=\(place),x=\(part.minX),y=\(part.minY),w=\(part.width),h=\(part.height)"
                + ",c=\(cells.width),r=\(cells.height),C=1")
    }

    /// Returns the command that removes one place of a picture.
    func removal(id: UInt32, place: Int) -> [UInt8] { command("a=d,q=2,d=i,i=\(id),p=\(place)") }

    /// Returns the command that removes a picture with all of its places.
    func removal(id: UInt32) -> [UInt8] { command("a=d,q=2,d=I,i=\(id)") }

    /// The question whether the terminal knows the protocol, by a picture of one pixel that is not
    /// kept; see ``TerminalReport/graphics(isKnown:)``.
    ///
    /// The version of a terminal around tmux is not known. So the question through tmux has a key for
    /// placeholders, at which a terminal that does not know them gives no answer.
    var question: [UInt8] {
        command("i=31,s=1,v=1,a=q,t=d,f=24" + (passesThrough ? ",U=1" : ""), "AAAA".utf8)
    }
}
