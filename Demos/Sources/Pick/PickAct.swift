// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// An act that `--bind` gives a key.
enum PickAct: Hashable, Sendable {
    case accept, abort, ignore
    case move(ListMove)
    case toggle, toggleAll
    case mark(Bool)
    case togglePreview
    case scrollPreview(rows: Int)
    case clearQuery
    case changeHeader(String)
    case changePrompt(String)
    /// Runs a command on the terminal until it ends.
    case execute(CommandTemplate)
    /// Runs a command without the terminal until it ends.
    case executeSilently(CommandTemplate)
    /// Ends the program, and runs a command in its place.
    case become(CommandTemplate)
    /// Reads other lines from a command.
    case reload(CommandTemplate)

    /// The acts without an argument, by their names.
    static let simple: [String: [PickAct]] = [
        "accept": [.accept], "abort": [.abort], "cancel": [.abort], "ignore": [.ignore],
        "up": [.move(.items(-1))], "down": [.move(.items(1))],
        "page-up": [.move(.pages(-1))], "page-down": [.move(.pages(1))],
        "first": [.move(.first)], "top": [.move(.first)], "last": [.move(.last)],
        "toggle": [.toggle], "toggle-down": [.toggle, .move(.items(1))],
        "toggle-up": [.toggle, .move(.items(-1))], "toggle-all": [.toggleAll],
        "select-all": [.mark(true)], "deselect-all": [.mark(false)],
        "clear-selection": [.mark(false)],
        "toggle-preview": [.togglePreview],
        "preview-up": [.scrollPreview(rows: -1)], "preview-down": [.scrollPreview(rows: 1)],
        "preview-page-up": [.scrollPreview(rows: -10)],
        "preview-page-down": [.scrollPreview(rows: 10)],
        "clear-query": [.clearQuery],
    ]

    /// Creates an act with an argument; nil for an unknown name.
    init?(_ name: String, argument: String, delimiter: String?) {
        let template = CommandTemplate(argument, delimiter: delimiter)
        switch name {
        case "execute": self = .execute(template)
        case "execute-silent": self = .executeSilently(template)
        case "become": self = .become(template)
        case "reload": self = .reload(template)
        case "change-header": self = .changeHeader(argument)
        case "change-prompt": self = .changePrompt(argument)
        default: return nil
        }
    }

    /// The acts with an argument, by their names.
    static let namesWithArgument = [
        "execute", "execute-silent", "become", "reload", "change-header", "change-prompt",
    ]
}
