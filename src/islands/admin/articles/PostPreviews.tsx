import { previews, type PostPreview } from '#contract/previews.ts';
import { previewDays } from '#core/lifetimes.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { spelledNumber } from '#i18n/spelled-number.ts';
import { Button } from '../parts/Button.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk, type Desk } from '../parts/use-desk.ts';
import { mailPreview, reportFailure } from '../blog/blog-action.ts';

/** Mails a preview of an article, and lists the mailed ones with what became of each. */
export function PostPreviews({ slug }: { slug: string }) {
  const { words, language } = useDesk();
  const { data, error, refetch } = useAnswer(previews, { key: ['previews', slug], input: { slug } });
  const texts = words.actions;

  const mailing = useDeskAction({
    run: () => mailPreview({ slug, words, language }),
    onError: (cause) => reportFailure('preview', { words, cause }),
    onSettled: () => void refetch(),
  });

  return (
    <details className="desk-panel" open={data !== undefined && data.previews.length > 0}>
      <summary>{texts.previews.title}</summary>
      <p className="soft">
        {fill(texts.previews.hint, { days: spelledNumber(previewDays, words.spelledNumbers) })}
      </p>
      <div className="row">
        <Button
          text={texts.preview[mailing.isPending ? 'busy' : 'idle']}
          busy={mailing.isPending}
          onClick={() => mailing.mutate()}
        />
      </div>
      <ListTrouble query={{ error, refetch }} text={texts.failedText} />
      {data !== undefined && data.previews.length > 0 && (
        <ul>
          {data.previews.map((preview) => (
            <li key={preview.id}>{whatBecameOf(preview, { words, language })}</li>
          ))}
        </ul>
      )}
    </details>
  );
}

function whatBecameOf(
  { recipient, createdAt, expiresAt, verdict, decidedAt, note }: PostPreview,
  { words, language }: Desk,
): string {
  const texts = words.actions.previews;
  const at = (moment: string | null) => (moment === null ? '' : formatMoment(moment, language));
  return [
    fill(texts.mailed, { moment: at(createdAt), recipient: recipient ?? texts.business }),
    verdict === null
      ? texts[new Date(expiresAt) > new Date() ? 'open' : 'expired']
      : fill(texts[verdict], { moment: at(decidedAt) }),
    ...(note === '' ? [] : [fill(texts.note, { note })]),
  ].join(' ');
}
