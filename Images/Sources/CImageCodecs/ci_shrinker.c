// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#include "ci_shrinker.h"

#include <stdlib.h>
#include <string.h>

bool ci_is_too_large(uint32_t width, uint32_t height, const ci_limits *limits) {
    return (uint64_t)width * height > limits->pixels;
}

static uint32_t factor(uint32_t side, uint32_t wanted) {
    return wanted == 0 || side <= wanted ? 1 : side / wanted;
}

ci_result ci_shrinker_begin(ci_shrinker *shrinker, uint32_t width, uint32_t height, const ci_limits *limits) {
    memset(shrinker, 0, sizeof *shrinker);
    if (width == 0 || height == 0) { return CI_BROKEN; }
    if (ci_is_too_large(width, height, limits)) { return CI_TOO_MANY_PIXELS; }
    uint32_t across = factor(width, limits->width), down = factor(height, limits->height);
    shrinker->factor = across < down ? across : down;
    shrinker->source_width = width;
    shrinker->width = (width + shrinker->factor - 1) / shrinker->factor;
    shrinker->height = (height + shrinker->factor - 1) / shrinker->factor;
    uint64_t bytes = (uint64_t)shrinker->width * shrinker->height * 4;
    if (bytes > limits->bytes) { return CI_TOO_LONG; }
    shrinker->rgba = calloc(1, bytes);
    shrinker->sums = calloc((size_t)shrinker->width * 4, sizeof(uint64_t));
    return shrinker->rgba == NULL || shrinker->sums == NULL ? CI_NO_MEMORY : CI_OK;
}

// Writes the averages of the rows so far. A pixel counts as much as it is opaque.
static void flush(ci_shrinker *shrinker) {
    if (shrinker->rows == 0 || shrinker->done >= shrinker->height) { return; }
    uint8_t *target = shrinker->rgba + (size_t)shrinker->done * shrinker->width * 4;
    for (uint32_t x = 0; x < shrinker->width; x++, target += 4) {
        uint64_t *sum = shrinker->sums + (size_t)x * 4, opacity = sum[3];
        uint32_t start = x * shrinker->factor, columns = shrinker->source_width - start;
        if (columns > shrinker->factor) { columns = shrinker->factor; }
        uint64_t count = (uint64_t)columns * shrinker->rows;
        for (int part = 0; part < 3; part++) {
            target[part] = opacity == 0 ? 0 : (uint8_t)((sum[part] + opacity / 2) / opacity);
        }
        target[3] = (uint8_t)((opacity + count / 2) / count);
    }
    memset(shrinker->sums, 0, (size_t)shrinker->width * 4 * sizeof(uint64_t));
    shrinker->rows = 0;
    shrinker->done++;
}

void ci_shrinker_add(ci_shrinker *shrinker, const uint8_t *rgba) {
    if (shrinker->done >= shrinker->height) { return; }
    if (shrinker->factor == 1) {
        size_t length = (size_t)shrinker->width * 4;
        memcpy(shrinker->rgba + shrinker->done * length, rgba, length);
        shrinker->done++;
        return;
    }
    for (uint32_t x = 0; x < shrinker->source_width; x++, rgba += 4) {
        uint64_t *sum = shrinker->sums + (size_t)(x / shrinker->factor) * 4;
        for (int part = 0; part < 3; part++) { sum[part] += (uint64_t)rgba[part] * rgba[3]; }
        sum[3] += rgba[3];
    }
    shrinker->rows++;
    if (shrinker->rows == shrinker->factor) { flush(shrinker); }
}

void ci_shrinker_add_all(ci_shrinker *shrinker, const uint8_t *rgba, uint32_t rows) {
    for (uint32_t y = 0; y < rows; y++) {
        ci_shrinker_add(shrinker, rgba + (size_t)y * shrinker->source_width * 4);
    }
    flush(shrinker);
}

void ci_shrinker_restart(ci_shrinker *shrinker) {
    flush(shrinker);
    shrinker->done = 0;
}

void ci_shrinker_end(ci_shrinker *shrinker) {
    free(shrinker->rgba);
    free(shrinker->sums);
    shrinker->rgba = NULL;
    shrinker->sums = NULL;
}
