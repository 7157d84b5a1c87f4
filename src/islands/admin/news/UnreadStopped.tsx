import { allowUnreadNews } from '#contract/news.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { callAsEditor } from '#session/session.ts';
import { Button } from '../parts/Button.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';

/** Says that no text of a model is published unread any more, because the judge is unreliable, and allows it again. */
export function UnreadStopped({ since, readAgain }: { since: string; readAgain: () => Promise<unknown> }) {
  const { words, language } = useDesk();
  const texts = words.news.stopped;
  const allowing = useDeskAction({
    run: () => callAsEditor(allowUnreadNews, { confirm: true }),
    failureTitle: texts.failed,
    onSettled: readAgain,
  });
  return (
    <section className="desk-panel stack" role="status">
      <h2>{texts.title}</h2>
      <p>{fill(texts.why, { moment: formatMoment(since, language) })}</p>
      <p className="row">
        <Button text={texts.allow} disabled={allowing.isPending} onClick={() => allowing.mutate()} />
      </p>
    </section>
  );
}
