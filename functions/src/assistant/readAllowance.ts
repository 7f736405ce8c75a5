import { readAllowance as contract } from '@/domain/assistant/api';
import { AI_PURPOSES } from '@/domain/assistant/purpose';
import { isPurposeOn } from '@/domain/assistant/settings';
import { AI_SECRETS, aiConfig } from '../ai/config';
import { readAiSettings, readStanding } from '../ai/usage';
import { member, unverified } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';

/** Returns whether and for what the assistant can be asked, before anything is typed. */
export const readAllowance = defineCallable(
  contract,
  { access: member({ feature: 'aiAssistant' }), rateLimit: { perMinute: 60 }, secrets: AI_SECRETS },
  async (deps, _input, { companyId, uid, isEmailVerified }) => {
    const settings = await readAiSettings(deps, companyId);
    const { usage, refusal } = await readStanding(deps, { companyId, uid }, settings);
    const isSetUp = aiConfig('openai') !== null || aiConfig('anthropic') !== null;
    const purposes = isSetUp ? AI_PURPOSES.filter((purpose) => isPurposeOn(settings, purpose)) : [];
    const hindrance = !isSetUp
      ? 'AI is not set up on this server.'
      : !settings.isOn
        ? 'AI is turned off for your company. An admin or manager turns it on under Settings, AI.'
        : !isEmailVerified
          ? unverified().userMessage
          : refusal;
    return { isOn: settings.isOn, purposes, usage, hindrance };
  },
);
