/** The guided measurements, by their stored names. */
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

/** Titles of the procedures. Kept here because lists need the words without the calculations. */
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
