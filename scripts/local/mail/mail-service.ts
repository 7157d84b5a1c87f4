/** Takes the role of the mail service for a local product: stores each mail in a file, and shows it on a page. */
import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readBody, type HostRequest } from '../http/host-request.ts';
import { storedSchema, letterFields, type StoredMail } from './stored-mail.ts';
import { mailPage } from './mail-page.ts';

/** The functions send mails to this path instead of Resend's API. */
export const mailServicePath = '/local/mail-service';
const mailPagePath = '/local/mails';

/** This key is no secret. It keeps out pages of other sites, which browsers do not let send an Authorization header. */
export const mailServiceKey = 'local';

/** Replaces Resend’s API. Stores the mails in `LOCAL_DIR/mails`, but only one per idempotency key within 24 hours. */
export function mailService({ localDir }: { localDir: string }) {
  const folder = path.join(localDir, 'mails');
  mkdirSync(folder, { recursive: true });
  const byKey = new Map(storedMails(folder).map((mail) => [mail.idempotencyKey, mail]));

  function accept({ method, headers }: Request, body: string): Response {
    if (method !== 'POST') return refusal(405, 'method_not_allowed', 'A mail is posted.');
    if (headers.get('authorization') !== `Bearer ${mailServiceKey}`)
      return refusal(401, 'missing_api_key', 'The key is wrong.');
    const parsed = v.safeParse(letterSchema, body);
    if (!parsed.success) return refusal(422, 'validation_error', parsed.issues[0].message);

    const letter = parsed.output;
    const idempotencyKey = headers.get('idempotency-key') ?? randomUUID();
    const digest = hash('sha256', JSON.stringify(letter));
    const known = byKey.get(idempotencyKey);
    if (known !== undefined && Date.now() - Date.parse(known.receivedAt) < keyLife) {
      if (known.digest === digest) return Response.json({ id: known.id });
      return refusal(409, 'invalid_idempotent_request', 'This key was used for another mail.');
    }
    const receivedAt = new Date().toISOString();
    const mail = { id: randomUUID(), receivedAt, idempotencyKey, digest, ...letter };
    keep(folder, mail);
    byKey.set(idempotencyKey, mail);
    return Response.json({ id: mail.id });
  }

  return {
    owns: (address: string) => [mailServicePath, mailPagePath].some((own) => isBelow(address, own)),
    async answer(incoming: HostRequest): Promise<Response> {
      const { request, address } = incoming;
      if (isBelow(address, mailPagePath))
        return mailPage({ address: address.slice(mailPagePath.length), mails: storedMails(folder) });
      const body = new TextDecoder().decode(await readBody(incoming));
      return address === `${mailServicePath}/emails`
        ? accept(request, body)
        : refusal(404, 'not_found', 'There is nothing here.');
    },
  };
}

const refusal = (statusCode: number, name: string, message: string): Response =>
  Response.json({ statusCode, name, message }, { status: statusCode });

const keyLife = 24 * 3_600_000;

const isBelow = (address: string, own: string): boolean => address === own || address.startsWith(`${own}/`);

/** Stores a mail atomically, because the process may end while it writes. */
function keep(folder: string, mail: StoredMail): void {
  const file = path.join(folder, `${mail.receivedAt.replaceAll(':', '-')}-${mail.id}.json`);
  writeFileSync(`${file}.new`, `${JSON.stringify(mail, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

function storedMails(folder: string): StoredMail[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .toReversed()
    .map((name) => v.parse(storedSchema, readFileSync(path.join(folder, name), 'utf8')));
}

const letterSchema = v.pipe(v.string(), v.parseJson(), v.object(letterFields));

export type MailService = ReturnType<typeof mailService>;
