import { describe, expect, test } from 'vitest';
import { sceneFile, sceneSizes, type Drawing } from './scene-file.ts';
import { scenes, type Scene } from './scenes.ts';

const drawings = (Object.keys(scenes) as Scene[]).flatMap((scene) =>
  (Object.keys(sceneSizes) as Drawing['shape'][]).map((shape) => ({ scene, shape })),
);

describe('scene files', () => {
  test.each(drawings)('are small and have a colour for every shape: $scene ($shape)', (drawing) => {
    const file = sceneFile(drawing);
    const [, styles = '', drawn = ''] = /<style>(.*?)@media.*<\/style>(.*)<\/svg>$/s.exec(file) ?? [];
    const used = [...drawn.matchAll(/class="([\w-]+)"/g)].map(([, name = '']) => name);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !new RegExp(`\\.${name}\\{(fill|stroke):#`).test(styles))).toEqual([]);
    expect(file.length).toBeLessThan(5000);
  });
});
