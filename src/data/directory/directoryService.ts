import type { DirectoryShard, SearchRow } from '@/domain/directory/schema';
import type { OutboxEntry } from '../outbox/entry';
import type { CollectionDefinition } from '../records/definition';
import type { Workspace } from '../session/workspace';
import { followDirectory } from './followDirectory';
import { deviceShards } from './shardStorage';

/** `version` is incremented whenever the directory changes, so that results on screen are refreshed. */
export type DirectoryState = { version: number; isReady: boolean; error: Error | null };

/** A shard in the form an engine accepts. */
export type EncodedShard = { id: string; rows: string };

/** Searches the rows. */
export type DirectoryEngine<Row> = {
  putShards(shards: readonly EncodedShard[]): Promise<void>;
  /** Records created on this device that the server hasn't put into a shard yet. */
  putLocal(rows: readonly Row[]): Promise<void>;
  clear(): Promise<void>;
};

/** One of the company's search directories, kept up to date while in use. */
export type DirectoryService<Engine> = {
  engine: Engine;
  getState: () => DirectoryState;
  /** Keeps the directory live until the returned function is called. */
  use: (listener: () => void) => () => void;
};

type Source<Row extends SearchRow, Engine extends DirectoryEngine<Row>> = {
  collection: CollectionDefinition<DirectoryShard>;
  createEngine: () => Engine;
  /** Returns new records that haven't reached the server yet, as search rows. */
  pendingRows: (entries: readonly OutboxEntry[]) => Row[];
};

/**
 * Time a listener stays alive after the last page that searches was left: otherwise the next page would restart it for
 * nothing.
 */
const LINGER_MS = 10_000;
/** Time a confirmed record is kept locally, until the server's trigger has certainly put it into a shard. */
const KEEP_CONFIRMED_MS = 30_000;

/** Defines a directory. Returns a function that gets its service: one per workspace and company. */
export function defineDirectory<Row extends SearchRow, Engine extends DirectoryEngine<Row>>(
  source: Source<Row, Engine>,
): (workspace: Workspace) => DirectoryService<Engine> {
  const services = new WeakMap<Workspace, { companyId: string; service: DirectoryService<Engine> }>();
  return (workspace) => {
    const companyId = workspace.scope().companyId ?? '';
    const known = services.get(workspace);
    if (known?.companyId === companyId) return known.service;
    const service = createService(workspace, source, `${companyId}:${workspace.uid}:${source.collection.name}`);
    services.set(workspace, { companyId, service });
    return service;
  };
}

function createService<Row extends SearchRow, Engine extends DirectoryEngine<Row>>(
  workspace: Workspace,
  source: Source<Row, Engine>,
  scope: string,
): DirectoryService<Engine> {
  const { collection, createEngine, pendingRows } = source;
  const engine = createEngine();
  const storage = deviceShards();
  const listeners = new Set<() => void>();
  const local = new Map<string, Row>();
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
    engine.putLocal([...local.values()]).catch(warn);
    setState({ version: state.version + 1 });
  };

  const start = (): (() => void) => {
    const stopOutbox = workspace.outbox.subscribe(takeLocal);
    takeLocal();
    const stopFollowing = followDirectory({
      repository: workspace.repository(collection),
      storage,
      scope,
      onShards: (shards) => {
        engine.putShards(shards.map(({ id, rows }) => ({ id, rows }))).catch(warn);
        setState({ version: state.version + 1, error: null });
      },
      onReady: () => {
        if (!state.isReady) setState({ isReady: true });
      },
      onError: (error, isDenied) => {
        console.error(`The directory ${collection.name} could not be followed`, error);
        if (isDenied) engine.clear().catch(warn);
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

const warn = (error: unknown): void => console.warn('Search failed', error);
