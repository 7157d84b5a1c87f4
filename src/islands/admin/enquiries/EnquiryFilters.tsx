import { enquiryFilters, type EnquiryFilter } from '#core/enquiry/listed-enquiry.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** Which messages are shown, and how many there are of each kind. */
export function EnquiryFilters({ chosen, choose, counts, words }: Props) {
  return (
    <div className="desk-filters" role="group" aria-label={words.label}>
      {enquiryFilters.map((filter) => (
        <button key={filter} type="button" aria-pressed={filter === chosen} onClick={() => choose(filter)}>
          {words[filter]} {counts !== undefined && <span>{counts[filter]}</span>}
        </button>
      ))}
    </div>
  );
}

type Props = {
  chosen: EnquiryFilter;
  choose: (filter: EnquiryFilter) => void;
  counts: Record<EnquiryFilter, number> | undefined;
  words: DeskWords['enquiries']['filters'];
};
