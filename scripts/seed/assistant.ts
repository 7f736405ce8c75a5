import { isReleased } from '@/domain/access/features';
import { AI_SETTINGS_ID, aiSettingsSchema } from '@/domain/assistant/settings';
import { nowIso } from '@/lib/dates';
import type { Team } from './accounts';
import type { Random } from './random';
import { commitAll, created } from './writes';

/** Turns AI on for the company. Until the feature is released no one has it, and no one could write this. */
export async function makeAssistant({ team, random }: { team: Team; random: Random }): Promise<void> {
  if (!isReleased('aiAssistant')) return;
  const by = team.members.find(({ role }) => role === 'manager') ?? team.owner;
  await commitAll([
    {
      by,
      kind: 'set',
      path: `companies/${team.companyId}/aiSettings`,
      id: AI_SETTINGS_ID,
      data: { ...aiSettingsSchema.parse({ isOn: true }), ...created(by, nowIso(), random) },
    },
  ]);
}
