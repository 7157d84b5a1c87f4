/**
 * While the database is down, limits the enquiries per hour from each sender and in total. The first `mails` enquiries
 * may be mailed. The next `webhooks` enquiries may only go to the webhook.
 */
export function unstoredAllowance({
  mails,
  webhooks,
  ofSender,
  now,
}: Allowance): (sender: string) => UnstoredPermission {
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

/** `mail` also allows the webhook if the mail fails. `webhook` allows no mail. */
export type UnstoredPermission = 'mail' | 'webhook' | 'sender-spent' | 'all-spent';

type Allowance = {
  mails: number;
  webhooks: number;
  ofSender: () => number;
  now: () => number;
};
