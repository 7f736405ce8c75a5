import { campaignOf, campaignText, type Campaign } from '@/lib/campaign';
import { DAY_MS } from '@/lib/time';

const KEY = 'fieldwright:campaign';
/** A visitor who comes back later than this isn't attributed to the ad. */
const MAX_AGE_MS = 30 * DAY_MS;

/**
 * Stores the campaign from the link a visitor arrived by, until they register. The newest one counts; if storage is blocked, none is
 * kept.
 */
export function keepCampaign(search = window.location.search): void {
  const campaign = campaignOf(search);
  if (!campaign) return;
  try {
    localStorage.setItem(KEY, `${Date.now()} ${campaignText(campaign)}`);
  } catch {
    // Without storage, the visitor's origin is lost, and nothing else.
  }
}

/** Returns the stored campaign, for the sign-up event, and deletes it. */
export function takeCampaign(): Campaign {
  try {
    const [at = '', text = ''] = (localStorage.getItem(KEY) ?? '').split(' ');
    localStorage.removeItem(KEY);
    return Date.now() - Number(at) <= MAX_AGE_MS ? (campaignOf(text) ?? {}) : {};
  } catch {
    return {};
  }
}
