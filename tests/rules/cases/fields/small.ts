import { IMPORT_PRESETS, IMPORT_STATUSES } from '@/domain/import/schema';
import { PHOTO_CONTENT_TYPES, PHOTO_STAGES } from '@/domain/photo/schema';
import { WORK_LINE } from '../../support/papers';
import { chars } from '../../support/samples';
import { fileAddress, RULES_PROJECT } from '../../support/hosts';
import type { Fields } from '../../support/types';
import type { CollectionFields } from './spec';

export const photos: CollectionFields = {
  later: ['subjectKind', 'subjectId', 'itemId'],
  refused: [
    [
      'of a job that does not exist',
      {
        jobId: 'missing',
        path: 'companies/A/jobs/missing/photo.jpg',
        url: fileAddress('companies/A/jobs/missing/photo.jpg'),
      },
    ],
    ['of no job or finding', { jobId: '', subjectId: '' }],
    ['of a finding, stored under a job', { jobId: '', subjectId: 'f1' }],
    ['file of another company', { path: 'companies/B/jobs/r1/photo.jpg' }],
    ['file of another job', { path: 'companies/A/jobs/r2/photo.jpg' }],
    ['file in a subfolder', { path: 'companies/A/jobs/r1/more/photo.jpg' }],
    ['file in another folder', { path: 'companies/A/branding/logo.png' }],
    ['no file', { path: 'companies/A/jobs/r1/' }],
    ['shown from another host', { url: 'https://evil.example/v0/b/x/o/companies%2FA%2Fjobs%2Fr1%2Fphoto.jpg' }],
    ['shown from another bucket', { url: fileAddress('companies/A/jobs/r1/photo.jpg').replace(RULES_PROJECT, 'evil') }],
    ['shown from a local port', { url: 'http://127.0.0.1:9' }],
    ['shown from another company', { url: fileAddress('companies/B/jobs/r1/photo.jpg') }],
    ['shown from another job', { url: fileAddress('companies/A/jobs/r2/photo.jpg') }],
  ],
  taken: [
    ['no URL yet', { url: '' }],
    [
      'of a finding without a job',
      {
        jobId: '',
        subjectKind: 'finding',
        subjectId: 'f1',
        itemId: '',
        path: 'companies/A/jobs/f1/photo.jpg',
        url: fileAddress('companies/A/jobs/f1/photo.jpg'),
      },
    ],
    [
      'an emulator URL',
      {
        url: `http://127.0.0.1:9198/v0/b/${RULES_PROJECT}.appspot.com/o/companies%2FA%2Fjobs%2Fr1%2Fphoto.jpg?alt=media&token=z`,
      },
    ],
    ['smallest', { sizeBytes: 1, caption: '' }],
    ...PHOTO_STAGES.map((stage): [string, Fields] => [`stage ${stage}`, { stage }]),
    ...PHOTO_CONTENT_TYPES.map((contentType): [string, Fields] => [`type ${contentType}`, { contentType }]),
  ],
};

const work = (line: Fields): Fields => ({ workLines: [{ ...WORK_LINE, ...line }] });

export const jobWork: CollectionFields = {
  refused: [['under another job’s ID', { jobId: 'r2' }]],
  taken: [
    ['nothing used', { workLines: [] }],
    ['a line without a charge', work({ unitPriceCents: 0, quantityE4: 0 })],
  ],
};

export const notes: CollectionFields = {
  refused: [
    ['in the name of a colleague', { authorName: 'Ada Lovelace (owner)' }],
    ['under a longer name', { authorName: 'Ada Lo (owner)' }],
  ],
  taken: [
    ['on a job, unsigned', { subjectType: 'job', authorName: '' }],
    ['by the first name', { authorName: 'Ada' }],
    ['by the last name', { authorName: 'Lo' }],
    ['by the e-mail address', { authorName: 'ownera@example.test' }],
  ],
};

export const imports: CollectionFields = {
  readers: [
    ['mapping as a list', { mapping: ['name'] }],
    ['mapping as text', { mapping: 'name' }],
    ['mapping to a number', { mapping: { name: 5 } }],
    ['mapping to a map', { mapping: { name: { column: 'Name' } } }],
    ['mapping to a very long column name', { mapping: { name: chars(201) } }],
    ['mapping of a very long field name', { mapping: { [chars(61)]: 'Name' } }],
  ],
  taken: [
    ['empty mapping', { mapping: {} }],
    ['mapping of one field to no column', { mapping: { name: '' } }],
    ...IMPORT_PRESETS.map((preset): [string, Fields] => [`preset ${preset}`, { preset }]),
    ...IMPORT_STATUSES.map((status): [string, Fields] => [`status ${status}`, { status }]),
  ],
};
