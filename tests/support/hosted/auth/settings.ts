/** The project settings that affect the responses of the auth service. */
export type AuthSettings = {
  isSignUpOpen: boolean;
  shortestPassword: number;
  /** A password needs at least one character of each of these sets. */
  requiredCharacters: string[];
  leakedPasswords: string[];
  /** The setting "Require current password when updating". */
  asksCurrentPassword: boolean;
  /** The setting "Secure password change". With it, a password change needs a sign-in within the last day. */
  asksRecentSignIn: boolean;
  secondsBetweenMails: number;
  offersSecondFactor: boolean;
  /** The maximum number of token requests from one address in five minutes. Hosted Supabase allows 30. */
  tokenBurst: number | undefined;
};

/** A mail from the auth service. Our template puts `tokenHash` into its link. */
export type SentMail = { to: string; kind: 'recovery' | 'email_change'; tokenHash: string };
