import { useRef, type KeyboardEvent } from 'react';
import type { Locale } from '#core/locale.ts';
import { IslandBoundary, type BoundaryWords } from '../boundary/IslandBoundary.tsx';
import './language-switch.css';

/** The menu with the other languages of a page. The popover also works without JavaScript. */
export default function LanguageSwitch(props: Props) {
  return (
    <IslandBoundary words={props.words}>
      <Switch {...props} />
    </IslandBoundary>
  );
}

function Switch({ locale: current, links, words }: Props) {
  const list = useRef<HTMLDivElement>(null);
  return (
    // Each name is in its own language. Untranslated, the island is never drawn again, so an open list stays open.
    <div className="language-switch" translate="no">
      <button type="button" className="language-open" popoverTarget="languages">
        <Flag locale={current} />
        <span className="visually-hidden">{`${words.choose}:`}</span>
        <span className="language-current">{links.find(({ locale }) => locale === current)?.name}</span>
      </button>
      <div
        ref={list}
        id="languages"
        className="language-list"
        popover="auto"
        onKeyDown={walk}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget instanceof Node && !list.current?.contains(relatedTarget))
            list.current?.hidePopover();
        }}
      >
        <ul className="plain" aria-label={words.label}>
          {links.map(({ locale, path, name, instead }) => (
            <li key={locale}>
              <a
                href={path}
                lang={locale}
                hrefLang={locale}
                aria-current={locale === current ? 'true' : undefined}
              >
                <Flag locale={locale} loading="lazy" />
                {name}
                {instead !== undefined && <small>{instead}</small>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const Flag = ({ locale, ...rest }: { locale: Locale; loading?: 'lazy' }) => (
  <img src={flags[`/src/i18n/${locale}/flag.svg`]} width="24" height="16" alt="" {...rest} />
);

const flags: Record<string, string> = import.meta.glob('/src/i18n/*/flag.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const to = {
    ArrowDown: (at + 1) % links.length,
    ArrowUp: (Math.max(at, 0) - 1 + links.length) % links.length,
    Home: 0,
    End: links.length - 1,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  links[to]?.focus();
}

/** If this article is not translated, `instead` says which page the link opens. */
type LanguageLink = { locale: Locale; name: string; path: string; instead?: string };

type Props = {
  locale: Locale;
  links: readonly LanguageLink[];
  words: BoundaryWords & { label: string; choose: string };
};
