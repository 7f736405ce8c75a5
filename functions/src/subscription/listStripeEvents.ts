import { listStripeEvents as contract } from '@/domain/subscription/api';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { stripeEvents } from './events/eventLog';
import { toEventRow } from './events/eventRow';

const PAGE = 50;

/** Lists the events about the company, newest first. Unmatched events are in no one's list. */
export const listStripeEvents = defineCallable(
  contract,
  { access: member({ action: 'manageBilling' }), rateLimit: { perMinute: 60 } },
  async ({ db }, { before }, { companyId }) => {
    const own = stripeEvents(db).where('companyId', '==', companyId).orderBy('receivedAt', 'desc');
    const page = before === '' ? own : own.where('receivedAt', '<', before);
    const { docs } = await page.limit(PAGE + 1).get();
    return { events: docs.slice(0, PAGE).map(toEventRow), hasMore: docs.length > PAGE };
  },
);
