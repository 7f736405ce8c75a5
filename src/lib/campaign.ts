/** What an advertisement may say about itself in an address: the campaign's own words, and the networks' numbers of a click. */
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
/** Only what was given: a parameter without a value is absent. */
export type Campaign = Partial<Record<CampaignParameter, string>>;

/** As long as Analytics keeps a value; click numbers are up to a hundred characters. */
const MAX_LENGTH = 100;
/** The characters of campaigns and click numbers. Everything else, such as markup or line breaks, is dropped. */
const NOT_ALLOWED = /[^\p{L}\p{N} ._~|:+-]/gu;
/** What is longer than this is no campaign's address, and is not even looked at. */
const MAX_SEARCH_LENGTH = 4_000;

const clean = (value: string): string =>
  value
    .slice(0, 4 * MAX_LENGTH)
    .replace(NOT_ALLOWED, '')
    .trim()
    .slice(0, MAX_LENGTH);

/** The campaign that a link names in its parameters (`location.search`), cleaned and cut; null for one that names none. */
export function campaignOf(search: string): Campaign | null {
  const params = new URLSearchParams(search.slice(0, MAX_SEARCH_LENGTH));
  const entries = CAMPAIGN_PARAMETERS.map((name) => [name, clean(params.get(name) ?? '')] as const).filter(
    ([, value]) => value !== '',
  );
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** The same campaign as parameters, to keep it on this device. */
export const campaignText = (campaign: Campaign): string => new URLSearchParams(campaign).toString();
