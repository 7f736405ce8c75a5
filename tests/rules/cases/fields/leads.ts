import { LEAD_CHANNELS, LEAD_STATES, OPEN_LEAD_STATES } from '@/domain/lead/schema';
import type { Fields } from '../../support/types';
import type { CollectionFields } from './spec';

const isOpen = (state: string): boolean => OPEN_LEAD_STATES.some((open) => open === state);
const SINGLE: Fields = { duplicateOfId: '', isDuplicate: false };

export const leads: CollectionFields = {
  later: ['autoAnswerDueAt', 'sourceText', 'searchWords'],
  refused: [
    ['a log that is not a list', { log: 'called' }],
    ['with a source text that no system sent', { sourceText: 'Yelp Ads' }],
    ['answered manually', { firstAnsweredAt: '2026-01-12T15:00:00.000Z' }],
  ],
  taken: [
    ...LEAD_STATES.map((state): [string, Fields] => [state, { state, isOpen: isOpen(state) }]),
    ...LEAD_CHANNELS.map((channel): [string, Fields] => [`by ${channel}`, { channel }]),
    ['a duplicate', { duplicateOfId: 'l2', isDuplicate: true }],
    ['single', SINGLE],
  ],
};

export const leadReceipts: CollectionFields = {
  refused: [['of another lead', { leadId: 'other' }]],
  taken: [['from an unknown sender', { seller: '', sender: '', messageId: '' }]],
};
