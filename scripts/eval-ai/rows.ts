/** A record of the demo company, as stored. */
export type Row = { id: string; data: Record<string, unknown> };

export const text = (row: Row, field: string): string => {
  const value = row.data[field];
  return typeof value === 'string' ? value : '';
};

/** Returns a visit's planned start. */
export const startOf = (row: Row): string => (row.data['placement'] as { startsAt: string }).startsAt;
