import { useEffect, useRef } from 'react';
import { sectionGroups, type SectionName } from '#core/business/fields/sections.ts';
import { counted } from '#i18n/counted.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { filledText, missingIn, type Filling } from './Filled.tsx';

/**
 * The list of sections of the business details, in groups, with what is missing, wrong or changed in each.
 * On a phone, the list of sections is a page of its own, which a section leads back to.
 */
export function BusinessSections({ chosen, wrong, changed, typed, stored, left }: Props) {
  const { words } = useDesk();
  const { business: texts } = words;
  const current = chosen ?? firstSection;
  const list = useRef<HTMLElement>(null);
  useEffect(() => showCurrent(list.current), [current]);
  return (
    <nav ref={list} className="business-sections" aria-label={texts.contents}>
      {[...sectionGroups].map(([group, names]) => {
        const title = <h2 id={`group-${group}`}>{texts.groups[group]}</h2>;
        const links = (
          <ul className="plain">
            {names.map((name) => {
              const problems = wrong.filter((each) => each === name).length;
              const missing = missingIn(name, { typed, stored, left }).length;
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
                    <small>{filledText(name, { typed, stored, left }, words)}</small>
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
                {links}
              </details>
            ) : (
              <>
                {title}
                {links}
              </>
            )}
          </section>
        );
      })}
    </nav>
  );
}

export const AllSections = () => (
  <a className="desk-above business-above" href="#">
    {useDesk().words.pages.business}
  </a>
);

/** What is open on wide screens until an editor chooses. */
export const firstSection: SectionName = 'identity';

/** Scrolls only the list: on a phone, it is as long as its names. */
function showCurrent(list: HTMLElement | null): void {
  const link = list?.querySelector('[aria-current]');
  if (!list || !link) return;
  const [around, inside] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inside.top < around.top || inside.bottom > around.bottom - inside.height)
    list.scrollTop += inside.top - around.top - around.height / 2;
}

/** Prevents a click on the link of the chosen section from loading the page again. */
const stay = (event: { preventDefault: () => void }) => event.preventDefault();

type Props = Filling & {
  chosen: SectionName | undefined;
  /** The sections of all invalid fields, with duplicates. */
  wrong: SectionName[];
  /** The sections of all changed fields, with duplicates. */
  changed: SectionName[];
};
