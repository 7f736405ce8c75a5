import { writeAds as contract } from '@/domain/ad/api';
import { MINUTE_MS } from '@/lib/time';
import { AI_SECRETS } from '../ai/config';
import { payerOf } from '../ai/usage';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { adFactsOf } from './adFactsOf';
import { suggestTexts } from './suggestTexts';

/** Shorter than the app's timeout for a call. */
const TIMEOUT_MS = MINUTE_MS;

/** Returns texts for an ad, suggested by a model and checked here. */
export const writeAds = defineCallable(
  contract,
  {
    access: member({ action: 'makeAds', feature: 'aiAssistant', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 6, perNetwork: 20 },
    secrets: AI_SECRETS,
    timeoutSeconds: 65,
    memory: '512MiB',
  },
  async (deps, asked, caller) =>
    suggestTexts(deps, payerOf(caller), {
      asked,
      facts: await adFactsOf(deps, { companyId: caller.companyId, company: caller.company }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
);
