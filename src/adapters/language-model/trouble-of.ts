import type { ModelTrouble } from '#core/language-model/language-model.ts';

/** Says what is wrong from the status and the words of an error. The words are never stored: they may quote the key. */
export function troubleOf(status: number, body: string): { trouble: ModelTrouble; detail: string } {
  const says = (pattern: RegExp) => pattern.test(body);
  const trouble = (): ModelTrouble => {
    if (status === 402 || says(/insufficient_quota|insufficient credits|billing|out of credit/i))
      return 'no-credit';
    if (
      status === 413 ||
      says(/context.?(?:length|window|size)|maximum context|prompt is too long|too many tokens/i)
    )
      return 'too-long';
    if (status === 401 || status === 403) return 'closed';
    if (status === 404) return says(/model/i) ? 'unknown-model' : 'wrong-address';
    if (status === 405 || (status >= 300 && status < 400)) return 'wrong-address';
    if (status === 429) return 'busy';
    if (status === 408 || status >= 500) return 'unreachable';
    return says(/model.{0,40}(?:not found|not exist|unknown|invalid)|(?:unknown|invalid) model/i)
      ? 'unknown-model'
      : 'refused';
  };
  return { trouble: trouble(), detail: `The service answered with status ${status}.` };
}
