// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A prefix tree of the profile's key strings that the general rules do not know, or decode as
/// another key.
struct ProfileKeys: Sendable {
    /// The maximum length of a string.
    static let lengthLimit = 32

    private struct Node {
        var byte: UInt8
        var press: KeyPress?
        var firstChild = -1
        var nextSibling = -1
    }

    private var nodes: [Node] = [Node(byte: 0)]

    /// Creates a tree without strings.
    init() {}

    /// Creates the tree of a profile.
    init(_ profile: TerminalProfile) {
        var general = InputDecoder(keys: ProfileKeys())
        var settled: Set<[UInt8]> = []
        for (name, press) in ProfileKeyNames.all {
            guard let string = profile.strings[name], Self.isEligible(string),
                settled.insert(string).inserted
            else { continue }
            let known = general.onlyKey(in: string)
            if Self.prefers(press, over: known) { insert(string, press) }
        }
    }

    /// Returns whether a string can be a key: it begins with a control character, and is not the
    /// single byte of a key that every program needs, such as Enter.
    private static func isEligible(_ string: [UInt8]) -> Bool {
        guard let first = string.first, first < 0x20 || first == 0x7F,
            string.count <= lengthLimit
        else { return false }
        return string.count > 1 || ![0x03, 0x09, 0x0D, 0x1A, 0x1B].contains(first)
    }

    /// Returns whether the profile's key for a string replaces the key of the general rules.
    ///
    /// The rules win if they are more precise. They may know modifiers if terminfo has only a
    /// number (xterm's `kf13` is Shift-F1), and they may distinguish the keypad. They also win over
    /// keys of old keyboards: if terminfo says Find or Help, today's keyboards have Home or F15.
    private static func prefers(_ press: KeyPress, over known: KeyPress?) -> Bool {
        guard let known else { return true }
        if press == known { return false }
        switch (press.key, known.key) {
        case (_, .keypad): return false
        case (.named, _), (.help, .function): return known.modifiers.contains(.alt)
        case (.function(let number), .function) where number > 12: return known.modifiers.isEmpty
        default: return true
        }
    }

    private mutating func insert(_ string: [UInt8], _ press: KeyPress) {
        var place = 0
        for byte in string {
            if let next = child(of: place, byte) {
                place = next
            } else {
                nodes.append(Node(byte: byte, nextSibling: nodes[place].firstChild))
                nodes[place].firstChild = nodes.count - 1
                place = nodes.count - 1
            }
        }
        nodes[place].press = press
    }

    /// The node before the first byte.
    var root: Int { 0 }

    /// Returns the node that a byte leads to; nil if no string continues with it.
    func child(of place: Int, _ byte: UInt8) -> Int? {
        var next = nodes[place].firstChild
        while next >= 0 {
            if nodes[next].byte == byte { return next }
            next = nodes[next].nextSibling
        }
        return nil
    }

    /// Returns the key whose string ends at a node; nil if no string ends there.
    func press(at place: Int) -> KeyPress? { nodes[place].press }

    /// Returns whether no longer string passes through a node.
    func isLeaf(_ place: Int) -> Bool { nodes[place].firstChild < 0 }
}
