// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles

extension CompletionProvider {
    /// Offers the files below a folder whose names match the typed text, the best first.
    ///
    /// A taken file is its path relative to the folder, after the sign of the token, and a blank. The folder is read on
    /// another thread whenever a token begins. Hidden files are left out, and so are files after the first 50,000.
    ///
    /// - Parameters:
    ///   - trigger: The token, such as `.token("@")`.
    ///   - folder: The folder; if it cannot be read, nothing is offered.
    public static func files(
        _ trigger: CompletionTrigger, below folder: BytePath
    ) -> CompletionProvider {
        let files = FileCompletions(folder)
        return CompletionProvider(trigger) { request in await files.items(for: request) }
    }
}

/// The files below a folder as completions.
@MainActor
private final class FileCompletions {
    private let folder: BytePath
    private var items: [CompletionItem] = []
    /// The sign with which the items begin.
    private var sign = ""

    init(_ folder: BytePath) { self.folder = folder }

    func items(for request: CompletionRequest) async -> [CompletionItem] {
        let sign = String(request.token.dropLast(request.query.count))
        if items.isEmpty || request.query.isEmpty || sign != self.sign {
            (items, self.sign) = (await Self.items(below: folder, sign: sign), sign)
        }
        return await Self.matches(of: request.query, in: items)
    }

    private nonisolated static func items(
        below folder: BytePath, sign: String
    ) async -> [CompletionItem] {
        guard let index = try? await FileIndex.read(below: folder) else { return [] }
        return index.paths.map { path in
            let detail = path.parent.map { "\($0)" } ?? ""
            return CompletionItem(
                "\(sign)\(path) ", title: "\(path.lastComponent)", detail: detail)
        }
    }

    private nonisolated static func matches(
        of query: String, in items: [CompletionItem]
    ) async -> [CompletionItem] {
        CompletionItem.matches(of: query, in: items)
    }
}
