export type AuthSettings = {
  isSignUpOpen: boolean;
  shortestPassword: number;
  /** A password needs at least one character of each of these sets. */
  requiredCharacters: string[];
  leakedPasswords: string[];
  /** The setting "Require current password when updating". */
  asksCurrentPassword: boolean;
  /** The setting "Secure password change": a password change needs a sign-in within the last day. */
  asksRecentSignIn: boolean;
  secondsBetweenMails: number;
  offersSecondFactor: boolean;
  /** Token requests per IP address in five minutes. Undefined: no limit. Hosted Supabase allows bursts of 30. */
  tokenBurst: number | undefined;
};

/** The template of the recovery mail puts `tokenHash` into the link. */
export type SentMail = { to: string; kind: 'recovery' | 'email_change'; tokenHash: string };
