import { endpoint } from '#adapters/http/endpoint.ts';
import { takeIncomingImage } from '#wiring/own-images.ts';
import * as images from '#contract/images.ts';

export const takeImage = endpoint(images.takeImage, {
  run: (incoming, { editor }) => takeIncomingImage(editor, incoming),
});
