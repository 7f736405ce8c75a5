import { listAwayMembers as contract } from '@/domain/team/api';
import { member } from '../../platform/access';
import { defineCallable } from '../../platform/defineCallable';
import { awayMembers } from './awayMembers';

/** Who belongs to the caller's company and works in another of theirs at the moment, by name. */
export const listAwayMembers = defineCallable(
  contract,
  { access: member(), rateLimit: { perMinute: 30 } },
  async (deps, _input, { companyId }) => ({
    members: (await awayMembers(deps, companyId)).map(({ name: _, ...member }) => member),
  }),
);
