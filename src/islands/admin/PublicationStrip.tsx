import { useStore } from '@nanostores/react';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { $publication, type Publication } from '#stores/publication.ts';

const steps = ['saved', 'waiting', 'building', 'live'] as const;

/** Shows how far the article has come: saved → waiting → building → live, or what stands in its way. */
export function PublicationStrip({ words }: { words: DeskWords }) {
  const { step, paths = [], reason } = useStore($publication);
  if (step === 'idle' || step === 'saving') return null;
  const reached = stepsReached(step);
  return (
    <section className={`publication publication-${step}`} aria-label={words.progress.title}>
      {step !== 'draft' && (
        <ol className="publication-steps">
          {steps.map((name, index) => (
            <li
              key={name}
              data-reached={index < reached}
              aria-current={index === reached - 1 ? 'step' : undefined}
            >
              {words.progress.steps[name]}
            </li>
          ))}
        </ol>
      )}
      <p role="status">{words.progress[step]}</p>
      {reason !== undefined && (
        <p className="desk-problem">{words.progress.reason.replace('{reason}', reason)}</p>
      )}
      {step === 'live' && (
        <div className="desk-actions">
          {paths.map((path) => (
            <a key={path} className="button" href={path}>
              {words.progress.view}
              {paths.length > 1 && ` (${languageOf(path)})`}
            </a>
          ))}
        </div>
      )}
    </section>
  );
}

/** @example languageOf('/blog/zwembad-nl') // => 'NL' */
const languageOf = (path: string): string => path.slice(-2).toUpperCase();

/** How many of the four steps are behind; whatever stopped a publication, it has been saved. */
function stepsReached(step: Publication['step']): number {
  const index = steps.findIndex((name) => name === step);
  return index === -1 ? 1 : index + 1;
}
