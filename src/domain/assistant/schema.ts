import { z } from 'zod';
import { isoInstant, line, optionalInstant, recordId, text } from '../record/schema';
import { CITED_COLLECTIONS, FIGURE_LIMIT, figureSchema, SOURCE_LIMIT, sourceSchema } from './chips';
import { ASSISTANT_TASKS } from './purpose';

export const QUESTION_LENGTH = 8_000;
export const ANSWER_LENGTH = 30_000;
export const PICTURES_LIMIT = 6;
/** Days after its last message until a conversation and everything in it is deleted. */
export const RETENTION_DAYS = 90;
/** Maximum number of messages in a conversation; after that, start a new one. */
export const MESSAGES_LIMIT = 200;

/** The record open on the screen next to the assistant. */
export const openRecordSchema = z.object({ collection: z.enum(CITED_COLLECTIONS), id: recordId });
export type OpenRecord = z.infer<typeof openRecordSchema>;

/**
 * companies/{c}/conversations/{id}: one person's conversation with the assistant. Written only by functions; read, exported and deleted
 * only by that person, regardless of anyone else's role.
 */
export const conversationSchema = z.object({
  ownerUid: z.string().min(1).max(128),
  task: z.enum(ASSISTANT_TASKS).default('ask'),
  /** The beginning of the first question, until the person renames it. */
  title: line(120),
  /** The record open at the start; '' = none. */
  openCollection: z.enum(['', ...CITED_COLLECTIONS]).default(''),
  openId: z.string().max(128).default(''),
  messageCount: z.number().int().min(0).max(MESSAGES_LIMIT).default(0),
  lastAt: isoInstant,
  /** The answer in progress, '' = none; and until when it locks the conversation if it breaks off. */
  runningId: z.string().max(128).default(''),
  runningUntil: optionalInstant,
  expiresAt: isoInstant,
});
export type Conversation = z.infer<typeof conversationSchema>;

/**
 * State of an answer. `running` past the conversation's `runningUntil` means that the server broke off.
 * - `complete`: the model finished.
 * - `stopped`: the person stopped it.
 * - `cut`: it became too long, or took too many steps.
 * - `refused`: the model wouldn't answer.
 * - `failed`: it couldn't be given; `note` says why.
 */
export const ANSWER_STATES = ['running', 'complete', 'stopped', 'cut', 'refused', 'failed'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/** Reasons an answer failed, for screens that offer a fix. */
export const FAILURES = [
  '',
  'busy',
  'unreachable',
  'not-set-up',
  'too-long',
  'switched-off',
  'cap-reached',
  'broken-off',
  'unexpected',
] as const;
export type Failure = (typeof FAILURES)[number];

/** One tool call, as text: "Looked for jobs on Monday". */
const toolUseSchema = z.object({
  id: z.string().max(128),
  name: z.string().max(64),
  words: line(200),
  state: z.enum(['running', 'done', 'failed']),
});
export type ToolUse = z.infer<typeof toolUseSchema>;

/** companies/{c}/conversationMessages/{id}: a question or an answer. Pictures are not kept, only their count. */
export const conversationMessageSchema = z.object({
  conversationId: recordId,
  ownerUid: z.string().min(1).max(128),
  from: z.enum(['person', 'assistant']),
  /** Position in its conversation, from 0; an answer's is one more than its question's. */
  index: z.number().int().min(0).max(MESSAGES_LIMIT),
  at: isoInstant,
  /** An answer's text has marks for its sources (`partsOfText`). Plain words with **bold** and lists; no links, no pictures, no HTML. */
  text: text(ANSWER_LENGTH).default(''),
  pictureCount: z.number().int().min(0).max(PICTURES_LIMIT).default(0),
  state: z.enum(ANSWER_STATES).default('complete'),
  failure: z.enum(FAILURES).default(''),
  /** Additional message for the person: why it failed or was cut, or that a cap is near. */
  note: line(500).default(''),
  tools: z.array(toolUseSchema).max(100).default([]),
  sources: z.array(sourceSchema).max(SOURCE_LIMIT).default([]),
  figures: z.array(figureSchema).max(FIGURE_LIMIT).default([]),
  proposalIds: z.array(recordId).max(20).default([]),
  /** Numbers in the text that came neither from our functions nor from the question: marked as not from the records. */
  unsupported: z.array(line(40)).max(40).default([]),
  costMicrodollars: z.number().int().min(0).default(0),
  expiresAt: isoInstant,
});
export type ConversationMessage = z.infer<typeof conversationMessageSchema>;
