/** The guided measurements, by the name stored in a record. */
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

/** Their titles. Kept here because lists need the titles without loading the calculations. */
export const PROCEDURE_TITLES: Record<ProcedureKind, string> = {
  airflow: 'Airflow and capacity',
  'refrigerant-cooling': 'Refrigerant circuit, cooling',
  electrical: 'Electrical',
  combustion: 'Combustion',
  vacuum: 'Evacuation and standing vacuum',
  hydronic: 'Hydronic loop',
  water: 'Water pressure, flow and leaks',
  'water-quality': 'Water quality',
  backflow: 'Backflow assembly',
};
