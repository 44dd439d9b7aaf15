// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Takes paths of any bytes apart and puts them together again.
///
/// The bytes stay the same, the shown text has no controls, and a name that was appended to a folder is the relative path
/// from the folder.
@_cdecl("fuzz_paths")
public func fuzzPaths(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    let cut = input.number(below: 256)
    let bytes = input.bytes()
    let (first, second) = (bytes.prefix(cut), bytes.dropFirst(cut))
    let (path, name) = (BytePath(bytes: first), BytePath(bytes: second))
    checkBytes(path, Array(first))
    checkParts(path)
    checkJoined(path, name)
    precondition((path == name) == first.elementsEqual(second), "Equality is not that of bytes.")
    precondition(
        (path < name) == first.lexicographicallyPrecedes(second), "The order is not that of bytes.")
    return 0
}

private func checkBytes(_ path: BytePath, _ bytes: [UInt8]) {
    precondition(path.bytes == bytes && path.count == bytes.count, "Bytes are lost.")
    if let text = path.text { precondition(Array(text.utf8) == bytes, "The text is another one.") }
    let length = path.withCString { start in
        var length = 0
        while start[length] != 0 { length += 1 }
        return length
    }
    precondition(
        length == (bytes.contains(0) ? 0 : bytes.count), "The system gets another path.")
    if !bytes.isEmpty {
        let shown = path.description
        precondition(!shown.contains("\n"), "A path is shown in two lines.")
        if !shown.isEmpty { checkMessage(shown) }
    }
}

private func checkParts(_ path: BytePath) {
    for part in path.components {
        precondition(!part.isEmpty && !part.bytes.contains(0x2F), "A name holds a slash.")
    }
    var (current, steps) = (path, 0)
    while let parent = current.parent {
        let again = parent.appending(current.lastComponent)
        precondition(
            again.components == current.components, "A folder and a name give another path.")
        precondition(parent.count < current.count, "A parent is not shorter than its path.")
        (current, steps) = (parent, steps + 1)
    }
    precondition(steps <= path.components.count, "There are too many folders.")
}

private func checkJoined(_ folder: BytePath, _ name: BytePath) {
    guard !folder.isEmpty, !name.isEmpty else { return }
    let joined = folder.appending(name)
    precondition(joined.relative(to: folder) == name, "A name is another one from its folder.")
    precondition(
        joined.components == folder.components + name.components, "Names are lost on the way.")
}
