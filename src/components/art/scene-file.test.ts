import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drawings, sceneFile, sceneFileName } from './scene-file.ts';

describe('scene files', () => {
  test.each(drawings().map((drawing) => ({ name: sceneFileName(drawing), file: sceneFile(drawing) })))(
    'are small and have a colour for every shape: $name',
    ({ file }) => {
      const [, styles = '', drawn = ''] = /<style>(.*?)(?:@media.*)?<\/style>(.*)<\/svg>$/s.exec(file) ?? [];
      const used = [...drawn.matchAll(/class="([\w-]+)"/g)].map(([, name = '']) => name);
      expect(used.length).toBeGreaterThan(5);
      expect(used.filter((name) => !new RegExp(`\\.${name}\\{(fill|stroke):#`).test(styles))).toEqual([]);
      expect(gzipSync(file).length).toBeLessThan(6 * 1024);
    },
  );
});
