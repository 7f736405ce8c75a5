import {
  IPC_BRANCH_STACK,
  IPC_BUILDING_DRAIN,
  IPC_DRAIN_RULES,
  UPC_DRAIN_RULES,
  UPC_DRAIN_VENT,
} from './drainage/tables/drainSizes';
import { IPC_DFU, IPC_DFU_UNLISTED, UPC_DFU } from './drainage/tables/fixtureUnits';
import { IPC_TRAP_ARM, UPC_TRAP_ARM } from './drainage/tables/trapArms';
import { IPC_STACK_VENT, VENT_RULES } from './drainage/tables/vents';
import type { Grid } from './core/grid';
import { HANGER_SPACING } from './project/hangers';
import { IPC_STORM, NSPC_HORIZONTAL, NSPC_LEADERS, ROOF_AREAS } from './storm/tables/stormPipes';
import { HUNTER_DEMAND, IPC_DEMAND, NSPC_DEMAND } from './water/tables/demandCurves';
import { IPC_WSFU } from './water/tables/ipcFixtureUnits';
import { UPC_610_4 } from './water/tables/upc6104';
import { UPC_FLUSHOMETERS, UPC_WSFU } from './water/tables/upcFixtureUnits';

/** Tables in which a jurisdiction may have replaced cells, except gas tables. */
export const AMENDABLE: readonly Grid[] = [
  IPC_WSFU,
  UPC_WSFU,
  UPC_FLUSHOMETERS,
  IPC_DEMAND,
  HUNTER_DEMAND,
  NSPC_DEMAND,
  UPC_610_4,
  IPC_DFU,
  IPC_DFU_UNLISTED,
  UPC_DFU,
  IPC_BUILDING_DRAIN,
  IPC_BRANCH_STACK,
  IPC_DRAIN_RULES,
  UPC_DRAIN_VENT,
  UPC_DRAIN_RULES,
  IPC_TRAP_ARM,
  UPC_TRAP_ARM,
  IPC_STACK_VENT,
  VENT_RULES,
  IPC_STORM,
  ROOF_AREAS,
  NSPC_HORIZONTAL,
  NSPC_LEADERS,
  HANGER_SPACING,
];
