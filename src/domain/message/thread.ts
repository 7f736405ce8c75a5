import { z } from 'zod';
import type { ListQuery } from '../record/listQuery';
import { isoInstant, line, optionalInstant } from '../record/schema';

/** What a customer last wrote by, or we to them. */
const THREAD_CHANNELS = ['sms', 'email', 'request'] as const;
export type ThreadChannel = (typeof THREAD_CHANNELS)[number];

/** As much of the last message as a list shows. */
const WORDS_LENGTH = 160;

/**
 * companies/{c}/threads/{customerId}: where the conversation with a customer stands. What was said is in `texts`, `mail` and the visits;
 * this is what the inbox lists. Written by functions only.
 */
export const threadSchema = z.object({
  customerId: z.string().max(128),
  customerName: z.string().max(330).default(''),
  lastAt: isoInstant,
  lastWords: z.string().max(WORDS_LENGTH).default(''),
  lastChannel: z.enum(THREAD_CHANNELS).default('sms'),
  /** Whether the customer wrote last. */
  isFromCustomer: z.boolean().default(false),
  /** Whether the customer wrote something that nobody has read. */
  isUnread: z.boolean().default(false),
  /** Whether the customer wrote something that nobody has answered, read or not. */
  needsAnswer: z.boolean().default(false),
  /** When a person of the company last wrote, or said that no answer is needed. */
  answeredAt: optionalInstant,
  /** Who looks after it (a uid); '' = nobody in particular. */
  assignedTo: z.string().max(128).default(''),
  readAt: optionalInstant,
  readBy: line(128).default(''),
});
export type Thread = z.infer<typeof threadSchema>;

/** A message in one line, as the inbox shows it. */
export const threadWords = (words: string): string => {
  const flat = words.replaceAll(/\s+/g, ' ').trim();
  return flat.length <= WORDS_LENGTH ? flat : `${flat.slice(0, WORDS_LENGTH - 1)}…`;
};

/** Conversations that are listed at first; as many again each time older ones are asked for. */
export const THREADS_SHOWN = 100;

/** All conversations, the latest first. */
export const threadList = (): ListQuery => ({
  orderBy: [{ field: 'lastAt', direction: 'desc' }],
  limit: THREADS_SHOWN,
});

/** What nobody has read yet, the latest first. */
export const unreadThreads = (): ListQuery => ({
  ...threadList(),
  where: [{ field: 'isUnread', operator: '==', value: true }],
});

/** What nobody has answered yet, the latest first. */
export const unansweredThreads = (limit = THREADS_SHOWN): ListQuery => ({
  ...threadList(),
  limit,
  where: [{ field: 'needsAnswer', operator: '==', value: true }],
});

/** What somebody looks after, the latest first. */
export const threadsOf = (uid: string): ListQuery => ({
  ...threadList(),
  where: [{ field: 'assignedTo', operator: '==', value: uid }],
});
