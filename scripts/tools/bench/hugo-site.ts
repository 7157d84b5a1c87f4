import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { articlesBetween } from './measured-product.ts';

/**
 * The same articles as a site of Hugo, with whose builds ours are compared. Returns undefined if Hugo is not installed.
 * It has no related posts, because they would multiply its time by nine for 20,000 pages.
 */
export function hugoSite(folder: string): HugoSite | undefined {
  if (spawnSync('hugo', ['version']).error !== undefined) return undefined;
  for (const [file, text] of Object.entries(siteFiles)) write(path.join(folder, file), text);
  return {
    add(range) {
      for (const { slug_base, language, title, excerpt, content, published_at } of articlesBetween(range)) {
        const front = JSON.stringify({ title, description: excerpt, date: published_at });
        const file = `content/blog/${String(slug_base)}.${String(language)}.md`;
        write(path.join(folder, file), `${front}\n\n${String(content)}\n`);
      }
    },
    async build() {
      rmSync(path.join(folder, 'public'), { recursive: true, force: true });
      const start = performance.now();
      await runHugo(folder);
      return performance.now() - start;
    },
  };
}

async function runHugo(folder: string): Promise<void> {
  const child = spawn('hugo', ['--quiet'], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`Hugo ended with ${String(code)}.`);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const repeat = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

/** The styles and the navigation are as long as those of our own pages. */
const styles = repeat(120, (index) => `.part-${index} { display: grid; gap: ${index}px; color: #2b4a52; }`);
const links = repeat(40, (index) => `<li><a href="/part-${index}">Onderdeel ${index} van de site</a></li>`);

const languages = ['en', 'nl', 'es', 'de'].map(
  (language, index) => `[languages.${language}]\nweight = ${index + 1}\ntitle = "Site ${language}"`,
);

const siteFiles: Record<string, string> = {
  'config.toml': `baseURL = "https://www.example.com/"
defaultContentLanguage = "en"
disableKinds = ["taxonomy", "term"]
paginate = 12
[sitemap]
${languages.join('\n')}
`,
  'layouts/_default/baseof.html': `<!doctype html><html lang="{{ .Language.Lang }}"><head><meta charset="utf-8"><title>{{ .Title }}</title>
<meta name="description" content="{{ .Description }}"><link rel="canonical" href="{{ .Permalink }}">
{{ range .AllTranslations }}<link rel="alternate" hreflang="{{ .Language.Lang }}" href="{{ .Permalink }}">{{ end }}
<style>${styles}</style></head><body><header><nav><ul>${links}</ul></nav></header>
<main>{{ block "main" . }}{{ end }}</main><footer><ul>${links}</ul></footer></body></html>`,
  'layouts/_default/single.html': `{{ define "main" }}<article><h1>{{ .Title }}</h1><time>{{ .Date.Format "2 January 2006" }}</time>{{ .Content }}</article>
<nav>{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav>{{ end }}`,
  'layouts/_default/list.html': `{{ define "main" }}<h1>{{ .Title }}</h1>{{ range .Paginator.Pages }}<article><h2><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2><p>{{ .Description }}</p></article>{{ end }}
{{ with .Paginator.Prev }}<a href="{{ .URL }}">Newer</a>{{ end }}{{ with .Paginator.Next }}<a href="{{ .URL }}">Older</a>{{ end }}{{ end }}`,
  'layouts/index.html': '{{ define "main" }}<h1>{{ .Site.Title }}</h1>{{ end }}',
};

export type HugoSite = {
  add: (range: { from: number; to: number }) => void;
  /** Returns the milliseconds of a full build. */
  build: () => Promise<number>;
};
