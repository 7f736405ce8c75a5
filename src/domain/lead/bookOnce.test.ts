import { expect, it } from 'vitest';
import { jobNumberOfLead } from './bookOnce';

it('gives one lead’s job the same number on every device, and another’s a different one', () => {
  const [now, later] = [new Date('2026-03-02T12:00:00Z'), new Date('2026-03-02T12:00:01Z')];
  const numbers = Array.from({ length: 200 }, (_, index) => jobNumberOfLead(`lead${index}`, now));
  expect(numbers[0]).toMatch(/^26-[2-9A-HJ-NP-Z]{5}$/);
  expect(jobNumberOfLead('lead0', later)).toBe(numbers[0]);
  expect(new Set(numbers).size).toBe(200);
});
