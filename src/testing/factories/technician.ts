import type { Stored } from '@/domain/record/schema';
import { technicianSchema, type Technician } from '@/domain/technician/schema';
import { buildStored } from './build';

/** Builds Marcus Reed, Monday to Friday from 8 to 5, with one license that stays valid. */
export function buildTechnician(overrides: Partial<Stored<Technician>> = {}): Stored<Technician> {
  const fields = {
    firstName: 'Marcus',
    lastName: 'Reed',
    jobTitle: 'Lead technician',
    email: 'marcus@example.com',
    phone: '(828) 555-0142',
    skills: ['Heat pumps'],
    licences: [{ id: 'licence-1', name: 'EPA 608 Universal', number: '4471-208', expiresOn: '' }],
    color: '#1c7ed6',
  };
  return buildStored({ kind: 'technician', schema: technicianSchema, fields, overrides });
}
