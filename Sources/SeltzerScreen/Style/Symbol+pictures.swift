// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The parts of UIKit's pictures that symbols share.
extension Symbol {
    /// The size and weight of a symbol in UIKit.
    ///
    /// The terminal has one size, so a configuration has no effect.
    public struct SymbolConfiguration: Hashable, Sendable {
        /// The relative size of a symbol in UIKit.
        public enum Scale: Hashable, Sendable {
            /// The one size.
            case `default`, unspecified, small, medium, large
        }

        /// Creates a configuration from a size in points.
        public init(
            pointSize: some Numeric, weight: Font.Weight = .regular, scale: Scale = .default
        ) {}

        /// Creates a configuration from the purpose of the text beside the symbol.
        public init(textStyle: Font.TextStyle, scale: Scale = .default) {}

        /// Creates a configuration from the font of the text beside the symbol.
        public init(font: Font, scale: Scale = .default) {}

        /// Creates a configuration from a weight.
        public init(weight: Font.Weight) {}

        /// Creates a configuration from a relative size.
        public init(scale: Scale) {}
    }

    /// Creates an empty symbol, which takes no cells.
    public init() { self.init("", ascii: "") }

    /// Creates the symbol that resembles one of Apple's system images; the configuration has no effect.
    ///
    /// - Returns: nil for a name without a symbol.
    public init?(systemName: String, withConfiguration configuration: SymbolConfiguration?) {
        self.init(systemName: systemName)
    }

    /// Creates the symbol of a picture whose name is one of Apple's system images, such as `star`.
    ///
    /// - Returns: nil for other names: there are no asset catalogs.
    public init?(named name: String) { self.init(systemName: name) }

    /// Creates no symbol from the bytes of a picture.
    ///
    /// - Returns: nil: a cell shows characters.
    public init?(data: some Collection<UInt8>) { nil }

    /// The size, in cells: one row, unless the symbol is empty.
    public var size: Size {
        let width = unicode.cellWidth
        return Size(width: width, height: width == 0 ? 0 : 1)
    }

    /// Returns the symbol: it has the tint color of its view.
    public func withTintColor(
        _ color: Color, renderingMode: RenderingMode = .automatic
    ) -> Symbol { self }

    /// Returns the symbol: it has one size.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> Symbol { self }

    /// Returns the symbol: it has one size.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Symbol? {
        self
    }
}
