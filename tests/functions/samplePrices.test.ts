import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSampleItems } from '@/domain/pricebook/api';
import { pricebookTemplateSchema } from '@/domain/pricebook/template';
import { newCompany, newMember } from './fixtures';
import { db, endClients, refusal, type Client } from './support';

let companyId: string;
let office: Client;

async function withPricebook(role: 'office' | 'technician' | 'user', company = companyId): Promise<Client> {
  const client = await newMember(company, role);
  await db.doc(`users/${client.uid}`).update({ 'features.pricebook': true });
  return client;
}
const countOf = async (name: string): Promise<number> =>
  (await db.collection(`companies/${companyId}/${name}`).get()).size;

beforeAll(async () => {
  ({ companyId } = await newCompany());
  office = await withPricebook('office');
});
afterAll(endClients);

describe('the sample pricebook items', () => {
  it('are added with their categories, once however often they are requested', async () => {
    const [first, second] = await Promise.all([office.call(addSampleItems, {}), office.call(addSampleItems, {})]);
    expect(first).toEqual(second);
    expect(first.itemCount).toBeGreaterThan(40);
    expect(await countOf('pricebook')).toBe(first.itemCount);
    expect(first.templateCount).toBeGreaterThan(0);
    expect(await countOf('pricebookTemplates')).toBe(first.templateCount);
    const categories = await countOf('pricebookCategories');
    const item = (await db.collection(`companies/${companyId}/pricebook`).limit(1).get()).docs[0];
    expect(item?.get('createdBy')).toBe(office.uid);
    expect((await db.doc(`companies/${companyId}/pricebookCategories/${item?.get('categoryId')}`).get()).exists).toBe(
      true,
    );

    // Changed items stay, and missing ones come back.
    await item?.ref.update({ priceCents: 4_200 });
    const other = (await db.collection(`companies/${companyId}/pricebook`).limit(2).get()).docs[1];
    await other?.ref.delete();
    await office.call(addSampleItems, {});
    expect(await countOf('pricebook')).toBe(first.itemCount);
    expect(await countOf('pricebookCategories')).toBe(categories);
    expect((await item?.ref.get())?.get('priceCents')).toBe(4_200);
  });

  it('include good, better and best; on their own, those come with the items they refer to', async () => {
    const { companyId: elsewhere } = await newCompany();
    const manager = await withPricebook('office', elsewhere);
    const of = async (name: string) => (await db.collection(`companies/${elsewhere}/${name}`).get()).docs;
    const { itemCount, templateCount } = await manager.call(addSampleItems, { only: 'templates' });
    const [items, templates] = [await of('pricebook'), await of('pricebookTemplates')];
    expect([items.length, templates.length]).toEqual([itemCount, templateCount]);
    const named = templates.flatMap((one) =>
      pricebookTemplateSchema.parse(one.data()).options.flatMap((option) => option.items.map(({ itemId }) => itemId)),
    );
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(named));
    // A template that someone changed stays as is; the other items are added later.
    await templates[0]?.ref.update({ name: 'Ours' });
    const all = await manager.call(addSampleItems, {});
    expect(all.itemCount).toBeGreaterThan(itemCount);
    expect((await templates[0]?.ref.get())?.get('name')).toBe('Ours');
    expect((await of('pricebookTemplates')).length).toBe(templateCount);
  });

  it('aren’t for people who may not create items, or without the pricebook', async () => {
    const before = await countOf('pricebook');
    for (const role of ['technician', 'user'] as const)
      for (const only of ['', 'templates'] as const)
        expect((await refusal((await withPricebook(role)).call(addSampleItems, { only }))).code).toBe(
          'permission-denied',
        );
    const without = await newMember(companyId, 'office');
    await db.doc(`users/${without.uid}`).update({ 'features.pricebook': false });
    expect((await refusal(without.call(addSampleItems, {}))).code).toBe('permission-denied');
    expect(await countOf('pricebook')).toBe(before);
  });

  it('are added only to the caller’s own company, whatever is sent along', async () => {
    const { companyId: elsewhere } = await newCompany();
    const stranger = await withPricebook('office', elsewhere);
    const before = await countOf('pricebook');
    const forged: Record<string, never> = JSON.parse(JSON.stringify({ companyId })) as Record<string, never>;
    await stranger.call(addSampleItems, forged).catch(() => undefined);
    expect(await countOf('pricebook')).toBe(before);
  });
});
