import { describe, expect, it } from 'vitest';
import { documentLineSchema } from '@/domain/billing/schema';
import { brandKitSchema } from '@/domain/brand/schema';
import { equipmentSchema } from '@/domain/equipment/schema';
import { formSchema, itemCount } from '@/domain/inspection/form';
import { READY_TEMPLATES } from '@/domain/inspection/ready/list';
import { jobInputSchema } from '@/domain/job/schema';
import { placeOfZip } from '@/domain/load-calc/climate/zipPlaces';
import zipPlaces from '@/domain/load-calc/climate/zipPlaces.json';
import { sampleItems } from '@/domain/pricebook/samples';
import { TRADES } from '@/domain/trade/trades';
import { COMPANIES, DEMO_COMPANIES } from '../../scripts/seed/companies/companies';
import { MADE_INSPECTIONS } from '../../scripts/seed/inspectionPlans';

const plans = TRADES.map(({ id, sample }) => ({ id, sample, plan: DEMO_COMPANIES[id] }));
const isOnce = (values: readonly string[]): boolean => new Set(values).size === values.length;

it('no two companies share a name, a web address, a phone number or their area', () => {
  expect(isOnce(plans.map(({ plan }) => plan.name))).toBe(true);
  expect(isOnce(plans.map(({ plan }) => plan.domain))).toBe(true);
  expect(isOnce(plans.map(({ plan }) => plan.phone))).toBe(true);
  expect(isOnce(plans.map(({ plan }) => plan.address.city))).toBe(true);
});

it('npm start seeds four of them, the HVAC company first', () =>
  expect(COMPANIES.map(({ id }) => id)).toEqual(['hvac', 'plumbing', 'construction', 'demolition']));

describe.each(plans)('the company of $id', ({ id, sample, plan }) => {
  const { trade, region } = plan;
  const types = new Set(trade.equipment.map(({ type }) => type));

  it('matches the public pages, and isn’t a real company', () => {
    expect({ id: plan.id, name: plan.name }).toEqual({ id, name: sample });
    expect(plan.domain).toMatch(/^[a-z-]+\.example$/);
    expect(plan.website).toBe(`https://${plan.domain}`);
    expect(plan.phone).toBe(`(${region.areaCodes[0] ?? ''}) 555-0100`);
    expect(region.areaCodes.length).toBeGreaterThanOrEqual(5);
    const people = [...Object.values(plan.staff), ...plan.technicians].map((name) => name.join(' '));
    expect(isOnce(people)).toBe(true);
    expect(people).toContain(plan.branding.signatureName);
    expect(brandKitSchema.safeParse({ ...plan.branding, logoUrl: '', logoDarkUrl: '', socialUrl: '' }).success).toBe(
      true,
    );
    const zips = [plan.address.postalCode, ...region.towns.flatMap((town) => town.zips)];
    expect(zips.filter((zip) => placeOfZip(zipPlaces.groups, zip) === null)).toEqual([]);
  });

  it('has work that its people can do, on its customers’ equipment', () => {
    expect(isOnce(trade.jobs.map(({ title }) => title))).toBe(true);
    for (const job of trade.jobs) {
      expect([job.title, trade.skills.includes(job.skill)]).toEqual([job.title, true]);
      expect([job.title, (job.on ?? []).filter((type) => !types.has(type))]).toEqual([job.title, []]);
      expect([job.title, job.crew ?? 1]).toEqual([job.title, Math.min(job.crew ?? 1, plan.technicians.length)]);
      const { title, type, minutes: durationMinutes, about: description } = job;
      const input = { title, type, durationMinutes, description, customerId: 'c', propertyId: 'p' };
      expect([title, jobInputSchema.safeParse(input).error]).toEqual([title, undefined]);
      expect(durationMinutes).toBeGreaterThan(0);
      expect([title, (trade.checklists[type] ?? []).length > 1]).toEqual([title, true]);
    }
    // The kinds of jobs a day is planned with (`scripts/seed/today.ts`, `weeksAhead.ts`).
    const kinds = new Set(trade.jobs.map(({ type }) => type));
    for (const type of ['service', 'maintenance', 'estimate', 'emergency'] as const) expect(kinds).toContain(type);
    expect(trade.jobs.some(({ type, crew = 1 }) => type === 'service' && crew === 1)).toBe(true);
  });

  it('has equipment from real manufacturers', () => {
    for (const { type, makes } of trade.equipment)
      for (const [make, ...models] of makes) {
        expect([make, models.length > 0]).toEqual([make, true]);
        for (const model of models) {
          const unit = equipmentSchema.safeParse({ customerId: 'c', propertyId: 'p', type, make, model });
          expect([model, unit.error]).toEqual([model, undefined]);
        }
      }
  });

  it('has prices, three sizes of a larger job, and an item for each code of its options', () => {
    const { hour, parts, larger } = trade.sold;
    for (const line of [hour, ...parts, ...larger.options.map(({ sold }) => sold)])
      expect([line.name, documentLineSchema.safeParse({ id: 'a', quantityE4: 10_000, ...line }).error]).toEqual([
        line.name,
        undefined,
      ]);
    const cents = larger.options.map(({ sold }) => sold.unitPriceCents);
    expect(cents).toEqual([...cents].sort((a, b) => a - b));
    expect(larger.titles.length).toBeGreaterThanOrEqual(4);
    const { items, template } = sampleItems(plan.industry, '2026-01-01');
    const codes = new Set(items.map(({ code }) => code));
    expect(template.codes.flat().filter((code) => !codes.has(code))).toEqual([]);
  });

  it('inspects with existing templates, and answers their questions', () => {
    const own = trade.ownTemplate && formSchema.parse({ ...trade.ownTemplate.form, equipmentTypes: [] });
    if (own) expect(itemCount(own)).toBeGreaterThanOrEqual(10);
    const items = new Set(own?.sections.flatMap((section) => section.items.map((item) => item.id)));
    for (const { made } of trade.inspections ?? [])
      expect(Object.keys(made).filter((item) => !items.has(item))).toEqual([]);
    const ready = new Set(['own', ...READY_TEMPLATES.map((template) => template.id)]);
    const planned = [...(trade.inspections ?? []), ...(MADE_INSPECTIONS[plan.industry] ?? [])];
    expect(planned.length).toBeGreaterThan(0);
    expect(planned.filter(({ template }) => !ready.has(template))).toEqual([]);
  });
});
