// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The models of an OpenAI-compatible server, such as those of Ollama and of llama.cpp.
public struct ServerModel: ChatModel {
    /// The server.
    public let address: ServerAddress
    /// The time without any byte after which a request fails; two minutes by default.
    public var timeLimit = Duration.seconds(120)

    /// The greatest number of bytes of an answer.
    private static var maximumLength: Int { 64 << 20 }
    /// The number of bytes of an error's body that are read.
    private static var maximumErrorLength: Int { 16 << 10 }

    /// Creates the models of a server.
    public init(_ address: ServerAddress) { self.address = address }

    private func request(_ path: String, body: JSONValue?) -> URLRequest {
        var request = URLRequest(url: address.url.appendingPathComponent(path))
        if let key = address.key {
            request.setValue("Bearer \(key)", forHTTPHeaderField: "Authorization")
        }
        guard let body else { return request }
        request.httpMethod = "POST"
        request.httpBody = Data(body.description.utf8)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("text/event-stream", forHTTPHeaderField: "Accept")
        return request
    }

    // MARK: Names

    /// Returns the names of the server's models, in its order.
    ///
    /// - Throws: ``ServerError``.
    public func modelNames() async throws -> [String] {
        var body: [UInt8] = []
        do {
            for try await part in HTTPStream.parts(
                of: request("models", body: nil), timeLimit: timeLimit)
            {
                switch part {
                case .head(let status, let headers):
                    if status != 200 { throw ResponseFailure(status: status, headers: headers) }
                case .body(let bytes):
                    body += bytes
                    guard body.count <= Self.maximumLength else {
                        throw ServerError.notUnderstood("the list of models is too long")
                    }
                }
            }
        } catch {
            throw serverError(error, model: nil)
        }
        try Task.checkCancellation()
        guard let models = (try? JSONValue(parsing: body))?["data"]?.array else {
            throw ServerError.notUnderstood("the list of models is missing")
        }
        return models.compactMap { $0["id"]?.text }
    }

    // MARK: Answers

    /// Returns the pieces of an answer as the server sends them.
    public func answer(_ request: ChatRequest) -> AsyncThrowingStream<ModelPart, any Error> {
        AsyncThrowingStream { continuation in
            let work = Task {
                do {
                    try await read(request) { continuation.yield($0) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: serverError(error, model: request.model))
                }
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    private func read(
        _ chat: ChatRequest, yield: @Sendable (ModelPart) -> Void
    ) async throws {
        let request = request("chat/completions", body: chat.json)
        var reader: CompletionReader?
        var failure: (response: ResponseFailure, body: [UInt8])?
        var count = 0
        do {
            reading: for try await part in HTTPStream.parts(of: request, timeLimit: timeLimit) {
                switch part {
                case .head(200, let headers):
                    reader = reader ?? CompletionReader(contentType: headers["content-type"] ?? "")
                case .head(let status, let headers):
                    failure = failure ?? (ResponseFailure(status: status, headers: headers), [])
                case .body(let bytes):
                    count += bytes.count
                    if failure != nil {
                        failure?.body += bytes
                        if count > Self.maximumErrorLength { break reading }
                        continue
                    }
                    guard count <= Self.maximumLength else {
                        throw ServerError.notUnderstood("the answer is too long")
                    }
                    for part in try reader?.append(bytes) ?? [] { yield(part) }
                }
                if reader?.isDone == true { break reading }
            }
        } catch  where failure != nil {
            // The status says more than the end of its connection.
        }
        try Task.checkCancellation()
        if let failure {
            throw failure.response.error(body: failure.body, model: chat.model, key: address.key)
        }
        guard var reader else { throw ServerError.brokenStream(reason: "there was no response") }
        for part in try reader.finish() { yield(part) }
    }

    private func serverError(_ error: any Error, model: String?) -> any Error {
        switch error {
        case let failure as ResponseFailure:
            return failure.error(body: [], model: model, key: address.key)
        case let error as ServerSentEventParser.TooLong:
            return ServerError.notUnderstood("\(error)")
        case let error as URLError:
            if error.code == .cancelled { return CancellationError() }
            return ServerError.connection(error, to: address.place)
        default: return error
        }
    }
}

/// A response with another status than 200.
struct ResponseFailure: Error {
    let status: Int
    let headers: [String: String]

    func error(body: [UInt8], model: String?, key: String?) -> ServerError {
        let message = Self.message(in: body)
        switch status {
        case 401, 403: return .unauthorized(hasKey: key != nil)
        case 404:
            let isOfModel = message.lowercased().contains("model")
            return .notFound(model: isOfModel ? model?.harmless : nil, message: message)
        case 429:
            let wait = headers["retry-after"].flatMap { Int($0) }
            return .tooManyRequests(retryAfter: wait.map { .seconds(min(max(0, $0), 86_400)) })
        default: return .status(status, message: message)
        }
    }

    /// The message of an error, on one line; empty if there is none.
    static func message(in body: [UInt8]) -> String {
        guard let json = try? JSONValue(parsing: body) else {
            let text = String(decoding: body.prefix(200), as: UTF8.self)
            return text.contains("<") ? "" : line(text)
        }
        return line(
            json["error"]?["message"]?.text ?? json["error"]?.text ?? json["message"]?.text ?? "")
    }

    private static func line(_ text: String) -> String {
        TextSanitizer.line(
            text.prefix(300).trimmingCharacters(
                in: .whitespacesAndNewlines.union(.init(charactersIn: "."))))
    }
}

extension ServerError {
    static func connection(_ error: URLError, to place: String) -> ServerError {
        switch error.code {
        case .cannotConnectToHost: .notReached(place, reason: "it refuses the connection")
        case .cannotFindHost, .dnsLookupFailed: .notReached(place, reason: "no such host is known")
        case .notConnectedToInternet: .notReached(place, reason: "there is no network")
        case .timedOut: .notReached(place, reason: "it did not answer in time")
        case .secureConnectionFailed, .serverCertificateUntrusted:
            .notReached(place, reason: "the secure connection failed")
        case .networkConnectionLost: .brokenStream(reason: "the connection was lost")
        case .badServerResponse: .brokenStream(reason: "the server sent no response")
        default: .brokenStream(reason: "error \(error.code.rawValue) of the connection")
        }
    }
}

extension ChatRequest {
    /// The body of a request for chat completions that are streamed.
    var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("model", .text(model)), .init("messages", .array(messages.map(\.json))),
            .init("stream", true), .init("stream_options", ["include_usage": true]),
        ]
        if !tools.isEmpty { members.append(.init("tools", .array(tools.map(\.json)))) }
        return .object(members)
    }
}
