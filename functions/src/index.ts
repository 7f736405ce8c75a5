export { registerCompany } from './company/registerCompany';
export { checkSubscription } from './subscription/checkSubscription';
export { acceptInvitation } from './team/acceptInvitation';
export { changeMemberRole } from './team/changeMemberRole';
export { inviteMember } from './team/inviteMember';
export { listMyInvitations } from './team/listMyInvitations';
export { removeMember } from './team/removeMember';
export { revokeInvitation } from './team/revokeInvitation';
