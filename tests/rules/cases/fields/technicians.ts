import { WEEKDAYS } from '@/lib/weekdays';
import { DAY } from '../../support/special';
import type { Fields } from '../../support/types';
import type { CollectionFields } from './spec';

const week: Fields = Object.fromEntries(WEEKDAYS.map((day) => [day, DAY]));

export const technicians: CollectionFields = {
  refused: [
    ['account of another company', { linkedUid: 'ownerB' }],
    ['account without a company', { linkedUid: 'removed' }],
    ['account that does not exist', { linkedUid: 'missing' }],
  ],
  readers: [
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
    ['day off as text', { workingHours: { ...week, mon: { ...DAY, isOff: 'no' } } }],
    ['day with an extra field', { workingHours: { ...week, mon: { ...DAY, lunch: '12:00' } } }],
    ['day with a missing field', { workingHours: { ...week, mon: { start: '08:00', end: '17:00' } } }],
  ],
  later: ['basePin', 'photoUrl'],
  taken: [
    ['unknown base', { basePin: '' }],
    [
      'only a name',
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
    ['licence that never expires', { licences: [{ id: 'l', name: 'EPA 608', expiresOn: '', number: '' }] }],
    ['account of a colleague', { linkedUid: 'technician' }],
    ['archived', { status: 'archived' }],
  ],
};
