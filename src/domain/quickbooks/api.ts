import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { isoDay, optionalDate, recordId } from '../record/schema';
import { PLAN_OPS } from './plan';
import { RUN_STATES } from './run';
import { booksFactsSchema, directionsSchema, mappingSchema } from './setup';

const choice = z.object({ id: z.string(), name: z.string() });
/** `type`: the account's type, so that it is offered where it fits. */
const option = choice.extend({ type: z.string().default('') });
const amount = z.number().int().nullable();

/** Returns, for staff, what QuickBooks offers to choose from, and a suggested mapping. Nothing is saved. */
export const readQuickbooksLists = defineContract({
  name: 'readQuickbooksLists',
  input: z.object({}),
  output: z.object({
    facts: booksFactsSchema,
    /** Whether the connected company file isn't the one that this mapping and these links belong to. */
    isOtherCompany: z.boolean(),
    proposal: mappingSchema,
    /**
     * Problems that prevent a push, one sentence each: choices that no longer exist in QuickBooks, or a company file in
     * another currency.
     */
    broken: z.array(z.string()),
    items: z.array(option),
    accounts: z.array(option),
    classes: z.array(option),
    methods: z.array(option),
    taxCodes: z.array(option),
    zones: z.array(choice),
    /** The business units of the company. */
    units: z.array(choice).default([]),
  }),
});
export type QuickbooksLists = z.infer<typeof readQuickbooksLists.output>;

/** Saves the chosen setup, for staff. `startOn` is the first day that is kept in QuickBooks. */
export const saveQuickbooksSetup = defineContract({
  name: 'saveQuickbooksSetup',
  input: z.object({ mapping: mappingSchema, directions: directionsSchema, startOn: optionalDate }),
  output: z.object({}),
});

/** Deletes mapping and links, for managers, to use another company file. QuickBooks keeps what was written. */
export const startQuickbooksOver = defineContract({
  name: 'startQuickbooksOver',
  input: z.object({}),
  output: z.object({}),
});

const planRow = z.object({
  key: z.string(),
  entity: z.string(),
  label: z.string(),
  kind: z.string(),
  on: z.string(),
  op: z.enum(PLAN_OPS),
  reason: z.string(),
  oursCents: amount,
  theirsCents: amount,
  oursTaxCents: amount,
  theirsTaxCents: amount,
  remoteId: z.string(),
  choices: z.array(choice),
});
export type SeenRow = z.infer<typeof planRow>;

/** Calculates, for staff, everything that a push would do, from the current state of both sides. Nothing is written. */
export const planQuickbooks = defineContract({
  name: 'planQuickbooks',
  input: z.object({}),
  output: z.object({ hash: z.string(), rows: z.array(planRow), notes: z.array(z.string()) }),
});
export type QuickbooksPlan = z.infer<typeof planQuickbooks.output>;

/** Records, for staff, which QuickBooks customer one of ours is: `create`, `rename`, `leave`, `link:{id}`, or '' to revert a decision. */
export const decideQuickbooksMatch = defineContract({
  name: 'decideQuickbooksMatch',
  input: z.object({
    key: z.string().regex(/^[a-z-]+:[\w.:-]{1,280}$/),
    decision: z.string().regex(/^(|create|rename|leave|link:[\w-]{1,40})$/),
  }),
  output: z.object({}),
});

const progress = z.object({ runId: z.string(), state: z.enum(RUN_STATES), isDone: z.boolean() });
export type RunProgress = z.infer<typeof progress>;

/**
 * Pushes what was reviewed, minus exclusions, for staff. The caller chooses `runId`: repeating it is the same push.
 * @throws `conflict` when either side has changed since
 */
export const startQuickbooksPush = defineContract({
  name: 'startQuickbooksPush',
  input: z.object({ runId: recordId, hash: z.string().max(64), leftOut: z.array(z.string().max(300)).max(5000) }),
  output: progress,
});

/** Continues a push, or pauses it, for staff. */
export const continueQuickbooksRun = defineContract({
  name: 'continueQuickbooksRun',
  input: z.object({ runId: recordId, does: z.enum(['continue', 'resume', 'pause']) }),
  output: progress,
});

/** Reverts what a push wrote, all of it or some writes, for managers: by voiding, zeroing, reversing, or removing a link. */
export const undoQuickbooksPush = defineContract({
  name: 'undoQuickbooksPush',
  input: z.object({ runId: recordId, ofRunId: recordId, pushIds: z.array(z.string().max(60)).max(500) }),
  output: progress,
});

/** Compares both books, for at most a year, for staff. The report is stored, and its id returned. */
export const reconcileQuickbooks = defineContract({
  name: 'reconcileQuickbooks',
  input: z
    .object({ from: isoDay, to: isoDay })
    .refine(({ from, to }) => from <= to, 'The first day comes before the last'),
  output: z.object({ reportId: z.string() }),
});

/** Reads what changed in QuickBooks, and imports payments if the company wants that, for staff. */
export const pullQuickbooks = defineContract({
  name: 'pullQuickbooks',
  input: z.object({}),
  output: z.object({ changed: z.number().int(), payments: z.number().int() }),
});

/** Exports the same figures for other accounting software, for at most a year, for staff. */
export const exportBooks = defineContract({
  name: 'exportBooks',
  input: z
    .object({ from: isoDay, to: isoDay, format: z.enum(['csv', 'iif']) })
    .refine(({ from, to }) => from <= to, 'The first day comes before the last'),
  output: z.object({ text: z.string(), documents: z.number().int() }),
});
