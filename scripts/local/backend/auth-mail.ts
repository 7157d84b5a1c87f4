import { mailServiceKey, mailServicePath } from '../mail/mail-service.ts';

/** Sends the mails of the embedded auth service to the local mail service, where developers can read them. */
export const authMail = (siteUrl: string) => ({
  async send({ to, subject, html = '' }: AuthMail): Promise<void> {
    const answer = await fetch(`${siteUrl}${mailServicePath}/emails`, {
      method: 'POST',
      headers: { authorization: `Bearer ${mailServiceKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ from: 'Auth <auth@example.com>', to, subject, html, text: textOf(html) }),
    });
    if (!answer.ok) throw new Error(`The local mail service answered with status ${answer.status}.`);
  },
});

/** Returns the plain text of a mail from our own template. The caller must not insert the result into HTML. */
const textOf = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(/<\/p>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/^ +/gm, '')
    .trim();

type AuthMail = { to: string; subject: string; html?: string };
