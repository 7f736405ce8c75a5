import { describe, expect, it } from 'vitest';
import { buildVisit } from '@/testing/factories/visit';
import { answer } from '../../functions/src/assistant/answerProposal';
import { takeBack } from '../../functions/src/assistant/takeBack';
import type { Member } from '../../functions/src/platform/access';
import { asksIn, calls, inAiWorld, says } from './aiTalk';
import { ADA, COMPANY, JOB, VISIT, type AiWorld } from './aiWorld';

const DAY = '2026-11-25';
/** Near, far and near again: driving them in this order means going back and forth. */
const STOPS = [
  { id: 'near', pin: '35.60000, -82.55000', startsAt: `${DAY}T14:00:00.000Z` },
  { id: 'far', pin: '35.60000, -82.10000', startsAt: `${DAY}T16:00:00.000Z` },
  { id: 'beside', pin: '35.60500, -82.55000', startsAt: `${DAY}T18:00:00.000Z` },
];

let world: AiWorld;
let office: Member;
inAiWorld(async (...given) => {
  [world, office] = given;
  for (const { id, pin, startsAt } of STOPS) {
    const endsAt = new Date(Date.parse(startsAt) + 3_600_000).toISOString();
    const { id: _id, ...visit } = buildVisit({
      id,
      title: `Visit ${id}`,
      jobId: JOB.id,
      customerId: ADA.id,
      propertyId: `property-${id}`,
      propertyPin: pin,
      placement: { ...VISIT.placement, startsAt, endsAt },
    });
    await world.deps.db.doc(`companies/${COMPANY}/schedule/${id}`).set(visit);
  }
});
const asks = asksIn(() => world);

const PLAN = { name: 'draft_day_plan', arguments: { day: DAY, technician_ids: [], reason: 'Less driving.' } };
const propose = async () => {
  const given = await asks(office, [calls(PLAN), says('It waits for you.')]);
  const [proposal] = given.answer.proposals;
  if (!proposal) throw new Error(`No proposal: ${JSON.stringify(given.answer.message)}`);
  return proposal;
};
const accept = (proposal: { id: string; hash: string }, fields = '') =>
  answer(
    world.deps,
    { ...office, origin: '' },
    { proposalId: proposal.id, answer: 'accept', hash: proposal.hash, fields },
  );
const startOf = (id: string): string =>
  (world.stored(`schedule/${id}`)?.['placement'] as { startsAt: string } | undefined)?.startsAt ?? '';
const order = (): string[] => STOPS.map(({ id }) => id).toSorted((a, b) => startOf(a).localeCompare(startOf(b)));

describe('a day plan', () => {
  it('moves nothing before it is accepted, then all of its visits at once, and can be undone', async () => {
    const proposal = await propose();
    expect(order()).toEqual(['near', 'far', 'beside']);
    expect(proposal.title).toMatch(/^Plan 2026-11-25: \d+ to \d+ minutes of driving$/);
    expect(proposal.lines.map(({ label }) => label)).toContainEqual(expect.stringContaining('Visit beside'));

    const done = await accept(proposal);
    expect(done).toMatchObject({ state: 'accepted', canUndo: true });
    expect(order().at(-1)).toBe('far');

    await world.deps.db.runTransaction((transaction) =>
      takeBack({ deps: world.deps, member: office, transaction, proposal: done }),
    );
    expect(STOPS.map(({ id }) => startOf(id))).toEqual(STOPS.map(({ startsAt }) => startsAt));
  });

  it('isn’t undone at all if one of its visits has changed since', async () => {
    const proposal = await propose();
    const done = await accept(proposal);
    const { moves } = JSON.parse(proposal.after) as { moves: { visitId: string }[] };
    expect(moves.length).toBeGreaterThan(1);
    const starts = STOPS.map(({ id }) => startOf(id));
    const one = world.deps.db.doc(`companies/${COMPANY}/schedule/${moves[0]?.visitId ?? ''}`);
    await one.update({ revision: 'somebody-else' });
    await expect(
      world.deps.db.runTransaction((transaction) =>
        takeBack({ deps: world.deps, member: office, transaction, proposal: done }),
      ),
    ).rejects.toThrow('Someone has changed it since');
    expect(STOPS.map(({ id }) => startOf(id))).toEqual(starts);
  });

  it('moves nothing if one visit has changed since, and names it', async () => {
    const proposal = await propose();
    const moved = JSON.parse(proposal.after) as { moves: { visitId: string }[] };
    const last = moved.moves.at(-1)?.visitId ?? '';
    await world.deps.db.doc(`companies/${COMPANY}/schedule/${last}`).update({ revision: 'somebody-else' });
    expect(await accept(proposal)).toMatchObject({
      state: 'outdated',
      note: `Someone has changed “Visit ${last}” since this was planned.`,
    });
    expect(order()).toEqual(['near', 'far', 'beside']);
  });

  it('accepts no move that wasn’t in the plan', async () => {
    const proposal = await propose();
    const { moves } = JSON.parse(proposal.after) as { moves: object[] };
    const other = { moves: [{ ...moves[0], startsAt: `${DAY}T22:00:00.000Z`, endsAt: `${DAY}T23:00:00.000Z` }] };
    expect(await accept(proposal, JSON.stringify(other))).toMatchObject({
      state: 'outdated',
      note: 'This is not the plan that was shown.',
    });
    expect(order()).toEqual(['near', 'far', 'beside']);
  });

  it('isn’t proposed to users who may not plan', async () => {
    const technician = await world.as('technician');
    const { answer: given } = await asks(technician, [calls(PLAN), says('I may not.')]);
    expect(given.proposals).toEqual([]);
  });
});
