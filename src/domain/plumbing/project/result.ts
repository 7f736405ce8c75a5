import type { PlumbingIssue } from '../core/issue';
import type { Why } from '../core/why';
import type { System } from './schema';

/** One segment with its load and the resulting size. Fields that don't apply to its system are missing. */
export type SegmentResult = {
  id: string;
  system: System;
  /** Chosen, or the one that is there; '' where no size was found. */ size: string;
  /** The size is an EHD of CSST, not inches. */ isEhd?: true;
  /** Whether the size that is there is enough; false where none was found. */ ok: boolean;
  /** Why no size was found, or the one that is there is not enough; '' otherwise. */ problem: string;
  why?: Why;
  wsfu?: number;
  gpm?: number;
  ftPerSec?: number;
  psiPer100Ft?: number;
  lossPsi?: number;
  dfu?: number;
  capacityDfu?: number;
  developedFt?: number;
  cfh?: number;
  capacity?: number;
  /** Size by branch length, in addition to the longest length. */ sizeByBranchLength?: string;
};

export type ProfilePoint = { segment: string; distanceFt: number; elevationFt: number; psi: number; lossPsi: number };

export type WaterResult = {
  wsfuTotal: number;
  wsfuCold: number;
  wsfuHot: number;
  /** By the code’s curve, with constant flows, gpm. */ demandGpm: number;
  /** Constant flow, such as a hose bibb under the IPC; part of both demands, gpm. */ constantGpm: number;
  /** By probability, with constant flows, gpm; null where a fixture has no p and q. */ probabilityGpm: number | null;
  hunterNumber: number | null;
  /** The fixture with the least to spend per foot. */ criticalFixture: string;
  criticalPath: string[];
  availableFrictionPsi: number;
  equivalentFt: number;
  allowablePsiPer100Ft: number;
  profile: ProfilePoint[];
  /** Pressure left at each outlet at peak demand, psi, and what it needs. */ outlets: {
    fixture: string;
    side: 'cold' | 'hot';
    psi: number;
    neededPsi: number;
    ok: boolean;
  }[];
};

export type MaterialLine = { system: System; material: string; size: string; lengthFt: number; segments: number };

export const PART_KINDS = [
  'tee',
  'drain-branch',
  'reducer',
  'stop',
  'shutoff',
  'gas-shutoff',
  'trap',
  'hanger',
] as const;
export type PartKind = (typeof PART_KINDS)[number];
/** A fitting, valve, trap or hanger. `material` and `size` are '' if they don't matter. */
export type PartLine = { part: PartKind; material: string; size: string; count: number };

export type ProjectResult = {
  segments: SegmentResult[];
  water: WaterResult | null;
  drainage: { dfu: number; waterClosets: number } | null;
  gas: { cfh: number; longestFt: number; table: string } | null;
  materials: MaterialLine[];
  parts: PartLine[];
  /** Exclusions from the parts list, in sentences. */ notCounted: string[];
  warnings: PlumbingIssue[];
};
