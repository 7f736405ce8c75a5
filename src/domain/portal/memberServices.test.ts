import { describe, expect, it } from 'vitest';
import { buildMember } from '@/testing/factories/agreement';
import { buildPricebookItem } from '@/testing/factories/pricebook';
import { siteItemSchema } from '../website/schema';
import { memberServices } from './memberServices';

const site = (id: string, refId: string, showsPrice = true) =>
  siteItemSchema.parse({ id, refId, minutes: 60, isBookable: true, showsPrice });
const filter = buildPricebookItem({ id: 'filter', name: 'Filter', kind: 'material', priceCents: 4_995 });
const items = [
  filter,
  { ...filter, id: 'coil', name: 'Coil', priceCents: 20_000 },
  { ...filter, id: 'labor', name: 'Labor', kind: 'labour' as const },
  { ...filter, id: 'gone', isActive: false },
  { ...filter, id: 'exempt', isDiscountable: false },
];
const bookable = [
  ...[site('one', 'filter'), site('two', 'coil'), site('labor', 'labor'), site('gone', 'gone')],
  ...[site('exempt', 'exempt'), site('quiet', 'filter', false), site('free', '')],
];
const member = buildMember();
const of = (membership: typeof member) =>
  memberServices({ membership, bookable, items, bookingPath: '/public-website/c1/book' });

describe('member prices of bookable services', () => {
  it('are shown beside the website’s price with the reason, by the billing rules', () => {
    // 10% of $49.95 is $4.995, so $5.00 off.
    expect(
      of({
        ...member,
        plan: { ...member.plan, itemPrices: [{ id: 'p', itemId: 'coil', name: 'Coil', unitPriceCents: 15_000 }] },
      }),
    ).toEqual([
      {
        ...{ id: 'one', name: 'Filter', priceText: '$44.95', usualText: '$49.95' },
        why: '10% off, Comfort Plus: member price',
        bookingPath: '/public-website/c1/book?service=one',
      },
      {
        ...{ id: 'two', name: 'Coil', priceText: '$150.00', usualText: '$200.00' },
        why: 'Comfort Plus: member price list',
        bookingPath: '/public-website/c1/book?service=two',
      },
    ]);
  });

  it('are missing while a bill is past due, the agreement is paused, or no price is shown', () => {
    expect(of({ ...member, state: 'past-due' })).toEqual([]);
    expect(of({ ...member, state: 'paused' })).toEqual([]);
    expect(of(member).map(({ id }) => id)).not.toContain('quiet');
  });
});
