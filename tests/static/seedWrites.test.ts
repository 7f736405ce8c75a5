import { expect, it, vi } from 'vitest';
import { despiteLocks } from '../../scripts/seed/despiteLocks';

const failing = (code: string) => Object.assign(new Error(code), { code });

it('the seed repeats a write that the emulator gave up, and no other', async () => {
  const busy = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failing('aborted')).mockResolvedValue('stored');
  expect(await despiteLocks(busy, 1)).toBe('stored');
  const refused = vi.fn<() => Promise<string>>().mockRejectedValue(failing('permission-denied'));
  await expect(despiteLocks(refused, 1)).rejects.toMatchObject({ code: 'permission-denied' });
  expect([busy.mock.calls.length, refused.mock.calls.length]).toEqual([2, 1]);
});
