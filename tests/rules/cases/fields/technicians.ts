import { LICENCE_LIMIT, WEEKDAYS } from '@/domain/technician/schema';
import { chars, DAY, LICENCE } from '../../support/records';
import type { Fields, Value } from '../../support/types';
import { address, color, email, oneOf, other, phone, requiredText, text, texts, type CollectionFields } from './spec';

const licence: Fields = { ...LICENCE, id: 'l', name: 'EPA 608' };
const licences = (count: number, last: Value = licence): Value[] => [
  ...Array.from({ length: count - 1 }, (_, index): Value => ({ ...licence, id: `l${index}` })),
  last,
];
const { number: _number, ...withoutNumber } = licence;
const week: Fields = Object.fromEntries(WEEKDAYS.map((day) => [day, DAY]));

/** How many new or changed licences the rules can look into. */
const CHECKED = 5;

export const technicians: CollectionFields = {
  specs: {
    firstName: requiredText(80),
    lastName: text(80),
    jobTitle: text(80),
    email,
    phone,
    skills: texts(30, 60),
    licences: other,
    color,
    homeBase: address,
    workingHours: other,
    emergencyContact: text(160),
    notes: text(4000),
    linkedUid: text(128),
    status: oneOf(['active', 'archived']),
  },
  refused: [
    ['account of another company', { linkedUid: 'ownerB' }],
    ['account without a company', { linkedUid: 'removed' }],
    ['account that is not there', { linkedUid: 'missing' }],
    ['too many licences', { licences: licences(LICENCE_LIMIT + 1) }],
    ['licences as a text', { licences: 'EPA' }],
    ...Array.from({ length: CHECKED }, (_, index): [string, Fields] => [
      `licence ${index + 1} without a name`,
      { licences: licences(index + 1, { ...licence, name: '' }) },
    ]),
    ['licence with a part missing', { licences: [withoutNumber] }],
    ['licence with an unknown part', { licences: [{ ...licence, fee: 1 }] }],
    ['licence with a bad id', { licences: [{ ...licence, id: 'a/b' }] }],
    ['licence with a long name', { licences: [{ ...licence, name: chars(121), number: '' }] }],
    ['licence with a long number', { licences: [{ ...licence, number: chars(190) }] }],
    ['licence with a bad date', { licences: [{ ...licence, expiresOn: 'soon' }] }],
    ['licence with a numeric number', { licences: [{ ...licence, number: 5 }] }],
    ['week of six days', { workingHours: Object.fromEntries(Object.entries(week).slice(1)) }],
    ['week of eight days', { workingHours: { ...week, holiday: DAY } }],
    ...WEEKDAYS.map((day): [string, Fields] => [
      `${day} at 25:00`,
      { workingHours: { ...week, [day]: { ...DAY, end: '25:00' } } },
    ]),
    [
      'day that ends before it starts',
      { workingHours: { ...week, mon: { isOff: false, start: '17:00', end: '08:00' } } },
    ],
    ['day off as a text', { workingHours: { ...week, mon: { ...DAY, isOff: 'no' } } }],
    ['day with a part too many', { workingHours: { ...week, mon: { ...DAY, lunch: '12:00' } } }],
    ['day with a part missing', { workingHours: { ...week, mon: { start: '08:00', end: '17:00' } } }],
  ],
  taken: [
    [
      'nothing but a name',
      {
        lastName: '',
        jobTitle: '',
        email: '',
        phone: '',
        skills: [],
        licences: [],
        emergencyContact: '',
        notes: '',
        linkedUid: '',
      },
    ],
    ['licence that never expires', { licences: [{ ...licence, expiresOn: '', number: '' }] }],
    ['account of a colleague', { linkedUid: 'technician' }],
    ['archived', { status: 'archived' }],
  ],
};
