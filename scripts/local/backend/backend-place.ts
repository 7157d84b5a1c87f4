export type BackendKeys = { jwtSecret: string; publishableKey: string; secretKey: string };

export type BackendPlace = {
  localDir: string;
  keys: BackendKeys;
  /** The auth service links to this address in mails, and sends the mails to the mail service at this address. */
  siteUrl?: string | undefined;
};
