import type { Article } from '#contract/articles.ts';
import { locales, sourceLocale } from '#core/locale.ts';
import { stateOf } from '../../publication/article-state.ts';
import { stateMark } from '../../publication/state-mark.ts';
import { useDesk } from '../../parts/use-desk.ts';

/** Explains the signs of the listed languages, which also differ for editors who cannot tell the colours apart. */
export function StateLegend({ articles }: { articles: readonly Article[] }) {
  const { life, articles: texts } = useDesk().words;
  const shown = new Set<string>(articles.flatMap(({ posts }) => posts.map(stateOf)));
  if (articles.some(({ posts }) => posts.length < locales.length)) shown.add('missing');
  const states = Object.keys(life.meanings) as (keyof typeof life.meanings)[];
  return (
    <ul className="plain row state-legend state-chips" aria-label={life.legend}>
      {states
        .filter((state) => shown.has(state))
        .map((state) => (
          <li key={state} title={life.meanings[state]}>
            <span {...stateMark(state)} data-language={sourceLocale.toUpperCase()} aria-hidden="true" />
            {texts.states[state]}
          </li>
        ))}
    </ul>
  );
}
