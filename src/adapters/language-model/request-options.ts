import type { GenericSchema } from 'valibot';
import { jsonSchema } from './chat-messages.ts';
import type { Service } from './post-chat.ts';

/** The options that a request has now, without those that the service refuses. */
export function optionsOf(service: Service, { shape, temperature }: Wish): Record<string, unknown> {
  const refused = refusedBy(service);
  const limit = limits.find((name) => !refused.has(name));
  const format = formats.find((name) => !refused.has(name));
  return {
    ...(limit === undefined ? {} : { [limit]: maxTokens }),
    ...(format === undefined ? {} : { response_format: formatOf(format, shape) }),
    ...(temperature === undefined || refused.has('temperature') ? {} : { temperature }),
  };
}

/**
 * Remembers what the service refuses, by the words of its error. Returns false if there is nothing left to leave out.
 * An error that names no option may mean any, so the retry leaves out all.
 */
export function noteRefusal(service: Service, body: string, sent: Record<string, unknown>): boolean {
  const refused = refusedBy(service);
  const before = refused.size;
  const limit = limits.find((name) => name in sent);
  if (limit !== undefined && body.includes('max_')) refused.add(limit);
  if ('temperature' in sent && body.includes('temperature')) refused.add('temperature');
  if ('response_format' in sent && /response_format|json_|schema|additionalProperties|strict/i.test(body)) {
    const format = formats.find((name) => !refused.has(name));
    if (format !== undefined) refused.add(format);
  }
  if (refused.size === before && Object.keys(sent).length > 0)
    for (const name of [...limits, ...formats, 'temperature'] as const) refused.add(name);
  if (refused.size > before) return true;
  // The refusal was about something else.
  refusals.delete(idOf(service));
  return false;
}

const formatOf = (format: Format, shape: GenericSchema) => {
  if (format === 'json_object') return { type: 'json_object' };
  const strict = format === 'strict';
  const schema = jsonSchema(shape, { isStrict: strict });
  return { type: 'json_schema', json_schema: { name: 'answer', strict, schema } };
};

/** In this process, by service and model: each question would otherwise be sent twice. */
const refusals = new Map<string, Set<Option>>();

function refusedBy(service: Service): Set<Option> {
  const refused = refusals.get(idOf(service)) ?? new Set();
  refusals.set(idOf(service), refused);
  return refused;
}

const idOf = ({ baseUrl, name }: Service): string => `${baseUrl} ${name}`;

// The longest answer needs fewer tokens than this limit. Without a limit, some services stop at 4,096 tokens.
const maxTokens = 16_000;

const limits = ['max_tokens', 'max_completion_tokens'] as const;

/** From the form that binds the model most to the one that binds it least. */
const formats = ['strict', 'json_schema', 'json_object'] as const;
type Format = (typeof formats)[number];
type Option = Format | (typeof limits)[number] | 'temperature';
type Wish = { shape: GenericSchema; temperature?: number | undefined };
