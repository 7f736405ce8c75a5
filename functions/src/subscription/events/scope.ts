import type { EventOutcome } from './eventLog';
import type { StripeEventRef } from './eventRef';

/** Facts known while an event is being handled. `companyId` is '' until our own records have identified it. */
export type EventScope = { event: StripeEventRef; companyId: string };

/** Returns the outcome for an event that changes nothing. It belongs to no one, so no company sees it in its log. */
export const ignored = (reason: string): EventOutcome => ({ status: 'ignored', reason, companyId: '' });
