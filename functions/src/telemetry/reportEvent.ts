import { reportEvent as contract } from '@/domain/telemetry/api';
import { AppError } from '@/lib/appError';
import { anyone } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { chatWebhookUrl } from './config';
import { loginMessage, subscribeClickMessage } from './messages';
import { sendToChat } from './notifyChat';
import { reportError, type ReportOutcome } from './reportError';

/**
 * Reports browser events to the team's chat. Errors and clicks on "Subscribe" are accepted from anyone, limited by
 * account or by network; logins only from signed-in users, identified by the token, not the browser.
 */
export const reportEvent = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 20 }, needsAppCheck: false },
  async ({ now }, input, caller) => {
    if (input.type === 'login' && caller.uid === '') {
      throw new AppError({ code: 'unauthenticated', userMessage: 'User not authenticated' });
    }
    if (chatWebhookUrl() === null) return { isPassedOn: false };
    const { uid, isEmailVerified } = caller;
    const budget = uid === '' ? 'strangers' : 'team';
    switch (input.type) {
      case 'error': {
        const { message, stack, url, at } = input;
        return answer(
          await reportError({ message, stack, uid, where: ['Page', url], at: timeOf(at) ?? now() }, budget),
        );
      }
      case 'login':
        return answer(await sendToChat(loginMessage({ uid, provider: input.provider, isEmailVerified }), budget));
      case 'subscribe_click': {
        const { planId, feature } = input;
        const companyId = caller.user?.companyId ?? '';
        return answer(await sendToChat(subscribeClickMessage({ uid, companyId, planId, feature }), budget));
      }
    }
  },
);

const answer = (outcome: ReportOutcome): { isPassedOn: boolean } => ({
  isPassedOn: outcome === 'sent' || outcome === 'late' || outcome === 'counted',
});

/** Normalizes the device's time; null if it isn't one. */
function timeOf(at: string): string | null {
  const ms = Date.parse(at);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}
