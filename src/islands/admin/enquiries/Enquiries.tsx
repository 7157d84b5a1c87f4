import { useRef, useState } from 'react';
import type { EnquiryFilter } from '#core/enquiry/listed-enquiry.ts';
import type { Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { EnquiryList } from './EnquiryList.tsx';
import { PersonData } from './PersonData.tsx';
import { TakeIn } from './TakeIn.tsx';
import './enquiries.css';

/** What visitors wrote: to be answered, mailed again, and deleted where somebody asks for it. */
export function Enquiries({ words, language }: { words: DeskWords; language: Locale }) {
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
        words={words}
        language={language}
      />
      <PersonData email={person} setEmail={setPerson} field={personField} words={words} />
      <TakeIn words={words} />
    </>
  );
}
