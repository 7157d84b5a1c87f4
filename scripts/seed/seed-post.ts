import * as v from 'valibot';
import { rowOfText, type WrittenRow } from '#core/post/fields.ts';
import { slugFormat, slugParts } from '#core/post/post.ts';
import { formEntries } from '#core/post/written-entries.ts';
import { sourceFirst, sourceLocale, type Locale } from '#core/locale.ts';
import { reasonOf } from '#core/result.ts';

/** Reads a demo post from a Markdown file. If the file cannot be used, throws an error that names the file and the problem. */
export function seedPost({ file, text }: { file: string; text: string }): SeedPost {
  try {
    const address = addressOf(file);
    const { fields, body } = splitFrontMatter(text);
    const front = v.parse(frontMatterSchema, fields);
    const content = v.parse(formEntries.content, body);
    return {
      ...address,
      ...rowOfText({ ...front, excerpt: front.excerpt ?? '', content }),
      is_published: front.publishedAt !== undefined,
      published_at: front.publishedAt ?? null,
      // People wrote the demo posts of all languages, so no demo post is an unreviewed machine translation.
      translation: address.language === sourceLocale ? 'source' : 'reviewed',
    };
  } catch (error) {
    throw new Error(`The seed file ${file} cannot be used: ${reasonOf(error)}`, { cause: error });
  }
}

const { content: _, ...frontEntries } = formEntries;

const frontMatterSchema = v.pipe(
  v.strictObject(
    {
      ...frontEntries,
      publishedAt: v.optional(
        v.pipe(v.string(), v.isoTimestamp('publishedAt is a date with time, such as 2026-05-18T08:00:00Z.')),
      ),
      draft: v.optional(v.picklist(['true', 'false'], 'draft is true or false.')),
    },
    ({ expected, path }) => {
      const field = String(path?.[0]?.key);
      return expected === 'never' ? `“${field}” is no known field.` : `“${field}” is missing or wrong.`;
    },
  ),
  v.check(
    ({ draft, publishedAt }) => (draft === 'true') === (publishedAt === undefined),
    'it needs either publishedAt or “draft: true”, not both.',
  ),
);

function addressOf(file: string): { slug_base: string; language: Locale } {
  // The file `zon.nl.md` holds the post with the slug `zon-nl`.
  const parts = slugParts(file.replace(/\.md$/, '').replace(/\.(?=[^.]*$)/, '-'));
  if (!/\.[a-z]+\.md$/.test(file) || parts === undefined || !slugFormat.test(parts.slugBase)) {
    throw new Error(`its name is not <slug-base>.<${sourceFirst.join('|')}>.md.`);
  }
  return { slug_base: parts.slugBase, language: parts.locale };
}

function splitFrontMatter(text: string): { fields: Record<string, string>; body: string } {
  const found = /^---\r?\n(.*?)\r?\n---(?:\r?\n|$)(.*)$/s.exec(text);
  if (found === null) throw new Error('it does not begin with a front matter between two lines of ---.');
  const [, front = '', body = ''] = found;
  const fields: Record<string, string> = {};
  for (const [index, line] of front.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [, name, value] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`line ${index + 2} is not “name: value”.`);
    if (name in fields) throw new Error(`line ${index + 2} gives ${name} a second time.`);
    fields[name] = unquoted(value, index + 2);
  }
  return { fields, body };
}

function unquoted(value: string, line: number): string {
  if (!value.startsWith('"')) return value;
  try {
    return v.parse(v.string(), JSON.parse(value));
  } catch (cause) {
    throw new Error(`line ${line} opens a quote that is no JSON string.`, { cause });
  }
}

export type SeedPost = WrittenRow & {
  slug_base: string;
  language: Locale;
  is_published: boolean;
  published_at: string | null;
  translation: 'source' | 'reviewed';
};
