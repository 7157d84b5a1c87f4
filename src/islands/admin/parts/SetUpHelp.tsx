import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';

/** Says that a service is not set up yet, and how to do that. `setting` names the missing setting. */
export function SetUpHelp({ texts, setting = '' }: Props) {
  return (
    <div className="desk-panel">
      <p>{texts.why}</p>
      <details>
        <summary>{texts.title}</summary>
        <ol>
          {texts.steps.map((step) => (
            <li key={step}>{fill<string>(step, { setting })}</li>
          ))}
        </ol>
      </details>
    </div>
  );
}

type Props = { texts: DeskWords['setUp'][keyof DeskWords['setUp']]; setting?: string };
