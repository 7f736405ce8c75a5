/** The guided measurements, by the name that a record keeps. */
export const PROCEDURE_KINDS = [
  'airflow',
  'refrigerant-cooling',
  'electrical',
  'combustion',
  'vacuum',
  'hydronic',
  'water',
  'water-quality',
  'backflow',
] as const;
export type ProcedureKind = (typeof PROCEDURE_KINDS)[number];
