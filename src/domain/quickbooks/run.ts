import { z } from 'zod';
import { isoInstant, line, optionalInstant } from '../record/schema';

export const RUN_STATES = ['running', 'paused', 'done'] as const;

/** companies/{c}/quickbooksRuns/{id}: what someone confirmed, and its progress. Written by functions only. */
export const quickbooksRunSchema = z.object({
  kind: z.enum(['push', 'undo']),
  state: z.enum(RUN_STATES),
  total: z.number().int().default(0),
  done: z.number().int().default(0),
  failed: z.number().int().default(0),
  startedBy: z.string().max(128),
  startedAt: isoInstant,
  endedAt: optionalInstant,
  /** Not before this time: QuickBooks asked us to back off, or didn't respond. */
  waitUntil: optionalInstant,
  /** Why it is paused or waits. */
  note: line(500).default(''),
  /** The lease of the current worker, and until when no one else may work on it. */
  leaseId: z.string().max(40).default(''),
  leaseEndsAt: optionalInstant,
});
export type QuickbooksRun = z.infer<typeof quickbooksRunSchema>;

export const PUSH_STATES = ['waiting', 'done', 'failed', 'conflict', 'undone'] as const;
export type PushState = (typeof PUSH_STATES)[number];
export const PUSH_STATE_LABELS: Record<PushState, string> = {
  waiting: 'Waiting',
  done: 'Pushed',
  failed: 'Failed',
  conflict: 'Conflict',
  undone: 'Taken back',
};

/** Operations in QuickBooks for one row; the last three undo. */
export const PUSH_OPS = ['create', 'update', 'link', 'void', 'take-back'] as const;

/**
 * companies/{c}/quickbooksPushes/{runId}-{order}: one write, whose id is the request id that makes a repeat idempotent. Written by
 * functions only.
 */
export const quickbooksPushSchema = z.object({
  runId: z.string().max(40),
  order: z.number().int(),
  key: z.string().max(300),
  entity: z.string().max(40),
  op: z.enum(PUSH_OPS),
  kind: line(60).default(''),
  label: line(330).default(''),
  on: z.string().max(10).default(''),
  state: z.enum(PUSH_STATES),
  /** The request body as JSON; '' for none. */
  body: z.string().max(600_000).default(''),
  sentHash: z.string().max(64).default(''),
  remoteId: z.string().max(40).default(''),
  syncToken: z.string().max(20).default(''),
  oursCents: z.number().int().nullable().default(null),
  oursTaxCents: z.number().int().nullable().default(null),
  /** The resulting amounts in QuickBooks. */
  theirsCents: z.number().int().nullable().default(null),
  theirsTaxCents: z.number().int().nullable().default(null),
  attempts: z.number().int().default(0),
  fault: line(500).default(''),
  /** For an undo: the push that it undoes. */
  undoes: z.string().max(60).default(''),
  at: optionalInstant,
});
export type QuickbooksPush = z.infer<typeof quickbooksPushSchema>;

export const pushId = (runId: string, order: number): string => `${runId}-${String(order).padStart(5, '0')}`;
