/** Finds the JSON in a model’s answer, among talk, thoughts or a code fence. Returns undefined if there is none. */
export function jsonInAnswer(text: string): unknown {
  const said = text.replace(/^[\s\S]*<\/think(?:ing)?>/i, '');
  const spans = [
    ['{', '}'],
    ['[', ']'],
  ]
    .map(([open = '', close = '']) => ({ start: said.indexOf(open), end: said.lastIndexOf(close) }))
    .filter(({ start, end }) => start >= 0 && end > start)
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => said.slice(start, end + 1));
  for (const candidate of [said, ...spans]) {
    const value = parsed(candidate) ?? parsed(mended(candidate));
    if (typeof value === 'object' || typeof value === 'string') return value;
  }
  return undefined;
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Removes commas before a closing bracket, and escapes line breaks in strings, of which the last may be cut off. */
const mended = (json: string): string =>
  json.replaceAll(/"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|,(?=\s*[}\]])/g, (part) =>
    part === ','
      ? ''
      : part
          .replaceAll('\n', String.raw`\n`)
          .replaceAll('\r', '')
          .replaceAll('\t', String.raw`\t`),
  );
