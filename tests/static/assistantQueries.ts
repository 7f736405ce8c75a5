import { conversationsOf, messagesOf, proposalsOf, usageMonths, usageOfMonth } from '@/domain/assistant/queries';

/** The part of `QUERY_FUNCTIONS` that reads the assistant's conversations and AI costs. */
export const ASSISTANT_QUERIES = {
  conversationsOf: [{ collection: 'conversations' as const, queries: [conversationsOf('u')] }],
  messagesOf: [{ collection: 'conversationMessages' as const, queries: [messagesOf('u', 'x')] }],
  proposalsOf: [{ collection: 'aiProposals' as const, queries: [proposalsOf('u', 'x')] }],
  usageMonths: [{ collection: 'aiUsage' as const, queries: [usageMonths()] }],
  usageOfMonth: [{ collection: 'aiUsage' as const, queries: [usageOfMonth('2026-11')] }],
};
