import { daysBetween } from '@/lib/calendar';
import { foldedWords } from '../directory/fold';
import { sumOf } from '../money/amounts';
import type { PaymentMethod } from '../payment/schema';
import { daysOfDeposits } from './depositSums';
import { pieceKey, pieceOf, type BankLine, type Piece } from './schema';

/** A payment, refund or payout not matched to a bank line yet. */
export type Candidate = Piece & {
  /** For a payment or a refund; null for a payout. */
  method: PaymentMethod | null;
  /** Check or transfer number. */
  reference: string;
  /** The customer. */
  name: string;
};

export type OpenLine = Pick<BankLine, 'on' | 'amountCents' | 'description' | 'checkNumber'> & { id: string };

/** `sure`: amount, day and the bank's text agree. `likely`: the amount and the day do. `differs`: a person has to explain the difference. */
export const SURENESS = ['sure', 'likely', 'differs'] as const;
type Sureness = (typeof SURENESS)[number];

export type Proposal = {
  lineId: string;
  pieces: Piece[];
  differenceCents: number;
  sureness: Sureness;
  /** The rule that applied, as a sentence. */
  why: string;
  /** Category that similar lines were set aside as; '' for a match. */
  setAsideAs: string;
};

const PROCESSOR = /\bstripe\b/;
/** Maximum difference between a line and the payout named in its text: a twentieth, or 50.00. */
const NEAR_SHARE = 20;
const NEAR_CENTS = 5_000;

/** Extracts the part of a recurring line's text that stays the same: its words, without numbers. */
export const payeeOf = (description: string): string =>
  foldedWords(description)
    .split(' ')
    .filter((word) => /^\p{L}{2,}$/u.test(word))
    .slice(0, 3)
    .join(' ');

type Rule = (
  line: OpenLine,
  free: readonly Candidate[],
) => Omit<Proposal, 'lineId' | 'differenceCents' | 'setAsideAs'> | null;

/** Whether the bank may have received it on that day: `early` days before it was expected to `late` days after. */
const isWithin = (line: OpenLine, { on }: Piece, early: number, late: number): boolean => {
  const days = daysBetween(on, line.on);
  return days >= -early && days <= late;
};

const nearestTo = (line: OpenLine, found: readonly Candidate[]): Candidate | undefined =>
  found.toSorted((a, b) => Math.abs(daysBetween(a.on, line.on)) - Math.abs(daysBetween(b.on, line.on)))[0];

const isNamed = (line: OpenLine, { name, reference }: Candidate): boolean => {
  const text = ` ${foldedWords(line.description)} `;
  const hasNumber =
    reference !== '' &&
    (line.checkNumber === reference.replace(/^0+/, '') || text.includes(` ${foldedWords(reference)} `));
  const words = foldedWords(name)
    .split(' ')
    .filter((word) => word.length >= 4);
  return hasNumber || words.some((word) => text.includes(` ${word} `));
};

const payout: Rule = (line, free) => {
  const exact = free.filter(
    (one) => one.kind === 'payout' && one.amountCents === line.amountCents && isWithin(line, one, 2, 6),
  );
  const found = nearestTo(line, exact);
  if (!found) return null;
  return PROCESSOR.test(foldedWords(line.description))
    ? { pieces: [found], sureness: 'sure', why: 'The bank names Stripe, and a payout of this amount was due' }
    : { pieces: [found], sureness: 'likely', why: 'A card payout of this amount was due' };
};

const refund: Rule = (line, free) => {
  const exact = free.filter(
    (one) => one.kind === 'refund' && one.amountCents === line.amountCents && isWithin(line, one, 3, 30),
  );
  const found = exact.find((one) => isNamed(line, one)) ?? nearestTo(line, exact);
  if (!found) return null;
  return isNamed(line, found)
    ? { pieces: [found], sureness: 'sure', why: 'The bank names the customer, and a refund of this amount was made' }
    : { pieces: [found], sureness: 'likely', why: 'A refund of this amount was made' };
};

