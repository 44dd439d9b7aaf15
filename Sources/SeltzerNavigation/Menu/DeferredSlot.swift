// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// The place of a ``/SeltzerViews/DeferredMenuElement`` in an open menu.
@MainActor
final class DeferredSlot: MenuElement {
    enum State {
        case loading
        case loaded([any MenuElement])
        /// A sentence with the reason.
        case failed(String)
    }

    private(set) var state = State.loading
    private let provider: @MainActor () async throws -> [any MenuElement]
    private var task: Task<Void, Never>?

    private init(_ element: DeferredMenuElement) {
        provider = element.provider
    }

    /// Returns the parts of a menu, with a slot in place of each deferred part.
    static func prepared(_ children: [any MenuElement], depth: Int = 0) -> [any MenuElement] {
        guard depth < 32 else { return [] }
        var parts = children
        for index in parts.indices where !isEntry(parts[index]) {
            switch parts[index] {
            case let element as DeferredMenuElement: parts[index] = DeferredSlot(element)
            case var menu as Menu where menu.options.contains(.displayInline):
                menu.children = prepared(menu.children, depth: depth + 1)
                parts[index] = menu
            default: break
            }
        }
        return parts
    }

    /// Returns the slots of prepared parts.
    static func slots(in children: [any MenuElement]) -> [DeferredSlot] {
        var found: [DeferredSlot] = []
        for child in children where !isEntry(child) {
            switch child {
            case let slot as DeferredSlot: found.append(slot)
            case let menu as Menu where menu.options.contains(.displayInline):
                found += slots(in: menu.children)
            default: break
            }
        }
        return found
    }

    /// Whether a part is one of the most frequent kinds, which have no parts themselves.
    ///
    /// The types are compared, because a cast costs as much as an entry.
    private static func isEntry(_ element: any MenuElement) -> Bool {
        let kind = type(of: element)
        return kind == MenuCommand.self || kind == Action.self
    }

    /// Loads the parts.
    ///
    /// - Parameters:
    ///   - application: The application whose tests wait for the answer.
    ///   - completion: Runs when the parts are loaded.
    func load(in application: Application?, _ completion: @escaping @MainActor () -> Void) {
        guard task == nil else { return }
        task = ApplicationWork.start(in: application) { [weak self] in
            guard let provider = self?.provider else { return }
            do {
                let children = try await provider()
                guard !Task.isCancelled else { return }
                // Deferred parts among the loaded parts are loaded, too.
                let parts = Self.prepared(children)
                self?.state = .loaded(parts)
                for slot in Self.slots(in: parts) { slot.load(in: application, completion) }
            } catch {
                guard !Task.isCancelled else { return }
                self?.state = .failed("Not loaded: \(error)")
            }
            completion()
        }
    }

    /// Cancels the loading.
    func cancel() {
        task?.cancel()
        if case .loaded(let children) = state {
            for slot in Self.slots(in: children) { slot.cancel() }
        }
    }
}
