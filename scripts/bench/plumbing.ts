import { changeEntry } from '@/domain/plumbing/edit/editTree';
import { calculateLive } from '@/domain/plumbing/project/calculateLive';
import { calculateProject } from '@/domain/plumbing/project/calculateProject';
import { projectSchema } from '@/domain/plumbing/project/schema';
import { median, quantile, type Figure } from './figures';
import { pipeTreeOf } from './pipeTree';
import { timesOf } from './timesOf';

const SEGMENTS = 300;
const ROUNDS = { counted: 400, warmUp: 100 };
const LIMIT_MS = 5;
/**
 * The limits apply to the fastest quarter: other processes on the machine evict memory and caches, which counts as our processor time and
 * only makes rounds slower.
 */
const FASTEST = 0.25;

/** Measures a pipe tree of 300 segments across all systems, as after every change to one of them. */
export function measurePlumbing(): Figure[] {
  const raw = pipeTreeOf(SEGMENTS);
  const project = projectSchema.parse(raw);
  const calculating = timesOf(() => calculateProject(project), ROUNDS);
  let tree = raw;
  let lengthFt = 10;
  const editing = timesOf(() => {
    lengthFt = lengthFt === 60 ? 10 : lengthFt + 1;
    tree = changeEntry(tree, 'segments', 'service', { lengthFt });
    return calculateLive(tree);
  }, ROUNDS);
  const opening = timesOf(() => calculateLive(structuredClone(raw)), ROUNDS);
  return [
    {
      what: `Pipe tree of ${project.segments.length} segments and ${project.fixtures.length} fixtures, 25 of 100 within`,
      figure: quantile(calculating, FASTEST),
      unit: 'ms',
      limit: LIMIT_MS,
    },
    { what: '... median', figure: median(calculating), unit: 'ms' },
    { what: '... 95 of 100', figure: quantile(calculating, 0.95), unit: 'ms' },
    {
      what: '... after a change in the editor, 25 of 100 within',
      figure: quantile(editing, FASTEST),
      unit: 'ms',
      limit: LIMIT_MS,
    },
    { what: '... median', figure: median(editing), unit: 'ms' },
    { what: '... 95 of 100', figure: quantile(editing, 0.95), unit: 'ms' },
    { what: '... when it is opened, with all of its input checked, median', figure: median(opening), unit: 'ms' },
  ];
}
