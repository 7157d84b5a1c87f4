import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Has each page name in its content policy what stands in that page (`withLeanPolicy`), and each hash worked out once. */
export const leanPolicy: AstroIntegration = {
  name: 'lean-policy',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [beforeBytes, hashedOnce] } });
    },
  },
};

/** Where Astro has drawn a page. A middleware would have to read it from one answer and write it into another. */
const beforeBytes = edited('/astro/dist/runtime/server/render/page.js', {
  from: 'body = encoder.encode(body);',
  to: 'body = encoder.encode(withLeanPolicy(body));',
  import: { name: 'withLeanPolicy', file: import.meta.resolve('./lean-policy.ts') },
});

/** Where Astro digests each style of a page, for every page anew and in another thread. */
const hashedOnce = edited('/astro/dist/core/encryption.js', {
  from: 'const hashBuffer = await crypto.subtle.digest(algorithm, encoder.encode(data));',
  to: "if (algorithm === 'SHA-256') return contentHash(data); $&",
  import: { name: 'contentHash', file: import.meta.resolve('#components/site/content-hash.ts') },
});

/** A plugin that changes one place in a file of Astro, with something of ours. */
function edited(file: string, { from, to, import: ours }: Edit) {
  return {
    name: `lean-policy:${file}`,
    transform(code: string, id: string): string | undefined {
      if (!id.endsWith(file)) return undefined;
      if (!code.includes(from))
        throw new Error(`Astro has another ${file} now: see whether this plugin is still needed.`);
      return `import { ${ours.name} } from ${JSON.stringify(fileURLToPath(ours.file))};\n${code.replace(from, to)}`;
    },
  };
}

type Edit = { from: string; to: string; import: { name: string; file: string } };
