// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let progress = GalleryPage(
        name: "progress", title: "ProgressView",
        summary: "Shows how much of a task is done."
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
        view = SpecimensView([
            ("42 %", ProgressView(progress: 0.42)), ("running", bar),
            ("", Button("&Begin") { [weak self] _ in self?.begin() }), ("unknown", unknown),
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
