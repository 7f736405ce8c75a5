import { beforeAll, expect, it } from 'vitest';
import { timeEntrySchema } from '@/domain/hours/schema';
import { newId } from '@/lib/ids';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import { keepTime } from '../../functions/src/hours/timeOnVisit';
import { newBooks, type Books } from './books';
import { deps } from './deps';
import { at } from './records';
import { db } from './support';

let books: Books;

beforeAll(async () => {
  books = await newBooks();
  const technician = { ...buildTechnician({ linkedUid: 'ann-account' }) };
  await db.doc(`users/${books.uid}/technicians/ann`).set(technician);
});

const step = (id: string, state: 'en-route' | 'on-site' | 'done', time: string) => ({
  id,
  kind: 'moved' as const,
  state,
  startsAt: '2026-01-12T16:00:00.000Z',
  at: `2026-01-12T${time}:00.000Z`,
  by: 'ann-account',
  technicianId: 'ann',
  reason: '',
});
const visitAfter = (...log: ReturnType<typeof step>[]) =>
  ({ ...buildVisit({ placement: { technicianIds: ['ann', 'bob'] }, log }) }) as Record<string, unknown>;
const [driving, working, done] = [
  step('s1', 'en-route', '15:40'),
  step('s2', 'on-site', '16:00'),
  step('s3', 'done', '17:00'),
];

const kept = async (visitId: string) => {
  const found = await at(books.companyId, 'timeEntries/x').parent.where('visitId', '==', visitId).get();
  return found.docs
    .map((document) => ({ ...timeEntrySchema.parse(document.data()), id: document.id }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ technicianId, accountUid, kind, endsAt }) => [technicianId, accountUid, kind, endsAt.slice(11, 16)]);
};
const keep = (id: string, before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  keepTime(deps, { params: { companyId: books.companyId, id }, before, after, at: '2026-01-12T16:30:00.000Z' });

it('a visit’s time is stored for each crew member, in any order of events', async () => {
  const id = newId();
  await keep(id, visitAfter(driving, working), visitAfter(driving, working, done));
  await keep(id, visitAfter(driving), visitAfter(driving, working));
  await keep(id, visitAfter(), visitAfter(driving));
  const all = [
    ['ann', 'ann-account', 'drive', '16:00'],
    ['bob', '', 'drive', '16:00'],
    ['ann', 'ann-account', 'work', '17:00'],
    ['bob', '', 'work', '17:00'],
  ];
  expect(await kept(id)).toEqual(all);
  await keep(id, visitAfter(driving, working, done), null);
  expect(await kept(id)).toEqual(all);
});

it('stores when its first and last step arrived, in any order of events', async () => {
  const [first, last] = ['2026-01-12T18:00:00.000Z', '2026-01-12T19:00:00.000Z'];
  const moved = (id: string, before: Record<string, unknown>, after: Record<string, unknown>, arrived: string) =>
    keepTime(deps, { params: { companyId: books.companyId, id }, before, after, at: arrived });
  const started = [visitAfter(), visitAfter(driving)] as const;
  const ended = [visitAfter(driving), visitAfter(driving, working)] as const;
  for (const isInOrder of [true, false]) {
    const id = newId();
    if (isInOrder) await moved(id, ...started, first);
    await moved(id, ...ended, last);
    if (!isInOrder) await moved(id, ...started, first);
    const entry = (await at(books.companyId, `timeEntries/${id}-s1-ann`).get()).data();
    expect(entry).toMatchObject({ createdAt: first, updatedAt: last });
  }
});

it('deleting a visit that someone is working on ends their time', async () => {
  const id = newId();
  await keep(id, visitAfter(), visitAfter(driving));
  expect(await kept(id)).toContainEqual(['ann', 'ann-account', 'drive', '']);
  await keep(id, visitAfter(driving), null);
  expect(await kept(id)).toContainEqual(['ann', 'ann-account', 'drive', '16:30']);
});
