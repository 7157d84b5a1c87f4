/** The project settings that affect responses of the auth service. */
export type AuthSettings = {
  isSignUpOpen: boolean;
  shortestPassword: number;
  /** A password needs at least one character of each of these sets. */
  requiredCharacters: string[];
  leakedPasswords: string[];
  /** The setting "Require current password when updating". */
  asksCurrentPassword: boolean;
  /** The setting "Secure password change": a change is allowed only within a day of the sign-in. */
  asksRecentSignIn: boolean;
  secondsBetweenMails: number;
  offersSecondFactor: boolean;
  /** The maximum number of token requests from one address in five minutes (hosted Supabase: 30), or undefined. */
  tokenBurst: number | undefined;
};

/** A mail that the service sent. Our template puts `tokenHash` into its link. */
export type SentMail = { to: string; kind: 'recovery' | 'email_change'; tokenHash: string };
