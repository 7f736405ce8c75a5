import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteSchema } from '@/domain/note/schema';
import { newId } from '@/lib/ids';
import { fieldsIn, recordsIn } from '../../functions/src/platform/readable';
import { audit } from './records';
import { db, endClients } from './support';

const notes = db.collection(`companies/${newId()}/notes`);
const note = (text: string) => ({
  ...noteSchema.parse({ subjectType: 'job', subjectId: 'j1', customerId: 'c1', text, authorName: 'Ada' }),
  ...audit('ada'),
});

beforeAll(async () => {
  await notes.doc('a').set(note('One'));
  await notes.doc('b').set({ ...note('Two'), text: ['x'.repeat(100_000)] });
  await notes.doc('c').set({ ...note('Three'), createdBy: 7 });
  await notes.doc('d').set(note('Four'));
});
afterAll(endClients);

it('leaves out damaged records, and returns the others unchanged', async () => {
  const { docs } = await notes.get();
  expect(recordsIn(noteSchema, docs)).toMatchObject([
    { id: 'a', text: 'One', createdBy: 'ada' },
    { id: 'd', text: 'Four', createdBy: 'ada' },
  ]);
  expect(fieldsIn(noteSchema, docs).map(({ text }) => text)).toEqual(['One', 'Three', 'Four']);
});
