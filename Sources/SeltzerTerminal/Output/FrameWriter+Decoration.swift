// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The rare parts of the pen: links (OSC 8) and unusual underlines.
///
/// Both end with each frame and before blanks are erased, so that no other output becomes part of them.
extension FrameWriter {
    /// Changes one pen into another, if at least one has a decoration.
    @inline(never)
    mutating func changeDecorated(to wanted: Pen) {
        let old = pen.isUnknown ? Decoration() : decorations[pen.decoration]
        let new = decorations[wanted.decoration]
        if dialect.hasLinks, old.link != new.link { putLink(new.link) }
        var line = Underline(of: pen, old)
        let wantedLine = Underline(of: wanted, new)
        var plain = wanted.withoutDecoration
        if dialect.hasUnderlineStyles, wantedLine.style != .none, wantedLine.style != .single {
            // The underline is written below with its kind, and not with the attributes.
            plain.attributes =
                plain.attributes & ~Underline.bit | pen.attributes & Underline.bit
            if pen.isUnknown { plain.attributes &= ~Underline.bit }
        }
        pen = pen.withoutDecoration
        if pen != plain {
            let isUnderlined = plain.attributes & Underline.bit != 0
            if changePlain(to: plain) {
                line = Underline(style: isUnderlined ? .single : .none, color: 0)
            } else if !isUnderlined {
                line.style = .none
            } else if line.style == .none {
                line.style = .single
            }
        }
        if dialect.hasUnderlineStyles { change(line, to: wantedLine) }
        pen = wanted
        reserveCell()
    }

    /// Removes the decoration from the pen.
    mutating func removeDecoration() {
        reserveCell()
        let decoration = decorations[pen.decoration]
        if dialect.hasLinks, decoration.link != nil { putLink(nil) }
        pen = pen.withoutDecoration
        let hasPlainLine = Underline(of: pen, decoration) == Underline(of: pen, Decoration())
        if dialect.hasUnderlineStyles, !hasPlainLine { changePlain(to: .plain) }
    }

    /// Opens a link, which closes an open link; nil only closes it.
    mutating func putLink(_ link: Link?) {
        put("\u{1B}]8;".utf8)
        if let link {
            put("id=\(String(link.number, radix: 36));\(link.address)".utf8)
            hasSentLink = true
        } else {
            put(0x3B)
        }
        put("\u{1B}\\".utf8)
        reserveCell()
    }

    /// An underline, with its color reduced to the terminal's colors.
    private struct Underline: Equatable {
        static let bit = UInt32(Attributes.underline.rawValue)
        var style: UnderlineStyle
        var color: UInt32

        init(style: UnderlineStyle, color: UInt32) {
            self.style = style
            self.color = color
        }

        init(of pen: Pen, _ decoration: Decoration) {
            let isOn = !pen.isUnknown && pen.attributes & Self.bit != 0
            style = isOn ? decoration.underlineStyle : .none
            color = decoration.underlineColor.bits
        }
    }

    /// Writes the change from one underline to another; without an underline, the color stays
    /// unchanged.
    private mutating func change(_ line: Underline, to wanted: Underline) {
        guard wanted.style != .none else {
            if line.color != 0 { put("\u{1B}[59m".utf8) }
            return
        }
        if line.style != wanted.style {
            putCSI()
            put(0x34)
            if wanted.style != .single {
                put(0x3A)
                put(number: Int(wanted.style.rawValue))
            }
            put(0x6D)
        }
        guard line.color != wanted.color else { return }
        let color = Color(bits: wanted.color)
        put(underlineColor: reducer?.reduce(color) ?? color)
    }

    /// Writes the color of the underline with colons (ITU-T T.416), which only terminals with
    /// underline colors parse.
    private mutating func put(underlineColor color: Color) {
        putCSI()
        switch color.components {
        case .palette(let index):
            put("58:5:".utf8)
            put(number: Int(index))
        case .rgb(let red, let green, let blue):
            put("58:2:".utf8)
            for part in [red, green, blue] {
                put(0x3A)
                put(number: Int(part))
            }
        case .clear, .default, .role, .dynamic: put("59".utf8)
        }
        put(0x6D)
    }
}