const onePayment: Rule = (line, free) => {
  const exact = free.filter((one) => {
    if (one.kind !== 'payment' || one.amountCents !== line.amountCents) return false;
    return isAtTheTill(one) ? isWithin(line, one, 1, 21) : isWithin(line, one, 4, 10);
  });
  const named = exact.filter((one) => isNamed(line, one));
  const found = nearestTo(line, named.length > 0 ? named : exact);
  if (!found) return null;
  return named.length > 0
    ? { pieces: [found], sureness: 'sure', why: 'Amount and the customer or number agree' }
    : { pieces: [found], sureness: 'likely', why: 'A payment of this amount was received' };
};

/** Whether it is cash or a check, which are deposited together. */
const isAtTheTill = ({ method }: Pick<Candidate, 'method'>): boolean => method === 'cash' || method === 'cheque';

const deposit: Rule = (line, free) => {
  const till = free.filter((one) => one.kind === 'payment' && isAtTheTill(one) && isWithin(line, one, 1, 21));
  const found = daysOfDeposits(line.amountCents, till);
  return found && { pieces: found.pieces, sureness: 'likely', why: found.why };
};

const severalPayouts: Rule = (line, free) => {
  const due = free.filter((one) => one.kind === 'payout' && isWithin(line, one, 2, 6));
  for (const [at, first] of due.entries())
    for (const second of due.slice(at + 1))
      if (first.amountCents + second.amountCents === line.amountCents)
        return { pieces: [first, second], sureness: 'likely', why: 'Two card payouts add up to this amount' };
  return null;
};

const nearPayout: Rule = (line, free) => {
  if (!PROCESSOR.test(foldedWords(line.description))) return null;
  const near = free.filter((one) => {
    const off = Math.abs(one.amountCents - line.amountCents);
    return (
      one.kind === 'payout' &&
      isWithin(line, one, 2, 6) &&
      off <= Math.max(NEAR_CENTS, Math.abs(one.amountCents) / NEAR_SHARE)
    );
  });
  const found = near.toSorted(
    (a, b) => Math.abs(a.amountCents - line.amountCents) - Math.abs(b.amountCents - line.amountCents),
  )[0];
  return found
    ? {
        pieces: [found],
        sureness: 'differs',
        why: 'The bank names Stripe, but the payout that was due has another amount',
      }
    : null;
};

/** Rules in the order they are tried, with the certainty each can give: a piece goes to the line that fits it best. */
const RULES: readonly { rule: Rule; gives: readonly Sureness[] }[] = [
  { rule: payout, gives: ['sure', 'likely'] },
  { rule: refund, gives: ['sure', 'likely'] },
  { rule: onePayment, gives: ['sure', 'likely'] },
  { rule: deposit, gives: ['likely'] },
  { rule: severalPayouts, gives: ['likely'] },
  { rule: nearPayout, gives: ['differs'] },
];

/**
 * Proposes matches for each open line, by rules. Every piece is proposed once. Nothing is matched until a person accepts.
 * @param setAside what lines were set aside as, by the words of their text (`payeeOf`)
 */
export function proposeMatches(
  lines: readonly OpenLine[],
  candidates: readonly Candidate[],
  setAside: ReadonlyMap<string, string> = new Map(),
): Proposal[] {
  const found = new Map<string, Proposal>();
  const inOrder = lines.toSorted((a, b) => a.on.localeCompare(b.on) || a.id.localeCompare(b.id));
  let free = [...candidates];
  for (const sureness of SURENESS)
    for (const { rule } of RULES.filter(({ gives }) => gives.includes(sureness)))
      for (const line of inOrder) {
        if (found.has(line.id)) continue;
        const match = rule(line, free);
        if (match?.sureness !== sureness) continue;
        const taken = new Set(match.pieces.map(pieceKey));
        free = free.filter((one) => !taken.has(pieceKey(one)));
        found.set(line.id, {
          ...match,
          lineId: line.id,
          pieces: match.pieces.map(pieceOf),
          differenceCents: line.amountCents - sumOf(match.pieces.map(({ amountCents }) => amountCents)),
          setAsideAs: '',
        });
      }
  for (const line of inOrder) {
    const before = setAside.get(payeeOf(line.description)) ?? '';
    if (found.has(line.id) || before === '') continue;
    found.set(line.id, {
      lineId: line.id,
      pieces: [],
      differenceCents: 0,
      sureness: 'likely',
      why: 'A line with the same words was set aside before',
      setAsideAs: before,
    });
  }
  return inOrder.flatMap(({ id }) => found.get(id) ?? []);
}
