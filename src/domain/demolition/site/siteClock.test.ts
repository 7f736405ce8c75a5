import { describe, expect, it } from 'vitest';
import { digStartFor } from '../law/demolitionRules';
import { noticeClock, noticeTimeline, proposedStart } from './noticeClock';
import { asbestosAmounts, districtsOf, noticeLayers } from './noticeLayers';
import { hazardSchema, siteFileSchema, type SiteFile } from './siteFileSchema';

const hazard = (amount: number, unit: 'linear-feet' | 'square-feet', more = {}) =>
  hazardSchema.parse({ id: `h${amount}${unit}`, material: 'Pipe wrap', amount, unit, ...more });
const notice = (sentOn: string, startsOn: string, more = {}) => ({
  id: `n${sentOn}`,
  jurisdiction: '',
  number: '',
  linearFeet: 0,
  squareFeet: 0,
  cubicFeet: 0,
  note: '',
  sentOn,
  startsOn,
  ...more,
});
const site = (more: Partial<SiteFile> = {}): SiteFile => ({
  ...siteFileSchema.parse({ title: 'Mill', state: 'CA', surveyedOn: '2026-10-01' }),
  ...more,
});

describe('layers of asbestos law', () => {
  it('each say whether they require a notice, and by when', () => {
    const layers = noticeLayers(site({ district: 'US-CA-SCAQMD', startsOn: '2026-10-26' }), '2026-10-05');
    expect(
      layers.map(({ jurisdiction, isRequired, clock, latestNotice }) => [
        jurisdiction,
        isRequired,
        clock,
        latestNotice,
      ]),
    ).toEqual([
      ['US', true, '10 working days', '2026-10-12'],
      ['US-CA-SCAQMD', true, '14 calendar days', '2026-10-12'],
    ]);
  });

  it('apply to a small house only at the district level', () => {
    const house = site({ district: 'US-CA-SCAQMD', isResidential: true, dwellingUnits: 1 });
    expect(noticeLayers(house, '2026-10-05').map(({ isRequired }) => isRequired)).toEqual([false, true]);
    expect(noticeClock(site({ isResidential: true, dwellingUnits: 4 }), '2026-10-05').state).toBe('not-required');
  });

  it('compare each measure separately for a renovation, and New York counts only the excess', () => {
    const renovation = site({
      operation: 'renovation',
      hazards: [hazard(200, 'linear-feet'), hazard(150, 'square-feet')],
    });
    expect(noticeLayers(renovation, '2026-10-05')[0]?.isRequired).toBe(false);
    expect(noticeLayers({ ...renovation, district: 'US-CA-BAAQMD' }, '2026-10-05')[1]?.isRequired).toBe(true);
    const newYork = (squareFeet: number) =>
      noticeLayers(site({ state: 'NY', hazards: [hazard(squareFeet, 'square-feet')] }), '2026-10-05').at(-1);
    expect([newYork(160)?.isRequired, newYork(161)?.isRequired]).toEqual([false, true]);
  });

  it('count any amount in a Texas public building', () => {
    const school = site({
      state: 'TX',
      operation: 'renovation',
      isPublicBuilding: true,
      hazards: [hazard(1, 'square-feet')],
    });
    expect(noticeLayers(school, '2026-10-05').map(({ isRequired }) => isRequired)).toEqual([false, true]);
  });

  it('ignore removed material, and are offered by state', () => {
    const hazards = [hazard(30, 'square-feet'), hazard(70, 'square-feet', { removedOn: '2026-09-30' })];
    expect(asbestosAmounts(hazards).squareFeet).toBe(30);
    expect(districtsOf('CA').map(({ value }) => value)).toEqual(['US-CA-SCAQMD', 'US-CA-BAAQMD', 'US-CA-SMAQMD']);
    expect(districtsOf('')).toEqual([]);
  });
});

