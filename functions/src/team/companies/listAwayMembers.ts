import { listAwayMembers as contract } from '@/domain/team/api';
import { member } from '../../platform/access';
import { defineCallable } from '../../platform/defineCallable';
import { awayMembers } from './awayMembers';

/** Lists members of the caller's company who are currently working in another of theirs, by name. */
export const listAwayMembers = defineCallable(
  contract,
  { access: member(), rateLimit: { perMinute: 30 } },
  async (deps, _input, { companyId }) => ({
    members: (await awayMembers(deps, companyId)).map(({ name: _, ...member }) => member),
  }),
);
