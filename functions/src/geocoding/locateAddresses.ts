import { defineNightly } from '../platform/defineNightly';
import { everyCompany } from '../platform/nightly/companyWork';
import type { Nightly } from '../platform/nightly/runNightly';
import { GEOCODING_SECRETS, geocodingConfig } from './config';
import { locateProperty } from './locateProperty';
import { moveQueue, nextInQueue, readQueue } from './queue';

/** Addresses per company and hour; a provider answers within a fraction of a second. */
const AT_ONCE = 300;

const companies = everyCompany();

/**
 * Looks up addresses that predate the provider, were imported, or got no answer: one by one, some each hour. If the provider doesn't
 * answer, the company waits for the next hour.
 */
export const addressQueue: Nightly = {
  work: async function* (deps, after) {
    if (geocodingConfig()) yield* companies(deps, after);
  },
  perCompany: async (deps, { companyId }) => {
    const { afterId, isDone } = await readQueue(deps, companyId);
    if (isDone) return {};
    const counts = { found: 0, nothing: 0 };
    let last = afterId;
    const ids = await nextInQueue(deps, companyId, afterId, AT_ONCE);
    for (const propertyId of ids) {
      const outcome = await locateProperty(deps, { companyId, propertyId, isNewAddress: false });
      if (outcome === 'later') {
        await moveQueue(deps, companyId, { afterId: last, isDone: false });
        return { ...counts, waiting: 1 };
      }
      if (outcome !== 'not-needed') counts[outcome] += 1;
      last = propertyId;
    }
    await moveQueue(deps, companyId, { afterId: last, isDone: ids.length < AT_ONCE });
    return counts;
  },
};

/** Hourly: geocodes customers’ addresses. */
export const locateAddresses = defineNightly(
  'locateAddresses',
  { schedule: '35 * * * *', secrets: GEOCODING_SECRETS },
  addressQueue,
);
