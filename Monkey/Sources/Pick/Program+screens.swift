// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The screens of the program, by their names.
@MainActor public let pickScreens: [(String, @MainActor () throws -> Application)] = [
    ("Pick", { pick(allowsMultiple: false, header: nil) }),
    ("Pick multiple", { pick(allowsMultiple: true, header: "header") }),
]

@MainActor
private func pick(allowsMultiple: Bool, header: String?) -> Application {
    let (stream, input) = AsyncStream<[UInt8]>.makeStream()
    input.yield(Array((1...100).map { "line \($0) 漢字 e\u{301}\n" }.joined().utf8))
    input.finish()
    let picker = Picker(.bytes(stream))
    picker.allowsMultipleSelection = allowsMultiple
    picker.header = header ?? ""
    picker.preview = .text { StyledText($0.text) }
    return Application(root: picker) { throw ApplicationError.noTerminal }
}
