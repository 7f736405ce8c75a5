import { cardInputSchema, memberCardSchema } from '@/domain/member-card/schema';
import type { Role } from '@/domain/access/roles';
import { createdStamp } from '../../functions/src/platform/audit';
import { inCompany } from '../../functions/src/platform/collections';
import type { Team } from './accounts';
import { functionsDeps } from './functionsDeps';
import type { Random } from './random';

const TITLES: Partial<Record<Role, string>> = {
  admin: 'Owner',
  technician: 'Service technician',
  office: 'Office manager',
};

/** Creates business cards for some of the team, with their links, as the server would have. */
export async function makeMemberCards({ team, random }: { team: Team; random: Random }): Promise<void> {
  const now = new Date().toISOString();
  const deps = functionsDeps({ now: () => now, newId: () => random.id() });
  const batch = deps.db.batch();
  for (const [role, title] of Object.entries(TITLES)) {
    const owner = team.members.find((member) => member.role === role);
    if (!owner) continue;
    const token = `${random.id()}${random.id()}`.slice(0, 22);
    const card = memberCardSchema.parse({
      ...cardInputSchema.parse({ title, note: role === 'technician' ? 'On call every other weekend.' : '' }),
      token,
      madeAt: now,
      openedCount: 12,
      savedCount: 3,
    });
    batch.set(inCompany(deps.db, team.companyId, 'memberCards').doc(owner.uid), {
      ...card,
      ...createdStamp(owner.uid, now),
    });
    batch.set(deps.db.doc(`cardLinks/${token}`), { companyId: team.companyId, uid: owner.uid });
  }
  await batch.commit();
}
