/** The settings of a project that change how the imitated Auth answers. `auth.ts` holds their defaults. */
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
};
