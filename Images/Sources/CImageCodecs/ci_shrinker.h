// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Makes a picture smaller by a whole number, row by row.

#ifndef CI_SHRINKER_H
#define CI_SHRINKER_H

#include "CImageCodecs.h"

typedef struct {
    /// The number of pixels in a square that become one pixel, along one side.
    uint32_t factor;
    uint32_t source_width, width, height;
    /// The sums of the present row: red, green, blue and opacity, for each pixel.
    uint64_t *sums;
    uint32_t rows;
    uint32_t done;
    uint8_t *rgba;
} ci_shrinker;

/// Checks the limits, and allocates the smaller picture; `ci_shrinker_end` frees it.
ci_result ci_shrinker_begin(ci_shrinker *shrinker, uint32_t width, uint32_t height, const ci_limits *limits);
/// Adds a row of the picture.
void ci_shrinker_add(ci_shrinker *shrinker, const uint8_t *rgba);
/// Adds all rows of a picture.
void ci_shrinker_add_all(ci_shrinker *shrinker, const uint8_t *rgba, uint32_t rows);
/// Begins the next picture of the same size.
void ci_shrinker_restart(ci_shrinker *shrinker);
void ci_shrinker_end(ci_shrinker *shrinker);

/// Returns whether a picture has more pixels than allowed, or none.
bool ci_is_too_large(uint32_t width, uint32_t height, const ci_limits *limits);

#endif
