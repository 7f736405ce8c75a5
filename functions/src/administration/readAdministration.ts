import { readAdministration as contract } from '@/domain/administration/api';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { readHealth } from './readHealth';
import { readInvitations, readPeople } from './readPeople';
import { readUsage } from './readUsage';

/** Returns the company's status for its admins: people, usage and connections, from at most 100 documents. */
export const readAdministration = defineCallable(
  contract,
  { access: member({ action: 'readAdministration' }), rateLimit: { perMinute: 30 } },
  async (deps, _input, caller) => {
    const [people, invitations, usage, connections] = await Promise.all([
      readPeople(deps, caller),
      readInvitations(deps, caller.companyId),
      readUsage(deps, caller),
      readHealth(deps, caller),
    ]);
    return { ...people, ...invitations, ...usage, connections };
  },
);
