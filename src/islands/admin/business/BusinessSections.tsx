import { counted } from '#i18n/counted.ts';
import { useDesk } from '../parts/use-desk.ts';
import { sectionNames, type SectionName } from '#core/business/fields/sections.ts';

/** On a phone, the list of sections is a page of its own, which a section leads back to. */
export function BusinessSections({ chosen, wrong, changed }: Props) {
  const { business: texts } = useDesk().words;
  return (
    <nav className="business-sections" aria-label={texts.contents}>
      <ul className="plain">
        {sectionNames.map((name) => {
          const problems = wrong.filter((each) => each === name).length;
          return (
            <li key={name}>
              <a
                href={`#${name}`}
                aria-current={name === (chosen ?? firstSection) ? 'true' : undefined}
                onClick={name === chosen ? stay : undefined}
              >
                {texts.sections[name]}
                {problems > 0 ? (
                  <span className="problem"> {counted(texts.wrongHere, problems)}</span>
                ) : (
                  changed.includes(name) && <span className="soft"> {texts.changedHere}</span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

export const AllSections = () => (
  <a className="business-above" href="#">
    {useDesk().words.business.contents}
  </a>
);

/** What is open on wide screens until an editor chooses. */
export const firstSection: SectionName = 'identity';

/** Prevents a click on the link of the chosen section from loading the page again. */
const stay = (event: { preventDefault: () => void }) => event.preventDefault();

/** The sections of all invalid fields (`wrong`) and of all changed fields (`changed`), with duplicates. */
type Props = { chosen: SectionName | undefined; wrong: SectionName[]; changed: SectionName[] };
