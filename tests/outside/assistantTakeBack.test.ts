import { describe, expect, it } from 'vitest';
import type { StoredProposal } from '@/domain/assistant/api';
import { answer } from '../../functions/src/assistant/answerProposal';
import { takeBack } from '../../functions/src/assistant/takeBack';
import type { Member } from '../../functions/src/platform/access';
import { DRAFTS } from './assistantDrafts';
import { asksIn, calls, inAiWorld, says, told } from './aiTalk';
import { COMPANY, VISIT, type AiWorld } from './aiWorld';

let world: AiWorld;
let office: Member;
inAiWorld((...given) => void ([world, office] = given));
const asks = asksIn(() => world);

const KINDS = ['visit-move', 'note', 'job', 'manual-j'] as const;
type Kind = (typeof KINDS)[number];

/** Returns a proposal that was accepted. */
async function done(kind: Kind): Promise<StoredProposal> {
  const { answer: given } = await asks(office, [calls(DRAFTS[kind]), says('It waits for you.')]);
  const [proposal] = given.proposals;
  if (!proposal) throw new Error(`No proposal: ${JSON.stringify(given.message)}`);
  const accepted = { proposalId: proposal.id, answer: 'accept', hash: proposal.hash, fields: '' } as const;
  return answer(world.deps, { ...office, origin: '' }, accepted);
}
const undo = (proposal: StoredProposal, member = office): Promise<void> =>
  world.deps.db.runTransaction((transaction) => takeBack({ deps: world.deps, member, transaction, proposal }));
const pathOf = ({ resultCollection, resultId }: StoredProposal): string => `${resultCollection}/${resultId}`;
const change = (path: string, fields: object) =>
  world.deps.db.doc(`companies/${COMPANY}/${path}`).update({ ...fields });

describe('undoing an accepted proposal', () => {
  it('restores the previous state', async () => {
    const move = await done('visit-move');
    expect(world.stored(pathOf(move))).toMatchObject({ placement: { startsAt: '2026-11-25T14:00:00.000Z' } });
    await undo(move);
    expect(world.stored(pathOf(move))).toMatchObject({ placement: VISIT.placement, updatedBy: office.uid });

    for (const kind of ['note', 'job'] as const) {
      const made = await done(kind);
      expect(world.stored(pathOf(made))).toBeDefined();
      await undo(made);
      expect(world.stored(pathOf(made))).toBeUndefined();
    }
  });

  it.each(KINDS)('does nothing if someone has changed it since: %s', async (kind) => {
    const proposal = await done(kind);
    await change(pathOf(proposal), { revision: 'somebody-else', touchedByColleague: true });
    const before = world.stored(pathOf(proposal));
    expect(await told(undo(proposal))).toContain('Someone has changed it since');
    expect(world.stored(pathOf(proposal))).toEqual(before);
  });

  it.each(['visit-move', 'note', 'manual-j'] as const)(
    'works for a %s, which doesn’t follow visits as a job does',
    async (kind) => {
      const proposal = await done(kind);
      await change(pathOf(proposal), { revision: 'visits-1' });
      expect(await told(undo(proposal))).toContain('Someone has changed it since');
    },
  );

  it.each(KINDS)('doesn’t recreate a record that someone has deleted: %s', async (kind) => {
    const proposal = await done(kind);
    await world.deps.db.doc(`companies/${COMPANY}/${pathOf(proposal)}`).delete();
    expect(await told(undo(proposal))).toContain('Someone has changed it since');
    expect(world.stored(pathOf(proposal))).toBeUndefined();
  });

  it.each(['visit-move', 'manual-j'] as const)(
    'is refused for users who have lost the permission meanwhile: %s',
    async (kind) => {
      const proposal = await done(kind);
      const before = world.stored(pathOf(proposal));
      const withoutFeatures = { ...office, user: { ...office.user, features: {} } } as Member;
      expect(await told(undo(proposal, withoutFeatures))).toContain('no longer allow');
      expect(world.stored(pathOf(proposal))).toEqual(before);
    },
  );
});

describe('a job created by accepting', () => {
  const visitOf = (jobId: string, state: string) =>
    world.deps.db
      .doc(`companies/${COMPANY}/schedule/its-visit`)
      .set({ ...VISIT, jobId, state, revision: 'r', updatedAt: world.deps.now(), updatedBy: office.uid });

  it('is removed with its visits, also after it has followed them', async () => {
    const job = await done('job');
    await visitOf(job.resultId, 'planned');
    await change(pathOf(job), { revision: 'visits-1' });
    const outcome = await told(undo(job));
    expect(outcome).toBe('nothing');
    expect(world.stored(pathOf(job))).toBeUndefined();
    expect(world.stored('schedule/its-visit')).toBeUndefined();
    expect(world.stored(`schedule/${VISIT.id}`)).toBeDefined();
  });

  it.each(['en-route', 'on-site', 'paused', 'done'])('stays once its visit is %s', async (state) => {
    const job = await done('job');
    await visitOf(job.resultId, state);
    expect(await told(undo(job))).toContain('Someone has changed it since');
    expect(world.stored(pathOf(job))).toBeDefined();
    expect(world.stored('schedule/its-visit')).toBeDefined();
  });
});
