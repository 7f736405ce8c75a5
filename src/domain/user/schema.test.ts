import { describe, expect, it } from 'vitest';
import { userSchema } from './schema';

describe('the industries of a user', () => {
  it.each([
    [['roofing', 'plumbing'], ['plumbing']],
    [
      ['demolition', 'construction'],
      ['construction', 'demolition'],
    ],
    [['roofing'], ['hvac']],
    [[], ['hvac']],
    ['plumbing', ['hvac']],
    [undefined, ['hvac']],
  ])('%j are %j', (stored, industries) =>
    expect(userSchema.parse({ industries: stored }).industries).toEqual(industries),
  );
});
