import { useDesk } from '../../parts/use-desk.ts';
import { stateMark } from '../../publication/state-mark.ts';

/** Explains the signs, which distinguish the states for editors who cannot tell the colours apart. */
export function StateLegend() {
  const { life, articles } = useDesk().words;
  const states = Object.keys(life.meanings) as (keyof typeof life.meanings)[];
  return (
    <details className="state-legend">
      <summary>{life.legend}</summary>
      <dl className="tiles">
        {states.map((state) => (
          <div key={state} className="stack gap-1 start">
            <dt>
              <span {...stateMark(state)}>{articles.states[state]}</span>
            </dt>
            <dd className="soft">{life.meanings[state]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
