import type { DeskWords } from '#i18n/desk/desk-words.ts';

const states = [
  'live',
  'scheduled',
  'outdated',
  'reviewed',
  'machine',
  'draft',
  'pending',
  'missing',
] as const;

/** What the sign before each state means; signs and words tell the states apart, colours only help. */
export function StateLegend({ words }: { words: DeskWords }) {
  return (
    <details className="state-legend">
      <summary>{words.life.legend}</summary>
      <dl>
        {states.map((state) => (
          <div key={state}>
            <dt>
              <span className={`state state-${state}`}>{words.articles.states[state]}</span>
            </dt>
            <dd>{words.life.meanings[state]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
