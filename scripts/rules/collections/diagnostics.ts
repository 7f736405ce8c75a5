import { diagnosticSchema } from '@/domain/diagnostics/record/schema';
import { refrigerantMoveSchema } from '@/domain/refrigerant-log/schema';
import type { RulesCollection } from '../collection';

/** Sets of readings, and the refrigerant log. */
export const DIAGNOSTIC_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  diagnostics: {
    schema: diagnosticSchema,
    ofServer: ['searchWords'],
  },
  refrigerantMoves: {
    schema: refrigerantMoveSchema,
    ofServer: ['searchWords'],
    changeable: [],
  },
};
