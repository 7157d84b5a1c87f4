import { fileURLToPath } from 'node:url';

/**
 * A plugin that has a file of a package say something else in some places, while it is bundled. Where the package has other words
 * there now the build stops: somebody has to see whether the plugin is still needed.
 */
export function edited(file: string, ...edits: Edit[]) {
  return {
    name: `edited:${file}`,
    transform(code: string, id: string): string | undefined {
      if (!id.endsWith(file)) return undefined;
      return edits.reduce((text, { from, to, import: ours }) => {
        if (!text.includes(from))
          throw new Error(`${file} no longer says “${from}”: see whether src/astro still has to change it.`);
        const head = ours === undefined ? '' : `import { ${ours.name} } from ${pathOf(ours.file)};\n`;
        return head + text.replace(from, to);
      }, code);
    },
  };
}

const pathOf = (url: string): string => JSON.stringify(fileURLToPath(url));

/** `to` may name what was there as `$&`. `import`: something of ours that it calls, by its name and the address of its file. */
export type Edit = { from: string; to: string; import?: { name: string; file: string } };
