#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Writes the table of the requirements and cases of the event model, each with
# the tests that carry its id. `--check` says where the table is not current.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

page=Documentation/Cases.md

table() {
    cat <<'END'
# Requirements and cases

The tests that show each requirement (R) and case (D) of the event model.

THU, RTR, DOM, HIT and PRC stand for the five systems that the model does everything of: an event bus along the
responder chain, a router by name, Domino, the rules of hit testing, and actions passed up by protocol.

| id | shown by |
|---|---|
END
    grep -rnoE --include='*.swift' '(R-(THU|RTR|DOM|HIT|PRC)|D)-[0-9]+' Tests Demos/Tests |
        sed -E 's|^.*/([A-Za-z+]+)\.swift:[0-9]+:(.*)$|\2 \1|' | LC_ALL=C sort -u |
        LC_ALL=C sort -t- -k1,1 -k2,2V -k3,3n |
        awk '{ if ($1 != id) { if (id) print "| " id " | " names " |"; id = $1; names = "`" $2 "`" }
               else names = names ", `" $2 "`" }
             END { print "| " id " | " names " |" }'
}

if [ "${1:-}" = --check ]; then
    diff -u --label "$page" --label tests "$page" <(table) ||
        fail "The table of cases is out of date. Run: Scripts/list-cases.sh"
else
    table >"$page"
fi
