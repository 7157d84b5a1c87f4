export type BackendKeys = { jwtSecret: string; publishableKey: string; secretKey: string };

export type BackendPlace = {
  localDir: string;
  keys: BackendKeys;
  /** The site’s address: links in mails lead to it, and its mail service receives the mails. */
  siteUrl?: string | undefined;
};
