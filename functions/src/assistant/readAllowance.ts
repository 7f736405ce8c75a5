import { readAllowance as contract } from '@/domain/assistant/api';
import { AI_PURPOSES } from '@/domain/assistant/purpose';
import { isPurposeOn } from '@/domain/assistant/settings';
import { aiConfig } from '../ai/config';
import { readAiSettings, readShare } from '../ai/usage';
import { member } from '../platform/access';
import { AI_SECRETS } from '../ai/config';
import { defineCallable } from '../platform/defineCallable';

/** Whether and for what the assistant can be asked, before anything is typed. */
export const readAllowance = defineCallable(
  contract,
  { access: member({ feature: 'aiAssistant' }), rateLimit: { perMinute: 60 }, secrets: AI_SECRETS },
  async (deps, _input, { companyId, company, uid }) => {
    const settings = await readAiSettings(deps, companyId);
    const usage = await readShare(deps, { companyId, uid, timeZone: company.timeZone }, settings);
    const isSetUp = aiConfig('openai') !== null || aiConfig('anthropic') !== null;
    const purposes = isSetUp ? AI_PURPOSES.filter((purpose) => isPurposeOn(settings, purpose)) : [];
    return { isOn: settings.isOn, purposes, usage, hindrance: hindranceIn({ isSetUp, isOn: settings.isOn, ...usage }) };
  },
);

type State = { isSetUp: boolean; isOn: boolean; personPercent: number; companyPercent: number };

function hindranceIn({ isSetUp, isOn, personPercent, companyPercent }: State): string {
  if (!isSetUp) return 'AI is not set up on this server.';
  if (!isOn) return 'AI is turned off for your company. An admin or manager turns it on under Settings, AI.';
  if (companyPercent >= 100)
    return 'Your company has used what AI may cost this month. An admin or manager can raise it under Settings, AI.';
  if (personPercent >= 100)
    return 'You have used what a person may use of AI this month. An admin or manager can raise it under Settings, AI.';
  return '';
}
