import type { NewsSourceHealth } from '#core/news/news-overview.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { SetUpHelp } from '../parts/SetUpHelp.tsx';
import { DeskTable } from '../parts/list/DeskTable.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { troubleText } from '../parts/reason-text.ts';

/** The feeds of the news, and how each was read the last time. */
export function NewsSources({ sources }: Props) {
  const { words, language } = useDesk();
  const texts = words.news.overview;
  if (sources.length === 0) return <SetUpHelp texts={words.setUp.feeds} />;
  return (
    <DeskTable columns={[[texts.source], [texts.reports, 'wide'], [texts.lastRead, 'wide'], [texts.health]]}>
      {sources.map((source) => (
        <tr key={source.address}>
          <th scope="row">
            {source.name}
            {source.name !== source.address && <span className="soft news-address">{source.address}</span>}
          </th>
          <td className="desk-table-wide">{source.reports}</td>
          <td className="desk-table-wide">
            {source.readAt === undefined ? texts.never : formatMoment(source.readAt, language)}
          </td>
          <td>{healthOf(source, words)}</td>
        </tr>
      ))}
    </DeskTable>
  );
}

function healthOf({ trouble, troubleDetail, troublesInARow, readAt }: NewsSourceHealth, words: DeskWords) {
  const texts = words.news.overview;
  if (trouble === undefined) return readAt === undefined ? texts.never : texts.healthy;
  return (
    <span className="problem">
      {fill(texts.ill, { trouble: troubleText(words, trouble), n: troublesInARow })}
      {troubleDetail !== undefined && troubleDetail !== '' && ` (${troubleDetail})`}
    </span>
  );
}

type Props = { sources: NewsSourceHealth[] };
