import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { findSetting } from '#adapters/settings.ts';
import { sendContactEmail } from '#contract/visitors.ts';
import type { Ability, Check } from '../check/ability.ts';
import { Unmet } from '../check/unmet.ts';
import { supabaseAnswer } from '../check/clients.ts';

/** Checks that the site stores a visitor’s message and mails it to the business. */
export const messageAbility: Ability = {
  name: 'Message',
  needs: ['Functions', 'Database'],
  limitSeconds: 240,
  async run(check) {
    const { site, mark } = check;
    const { id } = await site.answer(sendContactEmail, {
      input: {
        name: 'Installatiecontrole',
        email: mark.email('message'),
        subject: 'TEST · Installation check · niets te doen, nothing to do',
        message: `Sent by npm run check-installation (${mark.name}) to prove that messages arrive. It deletes itself from the desk.`,
        pageUrl: `${site.url}/nl`,
        lang: 'nl',
      },
    });
    const mail = await untilSent(check, id);
    if (mail.state !== 'sent') throw new Unmet(`The message is stored, but ${problemWith(mail)}`);
    return `Stored, and mailed to ${findSetting('CONTACT_TO') ?? 'the business'}: its subject begins with TEST.`;
  },
};

async function untilSent({ clients, limits, progress, signal }: Check, id: string): Promise<Mail> {
  const began = Date.now();
  for (;;) {
    const mail = await mailAbout(id, clients);
    const seconds = Math.round((Date.now() - began) / 1000);
    const isSettled = mail.state !== 'waiting' && mail.state !== 'sending';
    const isHopeless = /setting \w+ is missing|status 4\d\d/.test(mail.last_error ?? '');
    if (isSettled || isHopeless || seconds >= limits.mailSeconds || signal.aborted) return mail;
    progress(`waiting for the mail: ${seconds} s`);
    await pause(1000);
  }
}

async function mailAbout(id: string, clients: Check['clients']): Promise<Mail> {
  const read = await clients
    .owner()
    .from('enquiries')
    .select('held_reason, mail_outbox (kind, state, last_error)')
    .eq('id', id)
    .maybeSingle();
  const stored = v.parse(v.nullable(messageSchema), supabaseAnswer(read, 'looking for the message'));
  if (stored === null)
    throw new Unmet(
      'The message was taken, but is not in the database: is its function connected to another project?',
    );
  if (stored.held_reason !== null)
    throw new Unmet(
      `The message is stored but held back (${stored.held_reason}): the desk shows why, under Enquiries → Held back.`,
    );
  const mail = stored.mail_outbox.find(({ kind }) => kind === 'business');
  if (mail === undefined)
    throw new Unmet('The message is stored, but no mail was made of it: apply the migrations again.');
  return mail;
}

/** Returns the end of the sentence "The message is stored, but …". */
function problemWith({ state, last_error }: Mail): string {
  const reason = last_error ?? 'no attempt has been made yet: does the schedule run?';
  const missing = /setting (\w+) is missing/.exec(reason)?.[1];
  if (missing !== undefined)
    return `its mail waits: ${missing} is missing at the host (scope: functions). Set it, and deploy.`;
  if (/status 40[13]/.test(reason))
    return `the mail service refuses its mail: ${reason} Is RESEND_API_KEY right, and the domain of MAIL_FROM verified at Resend?`;
  if (/status 422/.test(reason))
    return `the mail service refuses its mail: ${reason} Are MAIL_FROM and CONTACT_TO addresses it accepts?`;
  return `its mail is not sent (${state}): ${reason}`;
}

const mailSchema = v.object({ kind: v.string(), state: v.string(), last_error: v.nullable(v.string()) });

const messageSchema = v.object({ held_reason: v.nullable(v.string()), mail_outbox: v.array(mailSchema) });

type Mail = v.InferOutput<typeof mailSchema>;
