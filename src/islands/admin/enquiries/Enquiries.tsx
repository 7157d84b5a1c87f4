import { useRef, useState } from 'react';
import { enquiryFilters } from '#core/enquiry/stored-enquiry.ts';
import { fetchEnquiries } from '#clients/enquiries.ts';
import { useNow } from '../../clock/use-now.ts';
import { PagedCards } from '../parts/list/PagedCards.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { EnquiryCard } from './EnquiryCard.tsx';
import { PersonData } from './PersonData.tsx';
import { TakeIn } from './TakeIn.tsx';
import './enquiries.css';

const pollIntervalMs = 60_000;

export function Enquiries() {
  const { enquiries, pages } = useDesk().words;
  const [person, setPerson] = useState('');
  const personField = useRef<HTMLInputElement>(null);
  const personPanel = useRef<HTMLDetailsElement>(null);
  const now = useNow(15_000);
  const askPerson = (email: string) => {
    setPerson(email);
    if (personPanel.current) personPanel.current.open = true;
    personField.current?.focus();
  };
  return (
    <>
      <section className="stack gap-5 enquiries" aria-label={pages.enquiries}>
        <PagedCards
          name="enquiries"
          filters={enquiryFilters}
          seldom={['held', 'unmailed']}
          fetchPage={fetchEnquiries}
          pollIntervalMs={pollIntervalMs}
          texts={enquiries}
        >
          {(enquiry) => <EnquiryCard enquiry={enquiry} now={now} askPerson={askPerson} />}
        </PagedCards>
      </section>
      <PersonData email={person} setEmail={setPerson} field={personField} panel={personPanel} />
      <TakeIn />
    </>
  );
}
