import { sourceLocale, type Locale } from '#core/locale.ts';
import { maxSlugs } from '#core/publishing/publish-posts.ts';
import { deleteForever, listTrash, restoreArticle, type TrashList } from '#contract/article-life.ts';
import { counted } from '#i18n/counted.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { callAsEditor } from '#session/session.ts';
import { takeBack } from '#stores/article/article-life.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../../parts/Button.tsx';
import { HeadAction } from '../../parts/HeadAction.tsx';
import { Menu } from '../../parts/Menu.tsx';
import { useConfirmedAction } from '../../parts/dialog/use-confirmed-action.tsx';
import { Thumbnail } from '../../parts/drawings/Thumbnail.tsx';
import { Codes } from '../../parts/list/Codes.tsx';
import { ListTrouble } from '../../parts/list/ListTrouble.tsx';
import { Empty } from '../../parts/list/Empty.tsx';
import { Row } from '../../parts/list/Row.tsx';
import { offerUndo } from '../../parts/offer-undo.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { useDeskAction } from '../../parts/use-desk-action.ts';
import { PublicationStrip } from '../../publication/PublicationStrip.tsx';
import './list.css';

/** The page with the trash: articles that can be restored, or deleted forever. */
export default function Trash() {
  const texts = useDesk().words.life.trashPage;
  const query = useAnswer(listTrash, { key: ['trash'], input: {} });
  const { data, refetch } = query;
  if (data === undefined)
    return <ListTrouble query={query} text={texts.loadFailed} loading={texts.loading} />;
  const rule = fill(texts.intro, { days: data.days });
  if (data.articles.length === 0)
    return (
      <>
        <PublicationStrip />
        <Empty of="cleaning" text={texts.empty} hint={rule} />
      </>
    );
  return (
    <>
      <EmptyTrash articles={data.articles} onChanged={refetch} />
      <p className="desk-intro">{rule}</p>
      <PublicationStrip />
      <ul className="plain desk-list trash-list">
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

/** Deletes everything in the trash, after a question. */
function EmptyTrash({ articles, onChanged }: EmptyProps) {
  const texts = useDesk().words.life.trashPage;
  const emptying = useConfirmedAction({
    run: async () => {
      const posts = articles.flatMap((entry) => entry.posts);
      // The Dutch texts last, because they take their translations along.
      const slugs = posts
        .toSorted((one, other) => Number(isSource(one)) - Number(isSource(other)))
        .map(({ slug }) => slug);
      for (let at = 0; at < slugs.length; at += maxSlugs)
        await callAsEditor(deleteForever, { slugs: slugs.slice(at, at + maxSlugs) });
    },
    onSuccess: () => showToast({ tone: 'success', title: texts.emptied }),
    failureTitle: texts.deleteFailed,
    onSettled: () => void onChanged(),
  });
  return (
    <>
      <HeadAction>
        <Button
          variant="danger-link"
          text={texts.clear}
          busy={emptying.isPending}
          onClick={() => emptying.ask()}
        />
      </HeadAction>
      {emptying.dialog(() => ({
        title: texts.clearTitle,
        text: counted(texts.clearText, articles.length),
        confirm: texts.clear,
      }))}
    </>
  );
}

const isSource = ({ language }: { language: Locale }): boolean => language === sourceLocale;

const hasEarlier = (entry: Entry, entries: Entry[]): boolean =>
  entry.posts.some(isSource) && entries.some((other) => other !== entry && other.slugBase === entry.slugBase);

function TrashEntry({ entry, hasEarlier, onChanged }: EntryProps) {
  const { words, language } = useDesk();
  const texts = words.life.trashPage;
  const slugs = entry.posts.map(({ slug }) => slug);

  const restoring = useDeskAction({
    run: () => callAsEditor(restoreArticle, { slugs }),
    onSuccess: ({ posts }) =>
      offerUndo({
        title: texts.restored,
        text: entry.title,
        words,
        undo: () => takeBack(posts),
        afterUndo: onChanged,
      }),
    failureTitle: texts.restoreFailed,
    onSettled: () => void onChanged(),
  });
  const removal = useConfirmedAction({
    run: () => callAsEditor(deleteForever, { slugs }),
    onSuccess: () => showToast({ tone: 'success', title: texts.deleted, text: entry.title }),
    failureTitle: texts.deleteFailed,
    onSettled: () => void onChanged(),
  });
  const isBusy = restoring.isPending || removal.isPending;

  return (
    <Row
      lead={<Thumbnail className="desk-picture" address={undefined} slugBase={entry.slugBase} />}
      title={entry.title}
      lang={entry.titleLanguage}
      about={
        <span className="one-line" title={entry.slugBase}>
          <Codes of={entry.posts.map((post) => post.language)} />
          <span
            className="desk-value"
            data-soon={entry.daysLeft < 4}
            title={formatMoment(entry.deletedAt, language)}
          >
            {entry.daysLeft === 0 ? texts.soon : counted(texts.daysLeft, entry.daysLeft)}
          </span>
        </span>
      }
    >
      <div className="row">
        <Button
          text={texts.restore}
          about={entry.title}
          disabled={isBusy}
          onClick={() => restoring.mutate()}
        />
        <Menu
          about={entry.title}
          isBusy={isBusy}
          entries={[{ text: texts.forever, onChoose: () => removal.ask() }]}
        />
      </div>
      {removal.dialog(() => ({
        title: texts.foreverTitle,
        text: `${fill(texts.foreverText, { title: entry.title })}${hasEarlier ? ` ${texts.foreverMore}` : ''}`,
        confirm: texts.forever,
      }))}
    </Row>
  );
}

type EmptyProps = { articles: Entry[]; onChanged: () => Promise<unknown> };

type EntryProps = {
  entry: Entry;
  /** True for a Dutch text with translations in other entries, which are deleted forever with the Dutch text. */
  hasEarlier: boolean;
  onChanged: () => Promise<unknown>;
};

type Entry = TrashList['articles'][number];
