import { describe, expect, it } from 'vitest';
import { isRecordId } from './recordId';

describe('a record id', () => {
  it.each([
    ['kJ8xQ2mZ_4vB-7n', true],
    ['a'.repeat(128), true],
    ['a'.repeat(129), false],
    ['', false],
    ['a/b', false],
    ['..', false],
    // Firestore reserves these, and rejects them with an error that means nothing to a user.
    ['__id__', false],
    [7, false],
  ])('of %j is valid: %j', (value, isOne) => {
    expect(isRecordId(value)).toBe(isOne);
  });
});
