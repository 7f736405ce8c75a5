import type { ListQuery } from '../record/listQuery';
import { MESSAGES_LIMIT } from './schema';

const CONVERSATION_PAGE = 30;
const PROPOSAL_PAGE = 60;

// Each names its reader: the rules give no one a list that could hold another's.

/** A person's conversations, the latest first. Read page by page. */
export const conversationsOf = (uid: string): ListQuery => ({
  where: [{ field: 'ownerUid', operator: '==', value: uid }],
  orderBy: [{ field: 'lastAt', direction: 'desc' }],
  limit: CONVERSATION_PAGE,
});

/** The messages of a conversation, the latest first. Read page by page. */
export const messagesOf = (uid: string, conversationId: string): ListQuery => ({
  where: [
    { field: 'ownerUid', operator: '==', value: uid },
    { field: 'conversationId', operator: '==', value: conversationId },
  ],
  orderBy: [{ field: 'index', direction: 'desc' }],
  limit: Math.min(60, MESSAGES_LIMIT),
});

/** The proposals of a conversation, the latest first. */
export const proposalsOf = (uid: string, conversationId: string): ListQuery => ({
  where: [
    { field: 'ownerUid', operator: '==', value: uid },
    { field: 'conversationId', operator: '==', value: conversationId },
  ],
  orderBy: [{ field: 'madeAt', direction: 'desc' }],
  limit: PROPOSAL_PAGE,
});

/** What all together used, month by month, the latest first. */
export const usageMonths = (): ListQuery => ({
  where: [{ field: 'uid', operator: '==', value: '' }],
  orderBy: [{ field: 'month', direction: 'desc' }],
  limit: 12,
});

/** What each person used in a month; the entry without a `uid` is for all. */
export const usageOfMonth = (month: string): ListQuery => ({
  where: [{ field: 'month', operator: '==', value: month }],
  orderBy: [{ field: 'costMicrodollars', direction: 'desc' }],
  limit: 60,
});
