import { describe, expect, it } from 'vitest';
import { userSchema } from './schema';

describe('a user’s industries', () => {
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
  ])('are read from %j as %j', (stored, industries) =>
    expect(userSchema.parse({ industries: stored }).industries).toEqual(industries),
  );
});
