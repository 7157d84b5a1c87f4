/** Nothing is being saved, and no field has a problem. */
export const idle: Saving = { step: 'idle', problems: {} };

/** Returns the state of saving after an event. The forms of new articles and of stored posts both use it. */
export function savingAfter(before: Saving, event: SavingEvent): Saving {
  switch (event.type) {
    case 'typed': {
      const rest = Object.entries(before.problems).filter(([field]) => !event.fields.includes(field));
      return {
        step: before.step === 'conflict' ? 'idle' : before.step,
        problems: Object.fromEntries(rest),
      };
    }
    case 'awaited':
      return before.step === 'saving' ? before : { ...before, step: 'uploading' };
    case 'arrived':
      return before.step === 'uploading' ? { ...before, step: 'idle' } : before;
    case 'opened':
      return idle;
    case 'sent':
      return { step: 'saving', problems: {} };
    case 'stored':
      return { step: 'saved', problems: {} };
    case 'refused':
      return { step: event.isConflict ? 'conflict' : 'refused', problems: event.problems };
  }
}

/** `problems` has a sentence for each field that needs another text. */
export type Saving = {
  step: 'idle' | 'uploading' | 'saving' | 'saved' | 'conflict' | 'refused';
  problems: Record<string, string>;
};

type SavingEvent =
  | { type: 'typed'; fields: readonly string[] }
  /** `awaited`: saving waits for uploads. `arrived`: all of them have arrived or failed. */
  | { type: 'awaited' | 'arrived' }
  | { type: 'opened' | 'sent' | 'stored' }
  | { type: 'refused'; problems: Record<string, string>; isConflict?: boolean };
