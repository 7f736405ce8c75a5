/** URL parameters an advertisement may carry: UTM parameters and the ad networks' click IDs. */
export const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'gclid',
  'gbraid',
  'wbraid',
  'msclkid',
  'fbclid',
] as const;
export type CampaignParameter = (typeof CAMPAIGN_PARAMETERS)[number];
/** Contains only parameters that were given: one without a value is absent. */
export type Campaign = Partial<Record<CampaignParameter, string>>;

/** The longest value Analytics keeps; click IDs have up to a hundred characters. */
const MAX_LENGTH = 100;
/** Characters that don't occur in campaign names and click IDs, such as markup or line breaks, are dropped. */
const NOT_ALLOWED = /[^\p{L}\p{N} ._~|:+-]/gu;
/** Anything longer isn't a campaign URL and isn't parsed at all. */
const MAX_SEARCH_LENGTH = 4_000;

const clean = (value: string): string =>
  value
    .slice(0, 4 * MAX_LENGTH)
    .replace(NOT_ALLOWED, '')
    .trim()
    .slice(0, MAX_LENGTH);

/** Returns the campaign named in a link's parameters (`location.search`), sanitized and truncated, or null if there is none. */
export function campaignOf(search: string): Campaign | null {
  const params = new URLSearchParams(search.slice(0, MAX_SEARCH_LENGTH));
  const entries = CAMPAIGN_PARAMETERS.map((name) => [name, clean(params.get(name) ?? '')] as const).filter(
    ([, value]) => value !== '',
  );
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** Returns the campaign as URL parameters, to store it on this device. */
export const campaignText = (campaign: Campaign): string => new URLSearchParams(campaign).toString();
