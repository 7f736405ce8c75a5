import { collections } from '@/data/collections';
import { followDirectory } from '@/data/directory/followDirectory';
import { deviceShards } from '@/data/directory/shardStorage';
import type { Workspace } from '@/data/session/workspace';
import type { DirectoryRow } from '@/domain/directory/schema';
import { createDirectoryEngine, type DirectoryEngine } from './directoryEngine';
import { pendingRows } from './pendingRows';

/** `version` grows whenever the directory changed, so that answers on screen are asked for again. */
export type DirectoryState = { version: number; isReady: boolean; error: Error | null };

/** The company's search directory: kept up to date while somebody uses it. */
export type DirectoryService = {
  engine: DirectoryEngine;
  getState: () => DirectoryState;
  /** Keeps the directory live until the returned function is called. */
  use: (listener: () => void) => () => void;
};

/** A listener lives on this long after the last page that searches was left: the next one would restart it for nothing. */
const LINGER_MS = 10_000;
/** A confirmed customer stays known from here until the server's trigger has surely put it into a shard. */
const KEEP_CONFIRMED_MS = 30_000;

const services = new WeakMap<Workspace, { companyId: string; service: DirectoryService }>();

/** One service per workspace and company. */
export function directoryOf(workspace: Workspace): DirectoryService {
  const companyId = workspace.scope().companyId ?? '';
  const known = services.get(workspace);
  if (known?.companyId === companyId) return known.service;
  const service = createService(workspace, `${companyId}:${workspace.uid}`);
  services.set(workspace, { companyId, service });
  return service;
}

function createService(workspace: Workspace, scope: string): DirectoryService {
  const engine = createDirectoryEngine();
  const storage = deviceShards();
  const listeners = new Set<() => void>();
  const local = new Map<string, DirectoryRow>();
  let state: DirectoryState = { version: 0, isReady: false, error: null };
  let stop: (() => void) | null = null;
  let lingering: ReturnType<typeof setTimeout> | undefined;

  const setState = (next: Partial<DirectoryState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const takeLocal = (): void => {
    const rows = pendingRows(workspace.outbox.entries());
    const isNews = rows.some(({ id }) => !local.has(id));
    for (const row of rows) local.set(row.id, row);
    if (isNews) publishLocal();
    const waiting = new Set(rows.map(({ id }) => id));
    for (const id of local.keys()) if (!waiting.has(id)) setTimeout(() => void local.delete(id), KEEP_CONFIRMED_MS);
  };
  const publishLocal = (): void => {
    engine.putLocal([...local.values()]);
    setState({ version: state.version + 1 });
  };

  const start = (): (() => void) => {
    const stopOutbox = workspace.outbox.subscribe(takeLocal);
    takeLocal();
    const stopFollowing = followDirectory({
      repository: workspace.repository(collections.directory),
      storage,
      scope,
      onShards: (shards) => {
        engine.putShards(shards.map(({ id, rows }) => ({ id, rows })));
        setState({ version: state.version + 1, error: null });
      },
      onReady: () => {
        if (!state.isReady) setState({ isReady: true });
      },
      onError: (error, isDenied) => {
        console.error('The customer directory could not be followed', error);
        if (isDenied) engine.clear();
        setState({ error, version: state.version + 1, isReady: state.isReady && !isDenied });
      },
    });
    return () => {
      stopOutbox();
      stopFollowing();
    };
  };

  return {
    engine,
    getState: () => state,
    use: (listener) => {
      listeners.add(listener);
      clearTimeout(lingering);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        lingering = setTimeout(() => {
          stop?.();
          stop = null;
        }, LINGER_MS);
      };
    },
  };
}
