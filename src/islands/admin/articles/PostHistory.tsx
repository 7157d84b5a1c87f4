import { useState, type ComponentProps } from 'react';
import { formatList, formatNearMoment } from '#i18n/format.ts';
import { fill } from '#i18n/fill.ts';
import { postVersion, type EditablePost, type PostRevision, type WholeVersion } from '#contract/articles.ts';
import { callAsEditor } from '#session/session.ts';
import { Version } from '../life/Version.tsx';
import { Button } from '../parts/Button.tsx';
import { StateLead } from '../parts/list/StateLead.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';

/** All versions of a post, newest first, along a line. Each can be read, compared and taken back. */
export default function PostHistory({ stored, ...rest }: Props) {
  const { about, aboutFirst } = useDesk().words.life.history;
  const { history, isPublished } = stored;
  // A text that was published with its first save has no entry of its own for that.
  const shown = history.findLast(({ action }) => action === 'published' || action === 'hidden');
  const wasLiveAtOnce = shown === undefined ? isPublished : shown.action === 'hidden';
  return (
    <div className="stack">
      <p className="soft">{history.length > 1 ? about : aboutFirst}</p>
      <ol className="plain post-history" reversed>
        {history.map((version, index) => (
          <Entry
            key={version.revision}
            {...{ stored, version, ...rest }}
            isNewest={index === 0}
            done={[version.action, ...(version.action === 'created' && wasLiveAtOnce ? live : [])]}
          />
        ))}
      </ol>
    </div>
  );
}

const live = ['published'] as const;

/** When an editor did what. The version below it renders only once it is open, because it fetches data. */
function Entry({ stored, version, done, isNewest, isChanged, onTakeBack }: EntryProps) {
  const { words, language } = useDesk();
  const [isOpen, setIsOpen] = useState(false);
  const { revision, by, changed, changedAt, isCurrentText } = version;
  const { actions, bySharedToken, by: byName, fields, showText, takeBack } = words.edit;
  const last = done.at(-1) ?? 'changed';
  const moment = formatNearMoment(changedAt, language);
  const who = by === 'shared token' ? bySharedToken : by && fill(byName, { name: by });
  const takingBack = useDeskAction({
    run: () => callAsEditor(postVersion, { slug: stored.slug, revision: String(revision) }),
    onSuccess: onTakeBack,
    failureTitle: words.life.history.failed,
  });
  return (
    <li>
      <StateLead name={icons[last] ?? 'changed'} tone={last === 'published' ? 'good' : undefined} />
      <div className="row spread">
        <strong>{moment}</strong>
        <div className="row gap-4">
          <Button
            variant="link"
            text={showText}
            about={moment}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
          {(isChanged || !isCurrentText) && (
            <Button
              variant="link"
              text={takeBack}
              about={moment}
              busy={takingBack.isPending}
              onClick={() => takingBack.mutate()}
            />
          )}
        </div>
      </div>
      <p className="soft">
        {[
          formatList(
            done.map((action) => actions[action]),
            language,
          ),
          who,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {changed.length > 0 && (
        <p className="soft">
          {fill(words.life.history.changed, { fields: changed.map((field) => fields[field]).join(', ') })}
        </p>
      )}
      {isNewest && stored.isPublished && <span className="desk-mark">{words.articles.states.live}</span>}
      {isOpen && (
        <div className="stack start version">
          <Version stored={stored} revision={revision} />
        </div>
      )}
    </li>
  );
}

/** Every other action, such as hiding, looks like a change. */
const icons: Partial<Record<PostRevision['action'], ComponentProps<typeof StateLead>['name']>> = {
  created: 'new',
  published: 'done',
  trashed: 'trash',
  restored: 'restore',
  scheduled: 'waiting',
  unscheduled: 'waiting',
};

type EntryProps = Props & { version: PostRevision; done: PostRevision['action'][]; isNewest: boolean };

type Props = {
  stored: EditablePost;
  /** Whether the fields hold another text than the stored one. */
  isChanged: boolean;
  onTakeBack: (version: WholeVersion) => void;
};
