import type { AlertWay, ColorScheme, UserProfile } from '@/domain/user/schema';
import { nowIso } from '@/lib/dates';
import { succeeds } from './readFailures';
import type { Workspace } from './session/workspace';

type OwnFields = Partial<UserProfile> & {
  colorScheme?: ColorScheme;
  alertsBy?: AlertWay;
  isOnboarded?: boolean;
  companyId?: string;
};

/**
 * Updates the signed-in user's own document. Returns false, after logging, on failure (error catalog). Only the server changes roles and
 * features.
 */
export async function updateOwnUser(workspace: Workspace, changes: OwnFields): Promise<boolean> {
  const data = { ...changes, updatedAt: nowIso(), updatedBy: workspace.uid };
  return succeeds('your account', () =>
    workspace.store.commit([{ kind: 'update', path: 'users', id: workspace.uid, data }]),
  );
}
