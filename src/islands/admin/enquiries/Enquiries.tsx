import { lazy, useContext, useEffect, useRef, useState } from 'react';
import { enquiryFilters, type ListedEnquiry } from '#core/enquiry/stored-enquiry.ts';
import { fetchEnquiries } from '#clients/enquiries.ts';
import { LaterPart } from '../parts/LaterPart.tsx';
import { useFragment } from '../parts/browser/use-fragment.ts';
import { useNow } from '../../clock/use-now.ts';
import { HeadAction } from '../parts/HeadAction.tsx';
import { Menu } from '../parts/Menu.tsx';
import { PagedCards } from '../parts/list/PagedCards.tsx';
import { Scene } from '../parts/drawings/Scene.tsx';
import { AnswerHours, useDesk } from '../parts/use-desk.ts';
import { useToday } from '../parts/use-today.ts';
import { counted } from '#i18n/counted.ts';
import { fill } from '#i18n/fill.ts';
import { EnquiryRow } from './EnquiryRow.tsx';
import { Skeletons } from '../parts/list/Skeletons.tsx';
import './enquiries.css';

const OpenEnquiry = lazy(() => import('./OpenEnquiry.tsx'));
const PersonData = lazy(() => import('./PersonData.tsx'));
const TakeIn = lazy(() => import('./TakeIn.tsx'));

const pollIntervalMs = 60_000;

/** The page with the enquiries of visitors. Wide screens show the list and an enquiry side by side, others the list or the enquiry. */
export function Enquiries() {
  const { enquiries, pages, today } = useDesk().words;
  const { data } = useToday();
  const { n } = data?.enquiries ?? { n: 0 };
  const hours = useContext(AnswerHours);
  /** The tool that is open in a dialog, and the address of the person whom it is about. */
  const [tool, setTool] = useState<{ name: 'person' | 'takeIn'; email?: string }>();
  const closeTool = () => setTool(undefined);
  const named = useFragment();
  const now = useNow(15_000);
  // The enquiry that an editor reads stays open when a new one arrives.
  const [shown, setShown] = useState('');
  const openOf = (items: ListedEnquiry[]) =>
    items.find(({ id }) => id === named) ?? items.find(({ id }) => id === shown) ?? items[0];
  const entered = useRef('');
  /** A screen reader goes on in the enquiry that the editor chose, and afterwards at its place in the list. */
  function enter(id: string, heading: HTMLElement | null) {
    setShown(id);
    if (id !== named || id === entered.current) return;
    entered.current = id;
    heading?.focus();
  }
  useEffect(() => {
    if (named !== '') return;
    document.querySelector<HTMLElement>(`.enquiry-row[href="#${CSS.escape(entered.current)}"]`)?.focus();
    entered.current = '';
  }, [named]);
  return (
    <>
      <HeadAction>
        <Menu
          entries={(['person', 'takeIn'] as const).map((name) => ({
            text: enquiries[name].title,
            onChoose: () => setTool({ name }),
          }))}
        />
      </HeadAction>
      <p className="desk-intro">
        {data && (n === 0 ? fill(enquiries.promise, { hours }) : counted(today.badges.enquiries, n))}
      </p>
      <section className="stack gap-5 enquiries" aria-label={pages.enquiries}>
        <PagedCards
          name="enquiries"
          filters={enquiryFilters}
          seldom={['held', 'unmailed']}
          fetchPage={fetchEnquiries}
          pollIntervalMs={pollIntervalMs}
          texts={enquiries}
          beside={(items) => {
            const open = openOf(items);
            if (open === undefined)
              return (
                <div className="enquiry-pane" data-named={false}>
                  <Scene of="coast" />
                </div>
              );
            const isNamed = open.id === named;
            return (
              <div className="enquiry-pane" data-named={isNamed}>
                <LaterPart waiting={<Skeletons label={enquiries.loading} />}>
                  <OpenEnquiry
                    key={open.id}
                    enquiry={open}
                    now={now}
                    isNamed={isNamed}
                    onShown={enter}
                    askPerson={(email) => setTool({ name: 'person', email })}
                  />
                </LaterPart>
              </div>
            );
          }}
        >
          {(enquiry, items) => (
            <EnquiryRow
              enquiry={enquiry}
              now={now}
              isOpen={enquiry.id === openOf(items)?.id}
              isNamed={enquiry.id === named}
            />
          )}
        </PagedCards>
      </section>
      <LaterPart>
        {tool?.name === 'person' && <PersonData of={tool.email ?? ''} onClose={closeTool} />}
        {tool?.name === 'takeIn' && <TakeIn onClose={closeTool} />}
      </LaterPart>
    </>
  );
}
