import { useCallback, type RefObject } from 'react';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { resourceRow } from '@/domain/resource/onVisit';
import { prepareGround, type KnownEntry, type PreparedGround } from '@/domain/scheduling/ground';
import { scheduleOfRows } from '@/domain/scheduling/queries';
import type { Placement } from '@/domain/scheduling/schema';
import { daySpan, daysTouched } from '@/domain/scheduling/wallClock';
import { useLatest } from '@/ui/hooks/useLatest';

const LOOK_MS = 25;
const PATIENCE_MS = 2_000;

type Options = {
  ground: PreparedGround;
  dates: readonly string[];
  isRead: (technicianId: string) => boolean;
  /** Requests additional people's entries. */
  need: (technicianIds: readonly string[]) => void;
};

/**
 * Returns the data for checking placements before they are saved: what is on the screen, plus the rows no one has scrolled to and the
 * days not shown. Anything that can't be read in time, or offline, does not hold up scheduling.
 */
export function useJudgedGround(options: Options): (placements: readonly Placement[]) => Promise<PreparedGround> {
  const { repository } = useWorkspace();
  const latest = useLatest(options);
  return useCallback(
    async (placements) => {
      const people = [...new Set(placements.flatMap(({ technicianIds }) => technicianIds))];
      const booked = [...new Set(placements.flatMap(({ resourceIds }) => resourceIds.map(resourceRow)))];
      const ids = [...people, ...booked];
      await untilRead(ids, latest);
      const { ground, dates } = latest.current;
      const elsewhere = [...new Set(placements.flatMap((one) => daysTouched(one, ground.timeZone)))].filter(
        (date) => !dates.includes(date),
      );
      if (ids.length === 0 || elsewhere.length === 0) return ground;
      const found = await Promise.all(
        elsewhere
          .flatMap((date) => [people, booked].map((rows) => ({ rows, span: daySpan(date, ground.timeZone) })))
          .filter(({ rows }) => rows.length > 0)
          .map(({ rows, span }) =>
            repository(collections.schedule)
              .getAll(scheduleOfRows(rows, span))
              .catch(() => []),
          ),
      );
      return withEntries(ground, found.flat());
    },
    [repository, latest],
  );
}

/** Requests technicians' entries and waits until they have loaded. */
async function untilRead(ids: readonly string[], latest: Readonly<RefObject<Options>>): Promise<void> {
  const unread = ids.filter((id) => !latest.current.isRead(id));
  if (unread.length === 0) return;
  latest.current.need(unread);
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    if (unread.every((id) => latest.current.isRead(id))) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

function withEntries(ground: PreparedGround, more: readonly KnownEntry[]): PreparedGround {
  const known = new Set(ground.entries.map(({ id }) => id));
  const others = more.filter(({ id }) => !known.has(id));
  return others.length === 0 ? ground : prepareGround({ ...ground, entries: [...ground.entries, ...others] });
}