describe('the asbestos clock', () => {
  it('runs from the notice to the latest start under all layers', () => {
    const sent = site({
      district: 'US-CA-SCAQMD',
      startsOn: '2026-10-26',
      notices: [notice('2026-10-10', '2026-10-26')],
    });
    expect(noticeClock(sent, '2026-10-20')).toMatchObject({
      state: 'waiting',
      earliestStart: '2026-10-26',
      duties: [],
    });
    expect(noticeClock(sent, '2026-10-26').state).toBe('ready');
  });

  it('requires the survey first, then the notice', () => {
    const clock = noticeClock(site({ startsOn: '2027-01-04', surveyedOn: '' }), '2026-12-01');
    expect(clock.state).toBe('to-send');
    // Method case asb-05.
    expect(clock.latestNotice).toBe('2026-12-21');
    expect(clock.duties.map(({ id, dueOn }) => [id, dueOn])).toEqual([
      ['survey', '2027-01-04'],
      ['send', '2026-12-21'],
    ]);
  });

  it('never lets work begin before the date on the last notice', () => {
    const sent = site({ notices: [notice('2026-10-05', '2026-11-02')] });
    expect(noticeClock(sent, '2026-10-25')).toMatchObject({ state: 'waiting', earliestStart: '2026-11-02' });
  });

  it('requires a revised notice for a changed start, or 20% more or less asbestos', () => {
    const sent = site({
      startsOn: '2026-11-09',
      hazards: [hazard(120, 'square-feet')],
      notices: [notice('2026-10-05', '2026-11-02', { squareFeet: 100 })],
    });
    expect(noticeClock(sent, '2026-10-20').duties.map(({ id, dueOn }) => [id, dueOn])).toEqual([
      ['later', '2026-11-02'],
      ['amount', '2026-10-20'],
    ]);
    expect(
      noticeClock({ ...sent, startsOn: '2026-10-26', hazards: [hazard(119, 'square-feet')] }, '2026-10-08'),
    ).toMatchObject({
      state: 'out-of-date',
      duties: [{ id: 'earlier', dueOn: '2026-10-12' }],
    });
  });

  it('for an ordered demolition ends on the next working day, even a holiday', () => {
    const ordered = site({ isEmergency: true, emergencyOn: '2026-12-24', startsOn: '2026-12-28' });
    // Method case asb-07.
    expect(noticeClock(ordered, '2026-12-24')).toMatchObject({
      state: 'to-send',
      latestNotice: '2026-12-25',
      duties: [{ id: 'emergency', dueOn: '2026-12-25' }],
    });
    const told = { ...ordered, notices: [notice('2026-12-24', '2026-12-28')] };
    expect(noticeClock(told, '2026-12-28')).toMatchObject({ state: 'ready', earliestStart: '2026-12-28' });
  });

  it('is shown as a timeline', () => {
    const planned = site({ startsOn: '2026-10-26' });
    const events = noticeTimeline(planned, noticeClock(planned, '2026-10-14'), '2026-10-14');
    expect(events).toEqual([
      { on: '2026-10-01', label: 'Survey', tone: 'done' },
      { on: '2026-10-12', label: 'Last day for the notice', tone: 'late' },
      { on: '2026-10-26', label: 'Planned start', tone: 'plain' },
    ]);
    expect(proposedStart({ ...planned, district: 'US-CA-SCAQMD' }, '2026-12-18')).toBe('2027-01-01');
  });
});

describe('an 811 ticket', () => {
  it.each([
    ['FL', '2026-10-05', '2026-10-08', '2026-11-03'],
    ['CA', '2026-10-05', '2026-10-08', '2026-11-01'],
    ['AL', '2026-10-05', '2026-10-08', '2026-11-13'],
    ['TX', '2026-10-05', '2026-10-08', ''],
  ])('in %s called in on %s allows work from %s until %s', (state, noticeDate, from, until) => {
    const ticket = digStartFor({ state, noticeDate, holidays: [], isDemolition: true });
    expect([ticket?.firstDigDay, ticket?.lastDay]).toEqual([from, until]);
  });
});
