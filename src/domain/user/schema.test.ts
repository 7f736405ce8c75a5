import { describe, expect, it } from 'vitest';
import { userSchema } from './schema';

describe('the industries of a user', () => {
  it.each([
    [['baking', 'plumbing'], ['plumbing']],
    [
      ['demolition', 'construction'],
      ['construction', 'demolition'],
    ],
    [['baking'], ['hvac']],
    [[], ['hvac']],
    ['plumbing', ['hvac']],
    [undefined, ['hvac']],
  ])('%j are %j', (stored, industries) =>
    expect(userSchema.parse({ industries: stored }).industries).toEqual(industries),
  );
});
