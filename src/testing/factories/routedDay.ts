import type { Property } from '@/domain/property/schema';
import { buildProperty } from '@/testing/factories/property';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import type { TestRecords } from '@/testing/renderApp';

/** Builds a technician with a base in the middle of town. */
export const routedTechnician = (id: string, firstName: string) =>
  buildTechnician({ id, firstName, lastName: 'Bell', licences: [], skills: [], basePin: '35.6000, -82.5500' });
export const routedPlace = (id: string, pin: string, more: Partial<Property> = {}) =>
  buildProperty({ id, pin, ...more });
/** Builds a property that neither a pin nor a ZIP code can locate. */
export const lostPlace = (id: string) =>
  routedPlace(id, '', { address: { ...buildProperty().address, street: 'Fire road 12', postalCode: '' } });
/** Builds a visit on Monday, January 12, 2026; the clock is UTC. */
export const routedVisit = (
  id: string,
  property: string,
  from: string,
  to: string,
  technicianIds: string[],
  more = {},
) =>
  buildVisit({
    id,
    title: `Visit ${id}`,
    jobId: `job-${id}`,
    propertyId: property,
    propertyAddress: '12 Elm St, Asheville, NC 28801',
    placement: {
      technicianIds,
      startsAt: `2026-01-12T${from}:00.000Z`,
      endsAt: `2026-01-12T${to}:00.000Z`,
      ...more,
    },
  });
/** A day that drives out, back and out again: far, near, far. */
export const ROUTED_DAY: TestRecords = {
  technicians: [routedTechnician('anna', 'Anna'), routedTechnician('ben', 'Ben')],
  properties: [
    routedPlace('far', '35.9000, -82.5500'),
    routedPlace('near', '35.6100, -82.5500'),
    routedPlace('farther', '35.9100, -82.5500'),
  ],
  schedule: [
    routedVisit('a', 'far', '14:00', '15:00', ['anna']),
    routedVisit('b', 'near', '17:00', '18:00', ['anna']),
    routedVisit('c', 'farther', '20:00', '21:00', ['anna']),
  ],
};
