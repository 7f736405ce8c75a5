import type { Calculator } from './core/calculator';
import { dfuTotal } from './drainage/dfuTotal';
import { sizeDrain } from './drainage/sizeDrain';
import { trapArm } from './drainage/trapArm';
import { ventStack } from './drainage/stackVents';
import { ventIndividual, ventUpc } from './drainage/vents';
import { csstManufacturer } from './gas/csstManufacturer';
import { gasEquation } from './gas/gasEquations';
import { dropPer100Ft, gasLoad } from './gas/gasLoad';
import { branchLength, longestLength } from './gas/gasMethods';
import { hybrid } from './gas/hybrid';
import { tableReading } from './gas/tableReading';
import { offset, offsetConstants, pipeVolume, rollingOffset, slope } from './geometry/geometry';
import { expansionTank, expansionVolume } from './heaters/expansion';
import { mixedDraw, peakHour, recovery } from './heaters/recovery';
import { recirculation } from './heaters/recirculation';
import { tankless } from './heaters/tankless';
import { pipeTree } from './project/pipeTree';
import { fixtureFlow, flowFromLoad, pumpPower, tdh } from './pumps/pumps';
import { stormArea, stormFlow, stormSize } from './storm/storm';
import { demandProbability } from './water/demandProbability';
import { demandWsfu } from './water/demandWsfu';
import { friction, velocity } from './water/friction';
import { pressureBudget } from './water/pressureBudget';
import { sizePipe } from './water/sizePipe';
import { upcTable6104 } from './water/upcTable6104';

/** Every calculator with its schema and function, by family. */
export const CALCULATORS: readonly Calculator[] = [
  demandWsfu,
  demandProbability,
  pressureBudget,
  friction,
  velocity,
  sizePipe,
  upcTable6104,
  dfuTotal,
  sizeDrain,
  trapArm,
  ventIndividual,
  ventStack,
  ventUpc,
  stormFlow,
  stormSize,
  stormArea,
  gasLoad,
  longestLength,
  branchLength,
  hybrid,
  tableReading,
  gasEquation,
  dropPer100Ft,
  csstManufacturer,
  recovery,
  peakHour,
  mixedDraw,
  tankless,
  expansionVolume,
  expansionTank,
  recirculation,
  fixtureFlow,
  tdh,
  flowFromLoad,
  pumpPower,
  slope,
  offset,
  rollingOffset,
  offsetConstants,
  pipeVolume,
  pipeTree,
];

export const calculatorNamed = (name: string): Calculator | undefined =>
  CALCULATORS.find((calculator) => calculator.name === name);
