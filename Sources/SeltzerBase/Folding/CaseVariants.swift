// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The scalars that count as the same when case does not matter.
///
/// Two scalars count as the same if Unicode's simple case mappings lead from one to the other, in
/// one step or several. This is simple case folding, which needs no context and no language: the
/// dotless ı is a separate letter, and ß is not SS.
package enum CaseVariants {
    /// Returns the scalars that count as the same as the given one, including it, in ascending
    /// order.
    package static func of(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        if scalar.isASCII { return asciiVariants(of: scalar) }
        var found = [scalar]
        var position = 0
        while position < found.count {
            for next in neighbors(of: found[position]) where !found.contains(next) {
                found.append(next)
            }
            position += 1
        }
        return found.sorted()
    }

    /// Returns whether an ASCII scalar has a variant outside ASCII: `s` has the long s, and `k` the
    /// sign for Kelvin.
    package static func hasVariantsBeyondASCII(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "s" || scalar == "S" || scalar == "k" || scalar == "K"
    }

    /// Unicode's properties are slow to read, and most patterns are ASCII.
    private static func asciiVariants(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        switch scalar {
        case "A"..."Z", "a"..."z":
            let small = Unicode.Scalar(UInt8(scalar.value | 0x20))
            let capital = Unicode.Scalar(UInt8(scalar.value & ~0x20))
            return [capital, small] + strays.filter { $0.base == small }.map(\.stray)
        default: return [scalar]
        }
    }

    private static func neighbors(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        guard scalar != dotlessI else { return [] }
        let properties = scalar.properties
        let mappings = [
            properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping,
        ]
        let mapped = mappings.compactMap { mapping in
            let scalars = mapping.unicodeScalars
            return scalars.count == 1 ? scalars.first : nil
        }
        return mapped + strays.filter { $0.base == scalar }.map(\.stray)
    }

    private static let dotlessI: Unicode.Scalar = "\u{131}"

    /// The scalars that have a mapping but to which no other scalar maps, each with the small
    /// letter at which its own mappings end.
    private static let strays: [(stray: Unicode.Scalar, base: Unicode.Scalar)] = [
        ("\u{17F}", "s"), ("\u{212A}", "k"), ("\u{212B}", "å"), ("\u{1E9E}", "ß"),
        ("\u{1E9B}", "ṡ"), ("\u{B5}", "μ"), ("\u{345}", "ι"), ("\u{1FBE}", "ι"), ("\u{3C2}", "σ"),
        ("\u{3D0}", "β"), ("\u{3D1}", "θ"), ("\u{3F4}", "θ"), ("\u{3D5}", "φ"), ("\u{3D6}", "π"),
        ("\u{3F0}", "κ"), ("\u{3F1}", "ρ"), ("\u{3F5}", "ε"), ("\u{2126}", "ω"), ("\u{1C80}", "в"),
        ("\u{1C81}", "д"), ("\u{1C82}", "о"), ("\u{1C83}", "с"), ("\u{1C84}", "т"),
        ("\u{1C85}", "т"), ("\u{1C86}", "ъ"), ("\u{1C87}", "ѣ"), ("\u{1C88}", "\u{A64B}"),
    ]
}
