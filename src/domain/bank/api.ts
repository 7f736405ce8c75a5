import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { currencyCode, signedCents } from '../money/schema';
import { isoDay, line, recordId, requiredLine } from '../record/schema';
import { DIFFERS, LINE_CHOICES, OUTCOMES } from './compare';
import { SURENESS } from './propose';
import { ACCOUNT_LENGTH, DESCRIPTION_LENGTH, PIECE_KINDS, PIECES_LIMIT, pieceSchema } from './schema';

/** Maximum lines per call; a longer file is imported in parts. */
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
 * For bookkeepers: compares a bank file's lines with the account's stored lines. With `seen` '' nothing is written; with the hash of a
 * comparison it is applied. Importing the same file again changes nothing.
 * @throws `conflict` when the stored lines have changed since the comparison was shown
 */
export const importBankLines = defineContract({
  name: 'importBankLines',
  input: z.object({
    account: requiredLine(ACCOUNT_LENGTH, 'Name the bank account'),
    accountEnd: line(4).default(''),
    currency: currencyCode,
    fileName: line(150).default(''),
    lines: z.array(fileLineSchema).min(1, 'This file has no lines').max(LINES_AT_ONCE),
    /** Choices by line index; `choiceFor` decides the others. */
    choices: z
      .array(z.object({ index: z.number().int().min(0).max(LINES_AT_ONCE), choice: z.enum(LINE_CHOICES) }))
      .max(LINES_AT_ONCE)
      .default([]),
    seen: z.string().max(64),
  }),
  output: z.object({
    hash: z.string(),
    rows: z.array(changedLine),
    /** Stored lines referenced by rows or `gone`. */
    stored: z.array(storedFace),
    gone: z.array(z.string()),
    /** The other account name under which most of these lines are already stored; ''. */
    alsoIn: z.string(),
    added: z.number().int(),
    updated: z.number().int(),
    /** Matches that were removed because their line's amount or day changed. */
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

/**
 * For bookkeepers: proposes matches for each open line, and lists what hasn't reached the bank and matches that no longer agree.
 * Read-only.
 */
export const proposeBankMatches = defineContract({
  name: 'proposeBankMatches',
  input: z.object({}),
  output: z.object({
    proposals: z.array(proposalSchema),
    /** Pieces not on any line yet, oldest first. */
    waiting: z.array(pieceSchema),
    /** Matched lines whose payment or payout has since changed amount or failed. */
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
    /** `open` undoes a decision. */
    does: z.enum(['match', 'set-aside', 'open']),
    pieces: z.array(z.object({ kind: z.enum(PIECE_KINDS), id: z.string().min(1).max(260) })).max(PIECES_LIMIT),
    /** The remaining difference the user saw. Any other difference is rejected. */
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

/** For bookkeepers: accepts matches, or records what else a line is. Each line succeeds or is rejected on its own. */
export const decideBankLines = defineContract({
  name: 'decideBankLines',
  input: z.object({ decisions: z.array(decisionSchema).min(1).max(DECISIONS_AT_ONCE) }),
  output: z.object({ done: z.number().int(), faults: z.array(z.object({ lineId: z.string(), why: z.string() })) }),
});
