import type { Transaction } from 'firebase-admin/firestore';
import type { output } from 'zod';
import type { decideBankLines } from '@/domain/bank/api';
import { bankLinesWithKeys, KEYS_AT_ONCE } from '@/domain/bank/queries';
import {
  bankLineSchema,
  paymentIdOf,
  pieceKey,
  pieceOf,
  UNDECIDED,
  type BankLine,
  type Piece,
} from '@/domain/bank/schema';
import { wordsOfLine } from '@/domain/bank/words';
import type { CompanyFields } from '@/domain/company/schema';
import { sumOf } from '@/domain/money/amounts';
import { paymentSchema } from '@/domain/payment/schema';
import { inGroupsOf } from '@/lib/inGroupsOf';
import { AppError } from '@/lib/appError';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { notFound, precondition, toAppError } from '../platform/errors';
import { asked } from '../platform/listQuery';
import { recordsIn } from '../platform/readable';
import { payoutAccountOf } from '../payments/accounts';
import { payoutById } from '../payments/payouts';
import { stripeClient } from '../stripe/client';
import { readLenderFees } from './lenderFees';
import { isPaidOut, pieceOfPayout, piecesOfPayment } from './pieces';

type Decision = output<typeof decideBankLines.input>['decisions'][number];
type Place = { companyId: string; uid: string; company: Pick<CompanyFields, 'timeZone'> };
type Output = output<typeof decideBankLines.output>;

/** Carries out each decision, or explains why it can't. */
export async function decideAll(deps: Deps, place: Place, decisions: readonly Decision[]): Promise<Output> {
  const faults: Output['faults'] = [];
  const payoutsChosen = payoutReader(deps, place.companyId);
  for (const decision of decisions)
    try {
      await decide(deps, place, decision, payoutsChosen);
    } catch (error) {
      const { code, userMessage } = toAppError(error);
      if (code === 'unknown') throw error;
      faults.push({ lineId: decision.lineId, why: userMessage });
    }
  return { done: decisions.length - faults.length, faults };
}

async function decide(
  deps: Deps,
  place: Place,
  { lineId, does, pieces: chosen, differenceCents, note }: Decision,
  payoutsChosen: PayoutReader,
): Promise<void> {
  const { db, now } = deps;
  const { companyId, uid } = place;
  const lines = inCompany(db, companyId, 'bankLines');
  // Stripe is queried before anything is locked.
  const payouts = does === 'match' ? await payoutsChosen(chosen) : new Map<string, Piece>();
  await db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(lines.doc(lineId));
    const line = bankLineSchema.safeParse(snapshot.data()).data;
    if (!line) throw notFound('Bank line');
    if (does !== 'open' && line.state !== 'open')
      throw precondition('This line has been decided already. Take that back first.');
    const fields: Partial<BankLine> =
      does === 'match'
        ? await matched(deps, place, transaction, { line, chosen, payouts, differenceCents, note })
        : does === 'set-aside'
          ? { ...UNDECIDED, state: 'set-aside', note }
          : UNDECIDED;
    transaction.update(snapshot.ref, {
      ...fields,
      ...(does !== 'open' && { decidedBy: uid, decidedAt: now() }),
      searchWords: wordsOfLine({ ...line, ...fields }),
      ...updatedAudit(uid, now(), snapshot.data()),
    });
  });
}

type Chosen = Decision['pieces'];

async function matched(
  deps: Deps,
  { companyId, company }: Place,
  transaction: Transaction,
  {
    line,
    chosen,
    payouts,
    differenceCents,
    note,
  }: { line: BankLine; chosen: Chosen; payouts: ReadonlyMap<string, Piece>; differenceCents: number; note: string },
): Promise<Partial<BankLine>> {
  const { db } = deps;
  const keys = [...new Set(chosen.map(pieceKey))];
  if (keys.length !== chosen.length) throw precondition('The same payment is chosen twice.');
  for (const group of inGroupsOf(KEYS_AT_ONCE, keys)) {
    const { empty } = await transaction.get(asked(inCompany(db, companyId, 'bankLines'), bankLinesWithKeys(group)));
    if (!empty) throw precondition('One of these is matched to another line of the bank already.');
  }
  const ids = [...new Set(chosen.filter(({ kind }) => kind !== 'payout').map(({ id }) => paymentIdOf(id)))];
  const refs = ids.map((id) => inCompany(db, companyId, 'payments').doc(id));
  const snapshots = refs.length > 0 ? await transaction.getAll(...refs) : [];
  const known = new Map<string, Piece>(payouts);
  const payments = recordsIn(
    paymentSchema,
    snapshots.filter(({ exists }) => exists),
  );
  const lenderFees = await readLenderFees(deps, companyId, payments, (...all) => transaction.getAll(...all));
  for (const payment of payments) {
    if (payment.currency !== line.currency) throw precondition('The line and the payment are in two currencies.');
    for (const piece of piecesOfPayment(payment, { timeZone: company.timeZone, lenderFees }))
      known.set(pieceKey(piece), pieceOf(piece));
  }
  const pieces = keys.map((key) => {
    const piece = known.get(key);
    if (!piece) throw precondition('One of these did not hold, or is no longer there.');
    return piece;
  });
  const difference = line.amountCents - sumOf(pieces.map(({ amountCents }) => amountCents));
  if (difference !== differenceCents)
    throw new AppError({ code: 'conflict', userMessage: 'An amount has changed since you looked. Look at it again.' });
  return { state: 'matched', pieces, keys, differenceCents: difference, note };
}

type PayoutReader = (chosen: Chosen) => Promise<Map<string, Piece>>;

/** Reads chosen payouts from Stripe. The account is looked up with the first one, and once for all decisions. */
function payoutReader(deps: Deps, companyId: string): PayoutReader {
  let asking: ReturnType<typeof payoutAccountOf> | undefined;
  return async (chosen) => {
    const ids = chosen.filter(({ kind }) => kind === 'payout').map(({ id }) => id);
    if (ids.length === 0) return new Map();
    const account = await (asking ??= payoutAccountOf(deps, companyId));
    if (!account) throw precondition('No account at Stripe is connected.');
    const stripe = await stripeClient();
    const found = await Promise.all(ids.map((id) => payoutById(stripe, account.accountId, id)));
    const pieces = found.filter(isPaidOut).map((payout) => pieceOf(pieceOfPayout(payout)));
    return new Map(pieces.map((piece) => [pieceKey(piece), piece]));
  };
}
