import { describe, expect, it } from 'vitest';
import { movedOn, placed, reassigned, startingAt } from '@/domain/scheduling/change';
import { buildVisit } from '@/testing/factories/visit';
import { rebase } from './rebase';

const visit = buildVisit({ state: 'confirmed', placement: { technicianIds: ['ann'] } });
const lists = ['log'];
const by = (name: string) => ({ id: `line-of-${name}`, at: '2026-01-12T15:30:00.000Z', by: name });
const onTheWay = movedOn(
  visit,
  { to: 'en-route' },
  { stamp: by('ann'), mover: { isDispatcher: false, technicianId: 'ann' } },
);

describe('two people changing one visit', () => {
  it('conflict when both move it: time and technician are never mixed', () => {
    const mine = placed(visit, startingAt(visit.placement, '2026-01-12T18:00:00.000Z'), by('bea'));
    const theirs = placed(visit, reassigned(visit.placement, 'ann', 'ben'), by('cy'));
    expect(rebase({ base: visit, mine, server: { ...visit, ...theirs }, lists })).toMatchObject({
      kind: 'conflict',
      fields: ['placement'],
    });
  });

  it('conflict when one moves it offline after the technician set out', () => {
    const mine = placed(visit, reassigned(visit.placement, 'ann', 'ben'), by('bea'));
    expect(rebase({ base: visit, mine, server: { ...visit, ...onTheWay }, lists })).toMatchObject({
      kind: 'conflict',
      fields: ['state'],
    });
  });

  it('keep both the technician’s step and the office’s note', () => {
    const server = { ...visit, notes: 'Ring twice' };
    const result = rebase({ base: visit, mine: onTheWay, server, lists });
    expect(result).toMatchObject({ kind: 'rebased', mine: { state: 'en-route' } });
  });

  it('keep both log lines when the office locks the visit during a technician’s step', () => {
    const locked = placed(visit, { ...visit.placement, isLocked: true }, by('cy'));
    const result = rebase({ base: visit, mine: onTheWay, server: { ...visit, ...locked }, lists });
    expect(result.kind === 'rebased' && (result.mine['log'] as { by: string }[]).map((line) => line.by)).toEqual([
      'user-1',
      'cy',
      'ann',
    ]);
  });
});
