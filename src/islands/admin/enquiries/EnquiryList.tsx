import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { enquiryFilters, type EnquiryFilter, type ListedEnquiry } from '#core/enquiry/listed-enquiry.ts';
import { fetchEnquiries } from '#clients/enquiries.ts';
import { useNow } from '../../clock/use-now.ts';
import { Filters } from '../parts/Filters.tsx';
import { MoreButton } from '../parts/MoreButton.tsx';
import { ListTrouble } from '../parts/ListTrouble.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { Skeletons } from '../frame/Skeletons.tsx';
import { EnquiryCard } from './EnquiryCard.tsx';

/** How often the list is looked at anew while somebody sees it, in milliseconds. */
const lookedAtEvery = 60_000;

/** The messages of a kind, what is open first, a page at a time. */
export function EnquiryList({ filter, choose, askPerson }: Props) {
  const { words } = useDesk();
  const { enquiries: said } = words;
  const now = useNow(15_000);
  const list = useInfiniteQuery({
    queryKey: ['enquiries', filter],
    queryFn: ({ pageParam }) => fetchEnquiries({ filter, skip: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: lookedAtEvery,
  });
  const pages = list.data?.pages;
  const shown =
    pages === undefined || list.isPlaceholderData
      ? undefined
      : uniqueById(pages.flatMap(({ enquiries }) => enquiries));
  const { frame, noteAction } = useFocusKeeper(shown);

  return (
    <section ref={frame} tabIndex={-1} className="enquiries" aria-label={words.pages.enquiries}>
      <Filters
        names={enquiryFilters}
        chosen={filter}
        choose={choose}
        counts={pages?.[0]?.counts}
        words={said.filters}
      />
      <ListTrouble query={list} text={said.failed} />
      {shown === undefined && !list.isError && <Skeletons label={said.loading} />}
      {shown?.length === 0 && <p>{filter === 'all' ? said.empty : said.emptyOfKind}</p>}
      {shown !== undefined && shown.length > 0 && (
        <ul className="plain desk-cards">
          {shown.map((enquiry) => (
            <li key={enquiry.id}>
              <EnquiryCard enquiry={enquiry} now={now} askPerson={askPerson} noteAction={noteAction} />
            </li>
          ))}
        </ul>
      )}
      {shown !== undefined && <MoreButton list={list} text={said.more} busy={said.busy} />}
    </section>
  );
}

/** A message that moved from one page to the next while somebody looked is shown once. */
const uniqueById = (enquiries: ListedEnquiry[]): ListedEnquiry[] => [
  ...new Map(enquiries.map((enquiry) => [enquiry.id, enquiry])).values(),
];

/** Where a message has left the list after an action, the list gets the focus: the keyboard is never nowhere. */
function useFocusKeeper(shown: ListedEnquiry[] | undefined) {
  const frame = useRef<HTMLElement>(null);
  const hasActed = useRef(false);
  useEffect(() => {
    if (hasActed.current && document.activeElement === document.body) frame.current?.focus();
    hasActed.current = false;
  }, [shown]);
  return { frame, noteAction: () => (hasActed.current = true) };
}

type Props = {
  filter: EnquiryFilter;
  choose: (filter: EnquiryFilter) => void;
  askPerson: (email: string) => void;
};
