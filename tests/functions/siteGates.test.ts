import { beforeAll, expect, it } from 'vitest';
import { siteGateSchema, type SiteGate } from '@/domain/demolition/site/gateSchema';
import { siteFileSchema } from '@/domain/demolition/site/siteFileSchema';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { newId } from '@/lib/ids';
import { buildVisit } from '@/testing/factories/visit';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import type { Reaction } from '../../functions/src/platform/reaction';
import { gatesThatEnd } from '../../functions/src/sites/gatesThatEnd';
import { holdOnGate, holdOnSite, holdOnVisit } from '../../functions/src/sites/reactions';
import { flagHeldStart } from '../../functions/src/sites/startedHeld';
import { newBooks, type Books } from './books';
import { depsAt } from './deps';
import { addJob, at, audit } from './records';
import { db, eventually } from './support';

const TODAY = '2026-03-04T18:00:00.000Z';
const deps = depsAt(() => TODAY);
let books: Books;
beforeAll(async () => {
  books = await newBooks();
});

type Fields = Record<string, unknown>;
const read = async (path: string): Promise<Fields | null> => (await at(books.companyId, path).get()).data() ?? null;

/** Runs a reaction as its event would, if it applies. */
async function react(reaction: Reaction, id: string, before: Fields | null, after: Fields | null): Promise<void> {
  const change = {
    params: { companyId: books.companyId, id },
    before,
    after,
    eventId: `${id}-${newId(6)}`,
    at: TODAY,
    authUid: '',
    isByServer: false,
  };
  if (reaction.concerns?.(change) ?? true) await reaction.react(deps, change);
}

async function store(path: string, fields: Fields): Promise<Fields> {
  await at(books.companyId, path).set({ ...fields, ...audit(books.uid) });
  return (await read(path)) ?? {};
}

async function site(gates: Partial<SiteGate>[]) {
  const [siteId, visitId] = [newId(), newId()];
  const job = await addJob(books.companyId, books.uid, books.customerId);
  await store(`schedule/${visitId}`, scheduleEntrySchema.parse({ ...buildVisit(), jobId: job }));
  const ids = gates.map(() => newId());
  for (const [index, gate] of gates.entries())
    await store(`siteGates/${ids[index]}`, siteGateSchema.parse({ siteId, title: `Gate ${index}`, ...gate }));
  const file = await store(`siteFiles/${siteId}`, siteFileSchema.parse({ title: 'Mill', jobIds: [job] }));
  await react(holdOnSite, siteId, null, file);
  return { siteId, job, visitId, ids, file };
}

it('a site’s jobs and their visits list the requirements that block them, and are released when cleared', async () => {
  const { siteId, job, visitId, ids } = await site([{}, { state: 'cleared' }, { jobId: 'another' }]);
  expect(await read(`jobs/${job}`)).toMatchObject({ siteId, openGateIds: [ids[0]] });
  expect(await read(`schedule/${visitId}`)).toMatchObject({ siteId, openGateIds: [ids[0]] });
  const before = await read(`siteGates/${ids[0]}`);
  await at(books.companyId, `siteGates/${ids[0]}`).update({ state: 'cleared' });
  await react(holdOnGate, ids[0] ?? '', before, await read(`siteGates/${ids[0]}`));
  expect(await read(`schedule/${visitId}`)).toMatchObject({ siteId, openGateIds: [] });
});

it('a requirement valid only from a later day blocks until then, and that day’s run releases the job', async () => {
  const { job, visitId, ids } = await site([{ state: 'cleared', validFrom: '2036-03-05' }]);
  expect(await read(`jobs/${job}`)).toMatchObject({ openGateIds: ids });
  expect(await read(`schedule/${visitId}`)).toMatchObject({ openGateIds: ids });
  // Before 6 AM UTC, it's still March 4 in Chicago. The triggers use the real clock, so the day is far ahead of it.
  await runNightly(
    depsAt(() => '2036-03-05T05:30:00.000Z'),
    'reopenEndedGates',
    gatesThatEnd(),
  );
  expect(await read(`schedule/${visitId}`)).toMatchObject({ openGateIds: ids });
  await runNightly(
    depsAt(() => '2036-03-05T06:30:00.000Z'),
    'reopenEndedGates',
    gatesThatEnd(),
  );
  expect(await read(`jobs/${job}`)).toMatchObject({ openGateIds: [] });
  expect(await read(`schedule/${visitId}`)).toMatchObject({ openGateIds: [] });
  expect(await read(`siteGates/${ids[0]}`)).toMatchObject({ state: 'cleared', validFrom: '2036-03-05' });
});

