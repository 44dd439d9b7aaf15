// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer

/// A model in a working folder, with the sessions that are kept.
public struct Assistant: Sendable {
    /// The model.
    public var model: any ChatModel
    /// The name of the model for new conversations.
    public var modelName: String
    /// The folder in which the tools work.
    public let workspace: Workspace
    /// The place of the sessions.
    public var store: SessionStore
    /// Texts that are never saved, such as the key of the server.
    private var secrets: [String] = []

    /// A conversation, its contents so far, and the reason why it is not saved.
    public typealias Session = (
        conversation: Conversation, history: SessionHistory, problem: String?
    )

    /// Creates an assistant with a model.
    public init(
        _ model: any ChatModel, named name: String, in workspace: Workspace,
        store: SessionStore = SessionStore(environment: [:])
    ) {
        (self.model, modelName, self.workspace, self.store) = (model, name, workspace, store)
    }

    /// Creates the assistant that options and variables ask for: with a server, or with the scripted model.
    ///
    /// - Parameters:
    ///   - folder: The working folder.
    ///   - server: The address of the server; nil for `OPENAI_BASE_URL`.
    ///   - name: The name of the model; nil for the first one of the server.
    ///   - environment: The variables of the process.
    public init(
        in folder: BytePath, server: String?, model name: String?, environment: [String: String]
    ) async throws {
        let address = try ServerAddress.find(option: server, environment: environment)
        model = address.map(ServerModel.init) ?? ScriptedModel()
        workspace = try Workspace(folder)
        store = SessionStore(environment: environment)
        secrets = [address?.key].compactMap(\.self)
        modelName = name ?? ""
        if name == nil { modelName = try await model.modelNames().first ?? "" }
    }

    /// Opens a session, or begins one for nil.
    ///
    /// A new session that cannot be saved goes on without its file.
    public func session(_ id: String?) throws -> Session {
        var history = SessionHistory()
        var log: SessionLog?
        var problem: String?
        if let id {
            (history, log) = try store.resume(id, secrets: secrets)
        } else {
            let time = Int(Date().timeIntervalSince1970)
            do { log = try store.begin(in: workspace.root, time: time, secrets: secrets).log } catch
            { problem = "\(error)".harmless }
        }
        let conversation = Conversation(
            with: model, named: history.model ?? modelName, in: workspace,
            instructions: workspace.instructions, history: history, log: log)
        return (conversation, history, problem)
    }

    /// The sessions of this folder with a text, the last one first.
    public var sessions: [SessionSummary] {
        let folder = TextSanitizer.line(workspace.root.description)
        return store.sessions().filter { $0.folder == folder && !$0.title.isEmpty }
    }

    /// The name of the working folder, with `~` for the user's own.
    public var folderName: String {
        let home = BytePath(NSHomeDirectory())
        guard workspace.root != home else { return "~" }
        return workspace.root.relative(to: home).map { "~/\($0)" } ?? "\(workspace.root)"
    }
}
