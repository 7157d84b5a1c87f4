/**
 * Counts what is passed on without being stored while the database is away, since nothing else does then: so many of one
 * sender within an hour, and of all so many by mail and the next ones by webhook. It remembers as long as its process lives.
 */
export function unstoredAllowance({
  mails,
  webhooks,
  ofSender,
  now,
}: Allowance): (sender: string) => Allowed {
  let passed: { sender: string; at: number }[] = [];
  return (sender) => {
    const hourAgo = now() - 3_600_000;
    passed = passed.filter(({ at }) => at > hourAgo);
    if (passed.filter((one) => one.sender === sender).length >= ofSender()) return 'sender-spent';
    if (passed.length >= mails + webhooks) return 'all-spent';
    passed.push({ sender, at: now() });
    return passed.length > mails ? 'webhook' : 'mail';
  };
}

/** `mail`: by mail, or by webhook where that fails. */
export type Allowed = 'mail' | 'webhook' | 'sender-spent' | 'all-spent';

type Allowance = {
  mails: number;
  webhooks: number;
  ofSender: () => number;
  /** In milliseconds. */
  now: () => number;
};
