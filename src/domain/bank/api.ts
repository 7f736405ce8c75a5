import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { currencyCode, signedCents } from '../money/schema';
import { isoDay, line, recordId, requiredLine } from '../record/schema';
import { DIFFERS, LINE_CHOICES, OUTCOMES } from './compare';
import { SURENESS } from './propose';
import { ACCOUNT_LENGTH, DESCRIPTION_LENGTH, PIECE_KINDS, PIECES_LIMIT, pieceSchema } from './schema';

/** Lines that one call takes; a longer file is imported in parts. */
export const LINES_AT_ONCE = 2000;

const fileLineSchema = z.object({
  on: isoDay,
  amountCents: signedCents,
  description: line(DESCRIPTION_LENGTH).default(''),
  checkNumber: line(30).default(''),
  bankId: line(255).default(''),
});

const changedLine = z.object({
  index: z.number().int(),
  outcome: z.enum(OUTCOMES),
  storedId: z.string(),
  differs: z.array(z.enum(DIFFERS)),
});
const storedFace = z.object({
  id: z.string(),
  on: z.string(),
  amountCents: z.number().int(),
  description: z.string(),
  isMatched: z.boolean(),
});

/**
 * Those who keep the books: the lines of a bank's file, compared with what is stored of the account. With `seen` '' nothing is written; with
 * the hash of a comparison it is carried out. The same file again changes nothing.
 * @throws `conflict` when what is stored has changed since it was seen
 */
export const importBankLines = defineContract({
  name: 'importBankLines',
  input: z.object({
    account: requiredLine(ACCOUNT_LENGTH, 'Name the bank account'),
    accountEnd: line(4).default(''),
    currency: currencyCode,
    fileName: line(150).default(''),
    lines: z.array(fileLineSchema).min(1, 'This file has no lines').max(LINES_AT_ONCE),
    /** By index of the line; `choiceFor` says what happens with the others. */
    choices: z
      .array(z.object({ index: z.number().int().min(0).max(LINES_AT_ONCE), choice: z.enum(LINE_CHOICES) }))
      .max(LINES_AT_ONCE)
      .default([]),
    seen: z.string().max(64),
  }),
  output: z.object({
    hash: z.string(),
    rows: z.array(changedLine),
    /** Stored lines that rows or `gone` name. */
    stored: z.array(storedFace),
    gone: z.array(z.string()),
    /** The name under which most of these lines are here already, where that is another one; ''. */
    alsoIn: z.string(),
    added: z.number().int(),
    updated: z.number().int(),
    /** Matches that were taken off, because the amount or the day of their line changed. */
    reopened: z.number().int(),
  }),
});
export type BankFileComparison = z.infer<typeof importBankLines.output>;

const proposalSchema = z.object({
  lineId: z.string(),
  pieces: z.array(pieceSchema),
  differenceCents: z.number().int(),
  sureness: z.enum(SURENESS),
  why: z.string(),
  setAsideAs: z.string(),
});

/** Those who keep the books: what each open line may be, what has not reached the bank, and matches that no longer agree. Nothing is written. */
export const proposeBankMatches = defineContract({
  name: 'proposeBankMatches',
  input: z.object({}),
  output: z.object({
    proposals: z.array(proposalSchema),
    /** What is on no line yet, the oldest first. */
    waiting: z.array(pieceSchema),
    /** Matched lines whose payment or payout is another amount by now, or did not hold. */
    stale: z.array(z.object({ lineId: z.string(), on: z.string(), amountCents: z.number().int(), why: z.string() })),
    /** Why payouts could not be read; ''. */
    fault: z.string(),
  }),
});
export type BankProposal = z.infer<typeof proposalSchema>;
export type BankMatches = z.infer<typeof proposeBankMatches.output>;

export const DECISIONS_AT_ONCE = 50;

const decisionSchema = z
  .object({
    lineId: recordId,
    /** `open` takes a decision back. */
    does: z.enum(['match', 'set-aside', 'open']),
    pieces: z.array(z.object({ kind: z.enum(PIECE_KINDS), id: z.string().min(1).max(260) })).max(PIECES_LIMIT),
    /** What the person saw: the difference that remains. Another one is refused. */
    differenceCents: z.number().int().default(0),
    note: line(200).default(''),
  })
  .refine(({ does, note }) => does !== 'set-aside' || note !== '', { path: ['note'], message: 'Say what it is' })
  .refine(({ does, differenceCents, note }) => does !== 'match' || differenceCents === 0 || note !== '', {
    path: ['note'],
    message: 'Say what the difference is',
  })
  .refine(({ does, pieces }) => does !== 'match' || pieces.length > 0, {
    path: ['pieces'],
    message: 'Choose what it is',
  });
export type BankDecision = z.input<typeof decisionSchema>;

/** Those who keep the books: a yes to matches, or what a line is instead. Each line is decided or refused on its own. */
export const decideBankLines = defineContract({
  name: 'decideBankLines',
  input: z.object({ decisions: z.array(decisionSchema).min(1).max(DECISIONS_AT_ONCE) }),
  output: z.object({ done: z.number().int(), faults: z.array(z.object({ lineId: z.string(), why: z.string() })) }),
});
