import { recognitionOptOutSchema, recognitionSchema } from '@/domain/award/recognition';
import type { RulesCollection } from '../collection';

/** Whom the company recognizes, and who takes no part. */
export const AWARD_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  recognitions: {
    schema: recognitionSchema,
    changeable: ['title', 'badge', 'periodKind', 'startsOn', 'metric', 'winners', 'prize', 'note'],
    // `isProposal` and `isDecision` look after them.
    byHand: ['state', 'decidedBy', 'decidedAt'],
  },
  recognitionOptOuts: {
    schema: recognitionOptOutSchema,
    changeable: [],
  },
};
