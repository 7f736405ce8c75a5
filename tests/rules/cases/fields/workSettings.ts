import type { CollectionFields } from './spec';
import type { Value } from '../../support/types';

const many = (count: number): Value[] =>
  Array.from({ length: count }, (_, index): Value => ({ id: `c${index}`, name: `Choice ${index}` }));

export const workSettings: CollectionFields = {
  readers: [
    ['31 job types', { jobTypes: many(31) }],
    ['101 archived job types', { archivedJobTypes: many(101) }],
    ['41 lead sources', { leadSources: many(41) }],
    ['101 archived lead sources', { archivedLeadSources: many(101) }],
    ['13 windows', { arrivalWindows: many(13) }],
    ['job types as a map', { jobTypes: { a: 1 } }],
    ['no archive', { archivedJobTypes: '' }],
  ],
  taken: [
    [
      'nothing archived, no sources or windows',
      { archivedJobTypes: [], leadSources: [], archivedLeadSources: [], arrivalWindows: [] },
    ],
    ['the maximum of each', { jobTypes: many(30), leadSources: many(40), arrivalWindows: many(12) }],
  ],
};
