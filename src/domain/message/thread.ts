import { z } from 'zod';
import type { ListQuery } from '../record/listQuery';
import { isoInstant, line, optionalInstant } from '../record/schema';

/** The channel of the last message, in either direction. */
const THREAD_CHANNELS = ['sms', 'email', 'request'] as const;
export type ThreadChannel = (typeof THREAD_CHANNELS)[number];

/** The length of the last message's excerpt in a list. */
const WORDS_LENGTH = 160;

/**
 * companies/{c}/threads/{customerId}: the status of the conversation with a customer. The messages are in `texts`, `mail` and the visits;
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
  /** Whether the customer wrote something that no one has read. */
  isUnread: z.boolean().default(false),
  /** Whether the customer wrote something that no one has answered, read or not. */
  needsAnswer: z.boolean().default(false),
  /** Time a person of the company last wrote, or marked it as needing no answer. */
  answeredAt: optionalInstant,
  /** The assignee (a uid); '' = no one in particular. */
  assignedTo: z.string().max(128).default(''),
  readAt: optionalInstant,
  readBy: line(128).default(''),
});
export type Thread = z.infer<typeof threadSchema>;

/** Shortens a message to one line, as the inbox shows it. */
export const threadWords = (words: string): string => {
  const flat = words.replaceAll(/\s+/g, ' ').trim();
  return flat.length <= WORDS_LENGTH ? flat : `${flat.slice(0, WORDS_LENGTH - 1)}…`;
};

/** How many conversations are listed at first, and how many more each time older ones are loaded. */
export const THREADS_SHOWN = 100;

/** All conversations, latest first. */
export const threadList = (): ListQuery => ({
  orderBy: [{ field: 'lastAt', direction: 'desc' }],
  limit: THREADS_SHOWN,
});

/** Unread conversations, latest first. */
export const unreadThreads = (): ListQuery => ({
  ...threadList(),
  where: [{ field: 'isUnread', operator: '==', value: true }],
});

/** Returns the query for unanswered threads, latest first. */
export const unansweredThreads = (limit = THREADS_SHOWN): ListQuery => ({
  ...threadList(),
  limit,
  where: [{ field: 'needsAnswer', operator: '==', value: true }],
});

/** Conversations assigned to one person, latest first. */
export const threadsOf = (uid: string): ListQuery => ({
  ...threadList(),
  where: [{ field: 'assignedTo', operator: '==', value: uid }],
});
