// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A response whose body arrives piece by piece.
///
/// `URLSession.bytes(for:)` is missing on Linux. The delegate of a data task gets each piece at once.
struct HTTPStream {
    /// A part of the response.
    enum Part: Sendable {
        /// The status and the headers, with names in lower case; before an error it may come twice.
        case head(status: Int, headers: [String: String])
        case body([UInt8])
    }

    /// Returns the parts of the response to a request; ending the iteration cancels the request.
    ///
    /// Redirections are not followed, because the key would go along.
    static func parts(
        of request: URLRequest, timeLimit: Duration
    ) -> AsyncThrowingStream<Part, any Error> {
        AsyncThrowingStream { continuation in
            let configuration = URLSessionConfiguration.ephemeral
            configuration.timeoutIntervalForRequest = Double(timeLimit.components.seconds)
            configuration.httpShouldSetCookies = false
            let session = URLSession(
                configuration: configuration, delegate: HTTPStreamDelegate(continuation),
                delegateQueue: nil)
            let task = session.dataTask(with: request)
            continuation.onTermination = { _ in
                task.cancel()
                session.invalidateAndCancel()
            }
            task.resume()
        }
    }
}

private final class HTTPStreamDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private let continuation: AsyncThrowingStream<HTTPStream.Part, any Error>.Continuation

    init(_ continuation: AsyncThrowingStream<HTTPStream.Part, any Error>.Continuation) {
        self.continuation = continuation
    }

    private func yieldHead(of response: URLResponse) {
        guard let response = response as? HTTPURLResponse else { return }
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            headers["\(name)".lowercased()] = "\(value)"
        }
        continuation.yield(.head(status: response.statusCode, headers: headers))
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        yieldHead(of: response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        continuation.yield(.body(Array(data)))
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    /// Refuses to log in: a key is the only way in, and without an answer the request would wait for ever.
    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let method = challenge.protectionSpace.authenticationMethod
        let isLogin =
            method == NSURLAuthenticationMethodHTTPBasic
            || method == NSURLAuthenticationMethodHTTPDigest
        completionHandler(isLogin ? .rejectProtectionSpace : .performDefaultHandling, nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        // On Linux, a response with the status 401 may end with an error alone.
        if error != nil, let response = task.response { yieldHead(of: response) }
        continuation.finish(throwing: error)
        session.finishTasksAndInvalidate()
    }
}
