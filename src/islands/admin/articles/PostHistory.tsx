import { useState } from 'react';
import { formatNearMoment } from '#i18n/format.ts';
import { fill } from '#i18n/fill.ts';
import { postVersion, type EditablePost, type PostRevision, type WholeVersion } from '#contract/articles.ts';
import { callAsEditor } from '#session/session.ts';
import { Version } from '../life/Version.tsx';
import { Button } from '../parts/Button.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';

/** All versions of a post, newest first. Each can be read, compared and taken back. */
export default function PostHistory({ stored, ...rest }: Props) {
  return (
    <ol className="plain post-history" reversed>
      {stored.history.map((version) => (
        <Entry key={version.revision} stored={stored} version={version} {...rest} />
      ))}
    </ol>
  );
}

/** When an editor did what. The version below it renders only once it is open, because it fetches data. */
function Entry({ stored, version, isChanged, onTakeBack }: Props & { version: PostRevision }) {
  const { words, language } = useDesk();
  const [isOpen, setIsOpen] = useState(false);
  const { revision, action, by, changed, changedAt, isCurrentText } = version;
  const { actions, bySharedToken, by: byName, fields, showText, takeBack } = words.edit;
  const moment = formatNearMoment(changedAt, language);
  const who = by === 'shared token' ? bySharedToken : by && fill(byName, { name: by });
  const takingBack = useDeskAction({
    run: () => callAsEditor(postVersion, { slug: stored.slug, revision: String(revision) }),
    onSuccess: onTakeBack,
    failureTitle: words.life.history.failed,
  });
  return (
    <li>
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
      <p className="soft">{[actions[action], who].filter(Boolean).join(' ')}</p>
      {changed.length > 0 && (
        <p className="soft">
          {fill(words.life.history.changed, { fields: changed.map((field) => fields[field]).join(', ') })}
        </p>
      )}
      {isOpen && (
        <div className="stack start version">
          <Version stored={stored} revision={revision} />
        </div>
      )}
    </li>
  );
}

type Props = {
  stored: EditablePost;
  /** Whether the fields hold another text than the stored one. */
  isChanged: boolean;
  onTakeBack: (version: WholeVersion) => void;
};
