import { missingPages, type MissingPage } from '#contract/site.ts';
import { counted } from '#i18n/counted.ts';
import { formatDate } from '#i18n/format.ts';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';
import { LeadAddress } from './LeadAddress.tsx';
import { Skeletons } from '../parts/list/Skeletons.tsx';

export function MissingPages() {
  const { missing } = useDesk().words;
  return (
    <>
      <p>{missing.intro}</p>
      <List />
    </>
  );
}

function List() {
  const { missing } = useDesk().words;
  const { data, error, isPending, refetch } = useAnswer(missingPages, { key: ['missing-pages'], input: {} });
  if (isPending) return <Skeletons label={missing.loading} />;
  // If a fetch fails, this message appears above the previous list.
  const trouble = <ListTrouble query={{ error, refetch }} text={missing.failed} />;
  if (data === undefined) return trouble;
  return (
    <>
      {trouble}
      {data.paths.length === 0 ? <p>{missing.empty}</p> : <Table pages={data.paths} onChanged={refetch} />}
      {data.guesses > 0 && <p className="desk-hint">{counted(missing.guesses, data.guesses)}</p>}
    </>
  );
}

function Table({ pages, onChanged }: TableProps) {
  const { words, language } = useDesk();
  const { missing } = words;
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">{missing.path}</th>
          <th scope="col">{missing.times}</th>
          <th scope="col" className="desk-table-wide">
            {missing.first}
          </th>
          <th scope="col" className="desk-table-wide">
            {missing.last}
          </th>
          <th scope="col">{missing.leads}</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ path, times, firstOn, lastOn, leadsTo }) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td>{times}</td>
            <td className="desk-table-wide">{formatDate(firstOn, language)}</td>
            <td className="desk-table-wide">{formatDate(lastOn, language)}</td>
            <td>
              <LeadAddress path={path} leadsTo={leadsTo} onChanged={onChanged} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type TableProps = { pages: MissingPage[]; onChanged: () => Promise<unknown> };
