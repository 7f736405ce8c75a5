import { withBuiltApp } from './builtApp';
import { withDemo } from './demo';
import { printTable, type Figure } from './figures';
import { DEMO_MEASURES, MEASURES } from './measures';

const figures: Figure[] = [];
const failed: string[] = [];

/** Collects one measure's result. If it fails, the others are still worth reading. */
async function collect(name: string, measure: () => Figure[] | Promise<Figure[]>): Promise<void> {
  try {
    figures.push(...(await measure()));
  } catch (error) {
    failed.push(name);
    console.error(`“${name}” could not be measured:`, error);
  }
}

// `npm run bench -- build,screens` runs only those.
const all = [...Object.keys(MEASURES), ...Object.keys(DEMO_MEASURES)];
const selected = process.argv[2]?.split(',') ?? all;
const unknown = selected.find((name) => !all.includes(name));
if (unknown !== undefined) throw new Error(`There is no “${unknown}” to measure; there are ${all.join(', ')}.`);

for (const [name, measure] of Object.entries(MEASURES)) if (selected.includes(name)) await collect(name, measure);
if (selected.some((name) => name in DEMO_MEASURES)) {
  await withDemo(() =>
    withBuiltApp(async (address) => {
      for (const [name, measure] of Object.entries(DEMO_MEASURES))
        if (selected.includes(name)) await collect(name, () => measure(address));
    }),
  );
}
// Timings are informational, from an otherwise idle machine: no test asserts them.
const exitCode = printTable(figures) && failed.length === 0 ? 0 : 1;
// A pipe drains the table in pieces, and anything not drained yet would be lost.
process.stdout.write('', () => process.exit(exitCode));
