// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Written from a recorded session of Seltzer.

import Seltzer
import SeltzerTesting
import Testing

@testable import Top

@MainActor
@Test func topSession() async throws {
    let root = try ShowTop.screen("--sort", "pid", "--tree")
    let pilot = await Pilot(
        root, columns: 100, rows: 30,
        capabilities: DisplayCapabilities(colorDepth: .palette),
        externalValues: [
            "details": [
                "{\"arguments\":[\"/home/a/bin/Top\",\"--sort\",\"pid\",\"--tree\"],\"executable\":\"/home/a/bin/Top\",\"directory\":\"/home/a\"}",
                "{\"arguments\":[\"/home/a/bin/Top\",\"--sort\",\"pid\",\"--tree\"],\"executable\":\"/home/a/bin/Top\",\"directory\":\"/home/a\"}",
                "{\"arguments\":[\"/home/a/bin/Top\",\"--sort\",\"pid\",\"--tree\"],\"executable\":\"/home/a/bin/Top\",\"directory\":\"/home/a\"}",
                "{\"arguments\":[\"/home/a/bin/Top\",\"--sort\",\"pid\",\"--tree\"],\"executable\":\"/home/a/bin/Top\",\"directory\":\"/home/a\"}",
                "{\"arguments\":[\"/home/a/bin/Top\",\"--sort\",\"pid\",\"--tree\"],\"executable\":\"/home/a/bin/Top\",\"directory\":\"/home/a\"}",
            ],
            "processes": [
                "{\"totals\":{\"cores\":2,\"cpu\":null,\"load\":[19.11,16.2,13.75],\"memory\":\"25276502016\",\"memoryUsed\":\"3081175040\",\"swap\":\"0\",\"swapUsed\":\"0\",\"uptime\":16122.34},\"processes\":[[1,\"1612082\",0,\"root\",83,null,\"42864640\",0.07,5,5,\"Top\",\"/home/a/bin/Top --sort pid --tree\"]]}",
                "{\"totals\":{\"cores\":2,\"cpu\":1.0,\"load\":[19.11,16.2,13.75],\"memory\":\"25276502016\",\"memoryUsed\":\"3144351744\",\"swap\":\"0\",\"swapUsed\":\"0\",\"uptime\":16122.69},\"processes\":[[1,\"1612082\",0,\"root\",83,0.0,\"42995712\",0.07,5,5,\"Top\",\"/home/a/bin/Top --sort pid --tree\"]]}",
                "{\"totals\":{\"cores\":2,\"cpu\":1.0,\"load\":[19.1,16.25,13.78],\"memory\":\"25276502016\",\"memoryUsed\":\"3110559744\",\"swap\":\"0\",\"swapUsed\":\"0\",\"uptime\":16123.46},\"processes\":[[1,\"1612082\",0,\"root\",83,2.6048909179218263,\"43126784\",0.09,5,5,\"Top\",\"/home/a/bin/Top --sort pid --tree\"]]}",
                "{\"totals\":{\"cores\":2,\"cpu\":1.0,\"load\":[19.1,16.25,13.78],\"memory\":\"25276502016\",\"memoryUsed\":\"3062337536\",\"swap\":\"0\",\"swapUsed\":\"0\",\"uptime\":16124.33},\"processes\":[[1,\"1612082\",0,\"root\",83,2.295321923552186,\"43126784\",0.11,7,5,\"Top\",\"/home/a/bin/Top --sort pid --tree\"]]}",
                "{\"totals\":{\"cores\":2,\"cpu\":1.0,\"load\":[19.1,16.25,13.78],\"memory\":\"25276502016\",\"memoryUsed\":\"3078537216\",\"swap\":\"0\",\"swapUsed\":\"0\",\"uptime\":16125.32},\"processes\":[[1,\"1612082\",0,\"root\",83,1.0105303987590173,\"43126784\",0.12,7,5,\"Top\",\"/home/a/bin/Top --sort pid --tree\"]]}",
                "{\"totals\":{\"cores\":2,\"cpu\":1.0,\"load\":[19.1,16.25,13.78],\"memory\":\"25276502016\",\"memoryUsed\":\"3140788224\",\"swap\":\"0\",\"swapUsed\":\"0\",\"uptime\":16126.77},\"processes\":[[1,\"1612082\",0,\"root\",83,2.7460167850867174,\"43257856\",0.16,7,5,\"Top\",\"/home/a/bin/Top --sort pid --tree\"]]}",
                "{\"totals\":{\"cores\":2,\"cpu\":1.0,\"load\":[19.1,16.25,13.78],\"memory\":\"25276502016\",\"memoryUsed\":\"3213119488\",\"swap\":\"0\",\"swapUsed\":\"0\",\"uptime\":16127.54},\"processes\":[[1,\"1612082\",0,\"root\",83,5.246628777370094,\"43388928\",0.2,7,5,\"Top\",\"/home/a/bin/Top --sort pid --tree\"]]}",
            ],
        ])
    pilot.application.tools = [.inspect, .clickHints]
    _ = pilot.takeHandledEvents()
    await pilot.advance(by: .milliseconds(1088))
    await pilot.press("down")
    #expect(
        pilot.takeHandledEvents() == [
            "TableSelectionChanged from ProcessesView, stopped by TopController"
        ])
    #expect(pilot.screen.contains("load 19.10 16.25 13.78"))
    await pilot.press("enter")
    #expect(
        pilot.takeHandledEvents() == [
            "RowActivated from ProcessesView, stopped by TopController"
        ])
    await pilot.advance(by: .milliseconds(1349))
    await pilot.press("escape")
    await pilot.press("f1")
    #expect(try await pilot.element(.table, "Keys").isFocused)
    await pilot.press("escape")
    await pilot.press("ctrl-q")
}
