/** What is asked of the sites, without what only a web server knows. */
export type SiteRequest = {
  method: string;
  path: string;
  /** What follows the question mark. */
  query: string;
  body: string;
  ifNoneMatch: string;
  /** The page that led here, with its parameters. */
  referrer: string;
  /** Of whom to count what they send, and what goes with a consent. */
  callers: readonly { key: string; perMinute: number }[];
  ipAddress: string;
};
export type SiteAnswer = { status: number; headers: Record<string, string>; body: string };
