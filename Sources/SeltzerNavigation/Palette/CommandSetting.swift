// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls

/// Something that the user can set in a palette: on or off, or one of several values.
///
/// ```swift
/// palette.providers = [
///     .settings([
///         CommandSetting("Wrap lines", isOn: { text.wrapsLines }, set: { text.wrapsLines = $0 }),
///         CommandSetting("Theme", choices: names, current: { name }, set: { name = $0 }),
///     ])
/// ]
/// ```
@MainActor
public struct CommandSetting: Sendable {
    /// The name of the setting.
    public let title: String
    /// The values to choose from.
    public let choices: [String]
    let current: @MainActor @Sendable () -> String
    let set: @MainActor @Sendable (String) -> Void
    private let isSwitch: Bool

    /// Creates a setting that has one of several values.
    ///
    /// - Parameters:
    ///   - title: The name of the setting.
    ///   - choices: The values to choose from.
    ///   - current: Returns the present value.
    ///   - set: Sets the value that the user chose.
    public init(
        _ title: String, choices: [String], current: @escaping @MainActor @Sendable () -> String,
        set: @escaping @MainActor @Sendable (String) -> Void
    ) {
        (self.title, self.choices, self.current, self.set) = (title, choices, current, set)
        isSwitch = false
    }

    /// Creates a setting that is on or off; choosing it switches it.
    ///
    /// - Parameters:
    ///   - title: The name of the setting.
    ///   - isOn: Returns whether the setting is on.
    ///   - set: Turns the setting on or off.
    public init(
        _ title: String, isOn: @escaping @MainActor @Sendable () -> Bool,
        set: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        (self.title, choices, isSwitch) = (title, ["on", "off"], true)
        current = { isOn() ? "on" : "off" }
        self.set = { set($0 == "on") }
    }

    /// The entries of a palette: one entry for a switch, otherwise one entry for each value except the present value.
    var items: [CommandItem] {
        let now = current()
        let offered = isSwitch ? [now == "on" ? "off" : "on"] : choices.filter { $0 != now }
        return offered.map { value in
            CommandItem("\(title): \(value)", detail: "now \(now)") { [set] in set(value) }
        }
    }
}

extension CommandProvider {
    /// Returns a provider of settings, which finds them by their names and values.
    ///
    /// - Parameters:
    ///   - settings: The settings.
    ///   - title: The heading of the settings.
    ///   - prefix: A prefix that limits a search to settings; empty to find them beside the actions.
    public static func settings(
        _ settings: [CommandSetting], title: String = "Settings", prefix: String = ""
    ) -> CommandProvider {
        CommandProvider(title, prefix: prefix) { query in
            let items = settings.flatMap(\.items)
            guard !query.isEmpty else { return items }
            return ItemSearch.matches(of: query, in: items.map(\.title)).map { items[$0] }
        }
    }
}
