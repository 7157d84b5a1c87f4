export type BackendKeys = { jwtSecret: string; publishableKey: string; secretKey: string };

export type BackendPlace = {
  localDir: string;
  keys: BackendKeys;
  /** The site the backend belongs to: its auth service names it in mails, and hands them to its mail service. */
  siteUrl?: string | undefined;
};
