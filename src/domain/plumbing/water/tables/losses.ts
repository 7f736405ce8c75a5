import { gridOf } from '../../core/grid';

/** Loss of disc meters, psi by gpm and meter size: one public digitization. The maker's chart governs. */
export const METER_LOSS = gridOf({
  id: 'disc meter loss',
  edition: 'public digitization',
  grade: 'V1',
  csv: `
gpm,5/8,3/4,1,1-1/2,2,3
5,0.4,0.2,0.1,,,
10,2.0,1.3,0.4,,,
15,4.5,2.8,0.8,,,
20,8.0,4.7,1.5,,,
25,,7.0,2.3,,,
30,,10.0,3.0,0.9,0.3,
35,,,4.2,1.3,0.4,0.2
40,,,5.5,1.7,0.6,0.3
45,,,7.0,2.3,0.8,0.3
50,,,8.8,2.8,1.0,0.4
60,,,,4.2,1.4,0.6
70,,,,6.0,2.0,0.8
80,,,,8.0,2.6,1.0
90,,,,10.0,3.4,1.3
100,,,,12.7,4.2,1.4
120,,,,,6.4,2.0
140,,,,,8.9,2.6
160,,,,,11.7,3.3`,
});

/** Equivalent feet of fittings for water: Illinois 77 Adm. Code 890 Appendix A Table Q; PVC after expert4pvc. */
export const FITTING_FEET = gridOf({
  id: 'Illinois 890 Table Q',
  edition: '77 Ill. Adm. Code 890',
  grade: 'V1',
  csv: `
fitting,1/2,3/4,1,1-1/4,1-1/2,2,2-1/2,3
45-ell-wrought,0.5,0.5,1,1,2,2,3,4
90-ell-wrought,0.5,1,1,2,2,2,2,3
tee-run-wrought,0.5,0.5,0.5,0.5,1,1,2,
tee-branch-wrought,1,2,3,4,5,7,9,
45-ell-cast,0.5,1,2,2,3,5,8,11
90-ell-cast,1,2,4,5,8,11,14,18
tee-run-cast,0.5,0.5,0.5,1.5,1,2,2,2
tee-branch-cast,2,3,5,7,9,12,16,20
compression-stop,13,21,30,,,,,
globe-valve,,,,53,66,90,,
gate-valve,,,1,1,2,2,2,2
90-ell-pvc,1.5,2,2.3,4,4,6,8,8
45-ell-pvc,0.8,1,1.4,1.8,2,2.5,3,4`,
});
