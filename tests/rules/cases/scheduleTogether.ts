import type { Fields, Request, RulesCase, Write } from '../support/types';
import { change, creation, makeCase } from './make';
import { END, LATER, people, place, seeded, stored } from './schedule';

/** Batches as the board writes them: all visits of a series, or all that are scheduled in one step. */
const writesOf = (request: Request): Write[] => (request.kind === 'commit' ? request.writes : []);
const at = (path: string, writes: readonly Write[]): Write[] => writes.map((one) => ({ ...one, path }));
const madeTogether = (count: number, last: Fields = {}): Request => ({
  kind: 'commit',
  writes: [
    ...writesOf(change('schedule', 'office', { seriesId: 'r1', seriesDate: '2024-05-06' })),
    ...Array.from({ length: count - 1 }, (_, index) => {
      const isLast = index === count - 2;
      const fields = { seriesId: 'r1', seriesDate: '2024-05-13', ...(isLast ? last : {}) };
      return at(`companies/A/schedule/of-series-${index}`, writesOf(creation('schedule', 'office', fields)));
    }).flat(),
  ],
});
const MANY = Array.from({ length: 50 }, (_, index) => `companies/A/schedule/planned-${index}`);
const movedTogether: Request = {
  kind: 'commit',
  writes: MANY.flatMap((path) =>
    at(path, writesOf(change('schedule', 'office', place({ startsAt: LATER, endsAt: END }, 'planned')))),
  ),
};
export const togetherCases: RulesCase[] = [
  makeCase('visits created together: a series of 13', 'office', 'allow', madeTogether(13), stored()),
  makeCase('visits created together: a series of 50', 'office', 'allow', madeTogether(50), stored()),
  makeCase(
    'visits created together: one of 50 has no job',
    'office',
    'deny',
    madeTogether(50, { jobId: '' }),
    stored(),
  ),
  makeCase('visits moved together: 50', 'office', 'allow', movedTogether, {
    ...people,
    ...Object.fromEntries(MANY.map((path) => [path, seeded])),
  }),
];
