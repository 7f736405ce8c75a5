import { measureBuild } from './build';
import { printTable } from './figures';
import { measureRecords } from './records';
import { measureSearch } from './search';

const figures = [...measureBuild(), ...(await measureRecords()), ...measureSearch()];
// Figures of time are for reading, on a machine that does nothing else: no test asserts them.
process.exit(printTable(figures) ? 0 : 1);
