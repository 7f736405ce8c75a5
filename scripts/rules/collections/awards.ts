import { recognitionOptOutSchema, recognitionSchema } from '@/domain/award/recognition';
import type { RulesCollection } from '../collection';

/** Whom the company recognizes, and who takes no part. */
export const AWARD_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  recognitions: {
    name: 'isRecognition',
    schema: recognitionSchema,
    source: 'recognitionSchema in src/domain/award/recognition.ts',
    changeable: ['title', 'badge', 'periodKind', 'startsOn', 'metric', 'winners', 'prize', 'note'],
    // `isProposal` and `isDecision` look after them.
    byHand: { state: null, decidedBy: null, decidedAt: null },
  },
  recognitionOptOuts: {
    name: 'isOptOut',
    schema: recognitionOptOutSchema,
    source: 'recognitionOptOutSchema in src/domain/award/recognition.ts',
    changeable: [],
    byHand: { technicianId: (technician) => `${technician} == id` },
  },
};
