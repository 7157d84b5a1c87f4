/** The settings of a project, as far as they change an answer. */
export type AuthSettings = {
  isSignUpOpen: boolean;
  shortestPassword: number;
  /** Of each of these sets one character is needed. */
  requiredCharacters: string[];
  leakedPasswords: string[];
  /** "Require current password when updating". */
  asksCurrentPassword: boolean;
  /** "Secure password change": only within a day of the sign-in. */
  asksRecentSignIn: boolean;
  secondsBetweenMails: number;
  offersSecondFactor: boolean;
  /** Requests of tokens from one address within five minutes; hosted: 30. Undefined: any number, for tests that sign in often. */
  tokenBurst: number | undefined;
};

/** A mail that went out; `tokenHash` is what our template puts into its link. */
export type SentMail = { to: string; kind: 'recovery' | 'email_change'; tokenHash: string };
