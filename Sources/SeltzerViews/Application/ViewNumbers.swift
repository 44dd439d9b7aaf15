// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Numbers for views, which records of frames keep in place of the views.
///
/// A number is given again when no record uses it any more.
@MainActor
final class ViewNumbers {
    private struct Entry {
        let id: ObjectIdentifier
        let name: String
        weak var view: View?
        var useCount = 0
    }

    /// The number of no view.
    nonisolated static let none: UInt16 = 0
    /// The number of a view that came when all other numbers were in use.
    private static let surplus = UInt16.max

    /// The entries; the number of a view is its place, from 1.
    private var entries: [Entry?] = [nil]
    private var numbers: [ObjectIdentifier: UInt16] = [:]
    private var free: [UInt16] = []
    /// The numbers that were given since ``removeUnused()``.
    private var fresh: [UInt16] = []

    /// Returns the number of a view.
    func number(of view: View) -> UInt16 {
        let id = ObjectIdentifier(view)
        if let number = numbers[id], entries[Int(number)]?.view === view { return number }
        let number = free.popLast() ?? UInt16(clamping: entries.count)
        guard number < Self.surplus else { return Self.surplus }
        let entry = Entry(id: id, name: Self.name(of: view), view: view)
        if Int(number) < entries.count {
            entries[Int(number)] = entry
        } else {
            entries.append(entry)
        }
        numbers[id] = number
        fresh.append(number)
        return number
    }

    /// Counts a use of a number.
    func retain(_ number: UInt16) {
        if Int(number) < entries.count { entries[Int(number)]?.useCount += 1 }
    }

    /// Ends a use of a number.
    func release(_ number: UInt16) {
        let place = Int(number)
        guard place < entries.count, let entry = entries[place] else { return }
        entries[place]?.useCount -= 1
        if entry.useCount <= 1 { remove(number) }
    }

    /// Takes back the numbers that were given but are not in use.
    func removeUnused() {
        for number in fresh where entries[Int(number)]?.useCount == 0 { remove(number) }
        fresh.removeAll(keepingCapacity: true)
    }

    private func remove(_ number: UInt16) {
        guard let entry = entries[Int(number)] else { return }
        if numbers[entry.id] == number { numbers[entry.id] = nil }
        entries[Int(number)] = nil
        free.append(number)
    }

    /// The name of a view; nil for ``none``.
    func name(of number: UInt16) -> String? {
        if number == Self.none { return nil }
        return Int(number) < entries.count ? entries[Int(number)]?.name : "one of too many views"
    }

    /// The view with a number; nil if it no longer exists.
    func view(of number: UInt16) -> View? {
        Int(number) < entries.count ? entries[Int(number)]?.view : nil
    }

    /// The memory of the table in bytes, without the objects of weak references.
    var byteCount: Int {
        let names = entries.reduce(0) { $0 + ($1?.name.utf8.count ?? 0) }
        return entries.count * MemoryLayout<Entry?>.stride + names
            + numbers.count * (MemoryLayout<ObjectIdentifier>.stride + 2)
    }

    /// The class of a view with its identifier, or else with its place among its siblings:
    /// `Button#save` or `Label (2 of StackView)`.
    private static func name(of view: View) -> String {
        let type = "\(Swift.type(of: view))"
        if let identifier = view.identifier { return "\(type)#\(identifier)" }
        guard let superview = view.superview,
            let place = superview.subviews.firstIndex(where: { $0 === view })
        else { return type }
        let above = superview.identifier.map { "#\($0)" } ?? ""
        return "\(type) (\(place + 1) of \(Swift.type(of: superview))\(above))"
    }
}