it('no more are listed than the rules look up, and no one’s revision changes', async () => {
  const { siteId, job, visitId, file } = await site(Array.from({ length: 6 }, () => ({})));
  expect((await read(`jobs/${job}`))?.['openGateIds']).toHaveLength(4);
  // A new job's visit is first brought in line with it, which does change its revision.
  await eventually(async () => (await read(`jobs/${job}`))?.['hasStoredVisits'], 'the job to follow its visit');
  const visit = await read(`schedule/${visitId}`);
  await at(books.companyId, `schedule/${visitId}`).update({ openGateIds: [] });
  await react(holdOnSite, siteId, null, file);
  const held = await read(`schedule/${visitId}`);
  expect(held?.['openGateIds']).toHaveLength(4);
  expect(held?.['revision']).toBe(visit?.['revision']);
});

it('a job that leaves its site is released, and a new visit is blocked like its job', async () => {
  const { siteId, job, ids, file } = await site([{}]);
  const visitId = newId();
  const visit = await store(`schedule/${visitId}`, scheduleEntrySchema.parse({ ...buildVisit(), jobId: job }));
  await react(holdOnVisit, visitId, null, visit);
  expect(await read(`schedule/${visitId}`)).toMatchObject({ siteId, openGateIds: ids });
  await at(books.companyId, `siteFiles/${siteId}`).update({ jobIds: [] });
  await react(holdOnSite, siteId, file, await read(`siteFiles/${siteId}`));
  expect(await read(`jobs/${job}`)).toMatchObject({ siteId: '', openGateIds: [] });
  expect(await read(`schedule/${visitId}`)).toMatchObject({ siteId: '', openGateIds: [] });
});

it('work that began with an open requirement is in the history, by the times of the steps', async () => {
  const cleared = { id: 's1', state: 'cleared', at: '2026-03-04T15:00:00.000Z', by: 'u1' };
  const { visitId } = await site([{ title: 'Gas disconnect', state: 'cleared', log: [cleared] as SiteGate['log'] }]);
  const start = async (moment: string): Promise<unknown> => {
    const before = (await read(`schedule/${visitId}`)) ?? {};
    const step = {
      id: 'm1',
      kind: 'moved',
      state: 'on-site',
      startsAt: TODAY,
      at: moment,
      by: 'u1',
      technicianId: '',
      reason: '',
    };
    await react(flagHeldStart, visitId, before, { ...before, state: 'on-site', log: [step] });
    const found = await db
      .collection(`companies/${books.companyId}/activity`)
      .where('verb', '==', 'started-held')
      .get();
    return found.docs.map((entry): unknown[] => [entry.get('subjectId'), entry.get('detail')]);
  };
  expect(await start('2026-03-04T15:00:01.000Z')).toEqual([]);
  expect(await start('2026-03-04T14:59:59.000Z')).toEqual([[expect.any(String), 'Gas disconnect']]);
});

it('a requirement that expired by the company’s day is open again, with a log line that says so', async () => {
  const last = (expiresOn: string): Partial<SiteGate> => ({ state: 'cleared', reference: 'T-9', expiresOn });
  const { ids } = await site([last('2026-03-03'), last('2026-03-04'), { ...last('2026-03-01'), state: 'waived' }]);
  await runNightly(deps, 'reopenEndedGates', gatesThatEnd());
  const states = await Promise.all(ids.map(async (id) => (await read(`siteGates/${id}`))?.['state']));
  expect(states).toEqual(['open', 'cleared', 'open']);
  expect(await read(`siteGates/${ids[0]}`)).toMatchObject({
    reference: 'T-9',
    expiresOn: '',
    log: [{ state: 'open', by: '', expiresOn: '2026-03-03', reason: 'Expired' }],
    updatedBy: '',
  });
});
