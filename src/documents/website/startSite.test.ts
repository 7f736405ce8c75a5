import { expect, it } from 'vitest';
import { sampleItems } from '@/domain/pricebook/samples';
import { newId } from '@/lib/ids';
import { offeredServices, timesSoldOn } from './offeredServices';
import { startSite } from './startSite';

const items = sampleItems('hvac', '2026-11-01').items.map((item) => ({
  ...item,
  id: item.code,
  categoryId: item.categoryName,
}));
const categoryOf = (name: string): string => items.find((item) => item.name === name)?.categoryId ?? '';
const names = (sold: ReadonlyMap<string, number>): string[] => offeredServices(items, sold).map(({ name }) => name);

it('lists a new site’s best sellers and one service per category, not alphabetically', () => {
  const shown = names(new Map());
  expect(shown[0]).toBe('Diagnostic visit');
  expect(new Set(shown.slice(0, 3).map(categoryOf)).size).toBe(3);
  expect(shown).not.toContain('After-hours diagnostic visit');
  const coil = items.find(({ name }) => name === 'Condenser coil cleaning');
  const line = { pricebookItemId: coil?.id ?? '' };
  expect(names(timesSoldOn([{ lines: [line, { pricebookItemId: '' }] }, { lines: [line] }]))[0]).toBe(coil?.name);
});

it('offers common calls of all the company’s trades, and uses the owner’s answers', () => {
  const { blocks } = startSite({
    ...{ trade: 'hvac', trades: ['hvac', 'plumbing'], language: 'en', newId, items, technicians: [] },
    answers: {
      companyName: 'Blue Ridge',
      towns: 'Asheville, Weaverville; Asheville',
      since: '2009',
      praise: 'We call first',
    },
  });
  const of = (page: string, kind: string) => blocks.find((block) => block.page === page && block.kind === kind);
  expect(of('home', 'services')?.items.map(({ title }) => title)).toEqual([
    'AC repair',
    'Furnace and heat pump repair',
    'Seasonal tune-up',
    'New systems',
    'Leaks and repairs',
    'Drain cleaning',
  ]);
  expect(of('areas', 'areas')?.items.map(({ title }) => title)).toEqual(['Asheville', 'Weaverville']);
  expect(of('about', 'text')?.text).toBe(
    'Blue Ridge has worked in Asheville and Weaverville since 2009. We call first.',
  );
});

it('writes nothing for unanswered questions', () => {
  const unsaid = { companyName: 'Blue Ridge', towns: ' ', since: 'long ago', praise: '' };
  const { blocks } = startSite({ trade: 'other', language: 'es', newId, items: [], technicians: [], answers: unsaid });
  expect(blocks.find(({ page, kind }) => page === 'about' && kind === 'text')?.text).toBe('');
  expect(blocks.some(({ page, kind }) => page === 'home' && kind === 'text')).toBe(false);
});
