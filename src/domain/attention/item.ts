/** Kinds of things that someone should act on or know about, most urgent first. */
export const ATTENTION_KINDS = [
  'late',
  'running-late',
  'lead',
  'reschedule',
  'answer',
  'disputed',
  'deadline',
  'changes',
  'signed',
  'lead-next',
  'mail-failed',
  'connection',
  'review',
  'unscheduled',
  'to-invoice',
  'overdue',
  'licence',
  'credential',
  'notice',
  'post',
  'import',
  'sums',
  'declined',
  'paid',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** One entry of the "Needs you" feed. */
export type AttentionItem = {
  /** Stays the same for the same occasion, so that dismissed items stay dismissed. */
  id: string;
  kind: AttentionKind;
  /** The event, in a few words. */
  title: string;
  detail: string;
  /** When: an instant (ISO), or a calendar day (YYYY-MM-DD). */
  at: string;
  /** The single action to take. */
  action: { label: string; to: string };
  /** True for news: may be dismissed, and disappears automatically. Tasks stay until they are done. */
  isNews: boolean;
};
