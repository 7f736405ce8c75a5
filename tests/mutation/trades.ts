import type { Mutant } from './mutants';

/** Pipes by their codes, and what readings say. */
export const TRADES_MUTANTS: readonly Mutant[] = [
  {
    id: 'plumbing-eight-inch-slope',
    file: 'src/domain/plumbing/drainage/chooseDrain.ts',
    before: 'sizeIn < 8 ?',
    after: 'sizeIn <= 8 ?',
    tests: [
      'src/domain/plumbing/inputs.test.ts',
      'src/domain/plumbing/publishedErrors.test.ts',
      'src/domain/plumbing/cases.test.ts',
    ],
  },
  {
    id: 'plumbing-arm-length',
    file: 'src/domain/plumbing/drainage/trapArm.ts',
    before: 'length <= maxIn + 1e-9',
    after: 'length < maxIn - 1e-9',
    tests: [
      'src/domain/plumbing/inputs.test.ts',
      'src/domain/plumbing/publishedErrors.test.ts',
      'src/domain/plumbing/cases.test.ts',
    ],
  },
  {
    id: 'plumbing-arm-fall',
    file: 'src/domain/plumbing/drainage/trapArm.ts',
    before: '!isCloset && fallIn > trapIn',
    after: '!isCloset && fallIn >= trapIn',
    tests: [
      'src/domain/plumbing/inputs.test.ts',
      'src/domain/plumbing/publishedErrors.test.ts',
      'src/domain/plumbing/cases.test.ts',
    ],
  },
  {
    id: 'plumbing-arm-closet',
    file: 'src/domain/plumbing/drainage/trapArm.ts',
    before: '!isCloset && fallIn > trapIn',
    after: 'fallIn > trapIn',
    tests: [
      'src/domain/plumbing/inputs.test.ts',
      'src/domain/plumbing/publishedErrors.test.ts',
      'src/domain/plumbing/cases.test.ts',
    ],
  },
  {
    id: 'plumbing-vent-forty-feet',
    file: 'src/domain/plumbing/drainage/vents.ts',
    before: 'base + (lengthFt > longFrom',
    after: 'base + (lengthFt >= longFrom',
    tests: [
      'src/domain/plumbing/inputs.test.ts',
      'src/domain/plumbing/publishedErrors.test.ts',
      'src/domain/plumbing/cases.test.ts',
    ],
  },
  {
    id: 'plumbing-vent-row',
    file: 'src/domain/plumbing/drainage/vents.ts',
    before: 'row.dfu >= dfu',
    after: 'row.dfu > dfu',
    tests: [
      'src/domain/plumbing/inputs.test.ts',
      'src/domain/plumbing/publishedErrors.test.ts',
      'src/domain/plumbing/cases.test.ts',
    ],
  },
  {
    id: 'plumbing-reducing-valve',
    file: 'src/domain/plumbing/water/pressureBudget.ts',
    before: 'staticPsi > REDUCING',
    after: 'staticPsi >= REDUCING',
    tests: [
      'src/domain/plumbing/inputs.test.ts',
      'src/domain/plumbing/publishedErrors.test.ts',
      'src/domain/plumbing/cases.test.ts',
    ],
  },
  {
    id: 'plumbing-nothing-left',
    file: 'src/domain/plumbing/water/pressureBudget.ts',
    before: 'null : available > 0',
    after: 'null : available >= 0',
    tests: [
      'src/domain/plumbing/inputs.test.ts',
      'src/domain/plumbing/publishedErrors.test.ts',
      'src/domain/plumbing/cases.test.ts',
    ],
  },
  {
    id: 'plumbing-very-hot',
    file: 'src/domain/plumbing/water/velocityCap.ts',
    before: 'tempF > VERY_HOT',
    after: 'tempF >= VERY_HOT',
    tests: [
      'src/domain/plumbing/inputs.test.ts',
      'src/domain/plumbing/publishedErrors.test.ts',
      'src/domain/plumbing/cases.test.ts',
    ],
  },
  {
    id: 'plumbing-hot',
    file: 'src/domain/plumbing/water/velocityCap.ts',
    before: 'tempF >= HOT_FROM_F',
    after: 'tempF > HOT_FROM_F',
    tests: [
      'src/domain/plumbing/inputs.test.ts',
      'src/domain/plumbing/publishedErrors.test.ts',
      'src/domain/plumbing/cases.test.ts',
    ],
  },
  {
    id: 'plumbing-closets-on-three',
    file: 'src/domain/plumbing/drainage/chooseDrain.ts',
    before: 'need.wcCount > onThree',
    after: 'need.wcCount >= onThree',
    tests: [
      'src/domain/plumbing/inputs.test.ts',
      'src/domain/plumbing/publishedErrors.test.ts',
      'src/domain/plumbing/cases.test.ts',
    ],
  },
  {
    id: 'plumbing-three-intervals',
    file: 'src/domain/plumbing/drainage/chooseDrain.ts',
    before: 'intervals > 3',
    after: 'intervals >= 3',
    tests: [
      'src/domain/plumbing/inputs.test.ts',
      'src/domain/plumbing/publishedErrors.test.ts',
      'src/domain/plumbing/cases.test.ts',
    ],
  },
  {
    id: 'diagnostics-verified-that-day',
    file: 'src/domain/diagnostics/refrigerant/leakRate.ts',
    before: 'on > day(verifiedOn)',
    after: 'on >= day(verifiedOn)',
    tests: [
      'src/domain/diagnostics/refrigerant/edges.test.ts',
      'src/domain/diagnostics/method.test.ts',
      'src/domain/diagnostics/cases.test.ts',
    ],
  },
  {
    id: 'diagnostics-year-of-leaks',
    file: 'src/domain/diagnostics/refrigerant/leakRate.ts',
    before: 'last - on <= DAYS',
    after: 'last - on < DAYS',
    tests: [
      'src/domain/diagnostics/refrigerant/edges.test.ts',
      'src/domain/diagnostics/method.test.ts',
      'src/domain/diagnostics/cases.test.ts',
    ],
  },
  {
    id: 'diagnostics-superheat-watch',
    file: 'src/domain/diagnostics/refrigerant/chargeCheck.ts',
    before: 'readings.superheatF > TXV_WATCH_F',
    after: 'readings.superheatF > TXV_HIGHEST_F',
    tests: [
      'src/domain/diagnostics/refrigerant/edges.test.ts',
      'src/domain/diagnostics/method.test.ts',
      'src/domain/diagnostics/cases.test.ts',
    ],
  },
  {
    id: 'diagnostics-signs-against',
    file: 'src/domain/diagnostics/refrigerant/chargeSigns.ts',
    before: 'score > signsAgainst.length',
    after: 'score >= signsAgainst.length',
    tests: [
      'src/domain/diagnostics/refrigerant/edges.test.ts',
      'src/domain/diagnostics/method.test.ts',
      'src/domain/diagnostics/cases.test.ts',
    ],
  },
  {
    id: 'diagnostics-rule-begins',
    file: 'src/domain/diagnostics/refrigerant/leakRule.ts',
    before: 'rule.from <= date',
    after: 'rule.from < date',
    tests: [
      'src/domain/diagnostics/refrigerant/edges.test.ts',
      'src/domain/diagnostics/method.test.ts',
      'src/domain/diagnostics/cases.test.ts',
    ],
  },
  {
    id: 'diagnostics-rule-ends',
    file: 'src/domain/diagnostics/refrigerant/leakRule.ts',
    before: 'date < rule.until',
    after: 'date <= rule.until',
    tests: [
      'src/domain/diagnostics/refrigerant/edges.test.ts',
      'src/domain/diagnostics/method.test.ts',
      'src/domain/diagnostics/cases.test.ts',
    ],
  },
  {
    id: 'diagnostics-rule-gwp',
    file: 'src/domain/diagnostics/refrigerant/leakRule.ts',
    before: 'gwp > rule.gwpOver',
    after: 'gwp >= rule.gwpOver',
    tests: [
      'src/domain/diagnostics/refrigerant/edges.test.ts',
      'src/domain/diagnostics/method.test.ts',
      'src/domain/diagnostics/cases.test.ts',
    ],
  },
  {
    id: 'diagnostics-rule-charge',
    file: 'src/domain/diagnostics/refrigerant/leakRule.ts',
    before: 'fullChargeLb >= rule',
    after: 'fullChargeLb > rule',
    tests: [
      'src/domain/diagnostics/refrigerant/edges.test.ts',
      'src/domain/diagnostics/method.test.ts',
      'src/domain/diagnostics/cases.test.ts',
    ],
  },
  {
    id: 'diagnostics-rule-exceeds',
    file: 'src/domain/diagnostics/refrigerant/leakRule.ts',
    before: 'inputs.leakRatePct > thresholdPct',
    after: 'inputs.leakRatePct >= thresholdPct',
    tests: [
      'src/domain/diagnostics/refrigerant/edges.test.ts',
      'src/domain/diagnostics/method.test.ts',
      'src/domain/diagnostics/cases.test.ts',
    ],
  },
  {
    id: 'diagnostics-vacuum-start',
    file: 'src/domain/diagnostics/refrigerant/evacuation.ts',
    before: 'startMicron > startAtMostMicron',
    after: 'startMicron >= startAtMostMicron',
    tests: [
      'src/domain/diagnostics/refrigerant/edges.test.ts',
      'src/domain/diagnostics/method.test.ts',
      'src/domain/diagnostics/cases.test.ts',
    ],
  },
  {
    id: 'diagnostics-vacuum-minutes',
    file: 'src/domain/diagnostics/refrigerant/evacuation.ts',
    before: 'minutes < needed',
    after: 'minutes <= needed',
    tests: [
      'src/domain/diagnostics/refrigerant/edges.test.ts',
      'src/domain/diagnostics/method.test.ts',
      'src/domain/diagnostics/cases.test.ts',
    ],
  },
];
