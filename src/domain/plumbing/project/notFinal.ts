import type { ProjectResult } from './result';
import type { Fixture, Project } from './schema';

/** The note on a pipe that waits for a fixture; the fixture says what is missing. */
export const NOT_FINAL = 'not final: a fixture behind it is left out';

/**
 * Marks every pipe that feeds or drains an omitted fixture: without it, the pipe would be too small. What such a pipe lacks is reported
 * once, at the fixture. `entire` is what was entered, `kept` the fixtures calculated.
 */
export function notFinal(result: ProjectResult, entire: Project, kept: readonly Fixture[]): ProjectResult {
  if (kept.length === entire.fixtures.length) return result;
  const calculated = new Set(kept.map(({ id }) => id));
  const parentOf = new Map(entire.segments.map(({ id, parent }) => [id, parent]));
  const doubted = new Set<string>();
  for (const { id, cold, hot, drain, vent } of entire.fixtures) {
    if (calculated.has(id)) continue;
    for (const side of [cold, hot, drain, vent])
      // Up to the source; a loop ends where it started.
      for (let at = side; at !== undefined && parentOf.has(at) && !doubted.has(at); at = parentOf.get(at))
        doubted.add(at);
  }
  const paths = new Set(entire.segments.flatMap(({ id }, index) => (doubted.has(id) ? [`segments.${index}`] : [])));
  return {
    ...result,
    segments: result.segments.map((one) => (doubted.has(one.id) ? { ...one, ok: false, problem: NOT_FINAL } : one)),
    warnings: result.warnings.filter(({ path }) => !paths.has(path)),
  };
}
