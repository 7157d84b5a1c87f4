/** Returns `onTimeout()` if `work` takes longer than the timeout. The work then continues in the background. */
export async function withTimeout<Value>(
  work: Promise<Value>,
  { timeoutMs, onTimeout }: { timeoutMs: number; onTimeout: () => Value },
): Promise<Value> {
  const late = Promise.withResolvers<Value>();
  const timer = setTimeout(() => late.resolve(onTimeout()), timeoutMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
