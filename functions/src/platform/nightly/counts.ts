/** Counts of completed work, for the log; `failedParts` of a company's work to look at. Never people's names. */
export type Counts = Readonly<Record<string, number>>;

/** Adds up what parts of a company's work came to. */
export function addedUp(parts: readonly Counts[]): Counts {
  const total: Record<string, number> = {};
  for (const part of parts) for (const [what, count] of Object.entries(part)) total[what] = (total[what] ?? 0) + count;
  return total;
}
