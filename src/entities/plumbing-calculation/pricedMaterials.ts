import type { DirectoryState } from '@/data/directory/directoryService';
import type { Workspace } from '@/data/session/workspace';
import type { DocumentLine } from '@/domain/billing/schema';
import { QUANTITY_ONE_E4 } from '@/domain/money/limits';
import {
  boughtName,
  boughtOf,
  boughtSearches,
  isBareItem,
  isSameBought,
  type Bought,
} from '@/domain/plumbing/project/buying';
import type { ProjectResult } from '@/domain/plumbing/project/result';
import { buyingSchema, type Buying, type TreeInput } from '@/domain/plumbing/project/schema';
import { lineFromItem } from '@/domain/pricebook/line';
import type { PricebookRow } from '@/domain/pricebook/row';
import { newLine } from '@/entities/billing/newLine';
import { pricebookOf, type PricebookEngine } from '@/entities/pricebook/search/pricebookService';
import { newId } from '@/lib/ids';

/** Pipe or a part to buy, with its pricebook item; null if there is none. */
type PricedMaterial = Bought & { item: PricebookRow | null };

/** Returns how a tree's material is bought, with defaults for what wasn't entered. */
export const buyingOf = ({ buying }: Pick<TreeInput, 'buying'>): Buying => buyingSchema.parse(buying ?? {});

/** The longest wait for the pricebook: after this, everything is listed without a price. */
const WAIT_MS = 6_000;
const LOOKED_AT = 20;

/** Finds the materials in the company’s pricebook, on this device: the chosen item, else the plain pipe or part. */
export async function pricedMaterials(
  workspace: Workspace,
  { materials, parts }: Pick<ProjectResult, 'materials' | 'parts'>,
  { allowancePercent, items }: Buying,
): Promise<PricedMaterial[]> {
  const bought = boughtOf(materials, parts, allowancePercent);
  if (bought.length === 0) return [];
  const pricebook = pricebookOf(workspace);
  let heard: (() => void) | undefined;
  const stop = pricebook.use(() => heard?.());
  try {
    await readyOrTired(pricebook.getState, (listener) => (heard = listener));
    return await Promise.all(
      bought.map(async (one) => {
        const chosen = items.find((item) => isSameBought(item, one));
        const item = chosen ? await itemById(pricebook.engine, chosen.itemId) : await itemOf(pricebook.engine, one);
        return { ...one, item };
      }),
    );
  } finally {
    stop();
  }
}

function readyOrTired(getState: () => DirectoryState, onChange: (listener: () => void) => void): Promise<void> {
  const isDone = (): boolean => getState().isReady || getState().error !== null;
  if (isDone()) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, WAIT_MS);
    onChange(() => {
      if (!isDone()) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

async function itemById(engine: PricebookEngine, id: string): Promise<PricebookRow | null> {
  const [found = null] = id === '' ? [] : await engine.find([id]);
  return found;
}

async function itemOf(engine: PricebookEngine, bought: Bought): Promise<PricebookRow | null> {
  for (const words of boughtSearches(bought)) {
    const { rows } = await engine.search(words, { limit: LOOKED_AT });
    const found = rows.find((row) => isBareItem(row, bought));
    if (found) return found;
  }
  return null;
}

/**
 * Returns the estimate's lines: pipe by the foot, at the pricebook’s price if it lists the pipe, otherwise to be priced; parts only if
 * they're in the pricebook, as no one prices twenty fittings manually.
 */
export const materialLines = (materials: readonly PricedMaterial[]): DocumentLine[] =>
  materials.flatMap(({ item, quantity, ...bought }) => {
    const quantityE4 = quantity * QUANTITY_ONE_E4;
    if (item) return [lineFromItem(item, { id: newId(), quantityE4 })];
    if (bought.part !== 'pipe') return [];
    const name = boughtName(bought);
    return [newLine({ name, kind: 'material', quantityE4, unit: 'foot', taxClass: 'materials' })];
  });
