import { CHECKLIST_LIMIT, JOB_TYPES, PRIORITIES } from '@/domain/job/schema';
import { CHECK, chars, CREATED_AT, UPDATED_AT } from '../../support/records';
import type { Fields, Value } from '../../support/types';
import { instant, integer, oneOf, other, phone, requiredText, text, texts, type CollectionFields } from './spec';

const check: Fields = { ...CHECK, id: 'k', label: 'Filter' };
const checklist = (count: number, last: Value = check): Value[] => [
  ...Array.from({ length: count - 1 }, (_, index): Value => ({ ...check, id: `k${index}` })),
  last,
];
const { doneBy: _doneBy, ...withoutDoneBy } = check;

const many = (count: number): Value[] => Array.from({ length: count }, (_, index): Value => `t${index}`);

/** How many new checks a creation's rules can look into. */
export const CHECKED_ON_CREATION = 6;

export const jobs: CollectionFields = {
  specs: {
    title: requiredText(160),
    type: oneOf(JOB_TYPES),
    priority: oneOf(PRIORITIES),
    customerId: other,
    propertyId: text(128),
    equipmentIds: texts(20, 128),
    contactName: text(120),
    contactPhone: phone,
    scheduledTime: instant,
    durationMinutes: integer(5, 14_400),
    arrivalWindowStart: instant,
    arrivalWindowEnd: instant,
    technicianIds: texts(10, 128),
    description: text(10_000),
    customerNotes: text(10_000),
    internalNotes: text(10_000),
    poNumber: text(60),
    source: text(60),
    tags: texts(20, 40),
    checklist: other,
    number: text(20),
    customerName: text(330),
    customerSortName: text(330),
    customerPhone: text(40),
    propertyAddress: text(600),
    progress: other,
    progressLog: other,
    holdReason: text(300),
    cancelReason: text(300),
    parentJobId: text(128),
    invoiceId: other,
    invoice: other,
  },
  refused: [
    ['no customer', { customerId: '', invoice: { status: null, customerId: '' } }],
    ['customer by path', { customerId: 'a/b', invoice: { status: null, customerId: 'a/b' } }],
    ['invoice of another customer', { invoice: { status: null, customerId: 'someone' } }],
    ['equipment by path', { equipmentIds: ['a/b'] }],
    ['technicians by path', { technicianIds: ['a b'] }],
    ['eleven technicians', { equipmentIds: [], technicianIds: many(11) }],
    ['units beyond twenty', { equipmentIds: many(21), technicianIds: [] }],
    ['window without an end', { arrivalWindowEnd: '' }],
    ['window without a start', { arrivalWindowStart: '' }],
    ['window backwards', { arrivalWindowStart: UPDATED_AT, arrivalWindowEnd: CREATED_AT }],
    ['window of no length', { arrivalWindowStart: CREATED_AT, arrivalWindowEnd: CREATED_AT }],
    ['too many checks', { checklist: checklist(CHECKLIST_LIMIT + 1) }],
    ['checks as a text', { checklist: 'Filter' }],
    ...Array.from({ length: 3 }, (_, index): [string, Fields] => [
      `check ${index + 1} without a label`,
      { checklist: checklist(index + 1, { ...check, label: '' }) },
    ]),
    ['check with a part missing', { checklist: [withoutDoneBy] }],
    ['check with an unknown part', { checklist: [{ ...check, price: 1 }] }],
    ['check with a bad id', { checklist: [{ ...check, id: 'a/b' }] }],
    ['check with a long label', { checklist: [{ ...check, label: chars(201) }] }],
    ['check done as a text', { checklist: [{ ...check, isDone: 'yes' }] }],
    ['check with a bad time', { checklist: [{ ...check, doneAt: 'now' }] }],
    ['check with a long name', { checklist: [{ ...check, doneBy: chars(129) }] }],
  ],
  taken: [
    ['lists empty', { equipmentIds: [], technicianIds: [], tags: [], checklist: [] }],
    [
      'texts empty',
      {
        propertyId: '',
        contactName: '',
        contactPhone: '',
        description: '',
        customerNotes: '',
        internalNotes: '',
        poNumber: '',
        source: '',
        customerName: '',
        customerSortName: '',
        customerPhone: '',
        propertyAddress: '',
        holdReason: '',
        cancelReason: '',
        parentJobId: '',
        number: '',
      },
    ],
    ['no window', { arrivalWindowStart: '', arrivalWindowEnd: '' }],
    ['shortest', { durationMinutes: 5 }],
    ['no time', { scheduledTime: '' }],
    ['thirty checks', { checklist: checklist(CHECKLIST_LIMIT) }],
    ['a check to do', { checklist: [{ ...check, isDone: false, doneAt: '', doneBy: '' }] }],
    ...JOB_TYPES.map((type): [string, Fields] => [`type ${type}`, { type }]),
    ...PRIORITIES.map((priority): [string, Fields] => [`priority ${priority}`, { priority }]),
  ],
};

/** Only creations and work in the field have room for these. */
export const laterChecks: [string, Fields][] = [4, 5, CHECKED_ON_CREATION].map((place) => [
  `check ${place} without a label`,
  { checklist: checklist(place, { ...check, label: '' }) },
]);
