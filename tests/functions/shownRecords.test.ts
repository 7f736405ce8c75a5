import { afterAll, expect, it } from 'vitest';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { siteBlockSchema, websiteContentSchema } from '@/domain/website/schema';
import { newId } from '@/lib/ids';
import { shownRecords } from '../../functions/src/website/shownRecords';
import { newBooks } from './books';
import { deps } from './deps';
import { at, audit } from './records';
import { endClients } from './support';

afterAll(endClients);

it('are the company’s records as just read, and the current ones after a publication or twenty seconds', async () => {
  const { companyId } = await newBooks();
  const items = [{ id: newId(), refId: 'valve' }];
  const content = websiteContentSchema.parse({
    trade: 'hvac',
    blocks: [siteBlockSchema.parse({ id: newId(), page: 'home', kind: 'services', items })],
  });
  const valve = at(companyId, 'pricebook/valve');
  const from = Date.now();
  const namesAfter = async (seconds: number, version: string) => {
    const now = () => new Date(from + seconds * 1000).toISOString();
    const shown = await shownRecords({ ...deps, now }, { companyId, ownerId: '', content, version });
    return shown.items.map(({ name }) => name);
  };
  await valve.set({ ...pricebookItemSchema.parse({ name: 'Old name' }), ...audit('u') });
  expect(await namesAfter(0, 'first')).toEqual(['Old name']);
  await valve.update({ name: 'New name' });
  expect(await namesAfter(19, 'first')).toEqual(['Old name']);
  expect(await namesAfter(19, 'second')).toEqual(['New name']);
  await valve.update({ name: 'Newest name' });
  expect(await namesAfter(40, 'second')).toEqual(['Newest name']);
});
