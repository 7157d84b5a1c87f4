export type BackendKeys = { jwtSecret: string; publishableKey: string; secretKey: string };

export type BackendPlace = {
  localDir: string;
  keys: BackendKeys;
  /** The address of this backend's site. The auth service links to it in mails, and sends them to its mail service. */
  siteUrl?: string | undefined;
};
