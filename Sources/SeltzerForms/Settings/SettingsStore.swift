// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles
import SeltzerResponder
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// The values of a program's settings, and the file in which they are kept.
///
/// ```swift
/// let store = SettingsStore(settings, path: SettingsStore.path(forProgram: "notes"))
/// store.attach(to: controller)
/// if store[EditorSettings.wrap] { … }
/// ```
///
/// The file has a line `key = value` for each setting that was changed; `#` begins a comment. The store changes only the
/// line of the setting, and keeps all other bytes: comments, unknown keys, and lines with errors. A line with an error
/// does not count, and its setting has the default value; ``problems`` names the line. The file is replaced in one step
/// (``/SeltzerFiles/FileWriter``), off the main actor, so a crash leaves either the old or the new file. A file that cannot
/// be replaced, such as one with several hard links, is not written, and ``failure`` has the reason.
///
/// An attached store follows the file: it broadcasts ``SettingChanged`` for each setting that an editor changed.
@MainActor
public final class SettingsStore {
    /// The settings.
    public let settings: SettingsDescription
    /// The path of the file; nil if the settings are kept in memory only.
    public let path: BytePath?
    /// The reason why the file cannot be read or written; nil if it can.
    public var failure: String? { readFailure ?? writeFailure }

    /// The reason why the file cannot be read; nil if it can.
    var readFailure: String?
    /// The reason why the last changes could not be written; nil if they could.
    var writeFailure: String?
    /// The lines of the file with all changes, also those that are not written yet.
    var file = SettingsFileText()
    /// The version of the file that was read or written last; nil for no file.
    var version: FileVersion?
    /// The changes that are not written yet, in their order.
    var edits: [SettingsEdit] = []
    /// The task that writes; nil if nothing is to be written.
    var writing: Task<Void, Never>?
    /// The task that watches the file.
    var watching: Task<Void, Never>?
    /// Whether the file is being asked for by the timer.
    var isPolling = false
    /// The attached controller.
    weak var host: ViewController?
    /// The application that is told of changes; nil until the attached controller has one.
    weak var application: Application?
    /// The handler of the application's end.
    var termination: Subscription?
    /// The timer that asks for the file.
    var timer: ApplicationTimer?
    private var texts: [String: String] = [:]
    private var valueProblems: [SettingsProblem] = []

    /// Creates a store, and reads its file on this thread, so that the first screen shows the user's values.
    ///
    /// - Parameters:
    ///   - settings: The settings.
    ///   - path: The path of the file, which need not exist; nil to keep the settings in memory only.
    public init(_ settings: SettingsDescription, path: BytePath?) {
        (self.settings, self.path) = (settings, path)
        if let path { take(SettingsFileReading(path), cause: nil) }
    }

    deinit { watching?.cancel() }

    // MARK: Values

    /// The value of a setting.
    ///
    /// Setting an invalid value does nothing. Setting is reported with the cause
    /// ``SettingChanged/Cause-swift.enum/program``.
    public subscript<Value>(setting: Setting<Value>) -> Value {
        get { texts[setting.key].flatMap { setting.value(of: $0) } ?? setting.defaultValue }
        set { setText(setting.text(of: newValue), forKey: setting.key) }
    }

    /// Returns the value of a setting as text; empty for an unknown key.
    public func text(forKey key: String) -> String {
        texts[key] ?? settings.setting(forKey: key)?.defaultText ?? ""
    }

    /// Sets the value of a setting from a text.
    ///
    /// - Returns: False if the text is no valid value, or the key is unknown; nothing is changed then.
    @discardableResult
    public func setText(_ text: String, forKey key: String) -> Bool {
        setText(text, forKey: key, cause: .program)
    }

