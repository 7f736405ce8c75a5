/** Dashes that distinguish lines without color: the first is solid. */
const PATTERNS = ['', '10 5', '2 5', '14 4 2 4', '6 3', '18 6', '8 3 2 3 2 3', '4 8'] as const;

/** Line style of a technician's route. */
export type RouteLook = { color: string; dashes: string };

export const lookOf = (color: string, index: number): RouteLook => ({
  color,
  dashes: PATTERNS[index % PATTERNS.length] ?? '',
});
