import { describe, expect, it } from 'vitest';
import { FEATURES } from '@/domain/access/features';
import { ENDED_GRACE_DAYS } from '@/domain/subscription/entitlement';
import { featureOfAddress } from './featureAddress';
import { FEATURE_AREAS } from './featureAreas';
import { FEATURE_POINTS } from './featurePoints';
import { QUESTIONS } from './questions';

describe('the overview of features', () => {
  it('has every feature once', () => {
    expect(FEATURE_AREAS.flatMap(({ features }) => features).sort()).toEqual([...FEATURES].sort());
  });

  it('says three different things about each', () => {
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
  ])('%s is about %s', (id, feature) => {
    expect(featureOfAddress(id)).toBe(feature);
  });

  it.each(['teleportation', '', 'constructor', '__proto__', undefined])('%s leads nowhere', (id) => {
    expect(featureOfAddress(id)).toBeNull();
  });
});

it('answers five questions, with the program’s own numbers', () => {
  expect(QUESTIONS).toHaveLength(5);
  expect(QUESTIONS[0]?.answer.join(' ')).toContain(`for ${ENDED_GRACE_DAYS} more days`);
});
