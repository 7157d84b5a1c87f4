import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { ReceivedMail } from '../mailbox.ts';

/** Reads mails from Mailpit, the mail sink of a local Supabase project. Waits until the mail has arrived. */
export async function newestMailTo(mailpitUrl: string, address: string): Promise<ReceivedMail> {
  const query = encodeURIComponent(`to:"${address}"`);
  for (let tries = 0; tries < 100; tries++) {
    const { messages } = v.parse(listSchema, await answerOf(`${mailpitUrl}/api/v1/search?query=${query}`));
    if (messages[0] !== undefined) {
      const mail = await answerOf(`${mailpitUrl}/api/v1/message/${messages[0].ID}`);
      const { Subject: subject, HTML: html } = v.parse(mailSchema, mail);
      return { to: address, subject, html };
    }
    await pause(100);
  }
  throw new Error(`No mail to ${address} arrived within ten seconds.`);
}

const answerOf = async (url: string): Promise<unknown> => (await fetch(url)).json();

const listSchema = v.object({ messages: v.array(v.object({ ID: v.string() })) });
const mailSchema = v.object({ Subject: v.string(), HTML: v.string() });
