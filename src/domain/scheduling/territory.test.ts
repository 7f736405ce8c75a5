import { expect, it } from 'vitest';
import { territorySchema } from '@/domain/territory/schema';
import { ann, ask, ben, clocks, context, groundWith, visit } from '@/testing/schedulingWorld';
import { remedyOf } from '../statusboard/remedy';
import { findTimes } from './findTimes';
import { offerReasons } from './timesText';

const west = territorySchema.parse({ name: 'West', postalCodes: ['28806'], technicianIds: ['ben'] });
const WEST = '12 Haywood Rd, Asheville, NC 28806';

it('offers a territory’s preferred technician first, unless five minutes farther', () => {
  const ground = groundWith({ technicians: [ann, ben], territories: [west] });
  const territory = ground.territoryAt(WEST) ?? null;
  const request = ask({ territory });
  expect(clocks(request, ground)).toEqual(['ben 12T13:15', 'ann 12T13:15']);
  const [own, other] = findTimes(request, ground).offers;
  if (!own || !other) throw new Error('There are two');
  expect(offerReasons(own, request, context)).toContain('Ben is preferred in West.');
  expect(offerReasons(other, request, context)).toContain('In West other technicians are preferred.');
  // Elsewhere, ids decide.
  expect(clocks(ask({ territory: ground.territoryAt('1 Main St, Asheville, NC 28801') ?? null }), ground)[0]).toContain(
    'ann',
  );
  // Ann drives past 10 anyway; Ben would drive twenty minutes more.
  const near = groundWith({
    technicians: [ann, ben],
    territories: [west],
    entries: [visit('10', '08:10', '09:00'), visit('11', '11:00', '16:40')],
  });
  expect(clocks(request, near)[0]).toContain('ann');
});

it('assigns the preferred technician on the status board before the least busy one', () => {
  const entry = visit('10', '12:00', '13:00', { propertyAddress: WEST, placement: { technicianIds: [] } });
  const busy = visit('0', '08:00', '09:00', { placement: { technicianIds: ['ben'] } });
  const means = (territories: (typeof west)[]) => ({
    ground: groundWith({ technicians: [ann, ben], territories, entries: [entry, busy] }),
    customerPhone: () => '',
    mayChange: true,
  });
  const alert = { kind: 'unassigned', entry, key: 'k', since: '' } as unknown as Parameters<typeof remedyOf>[0];
  expect(remedyOf(alert, means([]))).toMatchObject({ kind: 'assign', technicianId: 'ann' });
  expect(remedyOf(alert, means([west]))).toMatchObject({ kind: 'assign', technicianId: 'ben' });
});
