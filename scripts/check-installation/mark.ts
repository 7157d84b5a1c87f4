import { randomBytes } from 'node:crypto';

/**
 * The names of everything one run makes. The database recognises them (`private.is_of_check`), so that whatever a run leaves
 * behind can be found and deleted by the next one.
 */
export function newMark(id = randomBytes(4).toString('hex')): Mark {
  const name = `installation-check-${id}`;
  return {
    name,
    runId: crypto.randomUUID(),
    // Resend takes mails to this address and delivers them to nobody.
    email: (part) => `delivered+${name}-${part}@resend.dev`,
  };
}

export type Mark = {
  /** Also the slug base of the article. */
  name: string;
  /** Holds the database for this run. */
  runId: string;
  /** An address of its own for each part: installation-check-0a1b2c3d-message */
  email: (part: string) => string;
};
