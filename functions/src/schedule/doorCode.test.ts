import { expect, it } from 'vitest';
import { claimOf, isSigned, signDoorCode } from './doorCode';

const claim = { companyId: 'company', visitId: 'visit-1_x', technicianId: 'marcus', endsAtMs: 1_768_232_400_000 };

it('identifies a technician until it expires, and is valid only unaltered and with the key that signed it', () => {
  const code = signDoorCode(claim, 'key');
  expect(claimOf(code)).toEqual(claim);
  expect(isSigned(code, 'key')).toBe(true);
  expect(isSigned(code, 'another key')).toBe(false);
  expect(isSigned(code.replace('marcus', 'walter'), 'key')).toBe(false);
  expect(
    isSigned(signDoorCode({ ...claim, endsAtMs: claim.endsAtMs + 1000 }, 'key').slice(0, -22) + code.slice(-22), 'key'),
  ).toBe(false);
  expect(isSigned('', 'key')).toBe(false);
});

it.each(['', 'a.b.c', 'a.b.c.d.e.f', 'a/b.c.d.1.sig', 'a.b.c.?.sig', '....'])('rejects %j as a code', (text) => {
  expect(claimOf(text)).toBeNull();
});
