import { deskPages, editAddress } from '#core/desk-pages.ts';
import type { Today } from '#contract/today.ts';
import { formatNearMoment, formatShortDate } from '#i18n/format.ts';
import { Row } from '../parts/list/Row.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { ArticleRows, type ListedPost } from './ArticleRows.tsx';
import { workOnce } from './kinds-of-work.ts';
import { TodayPanel } from './TodayPanel.tsx';

/** What is on its way to the site, what goes live by itself, and what is live. */
export function OnTheSite({ today }: { today: Today }) {
  const { onItsWay, scheduled } = today;
  const { kindsOf } = workOnce(today);
  // What an article waits for is said above, so the list of what is live does not repeat it.
  const live = today.live.first.filter((post) => kindsOf(post).length === 0);
  const { words, language } = useDesk();
  const texts = words.today;
  const when = ({ at }: ListedPost) => (at === null ? '' : formatNearMoment(at, language));
  const day = ({ at }: ListedPost) => (at === null ? '' : formatShortDate(at, language));
  return (
    <>
      <TodayPanel title={texts.kinds.onItsWay} n={onItsWay.n}>
        {onItsWay.first.map(({ slug, becomes }) => (
          <Row key={slug} title={slug} href={editAddress(slug)} about={texts.becomes[becomes]} />
        ))}
      </TodayPanel>
      <TodayPanel
        title={texts.kinds.scheduled}
        n={scheduled.n}
        listed={scheduled.first.length}
        all={`${deskPages.articles}?show=scheduled`}
      >
        <ArticleRows posts={scheduled.first} about={when} />
      </TodayPanel>
      <TodayPanel
        title={texts.kinds.live}
        n={today.live.n}
        listed={live.length}
        all={`${deskPages.articles}?show=live`}
      >
        <ArticleRows posts={live} about={day} codes={({ liveIn }) => liveIn} />
      </TodayPanel>
    </>
  );
}
