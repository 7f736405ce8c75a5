import { z } from 'zod';
import { technicianName } from '@/domain/technician/schema';
import { readTechnicians } from './technicianNames';
import { defineTool, someDay } from './tool';

export const licensesTool = defineTool({
  name: 'find_expiring_licenses',
  description:
    'Licenses and certificates of the technicians in use that have expired or expire until a day, those that end first at the top.',
  input: z.object({ until_day: someDay.describe('YYYY-MM-DD, such as three months from now') }),
  words: ({ until_day: day }) => `Looking for licenses that expire until ${day}`,
  run: async (desk, { until_day: until }) => {
    const crew = await readTechnicians(desk);
    const licenses = crew
      .filter(({ status }) => status === 'active')
      .flatMap((person) =>
        person.licences
          .filter(({ expiresOn }) => expiresOn !== '' && expiresOn <= until)
          .map(({ name, number, expiresOn }) => ({
            source: desk.chips.cite('technicians', person.id, technicianName(person)),
            technician: technicianName(person),
            ...{ license: name, number, expires_on: expiresOn, has_expired: expiresOn < desk.today },
          })),
      );
    return { until, licenses: licenses.toSorted((a, b) => a.expires_on.localeCompare(b.expires_on)) };
  },
});
