import { mailServiceKey, mailServicePath } from '../mail/mail-service.ts';

/** Hands the mails of the embedded auth service to the local mail service, so that they can be read like all others. */
export const authMail = (siteUrl: string) => ({
  async send({ to, subject, html = '' }: AuthMail): Promise<void> {
    const answer = await fetch(`${siteUrl}${mailServicePath}/emails`, {
      method: 'POST',
      headers: { authorization: `Bearer ${mailServiceKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        from: 'Auth <auth@example.com>',
        to,
        subject,
        html,
        text: textOf(html),
      }),
    });
    if (!answer.ok) throw new Error(`The local mail service answered with status ${answer.status}.`);
  },
});

/** What a mail says, without its tags; for a template of ours, and for reading only. */
const textOf = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(/<\/p>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/^ +/gm, '')
    .trim();

type AuthMail = { to: string; subject: string; html?: string };
