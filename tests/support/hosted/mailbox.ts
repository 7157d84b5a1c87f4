/** A mail that Auth sent. */
export type ReceivedMail = { to: string; subject: string; html: string };

/** Returns what the link of a recovery mail gives to the sign-in page. */
export function recoveryTokenIn({ html }: ReceivedMail): string {
  const found = /href="[^"]*\/admin\/sign-in#recovery=([\w-]+)"/.exec(html)?.[1];
  if (found === undefined) throw new Error(`The mail has no link for recovery:\n${html}`);
  return found;
}
