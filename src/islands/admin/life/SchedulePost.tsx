import { useState } from 'react';
import type { EditablePost } from '#contract/articles.ts';
import { cancelSchedule, scheduleBlogPost } from '#contract/publishing.ts';
import { chosenMoment, islandTime } from '#core/ibiza-time/clock.ts';
import { minutesBetweenTicks } from '#core/publishing/rebuild/tick-interval.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';
import { Button } from '../parts/Button.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { isPublishable } from '../publication/article-state.ts';
import { useArticle } from '../publication/use-article.ts';
import { offerUndo } from '../parts/offer-undo.ts';
import { asTyped } from './as-typed.ts';
import { usePlanAlong } from './use-plan-along.ts';

export function SchedulePost({ stored, onChanged }: Props) {
  const texts = useDesk().words.life.schedule;
  if (stored.translation === 'pending') return <p>{texts.untranslated}</p>;
  return stored.publishAt === null ? (
    <ScheduleForm stored={stored} onChanged={onChanged} />
  ) : (
    <Standing stored={stored} at={stored.publishAt} onChanged={onChanged} />
  );
}

function Standing({ stored, at, onChanged }: Props & { at: string }) {
  const { words, language } = useDesk();
  const texts = words.life.schedule;
  const { slug, language: locale } = stored;
  const slugBase = slugBaseOf(slug);
  const { data: article, refetch } = useArticle(slugBase);
  const plan = usePlanAlong(article?.posts.filter(isPublishable) ?? [], refetch);

  const cancelling = useDeskAction({
    run: () => callAsEditor(cancelSchedule, { slug, language: locale }),
    done: (_, was: string) =>
      offerUndo({
        title: texts.cancelled,
        about: [slugBase],
        words,
        undo: () => callAsEditor(scheduleBlogPost, { slug, language: locale, ...asTyped(was) }),
        afterwards: onChanged,
      }),
    failed: texts.cancelFailed,
    ended: () => void onChanged(),
  });

  return (
    <>
      <p>{fill(texts.standing, { date: formatMoment(at, language) })}</p>
      <Button text={texts.cancel} busy={cancelling.isPending} onClick={() => cancelling.mutate(at)} />
      {plan?.button && <Button {...plan.button} />}
    </>
  );
}

function ScheduleForm({ stored, onChanged }: Props) {
  const { words, language } = useDesk();
  const [local, setLocal] = useState('');
  const [hour, setHour] = useState<'first' | 'second'>();
  const [problem, setProblem] = useState<string>();
  const texts = words.life.schedule;
  const { slug, language: locale } = stored;
  const chosen = chosenMoment({ local, hour });
  const unchosen = chosenMoment({ local });
  const isTwice = 'problem' in unchosen && unchosen.problem === 'time-exists-twice';

  const scheduling = useDeskAction({
    run: () =>
      callAsEditor(scheduleBlogPost, { slug, language: locale, publishAt: local, ...(hour && { hour }) }),
    done: ({ publishAt }) => {
      offerUndo({
        title: fill(texts.scheduled, { date: formatMoment(publishAt, language) }),
        about: [slugBaseOf(slug)],
        words,
        undo: () => callAsEditor(cancelSchedule, { slug, language: locale }),
        afterwards: onChanged,
      });
      void onChanged();
    },
    refused: (cause) => setProblem(refusalText(words, refusalOf(cause))),
  });

  function save() {
    const missing =
      local === '' ? texts.noTime : 'problem' in chosen ? words.refusals[chosen.problem] : undefined;
    setProblem(missing);
    if (missing === undefined) scheduling.mutate();
  }

  return (
    <div className="life-form">
      <TextField
        label={texts.field}
        name="publish_at"
        problem={problem}
        type="datetime-local"
        value={local}
        min={islandTime(new Date())}
        onText={(typed) => {
          setLocal(typed);
          setHour(undefined);
          setProblem(undefined);
        }}
      />
      <p className="desk-hint">{fill(texts.within, { n: minutesBetweenTicks })}</p>
      {isTwice && (
        <fieldset className="desk-field">
          <legend>{texts.twice}</legend>
          {(['first', 'second'] as const).map((which) => (
            <label key={which} className="desk-check">
              <input
                type="radio"
                name="hour"
                checked={hour === which}
                onChange={() => {
                  setHour(which);
                  setProblem(undefined);
                }}
              />
              {texts[which]}
            </label>
          ))}
        </fieldset>
      )}
      <Button text={texts.save} busy={scheduling.isPending} onClick={save} />
    </div>
  );
}

type Props = {
  stored: EditablePost;
  onChanged: () => Promise<unknown>;
};
