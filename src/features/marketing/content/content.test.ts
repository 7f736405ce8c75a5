import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURE_INFO, FEATURES, isReleased } from '@/domain/access/features';
import { ENDED_GRACE_DAYS } from '@/domain/subscription/entitlement';
import { adPoints, adWords } from './adWords';
import { featureOfAddress } from './featureAddress';
import { FEATURE_AREAS } from './featureAreas';
import { FEATURE_POINTS } from './featurePoints';
import { FEATURE_FACTS } from './featureFacts';
import { INDUSTRIES, industryOf } from './industries/industries';
import { MORE } from './more';
import { QUESTIONS } from './questions';
import { ROLES } from './roles';
import { STEPS } from './steps';
import { TRADES } from '@/domain/trade/trades';

describe('the feature overview', () => {
  it('lists every feature once', () => {
    expect(FEATURE_AREAS.flatMap(({ features }) => features).sort()).toEqual([...FEATURES].sort());
  });

  it('lists three different points about each', () => {
    for (const points of Object.values(FEATURE_POINTS)) expect(new Set(points).size).toBe(3);
  });
});

describe('the address of a feature page', () => {
  it.each([
    ['scheduling', 'schedule'],
    ['schedule', 'schedule'],
    ['leads', 'leads'],
    ['payments', 'payments'],
    ['manualJ', 'manualJ'],
    ['manualj', 'manualJ'],
  ])('of %s belongs to %s', (id, feature) => {
    expect(featureOfAddress(id)).toBe(feature);
  });

  it.each(['teleportation', '', 'constructor', '__proto__', undefined])('of %s belongs to no feature', (id) => {
    expect(featureOfAddress(id)).toBeNull();
  });
});

it('answers five questions with the app’s own numbers', () => {
  expect(QUESTIONS).toHaveLength(5);
  expect(QUESTIONS[0]?.answer.join(' ')).toContain(`for ${ENDED_GRACE_DAYS} more days`);
});

describe('trade pages', () => {
  it('exist for every trade, under the linked name', () => {
    expect(INDUSTRIES.map(({ id, name }) => ({ id, name }))).toEqual(TRADES.map(({ id, name }) => ({ id, name })));
  });

  it.each(INDUSTRIES)(
    'for $name describe a day in order, and offer only released features',
    ({ day, matters, papers, words, limits }) => {
      const minutes = day.map(({ at }) => Number(at.split(':')[0]) * 60 + Number(at.split(':')[1]));
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
      for (const { feature } of matters) expect(isReleased(feature), feature).toBe(true);
      for (const part of [papers, words, limits]) expect(part.length).toBeGreaterThan(0);
    },
  );

  it.each(INDUSTRIES)('for $name say “on the roadmap” only of unreleased features', ({ limits }) => {
    const coming = FEATURES.filter((feature) => !isReleased(feature)).map((feature) => FEATURE_INFO[feature].title);
    for (const limit of limits.filter((text) => text.includes('roadmap')))
      expect(
        coming.some((title) => limit.includes(title)),
        limit,
      ).toBe(true);
  });
});

it('gives each feature its own ad headline, short enough', () => {
  const promises = Object.values(FEATURE_FACTS).map(({ promise }) => promise);
  expect(new Set(promises).size).toBe(FEATURES.length);
  for (const promise of promises) expect(promise.length).toBeLessThanOrEqual(45);
});

describe('an ad page', () => {
  it('uses the trade’s words, with the most relevant points first', () => {
    const roofing = industryOf('roofing');
    expect(adWords('estimates', roofing)).toMatchObject({ trade: 'roofing', job: 'roof', crew: 'crews' });
    expect(adPoints('estimates', roofing)).toEqual([
      'Options with photos, signed at the customer’s door.',
      ...FEATURE_POINTS.estimates,
    ]);
    expect(adPoints('taxes', roofing)).toBe(FEATURE_POINTS.taxes);
  });

  it('names no trade for a feature the trade does not use', () => {
    expect(adWords('manualJ', industryOf('cleaning')).trade).toBe('trade');
    expect(adWords('manualJ', industryOf('hvac')).trade).toBe('HVAC');
    expect(adWords('leads', null).trade).toBe('trade');
  });
});

/** Past promises for features that don't exist, so that they don't come back before the features do. */
const NOT_THERE: readonly [RegExp, string][] = [
  [
    /everything you enter can be exported|whole data as files|export everything/i,
    'photos, visits and texts are in no file',
  ],
  [/agree every (?:morning|night)/i, 'both books are compared, and may differ'],
  [/paid (?:at the door|by card in the driveway)|on the spot, matched/i, 'there is no card reader'],
  [/right rate at every address/i, 'local rates are entered by hand'],
  [/before a discount is applied/i, 'the margin follows the discount'],
];

it('promises nothing that does not exist', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8');
  const released = Object.fromEntries(
    Object.entries(FEATURE_POINTS).filter(([feature]) => isReleased(feature as never)),
  );
  const said = JSON.stringify([released, FEATURE_FACTS, INDUSTRIES, QUESTIONS, ROLES, STEPS, MORE]) + readme;
  for (const [words, why] of NOT_THERE) expect(said, why).not.toMatch(words);
});
