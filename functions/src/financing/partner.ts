import { FINANCING_STATE_LABELS, financingSchema, type Financing } from '@/domain/financing/schema';
import { loanCents, stepsTo } from '@/domain/financing/state';
import { calendarDay } from '@/lib/dates';
import { AppError } from '@/lib/appError';
import { companySchema } from '@/domain/company/schema';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { notFound, precondition } from '../platform/errors';
import type { AtLender, NewApplication } from './lender';
import { assertLeft, moveApplication, type By, type Change } from './moveApplication';
import { wisetack } from './wisetack';

type Which = { companyId: string; financingId: string };

/** Encodes an application's owner and id, as the lender returns it. */
export const purchaseOf = ({ companyId, financingId }: Which): string => `${companyId}/${financingId}`;

/** Decodes it; null if it isn't one of ours. */
export function whichOf(purchaseId: string): Which | null {
  const [companyId = '', financingId = '', ...rest] = purchaseId.split('/');
  return /^[\w-]{1,128}$/.test(companyId) && /^[\w-]{1,128}$/.test(financingId) && rest.length === 0
    ? { companyId, financingId }
    : null;
}

/** Returns a stored application, or null if it doesn't exist or can't be read. */
export async function held({ db }: Deps, { companyId, financingId }: Which): Promise<Financing | null> {
  const stored = await inCompany(db, companyId, 'financing').doc(financingId).get();
  return financingSchema.safeParse(stored.data()).data ?? null;
}

/**
 * Starts an application at the lender after it was stored here. Repeating it returns the same link. A refusal ends it: an application the
 * lender rejected doesn't exist there.
 */
export async function beginAtLender(deps: Deps, which: Which, application: NewApplication): Promise<string> {
  const known = await held(deps, which);
  if (!known) throw notFound('Application');
  if (known.externalId !== '') return known.link;
  const ref = inCompany(deps.db, which.companyId, 'financing').doc(which.financingId);
  const begun = await (known.kind === 'loan' ? wisetack.offer : wisetack.prequalify)(application).catch(
    async (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'failed-precondition') await ref.delete();
      throw error;
    },
  );
  await deps.db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    if (data) transaction.update(ref, { ...begun, ...updatedAudit(known.consentBy, deps.now(), data) });
  });
  return begun.link;
}

/**
 * Reads an application from its lender and advances ours to that state, step by step. Repeats and late calls change nothing. `not-begun`:
 * the lender's response to starting it hasn't arrived yet.
 * @throws AppError `failed-precondition` if the lender has another application under this id
 */
export async function followLender(deps: Deps, which: Which): Promise<Followed> {
  for (let look = 1; look < LOOKS; look += 1) {
    const came = await followOnce(deps, which);
    if (came !== 'moved') return came;
  }
  throw new AppError({
    code: 'unavailable',
    userMessage: 'This application is changing right now. Please try again in a minute.',
  });
}

type Followed = 'followed' | 'not-begun' | 'not-ours';
/** Two concurrent reports each query the lender; the one with the older result queries again. */
const LOOKS = 6;

/** `moved`: someone moved it between our query and the resulting step. */
async function followOnce(deps: Deps, which: Which): Promise<Followed | 'moved'> {
  let known = await held(deps, which);
  if (known?.mode !== 'partner') return 'not-ours';
  if (known.externalId === '') return 'not-begun';
  const there = await wisetack.read(known, known.kind);
  if (there.purchaseId !== purchaseOf(which)) throw precondition('The lender says that this is another application.');
  const today = await companyDay(deps, which.companyId);
  const by: By = { companyId: which.companyId, uid: '', user: { firstName: known.lenderName, lastName: '' } };
  const isPart = there.refundedCents !== null && there.refundedCents < loanCents(known);
  const state = there.state === 'refunded' && isPart ? 'paid-out' : there.state;
  const steps = state === null ? [] : stepsTo(known.state, state);
  const isRefunded = state === 'paid-out' && there.refundedCents !== null && there.refundedCents > known.refundedCents;
  for (const step of isRefunded ? [...steps, 'refunded' as const] : steps) {
    if (!(await moveApplication(deps, changeTo(step, which.financingId, known, there, today), by, known)))
      return 'moved';
    known = (await held(deps, which)) ?? known;
  }
  return 'followed';
}

function changeTo(
  state: Financing['state'],
  financingId: string,
  known: Financing,
  { state: atLender, approvedCents, expiresOn, paidOutOn, feeCents, refundedCents }: AtLender,
  today: string,
): Change {
  const mostCents = known.kind === 'prequal' ? (approvedCents ?? 0) : known.amountCents;
  const isPayout = state === 'paid-out';
  return {
    ...{ financingId, state, expiresOn },
    note: '',
    approvedCents: approvedCents === null ? null : Math.min(approvedCents, mostCents),
    paidOutOn: isPayout ? (paidOutOn === '' || paidOutOn > today ? today : paidOutOn) : '',
    feeCents: isPayout ? feeCents : null,
    givenBackCents: atLender === 'refunded' && refundedCents === null ? null : refundedCents,
  };
}

async function companyDay({ db, now }: Deps, companyId: string): Promise<string> {
  const { timeZone } = companySchema.parse((await companyRef(db, companyId).get()).data() ?? {});
  return calendarDay(timeZone, new Date(now()));
}

/**
 * Carries out an office action on a connected lender's application: confirm the work, cancel it, or refund it. Everything else comes from
 * the lender. @returns false for an application in link mode, which the office moves itself
 */
export async function actAtLender(deps: Deps, change: Change, by: By): Promise<boolean> {
  const which = { companyId: by.companyId, financingId: change.financingId };
  const known = await held(deps, which);
  if (known?.mode !== 'partner') return false;
  if (known.externalId === '') throw precondition('The lender has not answered yet. Get the link again first.');
  if (change.state === 'confirmed') await wisetack.confirmWork(known);
  else if (change.state === 'canceled') await wisetack.cancel(known, known.kind);
  else if (change.state === 'refunded') await giveBack(change, known);
  else
    throw precondition(
      `${known.lenderName} says when it is “${FINANCING_STATE_LABELS[change.state]}”: it cannot be entered by hand.`,
    );
  await followLender(deps, which);
  // The lender accepted it, but may not show it for days.
  if (change.state === 'refunded') await moveApplication(deps, change, by);
  return true;
}

/** Asks the lender to refund the rest up to that sum. @throws AppError `failed-precondition` when it is more than is left */
async function giveBack({ financingId, givenBackCents }: Change, known: Financing): Promise<void> {
  const sumCents = givenBackCents ?? loanCents(known);
  assertLeft(known, sumCents);
  if (known.state === 'refunded' || sumCents <= known.refundedCents) return;
  await wisetack.refund(known, `refund-${financingId}-${String(sumCents)}`, sumCents - known.refundedCents);
}
