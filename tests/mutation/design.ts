import type { Mutant } from './mutants';

/** Ducts and floor plans. */
export const DESIGN_MUTANTS: readonly Mutant[] = [
  {
    id: 'duct-thin-air',
    file: 'src/domain/duct-design/friction.ts',
    before: 'STANDARD_VISCOSITY_FT2_PER_S / ratio',
    after: 'STANDARD_VISCOSITY_FT2_PER_S',
    tests: ['src/domain/duct-design/ductDesign.test.ts', 'src/domain/duct-design/friction.test.ts'],
  },
  {
    id: 'duct-rate-least',
    file: 'src/domain/duct-design/pressure.ts',
    before: 'rate < RATE_RANGE.least',
    after: 'rate <= RATE_RANGE.least',
    tests: ['src/domain/duct-design/ductDesign.test.ts', 'src/domain/duct-design/friction.test.ts'],
  },
  {
    id: 'duct-rate-most',
    file: 'src/domain/duct-design/pressure.ts',
    before: 'rate > RATE_RANGE.most',
    after: 'rate >= RATE_RANGE.most',
    tests: ['src/domain/duct-design/ductDesign.test.ts', 'src/domain/duct-design/friction.test.ts'],
  },
  {
    id: 'duct-return-ends',
    file: 'src/domain/duct-design/flows.ts',
    before: 'cfm / returns.length',
    after: 'cfm',
    tests: ['src/domain/duct-design/ductDesign.test.ts', 'src/domain/duct-design/friction.test.ts'],
  },
  {
    id: 'duct-two-of-a-room',
    file: 'src/domain/duct-design/flows.ts',
    before: '(cfm) => cfm / ducts)',
    after: '(cfm) => cfm)',
    tests: ['src/domain/duct-design/ductDesign.test.ts', 'src/domain/duct-design/friction.test.ts'],
  },
  {
    id: 'duct-wide-velocity',
    file: 'src/domain/duct-design/sizes.ts',
    before: 'heightIn) <= mostFpm',
    after: 'heightIn) > 0',
    tests: ['src/domain/duct-design/ductDesign.test.ts', 'src/domain/duct-design/friction.test.ts'],
  },
  {
    id: 'duct-round-velocity',
    file: 'src/domain/duct-design/sizes.ts',
    before: 'soldSizeIn(Math.max(byFriction, byVelocity))',
    after: 'soldSizeIn(byFriction)',
    tests: ['src/domain/duct-design/ductDesign.test.ts', 'src/domain/duct-design/friction.test.ts'],
  },
  {
    id: 'floor-plan-proposed',
    file: 'src/domain/floor-plan/sync/applyPlan.ts',
    before: 'if (after.isProposed) return { house, plan: after };',
    after: '',
    tests: [
      'src/domain/floor-plan/snap.test.ts',
      'src/domain/floor-plan/floorPlan.test.ts',
      'src/domain/floor-plan/sync/applyPlan.test.ts',
    ],
  },
  {
    id: 'floor-plan-typed-size',
    file: 'src/domain/floor-plan/sync/applyPlan.ts',
    before: 'known?.kind === surface.kind && !isTyped(entry, sizeFields(known, old?.links ?? {}))',
    after: 'known?.kind === surface.kind',
    tests: [
      'src/domain/floor-plan/snap.test.ts',
      'src/domain/floor-plan/floorPlan.test.ts',
      'src/domain/floor-plan/sync/applyPlan.test.ts',
    ],
  },
  {
    id: 'floor-plan-typed-undrawn',
    file: 'src/domain/floor-plan/sync/applyPlan.ts',
    before: 'if (entry && isTyped(entry, sizeFields(surface, known))) continue;',
    after: '',
    tests: [
      'src/domain/floor-plan/snap.test.ts',
      'src/domain/floor-plan/floorPlan.test.ts',
      'src/domain/floor-plan/sync/applyPlan.test.ts',
    ],
  },
  {
    id: 'floor-plan-left-out',
    file: 'src/domain/floor-plan/sync/applyPlan.ts',
    before: 'if (linked !== undefined && known) continue;',
    after: '',
    tests: [
      'src/domain/floor-plan/snap.test.ts',
      'src/domain/floor-plan/floorPlan.test.ts',
      'src/domain/floor-plan/sync/applyPlan.test.ts',
    ],
  },
  {
    id: 'floor-plan-gap-way',
    file: 'src/domain/floor-plan/checkPlan.ts',
    before: 'b.from >= a.to ? -gap : gap',
    after: 'b.from >= a.to ? gap : -gap',
    tests: [
      'src/domain/floor-plan/snap.test.ts',
      'src/domain/floor-plan/floorPlan.test.ts',
      'src/domain/floor-plan/sync/applyPlan.test.ts',
    ],
  },
  {
    id: 'floor-plan-snap-reach',
    file: 'src/domain/floor-plan/snap.ts',
    before: 'Math.abs(way) <= PULL_FT',
    after: 'Math.abs(way) < PULL_FT',
    tests: [
      'src/domain/floor-plan/snap.test.ts',
      'src/domain/floor-plan/floorPlan.test.ts',
      'src/domain/floor-plan/sync/applyPlan.test.ts',
    ],
  },
  {
    id: 'floor-plan-least-room',
    file: 'src/domain/floor-plan/snap.ts',
    before: 'Math.min(x, rightOf(room) - leastFt)',
    after: 'x',
    tests: [
      'src/domain/floor-plan/snap.test.ts',
      'src/domain/floor-plan/floorPlan.test.ts',
      'src/domain/floor-plan/sync/applyPlan.test.ts',
    ],
  },
];
