import { counted } from '#i18n/counted.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useFieldNames } from './fields.ts';
import { Badge } from '../parts/Badge.tsx';
import { sectionNames, sectionOf, type SectionName } from '#core/business/fields/sections.ts';

/**
 * The list of sections of the business details, with those that have a problem or a change.
 * On a phone, the list of sections is a page of its own, which a section leads back to.
 */
export function BusinessSections({ chosen, wrong, changed, left }: Props) {
  const { business: texts } = useDesk().words;
  const nameOf = useFieldNames();
  return (
    <nav className="business-sections" aria-label={texts.contents}>
      <ul className="plain">
        {sectionNames.map((name) => {
          const fields = left.filter((path) => sectionOf(path) === name);
          const problems = wrong.filter((each) => each === name).length;
          return (
            <li key={name}>
              <a
                className="desk-chevron"
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
              <Badge count={{ n: fields.length, text: fields.map(nameOf).join(', ') }} />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

export const AllSections = () => (
  <a className="desk-above business-above" href="#">
    {useDesk().words.business.contents}
  </a>
);

/** What is open on wide screens until an editor chooses. */
export const firstSection: SectionName = 'identity';

/** Prevents a click on the link of the chosen section from loading the page again. */
const stay = (event: { preventDefault: () => void }) => event.preventDefault();

type Props = {
  chosen: SectionName | undefined;
  /** The sections of all invalid fields, with duplicates. */
  wrong: SectionName[];
  /** The sections of all changed fields, with duplicates. */
  changed: SectionName[];
  /** The fields that still show an example. */
  left: string[];
};
