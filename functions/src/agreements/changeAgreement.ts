import type { output } from 'zod';
import { canAct } from '@/domain/access/permissions';
import { changeAgreement as contract, type AgreementChange } from '@/domain/agreement/record/api';
import {
  canceled,
  noticed,
  paused,
  renewed,
  reopened,
  resumed,
  settled,
  type Act,
} from '@/domain/agreement/record/change';
import { reinstated, withAutopay, withDispute, withMoreTime } from '@/domain/agreement/payment/changes';
import { refundedCents } from '@/domain/agreement/record/income';
import { refundsToCredit } from '@/domain/agreement/record/refundCredit';
import type { Agreement } from '@/domain/agreement/record/schema';
import { movedToUnit, wantedTerms, withoutNextTerms, withTermsAhead } from '@/domain/agreement/record/terms';
import { agreementPlanSchema, type AgreementPlan } from '@/domain/agreement/record/plan';
import { withVisit } from '@/domain/agreement/record/visits';
import type { BillingSettings } from '@/domain/billing/settings';
import { newNumber } from '@/domain/record/number';
import { AppError } from '@/lib/appError';
import type { Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { parseRecord } from '../sharing/parseRecord';
import { member, type Member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { notFound, toAppError } from '../platform/errors';
import { readCompanyDay } from '../billing/records';
import { countMember } from './countMember';
import { creditRefunds } from './creditRefunds';
import { openAgreement, storeAgreement } from './readAgreement';

/**
 * Lets the office pause, resume, renew or end an agreement, or mark a visit, in the state it saw. Refunds from a cancellation are
 * credited immediately.
 */
export const changeAgreement = defineCallable(
  contract,
  { access: member({ action: 'manageAgreements', feature: 'serviceagreement' }), rateLimit: { perMinute: 60 } },
  async (deps, input, caller) => {
    const { refundCents, isToCredit } = await changeIn(deps, input, caller);
    return { refundCents, ...(isToCredit ? await creditAtOnce(deps, input.agreementId, caller) : NOTHING_CREDITED) };
  },
);

type Input = output<typeof contract.input>;
const NOTHING_CREDITED = { creditNotes: [] as string[], creditFault: '' };

function changeIn(deps: Deps, { agreementId, revision, change }: Input, { companyId, uid }: Member) {
  return deps.db.runTransaction(async (transaction) => {
    const opened = await openAgreement(deps, transaction, companyId, agreementId);
    const { agreement, today, now } = opened;
    if (change.kind === 'credit') return { refundCents: 0, isToCredit: refundsToCredit(agreement).length > 0 };
    if (opened.stored['revision'] !== revision)
      throw new AppError({
        code: 'conflict',
        userMessage: 'Someone has changed this agreement since you opened it. Look at it again.',
      });
    const plan = await planOf(deps, transaction, companyId, change);
    const units = change.kind === 'unit' ? (await readCompanyDay(deps, transaction, companyId)).settings.units : [];
    const after = changed(agreement, { change, plan, units }, { today, now, by: uid });
    countMember(deps, transaction, { companyId, today }, { before: agreement, after });
    storeAgreement(transaction, opened, after, uid);
    const refundCents = refundedCents(after) - refundedCents(agreement);
    return { refundCents, isToCredit: refundCents > 0 };
  });
}

/** The cancellation holds even if its credit notes can't be made: someone with permission makes them later. */
async function creditAtOnce(deps: Deps, agreementId: string, { companyId, uid, user }: Member) {
  if (!canAct(user, 'creditInvoice'))
    return { ...NOTHING_CREDITED, creditFault: 'A manager has to make the credit note.' };
  try {
    return { ...NOTHING_CREDITED, creditNotes: await creditRefunds(deps, { companyId, agreementId, uid }) };
  } catch (error) {
    return { ...NOTHING_CREDITED, creditFault: toAppError(error).userMessage };
  }
}

type Plan = (AgreementPlan & { id: string }) | null;

/** Returns the plan a change names, or null if it names none. @throws AppError `not-found` */
async function planOf(
  { db }: Deps,
  transaction: Transaction,
  companyId: string,
  change: AgreementChange,
): Promise<Plan> {
  if (change.kind !== 'terms' || change.planId === '') return null;
  const stored = await transaction.get(inCompany(db, companyId, 'agreementPlans').doc(change.planId));
  if (!stored.exists) throw notFound('Plan');
  return { ...parseRecord(agreementPlanSchema, stored.data()), id: change.planId };
}

type Changing = {
  change: Exclude<AgreementChange, { kind: 'credit' }>;
  plan: Plan;
  /** Read only for changes that move between units. */
  units: BillingSettings['units'];
};

function changed(agreement: Agreement, { change, plan, units }: Changing, act: Act): Agreement {
  switch (change.kind) {
    case 'reopen':
      return reopened(agreement, act);
    case 'pause':
      return paused(agreement, act);
    case 'resume':
      return resumed(agreement, act);
    case 'notice':
      return noticed(agreement, { ruleId: change.ruleId, kind: change.notice, mailId: '', to: '' }, act);
    case 'renew':
      return renewed(agreement, act);
    case 'cancel':
      return canceled(agreement, { ...change, receipt: newNumber('cancellation', new Date(act.now)) }, act);
    case 'terms': {
      const { interval, priceCents, when, note } = change;
      const terms = wantedTerms(agreement, { plan, interval, units: change.units, priceCents, when }, act.today);
      return withTermsAhead(agreement, terms, act, note);
    }
    case 'drop-terms':
      return withoutNextTerms(agreement, act);
    case 'autopay':
      return withAutopay(agreement, change.isOn, act);
    case 'give-time':
      return withMoreTime(agreement, change.until, act);
    case 'settle-dispute':
      return withDispute(agreement, false, act);
    case 'reinstate':
      return reinstated(agreement, act);
    case 'unit':
      return movedToUnit(agreement, { units, businessUnitId: change.businessUnitId }, act);
    case 'visit':
      return withVisitState(agreement, change, act);
  }
}

function withVisitState(
  agreement: Agreement,
  { visitId, state }: Extract<AgreementChange, { kind: 'visit' }>,
  { today }: Act,
): Agreement {
  if (!agreement.visits.some(({ id }) => id === visitId)) throw notFound('Visit');
  const changes = { state, usedOn: state === 'used' ? today : '', plannedAs: '' };
  return settled(agreement, { visits: withVisit(agreement.visits, visitId, changes) });
}
