import { z } from 'zod';
import { defineContract, defineStreamContract } from '@/lib/contract';
import { isTimeZone } from '@/lib/dates';
import { line, recordId, text } from '../record/schema';
import { figureSchema, sourceSchema } from './chips';
import { proposalSchema } from './proposal';
import { AI_PURPOSES, ASSISTANT_TASKS } from './purpose';
import { conversationMessageSchema, FAILURES, openRecordSchema, PICTURES_LIMIT, QUESTION_LENGTH } from './schema';

/** A picture 1568 px on its long side takes about 700,000 characters. All pictures of a question together fit a function request, 10 MB. */
export const PICTURE_CHARACTERS = 1_500_000;

/** A picture already downscaled on the device: at most 1568 px on its long side. */
const pictureSchema = z.object({
  mediaType: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  /** Base64, without the `data:` prefix. */
  data: z
    .string()
    .min(100, 'This picture is empty')
    .max(PICTURE_CHARACTERS, 'This picture is too large')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'This picture cannot be read'),
});
export type Picture = z.infer<typeof pictureSchema>;

const storedMessage = conversationMessageSchema.extend({ id: recordId });
const storedProposal = proposalSchema.extend({ id: recordId });
export type StoredProposal = z.infer<typeof storedProposal>;

/** Share of this month's caps used, in whole percent; at 100, requests stop. */
const usage = z.object({ personPercent: z.number().int(), companyPercent: z.number().int() });
export type UsageShare = z.infer<typeof usage>;

/**
 * The chunks streamed while an answer is made, in order: `started` once; then any of the others, where `sources` precede the text that
 * marks them and a tool's `running` precedes its `done` or `failed`; `done` or `failed` last. Pages skip chunks of an unknown kind.
 * Nothing is sent twice, and all of it is in the stored message.
 */
const chunkSchema = z.discriminatedUnion('t', [
  z.object({ t: z.literal('started'), conversationId: recordId, questionId: recordId, answerId: recordId }),
  /** More text. */
  z.object({ t: z.literal('text'), d: z.string() }),
  /** The activity, as text to show while it runs ("Looking for free times on Tuesday …") and afterward. */
  z.object({
    t: z.literal('tool'),
    id: z.string(),
    name: z.string(),
    words: z.string(),
    state: z.enum(['running', 'done', 'failed']),
  }),
  z.object({ t: z.literal('sources'), sources: z.array(sourceSchema) }),
  z.object({ t: z.literal('figure'), figure: figureSchema }),
  z.object({ t: z.literal('proposal'), proposal: storedProposal }),
  /** A sentence to show next to the answer: a cap is near, or another provider is answering. */
  z.object({ t: z.literal('notice'), kind: z.enum(['cap-near', 'fallback', 'retry']), words: z.string() }),
  z.object({ t: z.literal('done'), message: storedMessage, usage }),
  z.object({ t: z.literal('failed'), failure: z.enum(FAILURES), words: z.string(), message: storedMessage, usage }),
]);
export type AnswerChunk = z.infer<typeof chunkSchema>;

/**
 * For everyone with the feature: asks the assistant. It reads only what the user may read. `conversationId` and `questionId` are
 * generated on the device: the same `questionId` returns the same answer without asking again. A conversation answers one question at a
 * time.
 *
 * After `started`, any failure is an answer with a state (`failed`, `cut`, `refused`, `stopped`). Before, it throws: `permission-denied`
 * (feature), `failed-precondition` (switched off, not set up, cap reached, conversation full), `conflict` (another answer is in
 * progress), `rate-limited`, `invalid` with the field.
 */
export const askAssistant = defineStreamContract({
  name: 'askAssistant',
  input: z.object({
    conversationId: recordId,
    questionId: recordId,
    task: z.enum(ASSISTANT_TASKS).default('ask'),
    text: text(100_000)
      .refine((question) => question.length <= QUESTION_LENGTH, {
        message: `At most ${QUESTION_LENGTH.toLocaleString('en-US')} characters. Ask for one thing at a time.`,
      })
      .default(''),
    pictures: z
      .array(pictureSchema)
      .max(PICTURES_LIMIT, `At most ${String(PICTURES_LIMIT)} pictures at once`)
      .default([]),
    open: openRecordSchema.nullable().default(null),
    /** The device's time zone, for "tomorrow at 8"; '' = the company's. */
    timeZone: z
      .string()
      .max(60)
      .refine((zone) => zone === '' || isTimeZone(zone), 'Not a time zone')
      .default(''),
    /** For a translation: the language in English, as "Spanish". */
    language: line(40).default(''),
  }),
  chunk: chunkSchema,
  output: z.object({
    conversationId: recordId,
    message: storedMessage,
    proposals: z.array(storedProposal),
    usage,
  }),
});
export type AssistantQuestion = z.infer<typeof askAssistant.input>;
export type AssistantAnswer = z.infer<typeof askAssistant.output>;

/**
 * For the user the proposal was made for: accepts or declines it. `hash` is that of the proposal on screen. With `fields` (JSON of
 * `PROPOSAL_FIELDS`) the user's own version is carried out, and the state is `edited`. Permissions are rechecked, and the record must be
 * unchanged: otherwise the proposal comes back `outdated`, and nothing was done. Repeating an answer changes nothing.
 * @throws `invalid` with the field, `permission-denied`, `not-found`, `conflict` if answered differently; and whatever the screens' own
 * callables throw, such as quiet hours for a message. The proposal then stays open.
 */
export const answerProposal = defineContract({
  name: 'answerProposal',
  input: z.object({
    proposalId: recordId,
    answer: z.enum(['accept', 'drop']),
    hash: z.string().max(64).default(''),
    fields: z.string().max(100_000).default(''),
  }),
  output: z.object({ proposal: storedProposal }),
});

/** For the same user: undoes an accepted proposal, if `canUndo`. @throws `conflict` when the record has been changed since. */
export const undoProposal = defineContract({
  name: 'undoProposal',
  input: z.object({ proposalId: recordId }),
  output: z.object({ proposal: storedProposal }),
});

/** For the same user: renames a conversation. */
export const renameConversation = defineContract({
  name: 'renameConversation',
  input: z.object({ conversationId: recordId, title: line(120).min(1, 'Enter a name') }),
  output: z.object({}),
});

/** For the same user: permanently deletes a conversation with its content; without an ID, all of them. Actions taken are not undone. */
export const deleteConversations = defineContract({
  name: 'deleteConversations',
  input: z.object({ conversationId: recordId.or(z.literal('')) }),
  output: z.object({ deletedCount: z.number().int() }),
});

/** For everyone with the feature: returns whether and for what the assistant can be asked, before anything is typed. */
export const readAllowance = defineContract({
  name: 'readAllowance',
  input: z.object({}),
  output: z.object({
    isOn: z.boolean(),
    purposes: z.array(z.enum(AI_PURPOSES)),
    usage,
    /** The text shown instead of the input field; '' = the assistant can be asked. */
    hindrance: z.string(),
  }),
});
export type Allowance = z.infer<typeof readAllowance.output>;
