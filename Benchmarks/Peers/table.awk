# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Prints what was measured as a table: a line of input is a measure, a program, a round and a figure, with tabs
# between. A figure of the table is the median of the rounds; a ratio is that of the ratios within each round.
#
#   awk -f table.awk -v peers='Seltzer|ncurses' RESULTS

# The median of what a program was measured to need, or of that by what another one needs; "" for nothing.
function median(measure, peer, base, count, round, place, values, value) {
    for (round = 1; round <= rounds; round++) {
        if (!((measure, peer, round) in found)) continue
        value = found[measure, peer, round]
        if (base != "") {
            if (!(found[measure, base, round] > 0)) continue
            value /= found[measure, base, round]
        }
        for (place = ++count; place > 1 && values[place - 1] > value; place--) values[place] = values[place - 1]
        values[place] = value
    }
    if (count == 0) return ""
    value = values[int((count + 1) / 2)]
    return base == "" ? value : sprintf("%.2f", value)
}

function row(measure, label, base, line, place, value) {
    line = "| " (label == "" ? measure : label) " |"
    for (place = 1; place <= count; place++) {
        value = median(measure, names[place], base)
        line = line " " (value == "" ? "–" : value) " |"
    }
    if (measure in measured) print line
}

BEGIN { FS = "\t" }

{
    # The workloads of texts are in the order in which they were measured.
    if ($1 ~ /^texts: / && !($1 in measured)) text[++texts] = $1
    found[$1, $2, $3] = $4 + 0
    measured[$1] = 1
    if ($3 > rounds) rounds = $3
}

END {
    count = split(peers, names, "|")
    head = "| |"
    rule = "|---|"
    for (place = 1; place <= count; place++) {
        head = head " " names[place] " |"
        rule = rule "---:|"
    }
    print head "\n" rule
    workloads = split("static onecell scroll churn gradient wide", workload, " ")
    for (number = 1; number <= workloads; number++) row(workload[number] ", bytes")
    for (number = 1; number <= workloads; number++) row(workload[number] ", CPU µs")
    for (number = 1; number <= workloads; number++)
        row(workload[number] ", CPU µs", workload[number] ", CPU by that of ncurses", "ncurses")
    row("start, first frame and end, ms")
    row("start, first byte, ms")
    row("start, CPU ms")
    row("start, peak MiB")
    row("mouse, p50 µs")
    row("mouse, p99 µs")
    row("mouse, CPU µs")
    row("mouse, p50 µs", "mouse, p50 by that of Dispatch", "Dispatch")
    row("mouse, CPU µs", "mouse, CPU by that of Dispatch", "Dispatch")
    row("burst of 10,000, answered")
    row("burst of 10,000, CPU µs each")
    for (number = 1; number <= texts; number++) row(text[number], substr(text[number], 8))
    for (number = 1; number <= texts; number++)
        row(text[number], substr(text[number], 8) ", by that of Seltzer", "Seltzer")
}
