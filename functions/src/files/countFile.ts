import { onObjectDeleted, onObjectFinalized, type StorageEvent } from 'firebase-functions/storage';
import { realDeps, type Deps } from '../platform/admin';
import { EVENT_OPTIONS, runEvent } from '../platform/runEvent';
import { changeFileSpace } from './fileSpace';
import { removeForeign } from './removeForeign';

const IN_COMPANY = /^companies\/([^/]+)\//;

/** Adds a file to a company's storage usage, or subtracts it (negative `bytes`). Files without a company aren't counted. */
export async function countFile(deps: Deps, { name, bytes }: { name: string; bytes: number }): Promise<void> {
  const [, companyId] = IN_COMPANY.exec(name) ?? [];
  if (companyId === undefined || !Number.isFinite(bytes)) return;
  await changeFileSpace(deps, companyId, (space) => ({ bytes: space.bytes + bytes, changedAt: deps.now() }));
}

/** Storage's events carry the size as text, whatever their type says; multiplying makes it a number. */
const sizeOf = ({ data }: StorageEvent): number => 1 * data.size;

const counted = (event: StorageEvent, sign: 1 | -1): Promise<void> =>
  countFile(realDeps(), { name: event.data.name, bytes: sign * sizeOf(event) });

const on = (functionName: string, { id, time }: StorageEvent, work: () => Promise<void>): Promise<void> =>
  runEvent({ functionName, eventId: id, at: time }, work);

/** Counts a stored file. `recountFiles` corrects repeated events. A file deleted as foreign is subtracted by its own event. */
export const onFileStored = onObjectFinalized(EVENT_OPTIONS, (event) =>
  on('onFileStored', event, async () => {
    await counted(event, 1);
    await removeForeign(realDeps(), { name: event.data.name, bytes: sizeOf(event) });
  }),
);

/** Subtracts a deleted or replaced file. */
export const onFileDeleted = onObjectDeleted(EVENT_OPTIONS, (event) =>
  on('onFileDeleted', event, () => counted(event, -1)),
);
