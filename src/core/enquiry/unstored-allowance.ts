/**
 * Limits how many messages per hour are forwarded without being stored, per sender and in total. The first messages may be
 * mailed, and further messages may only go to the webhook. Normally the database enforces the limits, so this function is
 * used only while the database is unavailable. The counts are in the memory of the process, so a new process starts from
 * zero.
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

/** `mail` allows a mail, and the webhook if the mail fails. `webhook` allows only the webhook. */
export type Allowed = 'mail' | 'webhook' | 'sender-spent' | 'all-spent';

type Allowance = {
  mails: number;
  webhooks: number;
  ofSender: () => number;
  /** Returns the time in milliseconds. */
  now: () => number;
};
