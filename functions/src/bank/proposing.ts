import type { output } from 'zod';
import type { proposeBankMatches } from '@/domain/bank/api';
import { payeeOf, proposeMatches, type Candidate } from '@/domain/bank/propose';
import { bankLineList, refundsSince, SET_ASIDE_LOOKED_AT } from '@/domain/bank/queries';
import { bankLineSchema, pieceKey, pieceOf, type BankLine } from '@/domain/bank/schema';
import type { CompanyFields } from '@/domain/company/schema';
import { ledgerEntrySchema } from '@/domain/ledger/schema';
import { paymentSchema } from '@/domain/payment/schema';
import type { Stored } from '@/domain/record/schema';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { userMessageOf } from '@/lib/appError';
import { payoutsSince } from '../payments/payouts';
import { payoutAccountOf } from '../payments/accounts';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { toAppError } from '../platform/errors';
import { asked } from '../platform/listQuery';
import { recordsIn } from '../platform/readable';
import { stripeClient } from '../stripe/client';
import { readLenderFees } from './lenderFees';
import { isPaidOut, pieceOfPayout, piecesOfPayment } from './pieces';

type Place = { companyId: string; company: Pick<CompanyFields, 'timeZone'> };
type Output = output<typeof proposeBankMatches.output>;

const OPEN_LOOKED_AT = 500;
const MATCHED_LOOKED_AT = 2000;
const PAYMENTS_LOOKED_AT = 3000;
/** Days before the oldest open line from which payments are read, and days before that from which matches are read. */
const DAYS_BEFORE = 35;
/** If every line is matched: how far back to list payments that haven't reached the bank. */
const DAYS_LISTED = 60;
const LONGEST_DAYS = 400;

/** Proposes matches for the open lines, and lists payments that haven't reached the bank and matches that no longer agree. */
export async function proposeForBank(deps: Deps, { companyId, company }: Place): Promise<Output> {
  const today = calendarDay(company.timeZone, new Date(deps.now()));
  const any = { account: '', from: '', to: '' };
  const open = await linesIn(deps, companyId, { ...any, state: 'open' }, OPEN_LOOKED_AT);
  const oldest = open.at(-1)?.on ?? addCalendarDays(today, DAYS_BEFORE - DAYS_LISTED);
  const earliest = addCalendarDays(today, -LONGEST_DAYS);
  const wanted = addCalendarDays(oldest, -DAYS_BEFORE);
  const from = wanted > earliest ? wanted : earliest;
  const [matched, setAside, own, paidOut] = await Promise.all([
    linesIn(
      deps,
      companyId,
      { ...any, state: 'matched', from: addCalendarDays(from, -DAYS_BEFORE) },
      MATCHED_LOOKED_AT,
    ),
    linesIn(deps, companyId, { ...any, state: 'set-aside' }, SET_ASIDE_LOOKED_AT),
    ownDeposits(deps, { companyId, company }, from),
    payouts(deps, companyId, from),
  ]);
  const all = [...paidOut.pieces, ...own].toSorted((a, b) => a.on.localeCompare(b.on) || a.id.localeCompare(b.id));
  const used = new Set(matched.flatMap(({ keys }) => keys));
  const free = all.filter((piece) => !used.has(pieceKey(piece)));
  return {
    proposals: proposeMatches(open, free, notesByPayee(setAside)),
    waiting: free.map(pieceOf),
    stale: staleOf(matched, all, { from, hasPayouts: paidOut.fault === '' }),
    fault: paidOut.fault,
  };
}

async function linesIn(
  { db }: Deps,
  companyId: string,
  filters: Parameters<typeof bankLineList>[0],
  limit: number,
): Promise<Stored<BankLine>[]> {
  const { docs } = await asked(inCompany(db, companyId, 'bankLines'), { ...bankLineList(filters), limit }).get();
  return recordsIn(bankLineSchema, docs);
}

/** Returns the latest reason for each payee. */
const notesByPayee = (setAside: readonly BankLine[]): Map<string, string> =>
  new Map(
    setAside
      .toReversed()
      .map(({ description, note }) => [payeeOf(description), note] as const)
      .filter(([payee]) => payee !== ''),
  );

/** Returns cash, checks, transfers and their refunds, from a day on. */
async function ownDeposits(deps: Deps, { companyId, company }: Place, from: string): Promise<Candidate[]> {
  const { db } = deps;
  const payments = inCompany(db, companyId, 'payments');
  const [received, refunds] = await Promise.all([
    payments.where('receivedOn', '>=', from).orderBy('receivedOn', 'desc').limit(PAYMENTS_LOOKED_AT).get(),
    asked(inCompany(db, companyId, 'ledger'), refundsSince(from)).get(),
  ]);
  const held = new Set(received.docs.map(({ id }) => id));
  const older = [...new Set(recordsIn(ledgerEntrySchema, refunds.docs).map(({ paymentId }) => paymentId))]
    .filter((id) => id !== '' && !held.has(id))
    .map((id) => payments.doc(id));
  const others = older.length > 0 ? await db.getAll(...older) : [];
  const found = recordsIn(paymentSchema, [...received.docs, ...others.filter(({ exists }) => exists)]);
  const lenderFees = await readLenderFees(deps, companyId, found);
  return found
    .flatMap((payment) => piecesOfPayment(payment, { timeZone: company.timeZone, lenderFees }))
    .filter(({ on }) => on >= from);
}

/** Returns Stripe's payouts from a day on. Without Stripe the rest still works, and the page says what is missing. */
async function payouts(deps: Deps, companyId: string, from: string): Promise<{ pieces: Candidate[]; fault: string }> {
  const account = await payoutAccountOf(deps, companyId);
  if (!account) return { pieces: [], fault: '' };
  try {
    const pieces: Candidate[] = [];
    for await (const payout of payoutsSince(await stripeClient(), account.accountId, { from }))
      if (isPaidOut(payout)) pieces.push(pieceOfPayout(payout));
    return { pieces, fault: '' };
  } catch (error) {
    return { pieces: [], fault: userMessageOf(toAppError(error)) };
  }
}

/** Returns matches whose payment has a different amount by now, or fell through. Anything older than what was read isn't checked. */
function staleOf(
  matched: readonly Stored<BankLine>[],
  all: readonly Candidate[],
  { from, hasPayouts }: { from: string; hasPayouts: boolean },
): Output['stale'] {
  const now = new Map(all.map((piece) => [pieceKey(piece), piece.amountCents]));
  return matched.flatMap(({ id, on, amountCents, pieces }) => {
    const lost = pieces.find(
      (piece) =>
        piece.on >= from && (piece.kind !== 'payout' || hasPayouts) && now.get(pieceKey(piece)) !== piece.amountCents,
    );
    if (!lost) return [];
    const why = now.has(pieceKey(lost))
      ? `${lost.label} is another amount by now`
      : `${lost.label} did not hold, or is no longer there`;
    return [{ lineId: id, on, amountCents, why }];
  });
}
