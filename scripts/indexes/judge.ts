import { missingIndex, unneededIndexes, type IndexConfig } from './coverage';
import type { QueryShape } from './queryShape';

/** The stages of `npm test` that record queries. A query sent in none of them is never sent. */
const RECORDING_STAGES: readonly string[] = ['unit', 'pages', 'emulators', 'e2e'];

/** The stages that run the functions: in memory, on the emulators. */
const FUNCTIONS_STAGE = 'unit';

type Given = {
  /** By stage. */
  recordings: ReadonlyMap<string, readonly QueryShape[]>;
  /** Queries that tests needn't send: those of the domain's functions under each filter and order, and a few listed manually. */
  written: readonly QueryShape[];
  config: IndexConfig;
  /** The functions' files that build a query. */
  askingFiles: readonly string[];
  /** Whether the stages ran all their tests. */
  isWhole: boolean;
};

/**
 * Returns mismatches between the queries tests sent and the indexes, one sentence each. Unused indexes, and functions whose queries no
 * test sends, are judged only after all stages that could show it.
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
