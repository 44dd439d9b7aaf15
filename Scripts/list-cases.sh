#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Writes the tables of the requirements and cases of the event model, and of the
# cases of UIKit's behavior, each with the tests that carry its id. `--check`
# says where the tables are not current.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

page=Documentation/Cases.md

# Prints the lines of a table: the ids that match the pattern $1, sorted with
# the options that follow, and the tests of each.
rows() {
    local pattern=$1
    shift
    grep -rnoE --include='*.swift' "$pattern" Tests Demos/Tests |
        sed -E 's|^.*/([A-Za-z+]+)\.swift:[0-9]+:(.*)$|\2 \1|' | LC_ALL=C sort -u |
        LC_ALL=C sort -t- "$@" |
        awk '{ if ($1 != id) { if (id) print "| " id " | " names " |"; id = $1; names = "`" $2 "`" }
               else names = names ", `" $2 "`" }
             END { if (id) print "| " id " | " names " |" }'
}

table() {
    cat <<'END'
# Requirements and cases

The tests that show each requirement (R) and case (D) of the event model.

THU, RTR, DOM, HIT and PRC stand for the five systems that the model does everything of: an event bus along the
responder chain, a router by name, Domino, the rules of hit testing, and actions passed up by protocol.

| id | shown by |
|---|---|
END
    rows '(R-(THU|RTR|DOM|HIT|PRC)|D)-[0-9]+' -k1,1 -k2,2V -k3,3n
    cat <<'END'

## Cases of UIKit's behavior

The letters are: V views, G geometry, C controllers, K controls, T text, R tables, W collections, S stacks, L labels,
N constraints, P gestures, M animation, Q the responder chain, B bars, A alerts, H hit testing, O scrolling, Z timers.

| id | shown by |
|---|---|
END
    rows 'U-[VGCKTRWSLNPMQBAHOZ][0-9]+' -k2,2V
}

if [ "${1:-}" = --check ]; then
    diff -u --label "$page" --label tests "$page" <(table) ||
        fail "The table of cases is out of date. Run: Scripts/list-cases.sh"
else
    table >"$page"
fi
