import { onObjectDeleted, onObjectFinalized, type StorageEvent } from 'firebase-functions/storage';
import { realDeps, type Deps } from '../platform/admin';
import { EVENT_OPTIONS, runEvent } from '../platform/runEvent';
import { changeFileSpace } from './fileSpace';

const IN_COMPANY = /^companies\/([^/]+)\//;

/** Adds a file of a company to what its files take up, or takes it off (`bytes` below zero). Files of no company are not counted. */
export async function countFile(deps: Deps, { name, bytes }: { name: string; bytes: number }): Promise<void> {
  const [, companyId] = IN_COMPANY.exec(name) ?? [];
  if (companyId === undefined || !Number.isFinite(bytes)) return;
  await changeFileSpace(deps, companyId, (space) => ({ bytes: space.bytes + bytes, changedAt: deps.now() }));
}

/** Storage's events carry the size as text, whatever their type says; a product is a number. */
const counted = (functionName: string, { id, time, data }: StorageEvent, sign: 1 | -1): Promise<void> =>
  runEvent({ functionName, eventId: id, at: time }, () =>
    countFile(realDeps(), { name: data.name, bytes: sign * data.size }),
  );

/** A file was stored. An event that comes twice is put right by `recountFiles`. */
export const onFileStored = onObjectFinalized(EVENT_OPTIONS, (event) => counted('onFileStored', event, 1));

/** A file was deleted, or replaced. */
export const onFileDeleted = onObjectDeleted(EVENT_OPTIONS, (event) => counted('onFileDeleted', event, -1));
