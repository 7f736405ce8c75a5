import { describe, expect, it } from 'vitest';
import { INDUSTRIES } from '../user/schema';
import { usualWork } from './usualWork';
import {
  checksOf,
  jobTypeFilterOptions,
  jobTypeName,
  jobTypeOptions,
  leadSourceName,
  leadSourceOptions,
  photosToTakeOf,
  windowLabel,
} from './workChoices';
import { workSettingsSchema } from './workSettings';

const hvac = usualWork(['hvac', 'plumbing']);

describe('trade defaults', () => {
  it.each(INDUSTRIES)('of %s can be saved as they are, with unique names', (trade) => {
    const usual = usualWork([trade]);
    expect(workSettingsSchema.parse(usual)).toEqual(usual);
  });

  it('combine all trades of a company, with half-day windows for work planned by the day', () => {
    const names = hvac.jobTypes.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Service call', 'Duct work', 'Drain cleaning']));
    expect(hvac.arrivalWindows.map(windowLabel)).toEqual(['8–10', '10–12', '12–2', '2–4']);
    const roofing = usualWork(['roofing', 'hvac']);
    expect(roofing.jobTypes[0]?.name).toBe('Project');
    expect(roofing.arrivalWindows.map(windowLabel)).toEqual(['8–12', '12–4']);
  });
});

describe('choices on old records', () => {
  const settings = workSettingsSchema.parse({
    ...hvac,
    jobTypes: [{ id: 'a1', name: 'Boiler service', durationMinutes: 75, checklist: '' }],
    archivedJobTypes: [{ id: 'b2', name: 'Oil tank', durationMinutes: 60, checklist: '' }],
    leadSources: [{ id: 'google', name: 'Search' }],
    archivedLeadSources: [{ id: 'c3', name: 'Radio' }],
  });

  it('keep their names: archived, built in, free text, or unknown', () => {
    expect(['a1', 'b2', 'maintenance', 'zz'].map((id) => jobTypeName(settings, id))).toEqual([
      'Boiler service',
      'Oil tank',
      'Maintenance',
      'Job',
    ]);
    expect(
      ['google', 'c3', 'referral', 'Aunt Mabel', 'constructor', ''].map((id) => leadSourceName(settings, id)),
    ).toEqual(['Search', 'Radio', 'Referral', 'Aunt Mabel', 'constructor', '']);
  });

  it('are offered only on the record that has them, and can be found in lists', () => {
    expect(jobTypeOptions(settings).map(({ label }) => label)).toEqual(['Boiler service']);
    expect(jobTypeOptions(settings, 'b2').map(({ label }) => label)).toEqual(['Boiler service', 'Oil tank']);
    expect(leadSourceOptions(settings, 'c3').map(({ label }) => label)).toEqual(['Not known', 'Search', 'Radio']);
    expect(jobTypeFilterOptions(settings)).toContainEqual({ value: 'b2', label: 'Oil tank (archived)' });
  });
});

describe('invalid work settings', () => {
  const type = { id: 'a', name: 'Repair', durationMinutes: 60, checklist: '' };
  it.each([
    ['no job type', { jobTypes: [] }, 'Keep at least one job type'],
    ['two of a name', { jobTypes: [type, { ...type, id: 'b', name: 'repair' }] }, 'Two job types have the same name'],
    [
      'a window backwards',
      { arrivalWindows: [{ id: 'w', from: '10:00', to: '08:00' }] },
      'The window must end after it starts',
    ],
    ['a window without an end', { arrivalWindows: [{ id: 'w', from: '10:00', to: '' }] }, 'Use a time like 08:00'],
  ])('are refused for %s', (_what, part, message) => {
    const result = workSettingsSchema.safeParse({ ...hvac, ...part });
    expect(result.error?.issues.map((issue) => issue.message)).toContain(message);
  });
});

it('reads a type’s checklist line by line, without duplicates', () => {
  expect(checksOf({ checklist: ' Filter\n\nFilter\n Drain ' })).toEqual(['Filter', 'Drain']);
  expect(photosToTakeOf({ photos: `Data plate\n${'Filter\n'.repeat(20)}` })).toEqual(['Data plate', 'Filter']);
});

it('formats windows the way people say them on the phone', () => {
  expect(windowLabel({ from: '07:30', to: '12:00' })).toBe('7:30–12');
});
