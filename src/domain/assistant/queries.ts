import type { ListQuery } from '../record/listQuery';
import { MESSAGES_LIMIT } from './schema';

const CONVERSATION_PAGE = 30;
const PROPOSAL_PAGE = 60;

// Each query names its reader: the security rules allow no list that could contain another person's.

/** A person's conversations, latest first. Read page by page. */
export const conversationsOf = (uid: string): ListQuery => ({
  where: [{ field: 'ownerUid', operator: '==', value: uid }],
  orderBy: [{ field: 'lastAt', direction: 'desc' }],
  limit: CONVERSATION_PAGE,
});

/** The messages of a conversation, latest first. Read page by page. */
export const messagesOf = (uid: string, conversationId: string): ListQuery => ({
  where: [
    { field: 'ownerUid', operator: '==', value: uid },
    { field: 'conversationId', operator: '==', value: conversationId },
  ],
  orderBy: [{ field: 'index', direction: 'desc' }],
  limit: Math.min(60, MESSAGES_LIMIT),
});

/** The proposals of a conversation, latest first. */
export const proposalsOf = (uid: string, conversationId: string): ListQuery => ({
  where: [
    { field: 'ownerUid', operator: '==', value: uid },
    { field: 'conversationId', operator: '==', value: conversationId },
  ],
  orderBy: [{ field: 'madeAt', direction: 'desc' }],
  limit: PROPOSAL_PAGE,
});

/** Total usage per month, latest first. */
export const usageMonths = (): ListQuery => ({
  where: [{ field: 'uid', operator: '==', value: '' }],
  orderBy: [{ field: 'month', direction: 'desc' }],
  limit: 12,
});

/** Each person's usage in a month; the entry without a `uid` is the total. */
export const usageOfMonth = (month: string): ListQuery => ({
  where: [{ field: 'month', operator: '==', value: month }],
  orderBy: [{ field: 'costMicrodollars', direction: 'desc' }],
  limit: 60,
});
