import { stepOf, type OrderPhase } from './order-phase.ts';
import type { OrderWords } from './order-words.ts';

export function OrderSteps({ phase, words }: { phase: OrderPhase; words: OrderWords['order'] }) {
  const done = stepOf(phase);
  return (
    <div className="order-progress">
      <h3 className="visually-hidden">{words.stepsTitle}</h3>
      <ol className="plain order-steps">
        {(['sent', 'seen', 'confirmed'] as const).map((step, index) => {
          const state = stateOf(index, done);
          return (
            <li key={step} data-step={state} aria-current={state === 'now' ? 'step' : undefined}>
              {words.steps[step]}
              {state === 'done' && <span className="visually-hidden"> ({words.stepDone})</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function stateOf(index: number, done: 0 | 1 | 2): 'done' | 'now' | 'next' {
  if (done === 2 || (done === 1 && index <= 1)) return 'done';
  return index === (done === 1 ? 2 : 0) ? 'now' : 'next';
}
