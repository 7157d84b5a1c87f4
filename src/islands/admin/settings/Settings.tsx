import { deskPages } from '#core/desk-pages.ts';
import { NavIcon } from '../parts/drawings/NavIcon.tsx';
import { laterEntries } from '../frame/navigation-pages.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useToday } from '../parts/use-today.ts';
import { useWritingHelp } from '../translation/use-writing-help.ts';
import { WritingCost } from '../translation/WritingCost.tsx';
import './settings.css';

export default function Settings() {
  const { pages, settings: texts } = useDesk().words;
  // Until the answer arrives, nothing is said to be missing.
  const setUp: readonly string[] = useToday().data?.setUp ?? laterEntries;
  const shown = [
    'business',
    'health',
    'editors',
    'account',
    ...laterEntries.filter((entry) => !setUp.includes(entry)),
  ] as const;
  const { help } = useWritingHelp();
  return (
    <>
      <ul className="plain tiles settings">
        {shown.map((page) => (
          <li key={page}>
            <NavIcon name={page} />
            <a href={deskPages[page]}>{pages[page]}</a>
            <p className="soft">{texts[page]}</p>
          </li>
        ))}
      </ul>
      {help && <WritingCost help={help} />}
    </>
  );
}
