/** A record of the demo company, as it is stored. */
export type Row = { id: string; data: Record<string, unknown> };

export const text = (row: Row, field: string): string => {
  const value = row.data[field];
  return typeof value === 'string' ? value : '';
};

/** When a visit is planned to start. */
export const startOf = (row: Row): string => (row.data['placement'] as { startsAt: string }).startsAt;
