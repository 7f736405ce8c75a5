// npm run check:size: weighs the build in dist/ (or in the folder given) and the functions, as `npm run bench` does, with the same
// limits.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isOver, printTable } from './figures';
import { ROOT } from './paths';
import { weighBuild } from './weighBuild';
import { weighBuiltFunctions } from './weighFunctions';

const out = resolve(ROOT, process.argv[2] ?? 'dist');
if (!existsSync(join(out, '.vite/manifest.json'))) {
  console.error(`There is no build in ${out}: run "npm run build" first.`);
  process.exit(1);
}
// Not in functions/lib: an emulator may be running those.
const figures = [...weighBuild(out), ...weighBuiltFunctions(join(ROOT, '.cache/functions'))];
printTable(figures);
for (const { what, figure, unit, limit } of figures.filter(isOver))
  console.error(
    `${what}: ${figure.toFixed(1)} ${unit}, and ${limit ?? 0} is the limit. Load what is not needed at first later, with import().`,
  );
process.exit(figures.some(isOver) ? 1 : 0);
