import { missingPages, type MissingPage } from '#contract/site.ts';
import { counted } from '#i18n/counted.ts';
import { fill } from '#i18n/fill.ts';
import { formatDate } from '#i18n/format.ts';
import { StateLead } from '../parts/list/StateLead.tsx';
import { Empty } from '../parts/list/Empty.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { Row } from '../parts/list/Row.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';
import { LeadAddress } from './LeadAddress.tsx';

/** Lists the addresses without a page that visitors requested. Editors choose where each leads. */
export default function MissingPages() {
  const { missing } = useDesk().words;
  const read = useAnswer(missingPages, { key: ['missing-pages'], input: {} });
  const { paths, guesses = 0 } = read.data ?? {};
  return (
    <>
      <ListTrouble query={read} text={missing.failed} loading={missing.loading} />
      {paths?.length === 0 && <Empty of="coast" text={missing.empty} />}
      {paths !== undefined && paths.length > 0 && <Rows pages={paths} onChanged={read.refetch} />}
      {paths !== undefined && (
        <p className="soft">
          {guesses > 0 && `${counted(missing.guesses, guesses)} `}
          {missing.privacy}
        </p>
      )}
    </>
  );
}

function Rows({ pages, onChanged }: RowsProps) {
  const { words, language } = useDesk();
  const { settled: heading, times: requested } = words.missing;
  const [open, settled] = [true, false].map((isOpen) =>
    pages
      .filter(({ leadsTo }) => (leadsTo === null) === isOpen)
      .map((page) => (
        <Row
          key={page.path}
          lead={isOpen ? <StateLead name="missing" /> : <StateLead name="done" />}
          title={page.path}
          about={fill(requested, { n: page.times, date: formatDate(page.lastOn, language) })}
        >
          <LeadAddress path={page.path} leadsTo={page.leadsTo} onChanged={onChanged} />
        </Row>
      )),
  );
  return (
    <div className="desk-list">
      <ul className="plain">{open}</ul>
      {settled !== undefined && settled.length > 0 && (
        <section aria-labelledby="settled">
          <h2 id="settled" className="desk-list-head">
            {heading} <span className="desk-badge">{settled.length}</span>
          </h2>
          <ul className="plain">{settled}</ul>
        </section>
      )}
    </div>
  );
}

type RowsProps = { pages: MissingPage[]; onChanged: () => Promise<unknown> };
