import { filledIn } from '#core/business/fields/filled-in.ts';
import { sectionGroups, sectionOf, type SectionName } from '#core/business/fields/sections.ts';
import type { FieldTexts } from '#core/business/field-texts.ts';
import { counted } from '#i18n/counted.ts';
import { fill } from '#i18n/fill.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { useDesk } from '../parts/use-desk.ts';

/**
 * The list of sections of the business details, in groups, with what is missing, wrong or changed in each.
 * On a phone, the list of sections is a page of its own, which a section leads back to.
 */
export function BusinessSections({ chosen, wrong, changed, typed, left }: Props) {
  const { words } = useDesk();
  const { business: texts } = words;
  const current = chosen ?? firstSection;
  return (
    <nav className="business-sections" aria-label={texts.contents}>
      {[...sectionGroups].map(([group, names]) => {
        const title = <h2 id={`group-${group}`}>{texts.groups[group]}</h2>;
        const list = (
          <ul className="plain">
            {names.map((name) => {
              const problems = wrong.filter((each) => each === name).length;
              const missing = left.filter((path) => sectionOf(path) === name).length;
              return (
                <li key={name}>
                  <a
                    className="desk-chevron"
                    href={`#${name}`}
                    aria-current={name === current ? 'true' : undefined}
                    onClick={name === chosen ? stay : undefined}
                  >
                    {texts.sections[name]}
                    {problems > 0 ? (
                      <span className="problem"> {counted(texts.wrongHere, problems)}</span>
                    ) : (
                      changed.includes(name) && <span className="soft"> {texts.changedHere}</span>
                    )}
                    <small>{filledText(filledIn(name, { texts: typed, examples: left }), words)}</small>
                    {missing > 0 && (
                      <span className="desk-mark" data-tone="open">
                        <span aria-hidden="true">{missing}</span>
                        <span className="visually-hidden"> {counted(words.settings.left, missing)}</span>
                      </span>
                    )}
                  </a>
                </li>
              );
            })}
          </ul>
        );
        return (
          <section key={group} aria-labelledby={`group-${group}`}>
            {group === 'technical' ? (
              <details open={names.some((name) => name === current || wrong.includes(name))}>
                <summary>{title}</summary>
                {list}
              </details>
            ) : (
              <>
                {title}
                {list}
              </>
            )}
          </section>
        );
      })}
    </nav>
  );
}

/** @example '3 of 5 filled in' */
export function filledText({ n, all }: ReturnType<typeof filledIn>, { business: texts }: DeskWords): string {
  if (all !== undefined) return fill(texts.filled, { n, all });
  return n === 0 ? texts.filledNone : counted(texts.filledSome, n);
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
  typed: FieldTexts;
  /** The fields that still show an example. */
  left: readonly string[];
};
