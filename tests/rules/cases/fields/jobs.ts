import { PRIORITIES } from '@/domain/job/schema';
import { CREATED_AT } from '../../support/stamps';
import { DELETED, type Fields, type Value } from '../../support/types';
import type { CollectionFields } from './spec';

const check: Fields = { id: 'k', label: 'Filter', isDone: true, doneAt: CREATED_AT, doneBy: 'ada' };

const many = (count: number): Value[] => Array.from({ length: count }, (_, index): Value => `t${index}`);

export const jobs: CollectionFields = {
  refused: [
    ['no customer', { customerId: '', invoice: { status: null, customerId: '' } }],
    ['type by path', { type: 'a/b' }],
    ['no type', { type: '' }],
    ['customer by path', { customerId: 'a/b', invoice: { status: null, customerId: 'a/b' } }],
    ['invoice of another customer', { invoice: { status: null, customerId: 'someone' } }],
    ['equipment by path', { equipmentIds: ['a/b'] }],
    ['technicians by path', { technicianIds: ['a b'] }],
    ['eleven technicians', { equipmentIds: [], technicianIds: many(11) }],
    ['units beyond twenty', { equipmentIds: many(21), technicianIds: [] }],
  ],
  later: ['onMyWayAt', 'hasStoredVisits'],
  taken: [
    ['empty lists', { equipmentIds: [], technicianIds: [], tags: [], checklist: [] }],
    [
      'empty texts',
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
    ['no one on the way, from an earlier app version', { onMyWayAt: DELETED }],
    ['an unfinished check', { checklist: [{ ...check, isDone: false, doneAt: '', doneBy: '' }] }],
    ['a custom job type', { type: 'Ab3dE9xy' }],
    ...PRIORITIES.map((priority): [string, Fields] => [`priority ${priority}`, { priority }]),
  ],
};
