import sharp from 'sharp';
import { lightScene } from '#components/art/scene-file.ts';
import type { Scene } from '#components/art/scenes.ts';
import { cropAround, type Focus } from '#core/images/focus.ts';

/** The size of the arch in pixels. */
export const arch = { width: 400, height: 560 };

/** The scene is as high as the arch, but wider, so the arch hides a narrow strip at each side of the scene. */
export const sceneInArch = (scene: Scene): string =>
  archWith(`<g transform="translate(-9.6 0) scale(1.12)">${lightScene(scene)}</g>`);

const archWith = (scene: string): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 224" width="${arch.width}" height="${arch.height}">
<clipPath id="arch"><path d="M0 224V80a80 80 0 0 1 160 0v144z"/></clipPath>
<g clip-path="url(#arch)">${scene}</g>
</svg>`;

export async function photoInArch(photo: Uint8Array, focus: Focus): Promise<string> {
  const { width, height } = await sharp(photo).metadata();
  const shape = Buffer.from(archWith('<path d="M0 0h160v224H0z"/>'));
  const cut = await sharp(photo)
    .extract(cropAround({ width, height }, { ...arch, focus }))
    .resize(arch)
    .composite([{ input: shape, blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `data:image/png;base64,${cut.toString('base64')}`;
}

export const asImage = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
