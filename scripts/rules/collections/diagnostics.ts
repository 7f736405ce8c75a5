import { diagnosticSchema } from '@/domain/diagnostics/record/schema';
import { refrigerantMoveSchema } from '@/domain/refrigerant-log/schema';
import type { RulesCollection } from '../collection';

/** Sets of readings, and the refrigerant log. */
export const DIAGNOSTIC_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  diagnostics: {
    name: 'isSetOfReadings',
    schema: diagnosticSchema,
    source: 'diagnosticSchema in src/domain/diagnostics/record/schema.ts',
    ofServer: ['searchWords'],
  },
  refrigerantMoves: {
    name: 'isRefrigerantEntry',
    schema: refrigerantMoveSchema,
    source: 'refrigerantMoveSchema in src/domain/refrigerant-log/schema.ts',
    ofServer: ['searchWords'],
    changeable: [],
  },
};
