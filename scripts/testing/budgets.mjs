// The processor time each stage of `npm test` may take. Adding tests means raising their budget here, in plain sight.

/** Seconds of one core on a machine with MACHINE_MS (machineSpeed.mjs), by stage; `emulators` is Java, firebase-tools and the functions. */
const BUDGET_SECONDS = {
  lint: 150,
  knip: 16,
  'format:check': 6,
  // The compilation counts toward the emulators: its result is cached (scripts/emulators/README.md).
  'rules:size': 20,
  // Includes layer checks, nights and e-mails killed at each step, every callable with hostile values, every reader with damaged records.
  unit: 300,
  pages: 380,
  // Without source maps.
  build: 75,
  // Builds the functions in a separate folder from the running ones.
  'check:size': 20,
  rules: 35,
  contract: 14,
  'storage-rules': 10,
  functions: 35,
  e2e: 210,
  emulators: 330,
  'check:indexes': 8,
};

/** A stage fails when it takes this many times its budget. */
const TOLERANCE = 1.25;

const limitOf = (stage, slowness) => (BUDGET_SECONDS[stage] ?? 0) * slowness * TOLERANCE;

/**
 * @param {Map<string, number>} seconds by stage
 * @param {number} slowness of this machine
 * @returns {import('./countResults.mjs').Count} a stage that took too long is a failure
 */
export function judgeTimes(seconds, slowness) {
  const failures = [...seconds]
    .filter(([stage, taken]) => taken > limitOf(stage, slowness))
    .map(
      ([stage, taken]) =>
        `${stage} took ${Math.round(taken)} s of processor time. Its budget is ${BUDGET_SECONDS[stage] ?? 0} s, and a quarter more fails: make it cheaper, or say in scripts/testing/budgets.mjs why it may take longer.`,
    );
  return { passed: seconds.size - failures.length, failed: failures.length, skipped: 0, failures };
}

/**
 * @param {Map<string, number>} seconds by stage
 * @param {{ slowness: number, wallSeconds: number, busySeconds?: number | undefined }} run of which `busySeconds` is what all cores did
 * @returns {string} a line for each stage
 */
export function describeTimes(seconds, { slowness, wallSeconds, busySeconds }) {
  const rows = [...seconds].map(
    ([stage, taken]) =>
      `   ${stage.padEnd(14)} ${taken.toFixed(0).padStart(5)} s of ${String(BUDGET_SECONDS[stage] ?? 0).padStart(4)}`,
  );
  const sum = [...seconds.values()].reduce((total, one) => total + one, 0);
  const machine = slowness > 1 ? `, on a machine ${slowness.toFixed(2)} times slower than the budgets'` : '';
  const busy =
    busySeconds === undefined
      ? ''
      : ` The machine worked ${busySeconds.toFixed(0)} s, with what browsers ended without telling.`;
  return [
    '   Processor time',
    ...rows,
    `   ${sum.toFixed(0)} s in all, ${wallSeconds.toFixed(0)} s by the clock${machine}.${busy}`,
  ].join('\n');
}
