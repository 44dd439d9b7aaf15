// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A method of a class, so that tools know which subclasses override it without calling it.
///
/// Swift has no question for this. Each class has a table of its methods at the same places as its
/// superclass. The place of a method is the place at which the tables of two probes differ: one
/// probe overrides the method, and the other overrides nothing. The tables are only read.
@MainActor
struct OverriddenMethod {
    /// The place in the tables; nil if it was not found.
    private let place: Int?
    private let base: AnyClass

    /// Finds a method.
    ///
    /// - Parameters:
    ///   - base: The class that declares the method.
    ///   - plain: A subclass that overrides nothing.
    ///   - overriding: A subclass that overrides only the method.
    init(of base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        self.base = base
        let (first, second, third) = (Self.table(base), Self.table(plain), Self.table(overriding))
        let places = (0..<Self.count(first)).filter {
            first[$0] == second[$0] && first[$0] != third[$0]
        }
        place = places.count == 1 ? places[0] : nil
    }

    /// Returns whether a class has another implementation than the class that declares the method;
    /// true if that cannot be known.
    func isOverridden(by type: AnyClass) -> Bool { !isSame(in: type, as: base) }

    /// Returns whether two classes have the same implementation; false if that cannot be known.
    func isSame(in type: AnyClass, as other: AnyClass) -> Bool {
        guard let place else { return false }
        return Self.table(type)[place] == Self.table(other)[place]
    }

    private static func table(_ type: AnyClass) -> UnsafePointer<UInt> {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    /// The number of words of a class after the point to which references to it point.
    private static func count(_ table: UnsafePointer<UInt>) -> Int {
        // Objective-C adds three words before the flags.
        #if canImport(ObjectiveC)
        let sizes = table[7]
        #else
        let sizes = table[4]
        #endif
        // The size of the class in bytes, and its part before that point.
        let (size, head) = (sizes & 0xFFFF_FFFF, sizes >> 32)
        return size > head ? Int(size - head) / MemoryLayout<UInt>.size : 0
    }
}

extension OverriddenMethod {
    static let handleKey = Self(
        of: InputResponder.self, plain: PlainProbe.self, overriding: KeyProbe.self)
    static let handleMouse = Self(
        of: InputResponder.self, plain: PlainProbe.self, overriding: MouseProbe.self)
    static let handlePaste = Self(
        of: InputResponder.self, plain: PlainProbe.self, overriding: PasteProbe.self)
    static let becomeFirstResponder = Self(
        of: InputResponder.self, plain: PlainProbe.self, overriding: FocusProbe.self)
    static let hitTest = Self(
        of: View.self, plain: PlainViewProbe.self, overriding: HitTestProbe.self)
    static let pointInside = Self(
        of: View.self, plain: PlainViewProbe.self, overriding: PointProbe.self)
    static let performMnemonic = Self(
        of: View.self, plain: PlainViewProbe.self, overriding: MnemonicProbe.self)
    static let updateConstraints = Self(
        of: View.self, plain: PlainViewProbe.self, overriding: ConstraintProbe.self)
}

// Each override has a result that the base class does not have. Otherwise a linker may fold the two
// methods into one.

private class PlainProbe: InputResponder {}

private final class KeyProbe: InputResponder {
    override func handleKey(_ event: KeyEvent) -> Disposition { .observed }
}

private final class MouseProbe: InputResponder {
    override func handleMouse(_ event: MouseEvent) -> Disposition { .observed }
}

private final class PasteProbe: InputResponder {
    override func handlePaste(_ event: PasteEvent) -> Disposition { .observed }
}

private final class FocusProbe: InputResponder {
    override func becomeFirstResponder() -> Bool { actionsCategory == .program }
}

private class PlainViewProbe: View {}

private final class HitTestProbe: View {
    override func hitTest(_ point: Point, with event: MouseEvent?) -> View? { superview }
}

private final class PointProbe: View {
    override func point(inside point: Point, with event: MouseEvent?) -> Bool { point.x == 7 }
}

private final class MnemonicProbe: View {
    override func performMnemonic(_ character: Character) -> Bool { character == "7" }
}

private final class ConstraintProbe: View {
    override func updateConstraints() { tag = 7 }
}
