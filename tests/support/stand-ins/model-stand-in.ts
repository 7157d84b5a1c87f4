import { text } from 'node:stream/consumers';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainWords } from '#core/translation/segments/inline-markup.ts';
import { portOf } from '../port-of.ts';
import { createStandIn } from './create-stand-in.ts';
import { isTrueParagraph } from './article-judge.ts';
import { isTrueTranslation } from './translation-examination.ts';

/**
 * Imitates the service of the language model: a local chat completions API that gives the replies in order and repeats
 * the last one.
 */
export async function aLanguageModel(...replies: [Reply, ...Reply[]]): Promise<ModelStandIn> {
  const questions: AskedQuestion[] = [];
  let script = replies;
  let given = 0;
  let judge = supportsAll;
  const server = createStandIn(answer);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    const question = { path: request.url ?? '', authorization: request.headers.authorization ?? '', body };
    // Questions to the judge do not use up the scripted replies.
    if (/^You (?:compare translations|check a text) /.test(readQuestion(question).task)) {
      await judge({ question, request, response });
      return;
    }
    questions.push(question);
    const reply = script[Math.min(given++, script.length - 1)] ?? replies[0];
    await reply({ question, request, response });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}/v1`,
    questions,
    willReply(...next) {
      script = next;
      given = 0;
    },
    willJudge: (next) => void (judge = next),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export const says = (value: unknown): Reply => saysText(JSON.stringify(value));

export const saysOf =
  (make: (material: never, task: string) => unknown): Reply =>
  async (exchange) => {
    const { material, task } = readQuestion(exchange.question);
    await says(make(material as never, task))(exchange);
  };

export const saysText =
  (content: string): Reply =>
  (exchange) => {
    const { material } = readQuestion(exchange.question);
    const { segments = [] } = (material ?? {}) as { segments?: { id: string; text: string }[] };
    for (const [, id = '', text = ''] of content.matchAll(/"id":"([^"]*)","text":("(?:[^"\\]|\\.)*")/g)) {
      const source = segments.find((each) => each.id === id)?.text ?? '';
      translated.add(pairOf({ source: plainWords(source), text: plainWords(JSON.parse(text) as string) }));
    }
    return completion({ message: { role: 'assistant', content } })(exchange);
  };

/** All translations that a stand-in has written. To the judge, all others are false ones of its examination. */
const translated = new Set<string>();

const pairOf = ({ source, text: written }: { source: string; text: string }): string =>
  JSON.stringify([source, written]);

/** Some services reply with a list of parts. */
export const saysInParts = (value: unknown): Reply =>
  completion({ message: { content: [{ type: 'text', text: JSON.stringify(value) }] } });

/** Replies with half of the JSON, although the reply is marked as complete. */
export const saysHalf = (value: unknown): Reply => {
  const json = JSON.stringify(value);
  return saysText(json.slice(0, Math.floor(json.length / 2)));
};

/** Replies as if the model had reached the maximum length. */
export const isCutOff = (value: unknown): Reply =>
  completion({ message: { content: JSON.stringify(value).slice(0, -2) }, finish_reason: 'length' });

export const declines: Reply = completion({
  message: { content: null, refusal: 'I cannot help with that.' },
});

export const isFiltered: Reply = completion({ message: { content: '' }, finish_reason: 'content_filter' });

export const sendsHtml: Reply = ({ response }) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Maintenance</h1>');

export const hasStatus =
  (status: number, headers: Record<string, string> = {}): Reply =>
  ({ question, response }) => {
    // Some services repeat the refused key in their error message.
    const message = `Not with ${question.authorization}`;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message } }));
  };

export const hasError =
  (status: number, message: string): Reply =>
  ({ response }) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' })
      .end(JSON.stringify({ error: { message } }));

export const says200 =
  (body: object): Reply =>
  ({ response }) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export const breaksOff: Reply = ({ request }) => void request.socket.destroy();

export const isSilent: Reply = () => undefined;

/** Starts an answer and regularly sends a space, so that the connection never looks idle. */
export const drips: Reply = ({ response }) => {
  response.setHeader('content-type', 'application/json');
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

export const isEndless: Reply = ({ response }) => {
  response.setHeader('content-type', 'application/json');
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(65_536)));
  };
  response.on('drain', more);
  more();
};

export const sendsElsewhere =
  (address: string): Reply =>
  ({ response }) =>
    void response.writeHead(307, { location: address }).end();

const supportsAll: Reply = (exchange) => {
  const material = readQuestion(exchange.question).material as Record<
    string,
    { number: number; source?: string; text: string }[]
  >;
  // Rejects segments whose source contains “met twijfel”, and a paragraph of texts whose topic contains these words.
  const isDoubted = JSON.stringify(material['topic'] ?? '').includes('met twijfel');
  const isWrong = ({ source = '', text }: { source?: string; text: string }) =>
    source.includes('met twijfel') ||
    (!translated.has(pairOf({ source, text })) && !isTrueTranslation({ source, text }));
  const verdicts = [
    ...(material['segments'] ?? []).map((segment) => ({ ...segment, isWrong: isWrong(segment) })),
    ...(material['paragraphs'] ?? []).map((each) => ({
      ...each,
      isWrong: !isTrueParagraph(each.text) || (isDoubted && each.text.startsWith('Begin bij het water')),
    })),
  ].map(({ number, source, text, isWrong: isRejected }) => ({
    number,
    subject: 'none',
    verdict: isRejected ? 'added' : 'supported',
    words: source ?? text.split(' ').slice(0, 3).join(' '),
  }));
  const message = { content: JSON.stringify({ verdicts }) };
  exchange.response.writeHead(200, { 'content-type': 'application/json' });
  exchange.response.end(JSON.stringify({ choices: [{ message, finish_reason: 'stop' }] }));
};

export function readQuestion({ body }: AskedQuestion): { task: string; material: unknown } {
  const [system, user] = body['messages'] as { role: string; content: string }[];
  const json = /^<material>\n([\s\S]*)\n<\/material>$/.exec(user?.content ?? '')?.[1] ?? 'null';
  return { task: system?.content ?? '', material: JSON.parse(json) as unknown };
}

function completion(choice: Record<string, unknown>): Reply {
  return ({ question, response }) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 1_795_219_200,
        model: question.body['model'],
        choices: [{ index: 0, finish_reason: 'stop', ...choice }],
        usage: { prompt_tokens: 120, completion_tokens: 80, total_tokens: 200 },
      }),
    );
  };
}

export type Reply = (exchange: {
  question: AskedQuestion;
  request: IncomingMessage;
  response: ServerResponse;
}) => void | Promise<void>;

export type AskedQuestion = { path: string; authorization: string; body: Record<string, unknown> };

export type ModelStandIn = {
  /** The value for `AI_BASE_URL`. */
  url: string;
  questions: AskedQuestion[];
  willReply: (...replies: [Reply, ...Reply[]]) => void;
  /** Replaces the default judge, which rejects only some texts with “met twijfel”. */
  willJudge: (reply: Reply) => void;
  stop: () => Promise<void>;
};
