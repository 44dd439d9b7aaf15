// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import AssistModel
import Testing

@Suite struct ServerModelTests {
    private let request = ChatRequest(
        model: "tide", messages: [ChatMessage(.user, "Hello")], tools: [.readFile])

    private func parts(
        of server: FakeServer, key: String? = nil
    ) async throws -> [ModelPart] {
        var parts: [ModelPart] = []
        let model = ServerModel(try ServerAddress(server.address, key: key))
        for try await part in model.answer(request) { parts.append(part) }
        return parts
    }

    private static let text = #"{"choices":[{"delta":{"content":"Hi"}}]}"#
    private static let end = #"{"choices":[{"delta":{},"finish_reason":"stop"}]}"#

    @Test func answerIsReadAndTheRequestIsWhole() async throws {
        let server = try FakeServer([
            FakeServer.response(), FakeServer.events(Self.text, Self.end, "[DONE]"),
        ])
        #expect(try await parts(of: server, key: "secret") == [.text("Hi"), .finished(.stop)])
        let request = try #require(server.requests.first)
        #expect(request.hasPrefix("POST /v1/chat/completions "))
        #expect(request.contains("Authorization: Bearer secret"))
        #expect(request.contains(#""stream":true"#))
        #expect(request.contains(#"{"role":"user","content":"Hello"}"#))
        #expect(request.contains(#""name":"read_file""#))
    }

    @Test func piecesArriveBeforeTheEndOfTheAnswer() async throws {
        let server = try FakeServer([
            FakeServer.response(), FakeServer.events(Self.text), .wait,
            FakeServer.events(Self.end),
        ])
        var iterator = ServerModel(try ServerAddress(server.address)).answer(request)
            .makeAsyncIterator()
        #expect(try await iterator.next() == .text("Hi"))
        server.goOn()
        #expect(try await iterator.next() == .finished(.stop))
        #expect(try await iterator.next() == nil)
    }

    @Test func cancelledAnswerEnds() async throws {
        let server = try FakeServer([FakeServer.response(), FakeServer.events(Self.text), .wait])
        let task = Task { try await parts(of: server) }
        while server.requests.isEmpty { await Task.yield() }
        task.cancel()
        // The end of the iteration or an error: in any case no whole answer.
        let read = (try? await task.value) ?? []
        #expect(!read.contains(.finished(.stop)))
        server.goOn()
    }

    @Test func refusedConnectionSaysWhatToDo() async throws {
        let port: Int
        do { port = try FakeServer([]).port }
        let model = ServerModel(try ServerAddress("http://127.0.0.1:\(port)"))
        for work in [
            { for try await _ in model.answer(self.request) {} },
            { _ = try await model.modelNames() },
        ] as [() async throws -> Void] {
            await #expect(
                throws: ServerError.notReached(
                    "127.0.0.1:\(port)", reason: "it refuses the connection")
            ) { try await work() }
        }
    }

    @Test(arguments: [
        (401, "{}", ServerError.unauthorized(hasKey: false)),
        (
            404, #"{"error":{"message":"model 'tide' not found"}}"#,
            .notFound(model: "tide", message: "model 'tide' not found")
        ),
        (404, "404 page not found", .notFound(model: nil, message: "404 page not found")),
        (429, "{}", .tooManyRequests(retryAfter: .seconds(7))),
        (
            500, #"{"error":"Out of \u001b[31mmemory."}"#,
            .status(500, message: "Out of ␛[31mmemory")
        ),
        (503, "<html>Busy</html>", .status(503, message: "")),
        (302, "", .status(302, message: "")),
    ])
    func otherStatusIsAnError(status: Int, body: String, error: ServerError) async throws {
        let headers = ["Retry-After: 7", "Location: http://127.0.0.1:1/"]
        let server = try FakeServer([FakeServer.response(status, headers, body: body)])
        await #expect(throws: error) { try await parts(of: server) }
        #expect(!"\(error)".unicodeScalars.contains { $0.value < 0x20 })
    }

    @Test(arguments: ["Basic realm=\"x\"", "Bearer", "Digest realm=\"x\", nonce=\"y\""])
    func requestToLogInIsRefused(method: String) async throws {
        let server = try FakeServer([
            FakeServer.response(401, ["WWW-Authenticate: \(method)"], body: "{}")
        ])
        await #expect(throws: ServerError.unauthorized(hasKey: true)) {
            try await parts(of: server, key: "secret")
        }
        await #expect(throws: ServerError.unauthorized(hasKey: false)) {
            try await ServerModel(try ServerAddress(server.address)).modelNames()
        }
    }

    @Test(arguments: [true, false])
    func brokenStreamIsAnError(isReset: Bool) async throws {
        let server = try FakeServer(
            [FakeServer.response(), FakeServer.events(Self.text)] + (isReset ? [.reset] : []))
        do {
            _ = try await parts(of: server)
            Issue.record("The answer has no end.")
        } catch {
            guard case ServerError.brokenStream = error else { throw error }
        }
    }

    @Test func connectionWithoutAResponseIsAnError() async throws {
        let server = try FakeServer([])
        do {
            _ = try await parts(of: server)
            Issue.record("There is no answer.")
        } catch {
            guard case ServerError.brokenStream = error else { throw error }
        }
    }

    @Test func modelsAreListed() async throws {
        let server = try FakeServer([
            FakeServer.response(
                200, ["Content-Type: application/json"],
                body: #"{"object":"list","data":[{"id":"tide"},{"id":"harbor:7b"},{}]}"#)
        ])
        let model = ServerModel(try ServerAddress(server.address))
        #expect(try await model.modelNames() == ["tide", "harbor:7b"])
        #expect(server.requests.first?.hasPrefix("GET /v1/models ") == true)
        let other = try FakeServer([FakeServer.response(200, [], body: "<html>")])
        await #expect(throws: ServerError.self) {
            try await ServerModel(try ServerAddress(other.address)).modelNames()
        }
    }

    @Test func errorsAreSentencesForTheUser() {
        for error in [
            ServerError.badAddress("x"), .notReached("a:1", reason: "it refuses the connection"),
            .unauthorized(hasKey: true), .unauthorized(hasKey: false),
            .notFound(model: "m", message: "no"), .notFound(model: nil, message: ""),
            .tooManyRequests(retryAfter: .milliseconds(1)), .tooManyRequests(retryAfter: nil),
            .status(500, message: ""), .brokenStream(reason: "it closed"), .notUnderstood("x"),
            .reported("x"),
        ] {
            #expect("\(error)".hasSuffix(".") || "\(error)".hasSuffix("?"))
        }
        #expect("\(ServerError.tooManyRequests(retryAfter: .zero))".contains("in 1 s"))
    }
}
