import { randomFillSync } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deflateSync } from 'fflate';
import { collections } from '@/data/collections';
import { DEFAULT_LIST_LIMIT } from '@/data/limits';
import { createMemoryStore } from '@/data/records/memoryStore';
import { CONTRACT_VIEWS, contractList } from '@/domain/contract/record/queries';
import { CONTRACT_STATES } from '@/domain/contract/record/state';
import { addToZip, EMPTY_ZIP, endZip } from '@/lib/zipWriter';
import { buildContract } from '@/testing/factories/contract';
import { documentsOf } from '@/testing/factories/documents';
import { benchRepositories } from './benchRepositories';
import { counting } from './countedStore';
import type { Figure } from './figures';

const CONTRACTS = 5000;
const OPENING_LIMIT = 60;
const FILES = 300;
const FILE_BYTES = 1_000_000;
const MEGABYTE = 1_048_576;
/** A few times one file: the file, its compressed copy, and the packing buffers. Keeping all files would take 286. */
const PACK_LIMIT_MB = 10;

/** Measures what opening /contracts reads in its most expensive view. */
export async function measureContractReads(): Promise<Figure> {
  const contracts = Array.from({ length: CONTRACTS }, (_, index) =>
    buildContract({
      id: `c${index}`,
      number: `C26-${String(index).padStart(5, '0')}`,
      state: CONTRACT_STATES[index % CONTRACT_STATES.length] ?? 'draft',
      coverEndsOn: '2026-02-20',
    }),
  );
  const counted = counting(createMemoryStore({ 'companies/c1/contracts': documentsOf(contracts) }));
  const repository = benchRepositories(counted.store)(collections.contracts);
  const reads: number[] = [];
  for (const view of ['', ...CONTRACT_VIEWS] as const) {
    const before = counted.documents();
    const query = contractList(view, { field: 'updatedAt', direction: 'desc' }, '2026-03-01');
    await repository.getAll({ ...query, limit: DEFAULT_LIST_LIMIT });
    reads.push(counted.documents() - before);
  }
  return {
    what: `Documents read by opening /contracts, of ${CONTRACTS}`,
    figure: Math.max(...reads),
    unit: 'reads',
    limit: OPENING_LIMIT,
  };
}

/** Measures the peak memory of packing a closeout pack: 1 MB photos, streamed on as they are written. */
export async function measureCloseoutPack(): Promise<Figure> {
  // Garbage that hasn't been collected yet doesn't count.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = (): number => process.memoryUsage().arrayBuffers;
  collect();
  const before = held();
  let most = 0;
  let written = 0;
  const sink = (bytes: Uint8Array): Promise<void> => {
    written += bytes.length;
    most = Math.max(most, held() - before);
    return Promise.resolve();
  };
  let state = EMPTY_ZIP;
  for (let file = 0; file < FILES; file += 1) {
    const bytes = randomFillSync(new Uint8Array(FILE_BYTES));
    state = await addToZip(
      state,
      { name: `photos/${file}.jpg`, bytes },
      { sink, deflate: (data) => deflateSync(data) },
    );
    collect();
  }
  await endZip(state, sink);
  if (written < FILES * FILE_BYTES) throw new Error('The pack is not whole');
  return {
    what: `A closeout pack of ${FILES} files, ${Math.round(written / MEGABYTE)} MB: held in memory at most`,
    figure: most / MEGABYTE,
    unit: 'MB',
    limit: PACK_LIMIT_MB,
  };
}
