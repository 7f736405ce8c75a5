import { loadProjectSchema, loadRevisionSchema } from '@/domain/load-calc/project/schema';
import type { RulesCollection } from '../collection';

/** Calculations from before ducts and drawings existed have neither; their first save adds them. */
const LATER = ['ducts', 'floorPlan'];

/** Load calculations. */
export const LOAD_CALCULATION_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  manualJ: { schema: loadProjectSchema, ofServer: ['searchWords'], later: LATER },
  manualJRevisions: { schema: loadRevisionSchema, later: LATER, changeable: [] },
};
