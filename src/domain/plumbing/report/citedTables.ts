import { codeField, type CodeName } from '../core/codes';
import type { Grid } from '../core/grid';
import { IPC_DFU, UPC_DFU } from '../drainage/tables/fixtureUnits';
import type { LiveResult } from '../project/calculateLive';
import type { TreeInput } from '../project/schema';
import { HUNTER_DEMAND, IPC_DEMAND, NSPC_DEMAND } from '../water/tables/demandCurves';
import { IPC_WSFU } from '../water/tables/ipcFixtureUnits';
import { UPC_FLUSHOMETERS, UPC_WSFU } from '../water/tables/upcFixtureUnits';

/** The tables of loads for each code. */
const LOADS: Readonly<Record<CodeName, { water: readonly Grid[]; drains: readonly Grid[] }>> = {
  IPC: { water: [IPC_WSFU, IPC_DEMAND], drains: [IPC_DFU] },
  UPC: { water: [UPC_WSFU, UPC_FLUSHOMETERS, HUNTER_DEMAND], drains: [UPC_DFU] },
  NSPC: { water: [NSPC_DEMAND], drains: [] },
};

/** Returns every table used for loads and sizes, once: fixture units and demand first, then those the pipes were sized by. */
export function citedTables({ code }: TreeInput, { result, segments }: LiveResult): string[] {
  const name = codeField.safeParse(code).data?.name;
  const loads = name === undefined ? { water: [], drains: [] } : LOADS[name];
  const grids = [...(result?.water ? loads.water : []), ...(result?.drainage ? loads.drains : [])];
  return [
    ...new Set([
      ...grids.map(({ id, edition }) => `${id} (${edition})`),
      ...[...segments.values()].flatMap(({ why }) => (why ? [`${why.table} (${why.edition})`] : [])),
    ]),
  ];
}
