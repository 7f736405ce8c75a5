import { onObjectDeleted, onObjectFinalized, type StorageEvent, type StorageOptions } from 'firebase-functions/storage';
import { realDeps, type Deps } from '../platform/admin';
import { MAX_INSTANCES, REGION } from '../platform/config';
import { runEvent } from '../platform/runEvent';
import { CHAT_SECRETS } from '../telemetry/config';
import { changeFileSpace } from './fileSpace';

const IN_COMPANY = /^companies\/([^/]+)\//;

/** Adds a file of a company to what its files take up, or takes it off (`bytes` below zero). Files of no company are not counted. */
export async function countFile(deps: Deps, { name, bytes }: { name: string; bytes: number }): Promise<void> {
  const [, companyId] = IN_COMPANY.exec(name) ?? [];
  if (companyId === undefined || !Number.isFinite(bytes)) return;
  await changeFileSpace(deps, companyId, (space) => ({ bytes: space.bytes + bytes, changedAt: deps.now() }));
}

const OPTIONS: StorageOptions = {
  region: REGION,
  maxInstances: MAX_INSTANCES,
  retry: true,
  secrets: [...CHAT_SECRETS],
  memory: '512MiB',
};

/** Storage's events carry the size as text, whatever their type says; a product is a number. */
const counted = (functionName: string, { id, time, data }: StorageEvent, sign: 1 | -1): Promise<void> =>
  runEvent({ functionName, eventId: id, at: time }, () =>
    countFile(realDeps(), { name: data.name, bytes: sign * data.size }),
  );

/** A file was stored. An event that comes twice is put right by `recountFiles`. */
export const onFileStored = onObjectFinalized(OPTIONS, (event) => counted('onFileStored', event, 1));

/** A file was deleted, or replaced. */
export const onFileDeleted = onObjectDeleted(OPTIONS, (event) => counted('onFileDeleted', event, -1));
