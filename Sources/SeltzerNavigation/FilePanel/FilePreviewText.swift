// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerDocuments
import SeltzerFiles
import SeltzerScreen
import SeltzerText

/// The text of the preview of a file or a folder: its facts, and the beginning of its content.
enum FilePreviewText {
    /// The number of bytes of a file that are read.
    static var size: Int { 16_384 }
    /// The number of names of a folder that are shown.
    static var nameCount: Int { 100 }

    /// Returns the lines of a file or a folder, whose facts and content are read off the main actor.
    nonisolated static func lines(
        of item: BytePath, _ entry: DirectoryEntry, _ source: FilePanelSource
    ) async -> [StyledText] {
        var lines = [StyledText(entry.name, style: Style(attributes: .bold))]
        if entry.kind == .symbolicLink {
            lines.append(remark("link to \(entry.target?.description ?? "?")"))
        }
        do {
            let status = try await source.status(item)
            let size = status.kind == .directory ? "" : status.sizeText + "  "
            lines += [remark(size + status.permissionsText), remark(status.modificationText)]
            lines.append(StyledText())
            switch status.kind {
            case .directory: lines += try await names(in: item, source)
            case .file: lines += try await content(of: item, source)
            default: lines.append(remark("No text"))
            }
        } catch {
            let reason = FilePanelSource.reason(of: error)
            lines.append(StyledText(TextSanitizer.line(reason), style: Style(foreground: .danger)))
        }
        return lines
    }

    private static func remark(_ text: String) -> StyledText {
        StyledText(TextSanitizer.line(text), style: Style(foreground: .secondaryLabel))
    }

    private static func names(
        in folder: BytePath, _ source: FilePanelSource
    ) async throws -> [StyledText] {
        let listing = DirectoryListing(path: folder, entries: try await source.entries(folder))
        try Task.checkCancellation()
        let shown = listing.sorted(includingHidden: false).entries
        guard !shown.isEmpty else { return [remark("Empty")] }
        let rest = shown.count - nameCount
        return shown.prefix(nameCount).map { entry in
            StyledText(entry.name + (entry.leadsToDirectory ? "/" : ""))
        } + (rest > 0 ? [remark("+\(rest) more")] : [])
    }

    private static func content(
        of path: BytePath, _ source: FilePanelSource
    ) async throws -> [StyledText] {
        let bytes = try await source.head(path, size)
        guard !bytes.isEmpty else { return [remark("Empty")] }
        guard !bytes.contains(0) else { return [remark("No text")] }
        let text = String(decoding: bytes, as: UTF8.self)
        let first = text.prefix { !$0.isNewline }
        let language = SyntaxLanguage(
            fileName: path.lastComponent.description, firstLine: String(first))
        let lines =
            language?.highlighter.styledLines(of: text)
            ?? text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { StyledText(String($0)) }
        return lines.flatMap(\.previewLines)
    }
}
