/** What Storage’s errors mean. */

/** Prefers `statusCode`, because older Storage versions always send status 400. Returns 0 if there was no answer. */
export function statusOf(error: object): number {
  const { statusCode, status } = error as { statusCode?: string; status?: number };
  return Number(statusCode) || status || 0;
}

/** Whether the file does not exist, or may not be seen: versions of Storage answer with different statuses. */
export const isMissing = (error: object): boolean => [400, 403, 404].includes(statusOf(error));
