/** Returns the value of `work`, or of `onTimeout` if `work` takes longer than the timeout. The work itself continues. */
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
