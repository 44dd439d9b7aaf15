// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews

/// The content beside the list of a picker, for the current line: a text, the output of a program, or a view.
///
/// The work of a text or of an output runs off the main actor. It is cancelled at the next move.
///
/// ```swift
/// picker.preview = .text { try await describe($0.text) }
/// ```
public struct PickerPreview: Sendable {
    /// The facts, beside the current line, that a preview depends on.
    public struct Dependencies: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The text that the user types.
        public static var query: Dependencies { Dependencies(rawValue: 1) }
        /// The marked lines.
        public static var marks: Dependencies { Dependencies(rawValue: 2) }
    }

    typealias Sink = @Sendable ([UInt8]) async -> Bool

    enum Kind: Sendable {
        case text(@Sendable (PickerSelection) async throws -> StyledText)
        /// The closure passes pieces of the output to the sink, until the sink returns false.
        case output(@Sendable (PickerSelection, Sink) async throws -> Void)
        case view(@MainActor @Sendable (PickerSelection) -> View?)
    }

    let kind: Kind
    let dependencies: Dependencies

    /// Returns a preview that shows a text.
    ///
    /// - Parameters:
    ///   - dependencies: The facts, beside the current line, that the text depends on.
    ///   - text: Returns the text. Its lines are not wrapped. The message of an error is shown instead.
    public static func text(
        dependingOn dependencies: Dependencies = [],
        _ text: @escaping @Sendable (PickerSelection) async throws -> StyledText
    ) -> PickerPreview { PickerPreview(kind: .text(text), dependencies: dependencies) }

    /// Returns a preview that shows the output of a program, with its colors, as it arrives.
    ///
    /// Only the first 10,000 lines or 1 MiB are read; the iteration then ends, and a sentence says so.
    ///
    /// - Parameters:
    ///   - dependencies: The facts, beside the current line, that the output depends on.
    ///   - output: Returns the bytes of the output. The message of an error is shown below them.
    public static func output<Chunks: AsyncSequence & Sendable>(
        dependingOn dependencies: Dependencies = [],
        _ output: @escaping @Sendable (PickerSelection) async throws -> Chunks
    ) -> PickerPreview where Chunks.Element == [UInt8] {
        PickerPreview(
            kind: .output { selection, sink in
                for try await chunk in try await output(selection) {
                    guard await sink(chunk) else { return }
                }
            }, dependencies: dependencies)
    }

    /// Returns a preview that shows a view.
    ///
    /// - Parameters:
    ///   - dependencies: The facts, beside the current line, that the view depends on.
    ///   - view: Returns the view, which may be the same each time; nil for an empty preview.
    public static func view(
        dependingOn dependencies: Dependencies = [],
        _ view: @escaping @MainActor @Sendable (PickerSelection) -> View?
    ) -> PickerPreview { PickerPreview(kind: .view(view), dependencies: dependencies) }
}

/// The place of a picker's preview.
public enum PickerPreviewPlacement: Hashable, Sendable {
    /// At the right in 80 columns or more; else below the list, if there are ten rows; else hidden.
    case automatic
    /// At the right of the list.
    case right
    /// Below the list.
    case bottom
    /// Hidden; the user can show it.
    case hidden
}
