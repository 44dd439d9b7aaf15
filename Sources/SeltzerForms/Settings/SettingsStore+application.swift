// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerFiles
import SeltzerResponder
import SeltzerViews

/// Following changes of other programs, and telling an application.
extension SettingsStore {
    /// Tells an application of changes, and follows the file, until another controller is attached.
    ///
    /// Call it in `viewDidLoad` of the program's first controller. The store follows the application of the controller,
    /// also while the controller is not on the screen, and holds both weakly; the caller holds the store. If the
    /// application is ended from outside, it waits for changes that are not written yet.
    public func attach(to controller: ViewController) {
        host = controller
        let shown = controller.viewIfLoaded?.window?.application
        follow(shown ?? Application.current)
        if shown == nil {
            // The application is known at the latest when the view is in a window.
            controller.scheduleTimer(after: .zero) { [weak self, weak controller] in
                guard let self, let controller, host === controller else { return }
                followHost()
            }
        }
        watch()
    }

    /// Broadcasts an event in the application, and to the attached controller also while it is elsewhere.
    func tell(_ event: some RoutedEvent) {
        if application == nil { followHost() }
        application?.broadcast(event)
        if application == nil || !isHostBelowApplication { host?.broadcast(event) }
    }

    /// Whether the attached controller, or one of its parents, is on the screen.
    private var isHostBelowApplication: Bool {
        var controller = host
        while let current = controller {
            if current.window != nil { return true }
            controller = current.parent
        }
        return false
    }

    private func followHost() {
        if let shown = host?.viewIfLoaded?.window?.application { follow(shown) }
    }

    private func follow(_ new: Application?) {
        guard new == nil || new !== application else { return }
        termination?.cancel()
        application = new
        termination = new?.on(ApplicationWillTerminate.self, owner: self, phase: .broadcast) {
            store, event in
            event.perform { await store.save() }
            return .observed
        }
        poll()
    }

    private func watch() {
        watching?.cancel()
        guard let path else { return }
        watching = Task { [weak self] in
            guard let watcher = try? DirectoryWatcher(latency: .milliseconds(50)),
                (try? await watcher.watch(path.folder)) != nil
            else { return }
            await self?.reload()
            for await _ in watcher.changes { await self?.reload() }
        }
    }

    /// Asks for the file after some time, because a link's target and a folder that does not exist yet cannot be watched.
    private func poll() {
        timer = nil
        guard let application, path != nil else { return }
        timer = ApplicationTimer(after: .seconds(2), in: application) { [weak self] in
            guard let self else { return }
            poll()
            // A slow file system may not have answered yet.
            guard !isPolling else { return }
            isPolling = true
            Task {
                await self.reload()
                self.isPolling = false
            }
        }
    }
}
