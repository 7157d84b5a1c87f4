import { useRef, useState } from 'react';
import type { EnquiryFilter } from '#core/enquiry/listed-enquiry.ts';
import { EnquiryList } from './EnquiryList.tsx';
import { PersonData } from './PersonData.tsx';
import { TakeIn } from './TakeIn.tsx';
import './enquiries.css';

/** What visitors wrote: to be answered, mailed again, and deleted where somebody asks for it. */
export function Enquiries() {
  const [filter, setFilter] = useState<EnquiryFilter>('all');
  const [person, setPerson] = useState('');
  const personField = useRef<HTMLInputElement>(null);
  return (
    <>
      <EnquiryList
        filter={filter}
        choose={setFilter}
        askPerson={(email) => {
          setPerson(email);
          personField.current?.focus();
        }}
      />
      <PersonData email={person} setEmail={setPerson} field={personField} />
      <TakeIn />
    </>
  );
}
