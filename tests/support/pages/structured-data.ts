/** Returns the JSON-LD blocks of a page, which describe it to search engines. */
export const structuredData = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as unknown,
  );

export const typeOf = (data: unknown): string => String((data as Record<string, unknown>)['@type']);

export const contextOf = (data: unknown): unknown => (data as Record<string, unknown>)['@context'];

/** The ids that a block defines. `referencesOf` returns the ids that a block refers to. */
export const idsOf = (data: unknown): string[] =>
  nodesIn(data).flatMap((node) => (typeof node['@id'] === 'string' && '@type' in node ? [node['@id']] : []));

export const referencesOf = (data: unknown): string[] =>
  nodesIn(data).flatMap((node) =>
    typeof node['@id'] === 'string' && !('@type' in node) ? [node['@id']] : [],
  );

export const aQuestionPage = (): Record<string, unknown> => ({
  '@type': 'FAQPage',
  mainEntity: [aQuestion('Where?')],
});

export const aQuestion = (name: string): object => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text: 'Here.' },
});

function nodesIn(data: unknown): Record<string, unknown>[] {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap(nodesIn);
  return Array.isArray(data) ? inside : [data as Record<string, unknown>, ...inside];
}
