import { cell, gridOf } from '../core/grid';
import type { GasMaterial } from './gasTables';

/**
 * Inside diameters, in, that the gas tables are computed with: Schedule 40; copper K, as printed in the tables of the IFGC; polyethylene
 * pipe SDR 9.33 to 11 and tubing SDR 7 and 11. CSST has no bore: its maker measures it.
 */
const GAS_BORES = gridOf({
  id: 'gas bores',
  edition: 'IFGC 2018',
  grade: 'F',
  csv: `
size,schedule-40,copper,pe-pipe,pe-tubing
1/4,,0.305,,
3/8,,0.402,,
1/2,0.622,0.527,0.660,0.445
5/8,,0.652,,
3/4,0.824,0.745,0.860,
1,1.049,0.995,1.077,0.927
1-1/4,1.380,1.245,1.328,
1-1/2,1.610,1.481,1.554,
2,2.067,1.959,1.943,
2-1/2,2.469,,,
3,3.068,,2.864,
4,4.026,,3.682,
5,5.047,,,
6,6.065,,,
8,7.981,,,
10,10.020,,,
12,11.938,,,`,
});

/** Returns the bore of a size, in; undefined for CSST and for sizes that the material isn't made in. */
export const gasBoreIn = (material: GasMaterial, size: string): number | undefined => cell(GAS_BORES, size, material);
