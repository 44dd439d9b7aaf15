// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#include "ci_shrinker.h"

#include <webp/decode.h>
#include <webp/demux.h>

// The library cannot be cancelled, so it gets the bytes in pieces.
enum { CI_PIECE = 65536 };

static ci_result meaning(VP8StatusCode status) {
    if (status == VP8_STATUS_OK) { return CI_OK; }
    return status == VP8_STATUS_OUT_OF_MEMORY ? CI_NO_MEMORY : CI_BROKEN;
}

static ci_result feed(WebPIDecoder *decoder, const uint8_t *bytes, size_t count, const ci_receiver *receiver) {
    VP8StatusCode status = VP8_STATUS_SUSPENDED;
    for (size_t place = 0; place < count && status == VP8_STATUS_SUSPENDED; place += CI_PIECE) {
        if (receiver->is_cancelled(receiver->context)) { return CI_CANCELLED; }
        size_t end = count - place < CI_PIECE ? count : place + CI_PIECE;
        status = WebPIUpdate(decoder, bytes, end);
    }
    return meaning(status);
}

static ci_result read_still(const uint8_t *bytes, size_t count, ci_shrinker *shrinker, const ci_receiver *receiver) {
    WebPDecoderConfig config;
    if (!WebPInitDecoderConfig(&config)) { return CI_BROKEN; }
    config.options.use_scaling = shrinker->factor > 1;
    config.options.scaled_width = (int)shrinker->width;
    config.options.scaled_height = (int)shrinker->height;
    config.output.colorspace = MODE_RGBA;
    config.output.is_external_memory = 1;
    config.output.u.RGBA.rgba = shrinker->rgba;
    config.output.u.RGBA.stride = (int)shrinker->width * 4;
    config.output.u.RGBA.size = (size_t)shrinker->width * shrinker->height * 4;
    WebPIDecoder *decoder = WebPIDecode(NULL, 0, &config);
    if (decoder == NULL) { return CI_NO_MEMORY; }
    ci_result result = feed(decoder, bytes, count, receiver);
    WebPIDelete(decoder);
    if (result == CI_OK) {
        receiver->frame(receiver->context, shrinker->rgba, shrinker->width, shrinker->height, 0);
    }
    return result;
}

static ci_result read_frames(WebPAnimDecoder *decoder, const WebPAnimInfo *info, ci_shrinker *shrinker,
                             const ci_receiver *receiver) {
    int last = 0;
    for (uint32_t frame = 0; frame < info->frame_count; frame++) {
        if (receiver->is_cancelled(receiver->context)) { return CI_CANCELLED; }
        uint8_t *rgba;
        int time;
        if (!WebPAnimDecoderGetNext(decoder, &rgba, &time)) { return CI_BROKEN; }
        ci_shrinker_restart(shrinker);
        ci_shrinker_add_all(shrinker, rgba, info->canvas_height);
        uint32_t delay = time > last ? (uint32_t)(time - last) : 0;
        receiver->frame(receiver->context, shrinker->rgba, shrinker->width, shrinker->height, delay);
        last = time;
    }
    receiver->repeats(receiver->context, info->loop_count);
    return info->frame_count > 0 ? CI_OK : CI_BROKEN;
}

static ci_result read_animation(const uint8_t *bytes, size_t count, ci_shrinker *shrinker, const ci_limits *limits,
                                const ci_receiver *receiver) {
    // The decoder holds three pictures of the full size.
    uint64_t pixels = (uint64_t)shrinker->source_width * shrinker->height * shrinker->factor;
    if (pixels * 12 > limits->bytes) { return CI_TOO_LONG; }
    WebPAnimDecoderOptions options;
    if (!WebPAnimDecoderOptionsInit(&options)) { return CI_BROKEN; }
    options.color_mode = MODE_RGBA;
    WebPData data = {bytes, count};
    WebPAnimDecoder *decoder = WebPAnimDecoderNew(&data, &options);
    if (decoder == NULL) { return CI_BROKEN; }
    WebPAnimInfo info;
    ci_result result = CI_BROKEN;
    if (WebPAnimDecoderGetInfo(decoder, &info) && info.canvas_width == shrinker->source_width) {
        uint64_t frame = (uint64_t)shrinker->width * shrinker->height * 4;
        bool is_long = info.frame_count > limits->frames || frame * info.frame_count > limits->bytes ||
                       pixels * info.frame_count > limits->bytes;
        result = is_long ? CI_TOO_LONG : read_frames(decoder, &info, shrinker, receiver);
    }
    WebPAnimDecoderDelete(decoder);
    return result;
}

ci_result ci_read_webp(const uint8_t *bytes, size_t count, const ci_limits *limits, const ci_receiver *receiver) {
    WebPBitstreamFeatures features;
    VP8StatusCode status = WebPGetFeatures(bytes, count, &features);
    if (status != VP8_STATUS_OK) { return meaning(status); }
    uint32_t width = (uint32_t)features.width, height = (uint32_t)features.height;
    receiver->size(receiver->context, width, height);
    ci_shrinker shrinker;
    ci_result result = ci_shrinker_begin(&shrinker, width, height, limits);
    if (result == CI_OK) {
        result = features.has_animation ? read_animation(bytes, count, &shrinker, limits, receiver)
                                        : read_still(bytes, count, &shrinker, receiver);
    }
    ci_shrinker_end(&shrinker);
    return result;
}
