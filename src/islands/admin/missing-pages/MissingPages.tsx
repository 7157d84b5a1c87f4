import { missingPages, type MissingPage } from '#contract/site.ts';
import { counted } from '#i18n/counted.ts';
import { fill } from '#i18n/fill.ts';
import { formatDate } from '#i18n/format.ts';
import { Empty } from '../parts/list/Empty.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { DeskTable } from '../parts/list/DeskTable.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { LeadAddress } from './LeadAddress.tsx';

/** Lists the addresses without a page that visitors requested. Editors choose where each leads. */
export default function MissingPages() {
  const { missing } = useDesk().words;
  const read = useAnswer(missingPages, { key: ['missing-pages'], input: {} });
  const { paths, guesses = 0 } = read.data ?? {};
  return (
    <>
      <p>{missing.intro}</p>
      <ListTrouble query={read} text={missing.failed} loading={missing.loading} />
      {paths?.length === 0 && <Empty of="coast" text={missing.empty} />}
      {paths !== undefined && paths.length > 0 && <Table pages={paths} onChanged={read.refetch} />}
      {guesses > 0 && <p className="soft">{counted(missing.guesses, guesses)}</p>}
    </>
  );
}

function Table({ pages, onChanged }: TableProps) {
  const { words, language } = useDesk();
  const { missing } = words;
  return (
    <div className="desk-rows">
      <DeskTable columns={[[missing.path], [missing.leads]]}>
        {pages.map(({ path, times, lastOn, leadsTo }) => (
          <tr key={path}>
            <th scope="row">
              {path}
              <p className="soft">{fill(missing.times, { n: times, date: formatDate(lastOn, language) })}</p>
            </th>
            <td>
              <LeadAddress path={path} leadsTo={leadsTo} onChanged={onChanged} />
            </td>
          </tr>
        ))}
      </DeskTable>
    </div>
  );
}

type TableProps = { pages: MissingPage[]; onChanged: () => Promise<unknown> };
