// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Application {
    /// Whether the application keeps who drew each cell of its last frames, and why; false by
    /// default.
    ///
    /// If false, it costs nothing. While it is true, each frame draws its cells twice, and
    /// ``frameHistory`` takes up to ``FrameHistory/byteLimit`` bytes. The inspector and the control
    /// port record frames, too, while somebody asks them.
    public final var recordsFrames: Bool {
        get { frames.isRecordingWanted }
        set {
            guard newValue != frames.isRecordingWanted else { return }
            frames.isRecordingWanted = newValue
            if newValue { beginRecordingFrames() } else { endRecordingFrames() }
        }
    }

    /// The last frames; nil unless they are recorded.
    public final var frameHistory: FrameHistory? { frames.recorder?.history }

    /// Records frames until ``endRecordingFrames()``; each call needs an end of its own.
    package final func beginRecordingFrames() { frames.beginRecording() }

    /// Ends a request to record frames; the last end forgets the history.
    package final func endRecordingFrames() { frames.endRecording() }
}
