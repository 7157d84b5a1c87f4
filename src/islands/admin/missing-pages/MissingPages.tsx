import { useQuery } from '@tanstack/react-query';
import type { Locale } from '#core/locale.ts';
import { missingPages, type MissingPage } from '#contract/site.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { formatDate } from '#i18n/format.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';
import { ListTrouble } from '../parts/ListTrouble.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { Skeletons } from '../frame/Skeletons.tsx';

/** Which addresses visitors asked for that have no page. */
export function MissingPages(props: Props) {
  return (
    <>
      <p>{props.words.missing.intro}</p>
      <List {...props} />
    </>
  );
}

function List({ words, language }: Props) {
  const { missing } = words;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['missing-pages'],
    queryFn: async () => (await callAsEditor(missingPages, {})).paths,
  });
  if (isPending) return <Skeletons label={missing.loading} />;
  if (data === undefined)
    return (
      <ListTrouble
        text={missing.failed}
        reason={refusalText(words, refusalCode(error))}
        retry={() => void refetch()}
        retryText={missing.retry}
      />
    );
  if (data.length === 0) return <p>{missing.empty}</p>;
  return <Table pages={data} words={words} language={language} />;
}

function Table({ pages, words: { missing }, language }: Props & { pages: MissingPage[] }) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">{missing.path}</th>
          <th scope="col">{missing.times}</th>
          <th scope="col" className="desk-table-wide">
            {missing.first}
          </th>
          <th scope="col">{missing.last}</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ path, times, first_on, last_on }) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td>{times}</td>
            <td className="desk-table-wide">{formatDate(first_on, language)}</td>
            <td>{formatDate(last_on, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Props = { words: DeskWords; language: Locale };
