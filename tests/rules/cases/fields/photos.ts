import { fileAddress } from '../../support/hosts';
import type { RulesCase } from '../../support/types';
import { change, creation, makeCase } from '../make';

const ACTOR = 'ownerA';

/** A photo's subject and its file's location never change. */
const kept = Object.entries({
  customerId: 'r2',
  url: '',
  contentType: 'image/png',
  sizeBytes: 5,
  takenAt: '2024-05-03T08:00:00.000Z',
  path: 'companies/A/jobs/r1/other.jpg',
}).map(([field, value]) =>
  makeCase(`photo keeps its ${field}`, ACTOR, 'deny', change('photos', ACTOR, { [field]: value })),
);

const oddJob = makeCase(
  'photo of a job with an unusual ID',
  ACTOR,
  'deny',
  creation('photos', ACTOR, {
    jobId: '.x',
    path: 'companies/A/jobs/.x/photo.jpg',
    url: fileAddress('companies/A/jobs/.x/photo.jpg'),
  }),
  { 'companies/A/jobs/.x': { title: 'odd' } },
);

export const photoCases: RulesCase[] = [...kept, oddJob];
