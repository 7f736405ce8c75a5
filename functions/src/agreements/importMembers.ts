import { importMembers as contract } from '@/domain/agreement/record/api';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';

/** Imports members from another program. The import code loads within the call: a company does this once. */
export const importMembers = defineCallable(
  contract,
  {
    access: member({ action: 'manageAgreements', feature: 'serviceagreement' }),
    rateLimit: { perMinute: 120 },
    timeoutSeconds: 120,
    memory: '512MiB',
  },
  async (deps, { members }, caller) => (await import('./importEach')).importEach(deps, members, caller),
);
