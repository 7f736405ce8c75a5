import { campaignOf, campaignText, type Campaign } from '@/lib/campaign';
import { DAY_MS } from '@/lib/time';

const KEY = 'fieldwright:campaign';
/** Who comes back later than this did not come for the advertisement. */
const MAX_AGE_MS = 30 * DAY_MS;

/** Keeps the campaign of the link that somebody came by, until they register. The newest one counts; storage that is blocked keeps none. */
export function keepCampaign(search = window.location.search): void {
  const campaign = campaignOf(search);
  if (!campaign) return;
  try {
    localStorage.setItem(KEY, `${Date.now()} ${campaignText(campaign)}`);
  } catch {
    // Without storage it is not known later where somebody came from, and nothing else is lost.
  }
}

/** The kept campaign, for the sign-up's event. Once told it is forgotten. */
export function takeCampaign(): Campaign {
  try {
    const [at = '', text = ''] = (localStorage.getItem(KEY) ?? '').split(' ');
    localStorage.removeItem(KEY);
    return Date.now() - Number(at) <= MAX_AGE_MS ? (campaignOf(text) ?? {}) : {};
  } catch {
    return {};
  }
}
