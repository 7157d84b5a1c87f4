import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '#core/locale.ts';
import { aRow } from '../desk-client.ts';
import type { Cost } from './build-rows.ts';
import { peakMemory } from './costs.ts';

/**
 * The same articles as a Hugo site, with pages of the same kind: a page per post with its neighbours and the links of its
 * languages, numbered overviews, feeds and sitemaps. Without related posts, which ours have: Hugo looks for them among all, and
 * takes nine times as long for 20,000 pages. Undefined where Hugo is not installed.
 */
export function hugoSite(folder: string): HugoSite | undefined {
  if (spawnSync('hugo', ['version']).error !== undefined) return undefined;
  for (const [file, text] of Object.entries(siteFiles)) write(path.join(folder, file), text);
  return {
    add(from, to) {
      for (let number = from; number < to; number++) {
        for (const language of locales) {
          const { title, excerpt, content, published_at } = aRow({ number, language });
          const front = JSON.stringify({
            title,
            description: excerpt,
            date: published_at,
          });
          write(
            path.join(folder, `content/blog/bericht-${number}.${language}.md`),
            `${front}\n\n${String(content)}\n`,
          );
        }
      }
    },
    async build() {
      rmSync(path.join(folder, 'public'), { recursive: true, force: true });
      const start = performance.now();
      const { peak } = await peakMemory(() => run(folder));
      return { ms: performance.now() - start, peak };
    },
  };
}

function run(folder: string): Promise<void> {
  const child = spawn('hugo', ['--quiet'], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Hugo ended with ${code}.`));
    });
  });
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const languages = locales.map(
  (locale, index) => `[languages.${locale}]\nweight = ${index + 1}\ntitle = "Site ${locale}"`,
);

/** A navigation, styles and a footer as long as those of a page of ours. */
const frame = {
  styles: Array.from(
    { length: 120 },
    (_, index) => `.part-${index} { display: grid; gap: ${index}px; color: #2b4a52; }`,
  ).join('\n'),
  links: Array.from(
    { length: 40 },
    (_, index) => `<li><a href="/part-${index}">Onderdeel ${index} van de site</a></li>`,
  ).join('\n'),
};

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
<style>${frame.styles}</style></head><body><header><nav><ul>${frame.links}</ul></nav></header>
<main>{{ block "main" . }}{{ end }}</main><footer><ul>${frame.links}</ul></footer></body></html>`,
  'layouts/_default/single.html': `{{ define "main" }}<article><h1>{{ .Title }}</h1><time>{{ .Date.Format "2 January 2006" }}</time>{{ .Content }}</article>
<nav>{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav>{{ end }}`,
  'layouts/_default/list.html': `{{ define "main" }}<h1>{{ .Title }}</h1>{{ range .Paginator.Pages }}<article><h2><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2><p>{{ .Description }}</p></article>{{ end }}
{{ with .Paginator.Prev }}<a href="{{ .URL }}">Newer</a>{{ end }}{{ with .Paginator.Next }}<a href="{{ .URL }}">Older</a>{{ end }}{{ end }}`,
  'layouts/index.html': '{{ define "main" }}<h1>{{ .Site.Title }}</h1>{{ end }}',
};

export type HugoSite = {
  /** Adds these articles, by their numbers. */
  add: (from: number, to: number) => void;
  /** Everything, from nothing, as Hugo always does. */
  build: () => Promise<Cost>;
};
