import { recognitionOptOutSchema, recognitionSchema } from '@/domain/award/recognition';
import type { RulesCollection } from '../collection';

/** The people a company recognizes, and those who opt out. */
export const AWARD_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  recognitions: {
    schema: recognitionSchema,
    changeable: ['title', 'badge', 'periodKind', 'startsOn', 'metric', 'winners', 'prize', 'note'],
    // Checked by `isProposal` and `isDecision`.
    byHand: ['state', 'decidedBy', 'decidedAt'],
  },
  recognitionOptOuts: {
    schema: recognitionOptOutSchema,
    changeable: [],
  },
};
