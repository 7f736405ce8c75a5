/** Counts of completed work, for the log; `failedParts` of a company's work to look at. Never people's names. */
export type Counts = Readonly<Record<string, number>>;

/** Sums the counts of parts of a company's work. */
export function addedUp(parts: readonly Counts[]): Counts {
  const total: Record<string, number> = {};
  for (const part of parts) for (const [what, count] of Object.entries(part)) total[what] = (total[what] ?? 0) + count;
  return total;
}
