import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { findSetting } from '#adapters/settings.ts';
import { Unmet } from '../unmet.ts';
import { type Ability, type Check } from '../ability.ts';
import { supabaseAnswer } from '../clients.ts';

/** A visitor's message is stored, and its mail reaches the mail service; the business sees that it is a test. */
export const messageAbility: Ability = {
  name: 'Message',
  needs: ['Functions', 'Database'],
  limitSeconds: 240,
  async run(check) {
    const { site, mark } = check;
    const { id } = await site.answer('send-contact-email', {
      body: {
        name: 'Installatiecontrole',
        email: mark.email('message'),
        subject: 'TEST · Installation check · niets te doen, nothing to do',
        message: `Sent by npm run check-installation (${mark.name}) to prove that messages arrive. It deletes itself from the desk.`,
        pageUrl: `${site.url}/nl`,
        lang: 'nl',
      },
      answer: v.object({ id: v.string(), delivery: v.picklist(['sent', 'queued']) }),
    });
    const mail = await untilSent(check, id);
    if (mail.state === 'sent')
      return `Stored, and mailed to ${findSetting('CONTACT_TO') ?? 'the business'}: its subject begins with TEST.`;
    throw new Unmet(wordsFor(mail));
  },
};

async function untilSent({ clients, limits, progress, signal }: Check, id: string): Promise<Mail> {
  const began = Date.now();
  for (;;) {
    const { held_reason, mail_outbox: mails } = await mailsAbout(id, clients);
    if (held_reason !== null)
      throw new Unmet(
        `The message is stored but held back (${held_reason}): the desk shows why, under Messages → Held.`,
      );
    const mail = mails.find(({ kind }) => kind === 'business');
    if (mail === undefined)
      throw new Unmet('The message is stored, but no mail was made of it: apply the migrations again.');
    const seconds = Math.round((Date.now() - began) / 1000);
    const isSettled = mail.state !== 'waiting' && mail.state !== 'sending';
    // What the set-up does not allow to try will not change by waiting.
    const isHopeless = /setting \w+ is missing|status 4\d\d/.test(mail.last_error ?? '');
    if (isSettled || isHopeless || seconds >= limits.mailSeconds || signal.aborted) return mail;
    progress(`waiting for the mail: ${seconds} s`);
    await wait(1000);
  }
}

async function mailsAbout(id: string, clients: Check['clients']): Promise<Stored> {
  const read = await clients
    .owner()
    .from('enquiries')
    .select('held_reason, mail_outbox (kind, state, last_error)')
    .eq('id', id)
    .maybeSingle();
  const row = supabaseAnswer(read, 'looking for the message') as unknown;
  if (row === null)
    throw new Unmet(
      'The message was taken, but is not in the database: is its function connected to another project?',
    );
  return v.parse(storedSchema, row);
}

function wordsFor({ state, last_error }: Mail): string {
  const reason = last_error ?? 'no attempt has been made yet: does the schedule run?';
  const missing = /setting (\w+) is missing/.exec(reason)?.[1];
  if (missing !== undefined)
    return `The message is stored, but its mail waits: ${missing} is missing at the host (scope: functions). Set it, and deploy.`;
  if (/status 40[13]/.test(reason))
    return `The message is stored, but the mail service refuses its mail: ${reason} Is RESEND_API_KEY right, and the domain of MAIL_FROM verified at Resend?`;
  if (/status 422/.test(reason))
    return `The message is stored, but the mail service refuses its mail: ${reason} Are MAIL_FROM and CONTACT_TO addresses it accepts?`;
  return `The message is stored, but its mail is not sent (${state}): ${reason}`;
}

const mailSchema = v.object({ kind: v.string(), state: v.string(), last_error: v.nullable(v.string()) });

const storedSchema = v.object({ held_reason: v.nullable(v.string()), mail_outbox: v.array(mailSchema) });

type Mail = v.InferOutput<typeof mailSchema>;
type Stored = v.InferOutput<typeof storedSchema>;
