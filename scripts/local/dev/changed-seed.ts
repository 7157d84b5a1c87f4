import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoPosts, type SeedPlace } from '../../seed/demo-posts.ts';
import { seedPost, type SeedPost } from '../../seed/seed-post.ts';
import { takeUpPost } from '../../seed/take-up-post.ts';
import type { Follower } from './changes.ts';

/** Stores changed demo posts in the running database, unless an editor has changed them there. */
export function changedSeed({ project, place, afterwards }: SeedInUse): Follower {
  const folder = path.join(project, 'supabase/seed/demo');
  const scripts = path.join(project, 'scripts/seed') + path.sep;
  const isScript = (file: string): boolean => file.startsWith(scripts) && !file.endsWith('.test.ts');
  const known = new Map(demoPosts().map((post) => [nameOf(post), post]));

  return {
    concerns: (file) => (path.dirname(file) === folder && file.endsWith('.md')) || isScript(file),
    async takeUp(files) {
      if (files.some(isScript))
        console.log(
          'How demo posts are made has changed: a start with an empty LOCAL_DIR makes them that way.',
        );
      let isChanged = false;
      for (const file of files.filter((one) => !isScript(one))) isChanged = (await takeUp(file)) || isChanged;
      if (isChanged) await afterwards();
    },
  };

  async function takeUp(file: string): Promise<boolean> {
    const name = path.basename(file);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    if (text === undefined) {
      console.log(`${name} is gone; where its post is in the database, it stays there.`);
      return false;
    }
    // Editors create an empty file first.
    if (text.trim() === '') return false;
    try {
      const now = seedPost({ file: name, text });
      const outcome = await takeUpPost(place, { before: known.get(name), now });
      if (outcome !== 'kept') known.set(name, now);
      console.log(`${name}: ${outcomes[outcome]}`);
      return outcome !== 'kept';
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return false;
    }
  }
}

const nameOf = ({ slug_base, language }: SeedPost): string => `${slug_base}.${language}.md`;

const outcomes = {
  added: 'its post is added.',
  replaced: 'its post is replaced.',
  kept: 'its post is no longer what the file was before, and is kept; to have the file’s, delete it forever at the desk, and save the file again.',
};

type SeedInUse = {
  project: string;
  place: SeedPlace;
  /** Called when a post was added or replaced. */
  afterwards: () => Promise<unknown>;
};
