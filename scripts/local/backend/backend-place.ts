export type BackendKeys = { jwtSecret: string; publishableKey: string; secretKey: string };

export type BackendPlace = {
  localDir: string;
  keys: BackendKeys;
  /** The site of this backend: the auth service links to it in mails, and sends them to its mail service. */
  siteUrl?: string | undefined;
};
