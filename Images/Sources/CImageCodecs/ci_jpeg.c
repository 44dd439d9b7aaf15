// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#include "ci_shrinker.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jerror.h>
#include <jpeglib.h>

// The number of scans of a progressive picture; each costs as much time as a whole picture.
enum { CI_SCANS = 200 };

typedef struct {
    struct jpeg_error_mgr errors;
    jmp_buf jump;
    ci_result result;
    struct jpeg_decompress_struct jpeg;
    struct jpeg_progress_mgr progress;
    const ci_receiver *receiver;
    ci_shrinker shrinker;
    uint8_t *samples, *rgba;
} reading;

static void leave(reading *now, ci_result result) {
    now->result = result;
    longjmp(now->jump, 1);
}

static void fail(j_common_ptr jpeg) {
    reading *now = (reading *)jpeg->err;
    leave(now, now->errors.msg_code == JERR_OUT_OF_MEMORY ? CI_NO_MEMORY : CI_BROKEN);
}

// libjpeg fills up the rest of a picture that ends too early, and only warns.
static void note(j_common_ptr jpeg, int level) {
    reading *now = (reading *)jpeg->err;
    if (level < 0 && now->errors.msg_code == JWRN_JPEG_EOF) { leave(now, CI_BROKEN); }
}

static void watch(j_common_ptr jpeg) {
    reading *now = (reading *)jpeg->err;
    if (((j_decompress_ptr)jpeg)->input_scan_number > CI_SCANS) { leave(now, CI_BROKEN); }
    if (now->receiver->is_cancelled(now->receiver->context)) { leave(now, CI_CANCELLED); }
}

// Pictures of printers have inverted colors, as Adobe's programs write them.
static void convert(reading *now, uint32_t width) {
    const uint8_t *sample = now->samples;
    uint8_t *pixel = now->rgba;
    bool is_print = now->jpeg.out_color_space == JCS_CMYK;
    for (uint32_t x = 0; x < width; x++, pixel += 4, sample += is_print ? 4 : 3) {
        for (int part = 0; part < 3; part++) {
            int value = sample[part], black = sample[3 * is_print];
            if (is_print && !now->jpeg.saw_Adobe_marker) { value = 255 - value, black = 255 - black; }
            pixel[part] = (uint8_t)(is_print ? value * black / 255 : value);
        }
        pixel[3] = 0xFF;
    }
}

// The library can halve a picture up to three times, which saves most of the work.
static void scale(j_decompress_ptr jpeg, const ci_limits *limits) {
    jpeg->scale_num = 1;
    jpeg->scale_denom = 1;
    while (jpeg->scale_denom < 8 && limits->width > 0 && limits->height > 0 &&
           (jpeg->image_width / (jpeg->scale_denom * 2) >= limits->width &&
            jpeg->image_height / (jpeg->scale_denom * 2) >= limits->height)) {
        jpeg->scale_denom *= 2;
    }
}

static ci_result read_picture(reading *now, const ci_limits *limits) {
    j_decompress_ptr jpeg = &now->jpeg;
    const ci_receiver *receiver = now->receiver;
    if (jpeg_read_header(jpeg, TRUE) != JPEG_HEADER_OK) { return CI_BROKEN; }
    receiver->size(receiver->context, jpeg->image_width, jpeg->image_height);
    if (ci_is_too_large(jpeg->image_width, jpeg->image_height, limits)) { return CI_TOO_MANY_PIXELS; }
    // A picture in several scans is held as a whole, with two bytes for each sample.
    uint64_t samples = (uint64_t)jpeg->image_width * jpeg->image_height * jpeg->num_components;
    if (jpeg_has_multiple_scans(jpeg) && samples * 2 > limits->bytes) { return CI_TOO_LONG; }
    bool is_print = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
    jpeg->out_color_space = is_print ? JCS_CMYK : JCS_RGB;
    scale(jpeg, limits);
    jpeg_start_decompress(jpeg);
    if (jpeg->output_components != (is_print ? 4 : 3)) { return CI_BROKEN; }
    ci_result result = ci_shrinker_begin(&now->shrinker, jpeg->output_width, jpeg->output_height, limits);
    if (result != CI_OK) { return result; }
    now->samples = malloc((size_t)jpeg->output_width * 4);
    now->rgba = malloc((size_t)jpeg->output_width * 4);
    if (now->samples == NULL || now->rgba == NULL) { return CI_NO_MEMORY; }
    while (jpeg->output_scanline < jpeg->output_height) {
        JSAMPROW row = now->samples;
        if (jpeg_read_scanlines(jpeg, &row, 1) != 1) { return CI_BROKEN; }
        convert(now, jpeg->output_width);
        ci_shrinker_add(&now->shrinker, now->rgba);
    }
    ci_shrinker_add_all(&now->shrinker, now->rgba, 0);
    jpeg_finish_decompress(jpeg);
    receiver->frame(receiver->context, now->shrinker.rgba, now->shrinker.width, now->shrinker.height, 0);
    return CI_OK;
}

ci_result ci_read_jpeg(const uint8_t *bytes, size_t count, const ci_limits *limits, const ci_receiver *receiver) {
    reading *now = calloc(1, sizeof *now);
    if (now == NULL) { return CI_NO_MEMORY; }
    now->receiver = receiver;
    now->jpeg.err = jpeg_std_error(&now->errors);
    now->errors.error_exit = fail;
    now->errors.emit_message = note;
    ci_result result;
    if (setjmp(now->jump) != 0) {
        result = now->result;
    } else {
        jpeg_create_decompress(&now->jpeg);
        now->progress.progress_monitor = watch;
        now->jpeg.progress = &now->progress;
        now->jpeg.mem->max_memory_to_use = (long)(limits->bytes < 1L << 30 ? limits->bytes : 1L << 30);
        jpeg_mem_src(&now->jpeg, bytes, (unsigned long)count);
        result = read_picture(now, limits);
    }
    jpeg_destroy_decompress(&now->jpeg);
    ci_shrinker_end(&now->shrinker);
    free(now->samples);
    free(now->rgba);
    free(now);
    return result;
}
