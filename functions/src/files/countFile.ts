import { onObjectDeleted, onObjectFinalized, type StorageEvent } from 'firebase-functions/storage';
import { realDeps, type Deps } from '../platform/admin';
import { EVENT_OPTIONS, runEvent } from '../platform/runEvent';
import { changeFileSpace } from './fileSpace';
import { removeForeign } from './removeForeign';

const IN_COMPANY = /^companies\/([^/]+)\//;

/** Adds a file of a company to what its files take up, or takes it off (`bytes` below zero). Files of no company are not counted. */
export async function countFile(deps: Deps, { name, bytes }: { name: string; bytes: number }): Promise<void> {
  const [, companyId] = IN_COMPANY.exec(name) ?? [];
  if (companyId === undefined || !Number.isFinite(bytes)) return;
  await changeFileSpace(deps, companyId, (space) => ({ bytes: space.bytes + bytes, changedAt: deps.now() }));
}

/** Storage's events carry the size as text, whatever their type says; a product is a number. */
const sizeOf = ({ data }: StorageEvent): number => 1 * data.size;

const counted = (event: StorageEvent, sign: 1 | -1): Promise<void> =>
  countFile(realDeps(), { name: event.data.name, bytes: sign * sizeOf(event) });

const on = (functionName: string, { id, time }: StorageEvent, work: () => Promise<void>): Promise<void> =>
  runEvent({ functionName, eventId: id, at: time }, work);

/** A file was stored. An event that comes twice is put right by `recountFiles`. What is deleted as foreign is taken off by its own event. */
export const onFileStored = onObjectFinalized(EVENT_OPTIONS, (event) =>
  on('onFileStored', event, async () => {
    await counted(event, 1);
    await removeForeign(realDeps(), { name: event.data.name, bytes: sizeOf(event) });
  }),
);

/** A file was deleted, or replaced. */
export const onFileDeleted = onObjectDeleted(EVENT_OPTIONS, (event) =>
  on('onFileDeleted', event, () => counted(event, -1)),
);