    @discardableResult
    func setText(_ text: String, forKey key: String, cause: SettingChanged.Cause) -> Bool {
        guard let setting = settings.setting(forKey: key),
            let text = setting.normalizedText(text)
        else { return false }
        guard text != self.text(forKey: key) || problem(forKey: key) != nil else { return true }
        edit(SettingsEdit(key: key, text: text), cause: cause)
        return true
    }

    /// Whether the value of a setting differs from its default value.
    public func isModified(_ key: String) -> Bool {
        texts[key].map { $0 != settings.setting(forKey: key)?.defaultText } ?? false
    }

    /// The keys of the settings whose values differ from the default values, in the order of the screen.
    public var modifiedKeys: [String] { settings.all.map(\.key).filter(isModified) }

    /// Gives a setting its default value, and removes its line from the file.
    public func reset(_ key: String) { reset(key, cause: .program) }

    /// Gives all settings their default values; other lines of the file stay.
    public func resetAll() { resetAll(cause: .program) }

    func reset(_ key: String, cause: SettingChanged.Cause) {
        guard settings.setting(forKey: key) != nil, file.entry(forKey: key) != nil else {
            return
        }
        edit(SettingsEdit(key: key, text: nil), cause: cause)
    }

    func resetAll(cause: SettingChanged.Cause) {
        for setting in settings.all { reset(setting.key, cause: cause) }
    }

    // MARK: Problems

    /// The problems of the file, in the order of its lines.
    ///
    /// An unknown key is no problem, because it may belong to another version of the program.
    public var problems: [SettingsProblem] {
        (file.problems + valueProblems).sorted { $0.line < $1.line }
    }

    /// Returns the problem of a setting's line in the file; nil for none.
    public func problem(forKey key: String) -> SettingsProblem? {
        guard let entry = file.entry(forKey: key) else { return nil }
        return problems.first { $0.line == entry.line + 1 }
    }

    // MARK: Changes

    private func edit(_ edit: SettingsEdit, cause: SettingChanged.Cause) {
        edit.apply(to: &file)
        edits.removeAll { $0.key == edit.key }
        if path != nil { edits.append(edit) }
        update(cause: cause)
        write()
    }

    /// Takes the contents of the file, and applies the changes that are not written yet.
    func take(_ reading: SettingsFileReading, cause: SettingChanged.Cause?) {
        let oldProblems = problems, oldFailure = failure
        readFailure = reading.failure
        if reading.failure == nil {
            file = SettingsFileText(reading.bytes)
            version = reading.version
            for edit in edits { edit.apply(to: &file) }
        }
        update(cause: cause, oldProblems: oldProblems, oldFailure: oldFailure)
    }

    private func update(cause: SettingChanged.Cause?) {
        update(cause: cause, oldProblems: problems, oldFailure: failure)
    }

    /// Computes the values from the file, and reports differences.
    private func update(
        cause: SettingChanged.Cause?, oldProblems: [SettingsProblem], oldFailure: String?
    ) {
        let old = texts
        (texts, valueProblems) = ([:], [])
        for entry in file.entries where file.entry(forKey: entry.key) == entry {
            guard let setting = settings.setting(forKey: entry.key), let value = entry.value
            else { continue }
            texts[entry.key] = setting.normalizedText(value)
            if texts[entry.key] == nil, let problem = setting.problem(of: value) {
                let shown = value.isEmpty ? "nothing" : TextSanitizer.line(value.prefix(40))
                let words = problem.prefix(1).lowercased() + problem.dropFirst()
                valueProblems.append(
                    SettingsProblem(
                        line: entry.line + 1, message: "\(entry.key): \(words), not \(shown)"))
            }
        }
        guard let cause else { return }
        for setting in settings.all {
            let text = text(forKey: setting.key)
            guard text != old[setting.key] ?? setting.defaultText else { continue }
            tell(SettingChanged(key: setting.key, text: text, cause: cause))
        }
        if problems != oldProblems || failure != oldFailure {
            tell(SettingsProblemsChanged(problems: problems, failure: failure))
        }
    }
}
