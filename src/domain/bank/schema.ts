import { z } from 'zod';
import { currencyCode, signedCents } from '../money/schema';
import { isoDay, line, optionalInstant, requiredLine } from '../record/schema';
import { searchWordsField } from '../search/words';

/** `set-aside`: not a customer payment; someone recorded what it is. */
export const BANK_LINE_STATES = ['open', 'matched', 'set-aside'] as const;
export type BankLineState = (typeof BANK_LINE_STATES)[number];

export const PIECE_KINDS = ['payout', 'payment', 'refund'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export const PIECES_LIMIT = 200;
/** Maximum number of changes from earlier files that are kept, latest ones only. */
export const CHANGES_LIMIT = 20;
export const ACCOUNT_LENGTH = 60;
export const DESCRIPTION_LENGTH = 300;

/** A component of a line: a payout of the card processor, a payment deposited at the bank, or a refund paid out. */
export const pieceSchema = z.object({
  kind: z.enum(PIECE_KINDS),
  /** Stripe's ID of the payout, the payment's ID, or `payment.refund`. */
  id: z.string().min(1).max(260),
  amountCents: signedCents,
  /** The day (YYYY-MM-DD) the money was expected or taken. */
  on: z.string().max(10),
  label: line(200),
});
export type Piece = z.infer<typeof pieceSchema>;

/** companies/{c}/bankLines/{id}: one line of a bank statement. Written only by functions. */
export const bankLineSchema = z.object({
  /** The office's name for the account: `Operating`. */
  account: requiredLine(ACCOUNT_LENGTH, 'Name the bank account'),
  /** The last four digits of its number, if in the file. The whole number is never stored. */
  accountEnd: line(4).default(''),
  on: isoDay,
  /** Negative for withdrawals. */
  amountCents: signedCents,
  currency: currencyCode,
  description: line(DESCRIPTION_LENGTH).default(''),
  checkNumber: line(30).default(''),
  /** The bank's ID for the line (FITID); '' in most CSV files. */
  bankId: line(255).default(''),
  fileName: line(150).default(''),
  state: z.enum(BANK_LINE_STATES).default('open'),
  pieces: z.array(pieceSchema).max(PIECES_LIMIT).default([]),
  /** `payout:po_1` for each piece, so that nothing is matched to two lines. */
  keys: z.array(z.string().max(300)).max(PIECES_LIMIT).default([]),
  /** The line's amount minus its pieces. */
  differenceCents: signedCents.default(0),
  /** The reason for a difference, or what a set-aside line is. */
  note: line(200).default(''),
  decidedBy: z.string().max(128).default(''),
  decidedAt: optionalInstant,
  /** The line's values in earlier files, latest change last. */
  changes: z
    .array(
      z.object({
        at: z.string().max(30),
        by: z.string().max(128),
        on: z.string().max(10),
        amountCents: signedCents,
        description: line(DESCRIPTION_LENGTH),
      }),
    )
    .max(CHANGES_LIMIT)
    .default([]),
  searchWords: searchWordsField,
});
export type BankLine = z.infer<typeof bankLineSchema>;

/** The fields of an undecided line, or one whose decision was undone. */
export const UNDECIDED = {
  state: 'open',
  pieces: [],
  keys: [],
  differenceCents: 0,
  note: '',
  decidedBy: '',
  decidedAt: '',
} satisfies Partial<BankLine>;

export const pieceKey = ({ kind, id }: Pick<Piece, 'kind' | 'id'>): string => `${kind}:${id}`;

/** Reduces a piece to its stored fields. */
export const pieceOf = ({ kind, id, amountCents, on, label }: Piece): Piece => ({ kind, id, amountCents, on, label });

/** Returns the payment ID of a piece's ID: a payment's own ID, or `payment.refund`. */
export const paymentIdOf = (pieceId: string): string => pieceId.split('.')[0] ?? '';
