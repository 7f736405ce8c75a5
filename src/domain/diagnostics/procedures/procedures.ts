import { airflow } from './airflow';
import { backflowAssembly } from './backflowAssembly';
import { combustion } from './combustion';
import { electrical } from './electrical';
import { hydronic } from './hydronic';
import type { Procedure } from './procedure';
import type { ProcedureKind } from './kinds';
import { refrigerantCooling } from './refrigerantCooling';
import { vacuum } from './vacuum';
import { water } from './water';
import { waterQuality } from './waterQuality';

/** The guided measurements, cheapest and safest first. */
export const PROCEDURES: Record<ProcedureKind, Procedure> = {
  airflow,
  'refrigerant-cooling': refrigerantCooling,
  electrical,
  combustion,
  vacuum,
  hydronic,
  water,
  'water-quality': waterQuality,
  backflow: backflowAssembly,
};
