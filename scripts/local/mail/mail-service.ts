import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import * as v from 'valibot';
import { readBody } from '../functions/function-exchange.ts';
import { keptSchema, letterFields, type KeptMail } from './kept-mail.ts';
import { mailPage } from './mail-page.ts';
import type { Exchange } from '../site/static-site.ts';

/** Where mails are handed in, as at Resend; and where they can be read. */
export const mailServicePath = '/local/mail-service';
const mailPagePath = '/local/mails';

/** The key that opens it. Its only use is that no page of another site can send one unasked. */
export const mailServiceKey = 'local';

/**
 * The address that stands where Resend's API does: a mail becomes a file in `LOCAL_DIR/mails`, once per idempotency key,
 * and can be read at `/local/mails`.
 */
export function mailService({ localDir }: { localDir: string }): MailService {
  const folder = path.join(localDir, 'mails');
  mkdirSync(folder, { recursive: true });
  const byKey = new Map(keptMails(folder).map((mail) => [mail.idempotencyKey, mail]));

  function take(request: IncomingMessage, body: string | undefined): ServiceAnswer {
    if (request.method !== 'POST') return refusal(405, 'method_not_allowed', 'A mail is posted.');
    if (request.headers.authorization !== `Bearer ${mailServiceKey}`)
      return refusal(401, 'missing_api_key', 'The key is wrong.');
    const parsed = v.safeParse(letterSchema, body);
    if (!parsed.success) return refusal(422, 'validation_error', parsed.issues[0].message);

    const letter = parsed.output;
    const idempotencyKey = String(request.headers['idempotency-key'] ?? randomUUID());
    const digest = createHash('sha256').update(JSON.stringify(letter)).digest('hex');
    const known = byKey.get(idempotencyKey);
    if (known !== undefined && Date.now() - Date.parse(known.receivedAt) < keyLife) {
      if (known.digest === digest) return { status: 200, body: { id: known.id } };
      return refusal(409, 'invalid_idempotent_request', 'This key was used for another mail.');
    }
    const receivedAt = new Date().toISOString();
    const mail = { id: randomUUID(), receivedAt, idempotencyKey, digest, ...letter };
    keep(folder, mail);
    byKey.set(idempotencyKey, mail);
    return { status: 200, body: { id: mail.id } };
  }

  return {
    owns: (address) => [mailServicePath, mailPagePath].some((own) => isBelow(address, own)),
    async answer(exchange, address) {
      if (isBelow(address, mailPagePath)) {
        mailPage(exchange, { address: address.slice(mailPagePath.length), mails: keptMails(folder) });
        return;
      }
      const { request, response } = exchange;
      const given = await readBody(request);
      const { status, body } =
        address === `${mailServicePath}/emails`
          ? take(request, given?.toString('utf8'))
          : refusal(404, 'not_found', 'There is nothing here.');
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    },
  };
}

const refusal = (statusCode: number, name: string, message: string): ServiceAnswer => ({
  status: statusCode,
  body: { statusCode, name, message },
});

/** Resend remembers a key for a day, in milliseconds. */
const keyLife = 24 * 3_600_000;

const isBelow = (address: string, own: string): boolean => address === own || address.startsWith(`${own}/`);

/** Whole or not at all: it may be ended while it writes. */
function keep(folder: string, mail: KeptMail): void {
  const file = path.join(folder, `${mail.receivedAt.replaceAll(':', '-')}-${mail.id}.json`);
  writeFileSync(`${file}.new`, `${JSON.stringify(mail, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** Newest first. */
function keptMails(folder: string): KeptMail[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .toReversed()
    .map((name) => v.parse(keptSchema, readFileSync(path.join(folder, name), 'utf8')));
}

const letterSchema = v.pipe(v.string(), v.parseJson(), v.object(letterFields));

type ServiceAnswer = { status: number; body: object };

export type MailService = {
  owns: (address: string) => boolean;
  answer: (exchange: Exchange, address: string) => Promise<void>;
};
