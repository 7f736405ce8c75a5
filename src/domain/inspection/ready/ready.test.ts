import { expect, it } from 'vitest';
import { assessInspection } from '../assess';
import { itemCount, readForm, writeForm } from '../form';
import { inspectionTemplateSchema, TRADES } from '../schema';
import { READY_TEMPLATES, readyForm } from './list';

it.each(READY_TEMPLATES.map((template) => [template.name, template] as const))(
  '%s is complete: items to judge, ready comments, and equipment types',
  async (_name, template) => {
    const form = await readyForm(template);
    const items = form.sections.flatMap((section) => section.items);
    expect(itemCount(form)).toBeGreaterThanOrEqual(20);
    expect(items.some(({ isRequired }) => isRequired)).toBe(true);
    expect(items.some(({ comments }) => comments.length > 0)).toBe(true);
    expect(form.equipmentTypes).toEqual(template.equipmentTypes);
    expect(readForm(writeForm(form))).toEqual(form);
    const { name, trade, description } = template;
    expect(inspectionTemplateSchema.safeParse({ name, trade, description, form: writeForm(form) }).success).toBe(true);
    // An item without a question would be a condition on an answer that doesn't exist.
    const options = new Map(items.map((item) => [item.id, item]));
    for (const { when, label } of items) {
      const asked = when && options.get(when.itemId);
      if (asked?.kind !== 'choice') continue;
      const labels = asked.options.map((option) => option.label);
      expect([label, when?.is.filter((one) => one !== 'fail' && !labels.includes(one))]).toEqual([label, []]);
    }
  },
);

it('has a template for every trade but "other"', () => {
  const trades = new Set(READY_TEMPLATES.map(({ trade }) => trade));
  expect(TRADES.filter((trade) => !trades.has(trade))).toEqual(['other']);
});

it('asks a reduced-pressure assembly nothing about double checks', async () => {
  const template = READY_TEMPLATES.find(({ id }) => id === 'ready-backflow');
  if (!template) throw new Error('It is gone');
  const form = await readyForm(template);
  const answers = [{ id: 'device', value: 'Reduced pressure (RP)', note: '', at: '', by: '' }];
  const keys = assessInspection({ form, units: [], answers }).slots.map(({ key }) => key);
  expect(keys).toContain('relief');
  expect(keys).not.toContain('dc1');
  expect(keys).not.toContain('inlet');
});
