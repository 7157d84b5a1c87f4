import { randomBytes } from 'node:crypto';

/**
 * The names of everything one run makes. The database recognises them (`private.is_of_check`), so that whatever a run leaves
 * behind can be found and deleted by the next one.
 */
export function newMark(id = randomBytes(4).toString('hex')) {
  const name = `installation-check-${id}`;
  return {
    /** Also the slug base of the article. */
    name,
    /** Holds the database for this run. */
    runId: crypto.randomUUID(),
    /** An address of its own for each part. Resend takes mails to it and delivers them to nobody. */
    email: (part: string) => `delivered+${name}-${part}@resend.dev`,
  };
}

export type Mark = ReturnType<typeof newMark>;
