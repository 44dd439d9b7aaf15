// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Measuring
import Seltzer

/// What opening and editing a text of 100 MB costs, and looking at a file of 1 GB.
@MainActor
enum TextWorkloads {
    static var all: [Workload] {
        [
            Workload(awaiting: "text-open") { await opening(bytes: size) },
            Workload(awaiting: "text-open-file") { await openingFile(bytes: size, isRead: true) },
            Workload(awaiting: "text-open-1gb") {
                await openingFile(bytes: 1_000_000_000, isRead: false)
            },
            Workload("text-keys-start") { await typing(at: 0) },
            Workload("text-keys-middle") { await typing(at: size / 2) },
            Workload("text-keys-end") { await typing(at: .max) },
            Workload("text-keys-enter") { await typing(at: size / 2, "\r", backspace) },
            Workload("text-keys-undo") { await typing(at: size / 2, "x", "\u{1F}") },
            Workload("text-keys-code") { await typingCode() },
            Workload("text-keys-long-line") { await typingInLongLine() },
            Workload("text-page") { await typing(at: 0, "\u{1B}[6~") },
        ]
    }

    private static let size = 100_000_000
    private static let backspace = "\u{7F}"

    private static func view(_ storage: TextStorage) -> TextView {
        let view = TextView()
        view.showsLineNumbers = true
        view.storage = storage
        return view
    }

    /// Each time a text in memory is opened and its first frame is drawn.
    private static func opening(bytes: Int) async -> @MainActor (Int) async -> Void {
        let bytes = LongText.bytes(bytes)
        return await showingAnew { number in
            // Another first line, so that a frame is due.
            TextStorage(bytes: bytes)[number % 2..<bytes.count]
        }
    }

    /// Each time a file is opened and its first frame is drawn; its bytes are read into memory, or stay on the disk.
    private static func openingFile(bytes: Int, isRead: Bool) async
        -> @MainActor (Int) async -> Void
    {
        let file = TemporaryFile(repeating: LongText.bytes(1 << 20), bytes: bytes)
        return await showingAnew { number in
            guard let source = try? FileBytes(path: file.path) else {
                preconditionFailure("\(file.path) cannot be read.")
            }
            let storage =
                isRead
                ? TextStorage(bytes: source.bytes(in: 0..<bytes)) : TextStorage(source: source)
            return storage[number % 2..<bytes]
        }
    }

    private static func showingAnew(
        _ make: @escaping @MainActor (Int) -> TextStorage
    ) async -> @MainActor (Int) async -> Void {
        let view = view(TextStorage())
        view.isEditable = false
        let terminal = await Browsing.show(view)
        var number = 0
        return { count in
            for _ in 0..<count {
                number += 1
                // As in a program, the old text goes first.
                view.storage = TextStorage()
                view.storage = make(number)
                await terminal.nextFrame()
            }
        }
    }

    /// Each time keys are pressed at a place of a text, one frame for each; without any, a letter and Backspace.
    private static func typing(at place: Int, _ keys: String...) async -> (Int) -> Void {
        let view = view(TextStorage(bytes: LongText.bytes(size)))
        view.selectedRanges = [Range(place..<place)]
        return await Browsing.pressing(keys.isEmpty ? ["x", backspace] : keys, in: view)
    }

    /// Each time a key and Backspace are pressed at the end of a line of code whose colors are known.
    private static func typingCode() async -> (Int) -> Void {
        let code = "    let height = constants.reduce(mean) { $0 + $1.amplitude } // of \"waves\"\n"
        let view = view(TextStorage(String(repeating: code, count: 1_000)))
        view.highlighter = SwiftHighlighter()
        let place = code.utf8.count * 31 - 1
        view.selectedRanges = [Range(place..<place)]
        return await Browsing.pressing(["x", backspace], in: view)
    }

    /// Each time a key and Backspace are pressed in the middle of a line of 100 MB.
    private static func typingInLongLine() async -> (Int) -> Void {
        var bytes = LongText.bytes(size)
        for index in bytes.indices where bytes[index] == 0x0A { bytes[index] = 0x20 }
        let view = view(TextStorage(bytes: bytes))
        view.selectedRanges = [Range(size / 2..<size / 2)]
        return await Browsing.pressing(["x", backspace], in: view)
    }
}
