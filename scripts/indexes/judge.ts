import { missingIndex, unneededIndexes, type IndexConfig } from './coverage';
import type { QueryShape } from './queryShape';

/** The stages of `npm test` that record queries. A query that none of them sends is never sent. */
const RECORDING_STAGES: readonly string[] = ['unit', 'pages', 'emulators', 'e2e'];

/** The stage that runs the functions, in memory. */
const FUNCTIONS_STAGE = 'unit';

type Given = {
  /** By stage. */
  recordings: ReadonlyMap<string, readonly QueryShape[]>;
  /** Queries that no test has to send: the domain functions' queries under each filter and order, and a few written by hand. */
  written: readonly QueryShape[];
  config: IndexConfig;
  /** The functions' files that build a query. */
  askingFiles: readonly string[];
  /** Whether the stages ran all their tests. */
  isWhole: boolean;
};

/**
 * Returns the mismatches between the tests' queries and the indexes, one sentence each. Unneeded indexes, and functions whose queries no
 * test sends, are reported only after all stages that could prove otherwise.
 */
export function judgeQueries({ recordings, written, config, askingFiles, isWhole }: Given): string[] {
  const sent = [...recordings.values()].flat();
  const users = new Map<string, Set<string>>();
  for (const shape of sent) {
    const what = missingIndex(shape, config);
    if (what !== null) users.set(what, (users.get(what) ?? new Set()).add(shape.use));
  }
  const missing = [...users].map(
    ([what, uses]) => `${what} (in firestore.indexes.json). It is asked by ${[...uses].join(' and ')}`,
  );
  if (!isWhole) return missing;
  const functionUses = [...(recordings.get(FUNCTIONS_STAGE) ?? []), ...written].map(({ use }) => use);
  const unsent = recordings.has(FUNCTIONS_STAGE)
    ? askingFiles.filter((file) => !functionUses.some((use) => use.includes(file)))
    : [];
  const unneeded = RECORDING_STAGES.every((stage) => recordings.has(stage))
    ? unneededIndexes([...sent, ...written], config).map(
        (index) =>
          `No query needs the index on ${index}. Each write pays for it: remove it from firestore.indexes.json.`,
      )
    : [];
  const untested =
    unsent.length > 0
      ? [`No test sends the queries of ${unsent.join(', ')}: production may refuse them. Test these functions.`]
      : [];
  return [...missing, ...untested, ...unneeded];
}
