import { started, type Act } from '@/domain/agreement/record/change';
import { duePeriod, withBill } from '@/domain/agreement/record/night';
import type { Agreement, AgreementConsent } from '@/domain/agreement/record/schema';
import { buildAgreement } from './factories/agreement';

/** Builds an act on a day, at noon. */
export const at = (today: string): Act => ({ today, now: `${today}T12:00:00.000Z`, by: 'uid' });

export const CONSENT: AgreementConsent = {
  by: 'customer',
  byUid: '',
  signature: { name: 'Ada', kind: 'typed', imageDataUrl: '' },
  renewalText: '',
  termsHash: 'a'.repeat(64),
  at: '2026-01-31T12:00:00.000Z',
  ipAddress: '',
  userAgent: '',
};

/** Builds an agreement that is active from its first day. */
export const agreementOf = (changes: Partial<Agreement> = {}): Agreement => {
  const draft = buildAgreement(changes);
  return started(draft, CONSENT, at(draft.startsOn));
};

/** Returns the agreement after the period due on a day was billed and paid. */
export function billed(agreement: Agreement, on: string): Agreement {
  const period = duePeriod(agreement, on);
  if (!period) return agreement;
  const bill = {
    invoiceId: `invoice-${period.from}`,
    on,
    pausedDays: 0,
    tries: [],
    lineId: '',
    name: '',
    dueOn: on,
    isPaid: true,
  };
  return withBill(agreement, { ...bill, ...period });
}
