import { warn } from 'firebase-functions/logger';
import { travelMatrix as contract } from '@/domain/routing/travel/api';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { dayCounter } from '../platform/dayCounter';
import { defineCallable } from '../platform/defineCallable';
import { TRAVEL_SECRETS, travelConfig } from './config';
import { measure } from './measure';

/** Each pair costs the server's operator money: three days of eighty places, replanned. */
const PAIRS_A_DAY = 20_000;

/** Returns driving times by road, if this server has a provider for them. */
export const travelMatrix = defineCallable(
  contract,
  // Each query may cost money: owners must be verified too.
  {
    access: member({ feature: 'schedule', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 20, perNetwork: 60 },
    secrets: TRAVEL_SECRETS,
  },
  async (deps, { places, departAt }, caller) => {
    const config = travelConfig();
    if (!config) return { provider: '' as const, seconds: [], fault: '' };
    const asked = { places, departAt, now: Date.parse(deps.now()) };
    const { seconds, fault } = await measure(config, asked, (pairs) => takePairs(deps, caller, pairs));
    if (fault !== '') warn('drive times are missing', { companyId: caller.companyId, fault });
    return { provider: config.provider, seconds, fault };
  },
);

/** Counts pairs against the company's daily limit. Returns a message if they don't fit, else ''. */
function takePairs(deps: Deps, { companyId }: Member, pairs: number): Promise<string> {
  const at = deps.now();
  const ref = dayCounter(deps, companyId, 'travel');
  return deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const used = Number(stored?.['pairs'] ?? 0) + pairs;
    if (used > PAIRS_A_DAY) return 'Your company has asked for as many drive times as one day allows.';
    transaction.set(ref, { pairs: used, ...stampOf(stored, '', at) });
    return '';
  });
}
