import { IMPORT_PRESETS, IMPORT_STATUSES } from '@/domain/import/schema';
import { PHOTO_CONTENT_TYPES, PHOTO_MAX_BYTES, PHOTO_STAGES } from '@/domain/photo/schema';
import { chars, WORK_LINE } from '../../support/records';
import type { Fields } from '../../support/types';
import { id, instant, integer, oneOf, other, requiredText, text, type CollectionFields } from './spec';

const count = integer(0, 1_000_000);

export const photos: CollectionFields = {
  specs: {
    jobId: id,
    customerId: id,
    stage: oneOf(PHOTO_STAGES),
    caption: text(300),
    path: text(400),
    url: text(2000),
    contentType: oneOf(PHOTO_CONTENT_TYPES),
    sizeBytes: integer(1, PHOTO_MAX_BYTES),
    takenAt: instant,
  },
  refused: [
    ['of a job that is not there', { jobId: 'missing', path: 'companies/A/jobs/missing/photo.jpg' }],
    ['file of another company', { path: 'companies/B/jobs/r1/photo.jpg' }],
    ['file of another job', { path: 'companies/A/jobs/r2/photo.jpg' }],
    ['file further down', { path: 'companies/A/jobs/r1/more/photo.jpg' }],
    ['file elsewhere', { path: 'companies/A/branding/logo.png' }],
    ['no file', { path: 'companies/A/jobs/r1/' }],
    ['file with a long name', { path: `companies/A/jobs/r1/${chars(381)}` }],
    ['address that runs', { url: 'javascript:alert(1)' }],
    ['address with markup', { url: 'https://x.test/"><script>' }],
    ['address that is long', { url: `https://x.test/${chars(2000)}` }],
    ['taken never', { takenAt: '' }],
    ['SVG', { contentType: 'image/svg+xml' }],
  ],
  taken: [
    ['no address yet', { url: '' }],
    ['an address of the emulator', { url: 'http://127.0.0.1:9198/v0/b/x/o/y?alt=media&token=z' }],
    ['smallest', { sizeBytes: 1, caption: '' }],
    ...PHOTO_STAGES.map((stage): [string, Fields] => [`stage ${stage}`, { stage }]),
    ...PHOTO_CONTENT_TYPES.map((contentType): [string, Fields] => [`type ${contentType}`, { contentType }]),
  ],
};

const work = (line: Fields): Fields => ({ workLines: [{ ...WORK_LINE, ...line }] });

export const jobWork: CollectionFields = {
  specs: { jobId: id, customerId: id, workLines: other },
  refused: [
    ['under another job’s id', { jobId: 'r2' }],
    [
      '101 lines',
      { workLines: Array.from({ length: 101 }, (_, index) => ({ ...WORK_LINE, id: `l${index}`, name: 'Filter' })) },
    ],
    ['negative quantity', work({ quantityE4: -1 })],
    ['fraction of a cent', work({ unitPriceCents: 0.5 })],
    ['negative price', work({ unitPriceCents: -1 })],
    ['price as a text', work({ unitPriceCents: '5' })],
    ['line without a name', work({ name: '' })],
    ['line with a bad id', work({ id: 'a/b' })],
    ['line of an unknown kind', work({ kind: 'gift' })],
    ['line of an unknown tax class', work({ taxClass: 'gift' })],
    ['line with an unknown part', work({ approved: true })],
    [
      'third line without a name',
      { workLines: [WORK_LINE, { ...WORK_LINE, id: 'l2' }, { ...WORK_LINE, id: 'l3', name: '' }] },
    ],
  ],
  taken: [
    ['nothing used', { workLines: [] }],
    ['a free line', work({ unitPriceCents: 0, quantityE4: 0 })],
  ],
};

export const notes: CollectionFields = {
  specs: {
    subjectType: oneOf(['customer', 'job']),
    subjectId: id,
    customerId: id,
    text: requiredText(10_000),
    authorName: text(200),
  },
  refused: [],
  taken: [['on a job, unsigned', { subjectType: 'job', authorName: '' }]],
};

export const imports: CollectionFields = {
  specs: {
    fileName: text(300),
    fileHash: text(64),
    preset: oneOf(IMPORT_PRESETS),
    mapping: other,
    status: oneOf(IMPORT_STATUSES),
    totalRows: count,
    processedRows: count,
    createdCount: count,
    existingCount: count,
    duplicateCount: count,
    errorCount: count,
  },
  refused: [
    ['mapping as a list', { mapping: ['name'] }],
    ['mapping as a text', { mapping: 'name' }],
    ['mapping to a number', { mapping: { name: 5 } }],
    ['mapping to a map', { mapping: { name: { column: 'Name' } } }],
    ['mapping to a long column', { mapping: { name: chars(201) } }],
    ['mapping of a long field', { mapping: { [chars(61)]: 'Name' } }],
    [
      'mapping of 101 fields',
      { mapping: Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`f${index}`, 'Name'])) },
    ],
  ],
  taken: [
    ['mapping empty', { mapping: {} }],
    ['mapping of one field to no column', { mapping: { name: '' } }],
    ...IMPORT_PRESETS.map((preset): [string, Fields] => [`preset ${preset}`, { preset }]),
    ...IMPORT_STATUSES.map((status): [string, Fields] => [`status ${status}`, { status }]),
  ],
};
