import { describe, expect, it } from 'vitest';
import { answer } from '../../functions/src/assistant/answerProposal';
import type { Member } from '../../functions/src/platform/access';
import { DRAFTS } from './assistantDrafts';
import { asksIn, calls, inAiWorld, says, told } from './aiTalk';
import { ADA, CAPACITOR, COMPANY, JOB, LOAD, VISIT_TODAY, type AiWorld } from './aiWorld';

let world: AiWorld;
let office: Member;
inAiWorld((...given) => void ([world, office] = given));
const asks = asksIn(() => world);

const sayYes = (member: Member, proposal: { id: string; hash: string }, fields = '') =>
  answer(
    world.deps,
    { ...member, origin: '' },
    { proposalId: proposal.id, answer: 'accept', hash: proposal.hash, fields },
  );
const propose = async (call: { name: string; arguments: unknown }, member = office) => {
  const { answer: given } = await asks(member, [calls(call), says('It waits for you.')]);
  const [proposal] = given.proposals;
  if (!proposal) throw new Error(`No proposal: ${JSON.stringify(given.message)}`);
  return proposal;
};
const { 'visit-move': MOVE, note: NOTE, estimate: ESTIMATE, job: NEW_JOB, 'manual-j': CHANGE } = DRAFTS;

describe('a proposal', () => {
  it('is carried out when accepted, like the screens do, and once', async () => {
    const move = await propose(MOVE);
    expect(world.stored('schedule/visit-1')).toMatchObject({ placement: { startsAt: '2026-11-24T14:00:00.000Z' } });
    expect(await sayYes(office, move)).toMatchObject({ state: 'accepted', canUndo: true });
    expect(world.stored('schedule/visit-1')).toMatchObject({
      placement: { startsAt: '2026-11-25T14:00:00.000Z', endsAt: '2026-11-25T15:00:00.000Z' },
      updatedBy: office.uid,
    });
    const revision = world.stored('schedule/visit-1')?.['revision'];
    await sayYes(office, move);
    expect(world.stored('schedule/visit-1')?.['revision']).toBe(revision);

    const note = await propose(NOTE);
    const [one, two] = await Promise.all([sayYes(office, note), sayYes(office, note)]);
    expect(one.resultId).toBe(two.resultId);
    expect(world.stored(`notes/${one.resultId}`)).toMatchObject({
      text: 'Bring the long ladder.',
      authorName: 'Grace Hopper',
      createdBy: office.uid,
    });

    const estimate = await sayYes(office, await propose(ESTIMATE));
    expect(world.stored(`estimates/${estimate.resultId}`)).toMatchObject({
      state: 'draft',
      customerId: ADA.id,
      totalCents: 49_800,
    });
    const job = await sayYes(office, await propose(NEW_JOB));
    expect(world.stored(`jobs/${job.resultId}`)).toMatchObject({
      title: 'Tune-up',
      progress: 'scheduled',
      customerName: ADA.name,
    });
    const load = await sayYes(office, await propose(CHANGE));
    expect(load.state).toBe('accepted');
    expect(String(world.stored(`manualJ/${LOAD.id}`)?.['house'])).toContain('"indoorHeatingF":68');
  });

  it('is carried out as the person changed it, within the kind’s limits', async () => {
    const note = await propose(NOTE);
    const fields = JSON.stringify({ ...(JSON.parse(note.after) as object), text: 'Bring the short ladder.' });
    const done = await sayYes(office, note, fields);
    expect(done.state).toBe('edited');
    expect(world.stored(`notes/${done.resultId}`)).toMatchObject({ text: 'Bring the short ladder.' });
    expect(await told(sayYes(office, await propose(NOTE), '{"text":7}'))).not.toBe('nothing');
    const estimate = await propose(ESTIMATE);
    const cheap = estimate.after.replaceAll(String(CAPACITOR.priceCents), '1');
    const made = await sayYes(office, estimate, cheap);
    // The price comes from the pricebook, whatever the model returns.
    expect(world.stored(`estimates/${made.resultId}`)).toMatchObject({ totalCents: 49_800 });
  });

  it('isn’t carried out if the record has changed or is gone, the price differs, or the person lost permission', async () => {
    const move = await propose(MOVE);
    await world.deps.db.doc(`companies/${COMPANY}/schedule/visit-1`).update({ revision: 'somebody-else' });
    expect(await sayYes(office, move)).toMatchObject({ state: 'outdated' });
    expect(world.stored('schedule/visit-1')).toMatchObject({ placement: { startsAt: '2026-11-24T14:00:00.000Z' } });
    expect(await told(sayYes(office, move))).toContain('answered already');

    const note = await propose(NOTE);
    const estimateOfJob = await propose({ ...ESTIMATE, arguments: { ...ESTIMATE.arguments, job_id: JOB.id } });
    await world.deps.db.doc(`companies/${COMPANY}/jobs/${JOB.id}`).delete();
    expect(await sayYes(office, note)).toMatchObject({ state: 'outdated', note: 'The job was deleted meanwhile.' });

    expect(await sayYes(office, estimateOfJob)).toMatchObject({
      state: 'outdated',
      note: 'The job was deleted meanwhile.',
    });

    const estimate = await propose({ ...ESTIMATE, arguments: { ...ESTIMATE.arguments, job_id: null } });
    await world.deps.db.doc(`companies/${COMPANY}/pricebook/${CAPACITOR.id}`).update({ priceCents: 1 });
    expect(await sayYes(office, estimate)).toMatchObject({ state: 'outdated' });

    const job = await propose(NEW_JOB);
    const demoted = { ...office, user: { ...office.user, role: 'technician' as const } };
    expect(await told(sayYes(demoted, job))).toContain('no longer allow');
  });

  it('to send a message goes to the address on the record, only if it is the one that was shown', async () => {
    const message = await propose({
      name: 'draft_message',
      arguments: {
        visit_id: VISIT_TODAY.id,
        about: 'running-late',
        channel: 'email',
        subject: 'A little later',
        message: 'We are late by 20 minutes.',
        reason: 'Asked.',
      },
    });
    expect(message).toMatchObject({ kind: 'message', state: 'open', recipient: 'Ada Lovelace, ada@example.com' });
    await world.deps.db.doc(`companies/${COMPANY}/customers/${ADA.id}`).update({ email: 'eve@example.com' });
    // Different wording doesn't turn it into consent to another address, and another channel is another message.
    const words = { ...(JSON.parse(message.after) as object), message: 'We come at 3.' };
    expect(await told(sayYes(office, message, JSON.stringify({ ...words, channel: 'sms' })))).toContain('another way');
    expect(await sayYes(office, message, JSON.stringify(words))).toMatchObject({ state: 'outdated' });
    expect(world.documents.at(`companies/${COMPANY}/mail`).size).toBe(0);
  });

  it('is answered by the person it was made for, as it was shown', async () => {
    const note = await propose(NOTE);
    const admin = await world.as('admin');
    expect(await told(sayYes(admin, note))).toContain('not found');
    expect(await told(sayYes(office, { ...note, hash: 'f'.repeat(64) }))).toContain('not what was shown');
    const dropped = await answer(
      world.deps,
      { ...office, origin: '' },
      { proposalId: note.id, answer: 'drop', hash: '', fields: '' },
    );
    expect(dropped.state).toBe('dropped');
    expect(await told(sayYes(office, note))).toContain('answered already');
  });
});
