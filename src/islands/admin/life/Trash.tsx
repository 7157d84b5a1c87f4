import { sourceLocale } from '#core/locale.ts';
import { fill } from '#i18n/fill.ts';
import { listTrash, type TrashList } from '#contract/article-life.ts';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';
import { PublicationStrip } from '../publication/PublicationStrip.tsx';
import { Skeletons } from '../parts/list/Skeletons.tsx';
import { TrashEntry } from './TrashEntry.tsx';

export function Trash() {
  const texts = useDesk().words.life.bin;
  const { data, error, isPending, refetch } = useAnswer(listTrash, { key: ['trash'], input: {} });
  if (isPending) return <Skeletons label={texts.loading} />;
  if (data === undefined) return <ListTrouble query={{ error, refetch }} text={texts.loadFailed} />;
  return (
    <>
      <p>{fill(texts.intro, { days: data.days })}</p>
      <PublicationStrip />
      <p role="status">{data.articles.length === 0 && texts.empty}</p>
      <ul className="plain trash-list desk-stack">
        {data.articles.map((entry) => (
          <TrashEntry
            key={`${entry.slugBase} ${entry.deletedAt}`}
            entry={entry}
            hasEarlier={hasEarlier(entry, data.articles)}
            onChanged={refetch}
          />
        ))}
      </ul>
    </>
  );
}

const hasEarlier = (entry: Entry, entries: Entry[]): boolean =>
  entry.posts.some(({ language }) => language === sourceLocale) &&
  entries.some((other) => other !== entry && other.slugBase === entry.slugBase);

type Entry = TrashList['articles'][number];
