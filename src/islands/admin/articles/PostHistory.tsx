import { useState, type ReactNode } from 'react';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import type { EditablePost, PostRevision, WholeVersion } from '#contract/articles.ts';
import { Version } from '../life/Version.tsx';
import { useDesk, type Desk } from '../parts/use-desk.ts';

/** All versions of a post, newest first. Each can be read, compared and taken back. */
export function PostHistory({ stored, onTakeBack }: Props) {
  const { words, language } = useDesk();
  return (
    <section className="post-history" aria-labelledby="post-history">
      <h2 id="post-history">{words.edit.history}</h2>
      <ol className="plain stack" reversed>
        {stored.history.map((version) => (
          <li key={version.revision}>
            <p>{describe(version, { words, language })}</p>
            {version.changed.length > 0 && <p className="soft">{changedText(version, words)}</p>}
            <Unfolding summary={words.edit.showText}>
              <Version stored={stored} revision={version.revision} onTakeBack={onTakeBack} />
            </Unfolding>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A disclosure that renders its children only once it is open, because the children fetch data. */
function Unfolding({ summary, children }: { summary: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {open && <div className="stack start version">{children}</div>}
    </details>
  );
}

function describe({ revision, action, changedAt, by }: PostRevision, { words, language }: Desk): string {
  const texts = words.edit;
  const what = fill(texts.revision, {
    n: revision,
    action: texts.actions[action],
    date: formatMoment(changedAt, language),
  });
  if (by === undefined) return what;
  return `${what}, ${by === 'shared token' ? texts.bySharedToken : fill(texts.by, { name: by })}`;
}

function changedText({ changed }: PostRevision, { edit, life: { history } }: DeskWords): string {
  return fill(history.changed, { fields: changed.map((field) => edit.fields[field]).join(', ') });
}

type Props = {
  stored: EditablePost;
  onTakeBack: (version: WholeVersion) => void;
};
