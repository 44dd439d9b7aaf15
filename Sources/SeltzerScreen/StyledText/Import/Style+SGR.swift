// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Style {
    /// Applies the parameters of an SGR command to the style.
    ///
    /// Unknown parameters have no effect; the link stays.
    ///
    /// Source: ECMA-48 section 8.3.117, with the extensions for 256 and 24-bit colors and for
    /// underlines.
    mutating func applySGR(_ bytes: [UInt8]) {
        guard bytes.allSatisfy({ (0x30...0x3B).contains($0) }) else { return }
        var groups = bytes.split(separator: 0x3B, omittingEmptySubsequences: false).map { group in
            group.split(separator: 0x3A, omittingEmptySubsequences: false).map(Self.number)
        }[...]
        while let group = groups.popFirst() {
            let code = group[0] ?? 0
            switch code {
            case 38, 48, 58:
                let color =
                    group.count > 1
                    ? Self.color(parts: group.dropFirst()) : Self.color(taking: &groups)
                guard let color else { continue }
                set(color, for: code)
            default: applySGR(code, kind: group.count > 1 ? group[1] : nil)
            }
        }
    }

    private mutating func set(_ color: Color, for code: Int) {
        switch code {
        case 38: foreground = color
        case 48: background = color
        default: underlineColor = color
        }
    }

    private mutating func applySGR(_ code: Int, kind: Int?) {
        switch code {
        case 0: self = Style(link: link)
        case 1: attributes.insert(.bold)
        case 2: attributes.insert(.dim)
        case 3: attributes.insert(.italic)
        case 4: underlineStyle = UnderlineStyle(rawValue: UInt8(clamping: kind ?? 1)) ?? .single
        case 5, 6: attributes.insert(.blink)
        case 7: attributes.insert(.reverse)
        case 9: attributes.insert(.strikethrough)
        case 21: underlineStyle = .double
        case 22: attributes.subtract([.bold, .dim])
        case 23: attributes.remove(.italic)
        case 24: underlineStyle = .none
        case 25: attributes.remove(.blink)
        case 27: attributes.remove(.reverse)
        case 29: attributes.remove(.strikethrough)
        case 30...37: foreground = .palette(UInt8(code - 30))
        case 39: foreground = .default
        case 40...47: background = .palette(UInt8(code - 40))
        case 49: background = .clear
        case 59: underlineColor = .default
        case 90...97: foreground = .palette(UInt8(code - 82))
        case 100...107: background = .palette(UInt8(code - 92))
        default: break
        }
    }

    /// Reads `5:index`, `2:r:g:b` or `2:space:r:g:b`.
    private static func color(parts: ArraySlice<Int?>) -> Color? {
        let parts = Array(parts)
        switch parts.first ?? nil {
        case 5 where parts.count > 1: return palette(parts[1])
        case 2 where parts.count >= 4: return rgb(parts[(parts.count > 4 ? 2 : 1)...])
        default: return nil
        }
    }

    /// Reads `5;index` or `2;r;g;b`, and removes it from the parameters.
    private static func color(taking groups: inout ArraySlice<[Int?]>) -> Color? {
        switch groups.popFirst()?.first ?? nil {
        case 5: return palette(groups.popFirst()?[0])
        case 2:
            let parts = groups.prefix(3).map { $0[0] }
            groups = groups.dropFirst(3)
            return parts.count == 3 ? rgb(parts[...]) : nil
        default: return nil
        }
    }

    private static func palette(_ index: Int?) -> Color? {
        UInt8(exactly: index ?? 0).map { .palette($0) }
    }

    private static func rgb(_ parts: ArraySlice<Int?>) -> Color? {
        let bytes = parts.prefix(3).compactMap { UInt8(exactly: $0 ?? 0) }
        return bytes.count == 3 ? .rgb(bytes[0], bytes[1], bytes[2]) : nil
    }

    /// Reads a number, at most 65,535; nil if there is none.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        digits.isEmpty ? nil : digits.reduce(0) { min($0 * 10 + Int($1 & 15), 65_535) }
    }
}
