// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let progress = GalleryPage(
        name: "progress", title: "Progress bar", group: .progress,
        summary: "Shows how much of a task is done.", hint: "Press Begin."
    ) {
        ProgressPageController()
    }
}

/// Pretends to work for a while, and shows the progress.
private final class ProgressPageController: ViewController {
    private let bar = ProgressView()
    private let work = WorkProgress(totalUnitCount: 200)

    override func loadView() {
        bar.observedProgress = work
        bar.showsTimeLeft = true
        bar.rateText = { "\(Int($0.rounded()))/s" }
        let unknown = ProgressView()
        unknown.isIndeterminate = true
        let done = ProgressView(progress: 1)
        let failed = ProgressView(progress: 0.7)
        failed.failureText = "Disk full"
        let bare = ProgressView(progress: 0.25)
        bare.showsPercentage = false
        view = SpecimensView([
            Specimen(
                "Work", "Takes ten seconds", Button("&Begin") { [weak self] _ in self?.begin() }),
            Specimen("Running", "With rate and time left", bar),
            Specimen("Known", "A part of the whole", ProgressView(progress: 0.42)),
            Specimen("Unknown", "The length is not known", unknown),
            Specimen("Done", "Says so in a word", done),
            Specimen("Failed", "Stops, and says why", failed),
            Specimen("Without a number", "The bar alone", bare),
        ])
    }

    private func begin() {
        guard let clock = window?.application?.clock else { return }
        work.completedUnitCount = 0
        let work = work
        task {
            while !work.isFinished, !Task.isCancelled {
                guard (try? await clock.sleep(for: .milliseconds(50))) != nil else { return }
                work.completedUnitCount += 1
            }
        }
    }
}
