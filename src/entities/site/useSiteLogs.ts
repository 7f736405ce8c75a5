import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLivePages } from '@/data/react/useLivePages';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { logOfDay, logsOfSite } from '@/domain/demolition/site/queries';
import { SITE_LOG_LISTS, siteLogId, siteLogSchema, type SiteLog } from '@/domain/demolition/site/siteLogSchema';

export type LogEntries = Pick<SiteLog, (typeof SITE_LOG_LISTS)[number]>;

/** Returns a site's daily logs, and a function that adds to a day: to what is already there, even if another device wrote it meanwhile. */
export function useSiteLogs(siteId: string) {
  const can = useCan();
  const query = useMemo(() => logsOfSite(siteId), [siteId]);
  const repository = useWorkspace().repository(collections.siteLogs);
  const { records, ...read } = useLivePages(collections.siteLogs, query, {
    isEnabled: siteId !== '' && can('read', 'siteLogs'),
  });
  const save = useSaveRecord(collections.siteLogs);
  const add = async (date: string, entries: LogEntries): Promise<void> => {
    const id = siteLogId(siteId, date);
    const options = { label: `Daily log ${date}`, lists: SITE_LOG_LISTS };
    // A day before those shown may have a log, too.
    const isShown = read.isWhole || date >= (records.at(-1)?.date ?? '');
    const known =
      records.find((log) => log.id === id) ??
      (isShown ? undefined : (await repository.getAll(logOfDay(siteId, date)))[0]);
    if (!known) {
      await save.create(siteLogSchema.parse({ siteId, date, ...entries }), { id, ...options });
      return;
    }
    const fields = Object.fromEntries(
      SITE_LOG_LISTS.filter((list) => entries[list].length > 0).map((list) => [
        list,
        [...known[list], ...entries[list]],
      ]),
    );
    await save.update(id, fields, { base: known, ...options });
  };
  return { ...read, logs: records, mayAdd: can('create', 'siteLogs'), add };
}
