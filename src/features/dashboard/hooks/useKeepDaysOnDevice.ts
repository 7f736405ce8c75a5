import { useEffect } from 'react';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { ofContract } from '@/domain/contract/money/queries';
import { gatesOfSite } from '@/domain/demolition/site/queries';
import { technicianDays } from '@/domain/job/queries';
import { scheduleOfTechnician } from '@/domain/scheduling/queries';
import { dayAway, dayBounds } from '@/lib/dates';

const DAYS_AROUND = 3;
const MAX_JOBS = 80;

/**
 * Prefetches a technician's visits and jobs for today ± 3 days, with their customers, properties, and equipment, so that they're
 * available offline. Bounded and sequential, so that the screen comes first.
 */
export function useKeepDaysOnDevice(technicianId: string | undefined, timeZone: string): void {
  const workspace = useWorkspace();
  useEffect(() => {
    if (!technicianId || !navigator.onLine) return;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const now = new Date();
      const jobs = await workspace
        .repository(collections.jobs)
        .getAll({ ...technicianDays(technicianId, timeZone, now, DAYS_AROUND), limit: MAX_JOBS });
      const [first, last] = [-DAYS_AROUND, DAYS_AROUND].map((days) =>
        dayBounds(timeZone, dayAway(timeZone, now, days)),
      );
      await workspace.repository(collections.schedule).getAll({
        ...scheduleOfTechnician(technicianId, { startsAt: first?.start ?? '', endsAt: last?.end ?? '' }),
        limit: MAX_JOBS,
      });
      const sites = [...new Set(jobs.map(({ siteId }) => siteId).filter((siteId) => siteId !== ''))];
      for (const siteId of sites) {
        if (!isCurrent) return;
        await workspace.repository(collections.siteGates).getAll(gatesOfSite(siteId));
        const site = await workspace
          .repository(collections.siteFiles)
          .getById(siteId)
          .catch(() => null);
        // An owner may sign a contract on site. Without read permission there's nothing to sign.
        if (site && site.contractId !== '')
          await workspace
            .repository(collections.changeOrders)
            .getAll(ofContract(site.contractId))
            .catch(() => []);
      }
      const customers = [...new Set(jobs.map(({ customerId }) => customerId))];
      for (const customerId of customers) {
        if (!isCurrent) return;
        const where = [{ field: 'customerId', operator: '==', value: customerId }] as const;
        await workspace.repository(collections.customers).getById(customerId);
        await workspace.repository(collections.properties).getAll({ where, limit: 20 });
        await workspace.repository(collections.equipment).getAll({ where, limit: 50 });
      }
    };
    // Best effort: what can't be prefetched now is read when it's needed.
    read().catch((error: unknown) => console.warn('The days around today could not be kept on this device', error));
    return () => {
      isCurrent = false;
    };
  }, [workspace, technicianId, timeZone]);
}
