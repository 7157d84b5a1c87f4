/**
 * Limits what is forwarded without being stored while the database, which otherwise enforces the limits, is
 * unavailable: per sender and hour, and in total, first by mail and then by webhook. The counts live as long as the
 * process.
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

/** `mail`: by mail, or by webhook if that fails. */
export type Allowed = 'mail' | 'webhook' | 'sender-spent' | 'all-spent';

type Allowance = {
  mails: number;
  webhooks: number;
  ofSender: () => number;
  /** In milliseconds. */
  now: () => number;
};
