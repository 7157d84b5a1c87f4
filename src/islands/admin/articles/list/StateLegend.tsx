import { useDesk } from '../../parts/use-desk.ts';

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

/** Explains the sign of each article state. The signs also distinguish the states without colour. */
export function StateLegend() {
  const { words } = useDesk();
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
