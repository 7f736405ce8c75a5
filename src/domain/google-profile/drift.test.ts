import { expect, it } from 'vitest';
import { DEFAULT_BUSINESS_HOURS } from '../company/businessHours';
import { compareProfile } from './drift';
import type { SpecialDay } from './schema';

it('formats days and times for people', () => {
  const day = (date: string, fields: Partial<SpecialDay> = {}): SpecialDay => ({
    date,
    isClosed: false,
    opensAt: '',
    closesAt: '',
    ...fields,
  });
  const ours = {
    phone: '',
    website: '',
    businessHours: DEFAULT_BUSINESS_HOURS,
    services: [],
    closedDays: [{ date: '2026-12-21', title: 'Inventory' }],
  };
  const specialDays = [
    day('2026-12-24', { opensAt: '09:00', closesAt: '12:30' }),
    day('2026-12-25', { isClosed: true }),
    day('2026-12-31', { opensAt: '18:00', closesAt: '24:00' }),
    day('2027-01-02'),
  ];
  const holidays = compareProfile(ours, { phone: '', website: '', hours: [], services: [], specialDays }).find(
    ({ field }) => field === 'holidays',
  );
  expect(holidays).toMatchObject({
    ours: 'Dec 21, 2026 Inventory',
    google: 'Dec 24, 2026 9 AM–12:30 PM, Dec 25, 2026 closed, Dec 31, 2026 6 PM–midnight, Jan 2, 2027 open',
    isSame: false,
  });
});
