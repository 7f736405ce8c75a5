import type { AssistantAnswer, StoredProposal } from '@/domain/assistant/api';
import { proposalSchema, type Proposal } from '@/domain/assistant/proposal';
import { conversationMessageSchema } from '@/domain/assistant/schema';

const AT = '2026-07-06T15:00:00.000Z';
const EXPIRES = '2026-10-04T15:00:00.000Z';

type MessageParts = Partial<AssistantAnswer['message']>;

/** Builds a stored message; by default a complete answer to the first question. */
export const buildMessage = (parts: MessageParts = {}): AssistantAnswer['message'] => ({
  ...conversationMessageSchema.parse({
    conversationId: 'c1',
    ownerUid: 'user-1',
    from: 'assistant',
    index: 1,
    at: AT,
    expiresAt: EXPIRES,
    ...parts,
  }),
  id: parts.id ?? 'answer-1',
});

/** Builds an open proposal for a note. */
export const buildProposal = (parts: Partial<Proposal> & { id?: string } = {}): StoredProposal => ({
  ...proposalSchema.parse({
    conversationId: 'c1',
    messageId: 'answer-1',
    ownerUid: 'user-1',
    kind: 'note',
    title: 'Note about Marta Ellison',
    after: JSON.stringify({ subjectType: 'customer', subjectId: 'm', customerId: 'm', text: 'Gate code 4411' }),
    hash: 'a'.repeat(64),
    madeAt: AT,
    expiresAt: EXPIRES,
    ...parts,
  }),
  id: parts.id ?? 'p1',
});
