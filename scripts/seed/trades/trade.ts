import type { EquipmentType } from '@/domain/equipment/schema';
import type { JobType } from '@/domain/job/schema';

export type EquipmentKind = {
  type: EquipmentType;
  weight: number;
  makes: readonly (readonly [make: string, ...models: string[]])[];
  /** As on this trade's rating plates; `yy` is the year of installation, `#` a digit, `@` a letter. */
  serial: string;
  places: readonly string[];
  warrantyYears: number;
  refrigerant?: readonly string[];
  /** The usual charge, from and to, in ounces. */
  chargeOz?: readonly [number, number];
};

export type JobKind = {
  title: string;
  type: JobType;
  weight: number;
  minutes: number;
  about: string;
  /** What a technician has to be able to do. */
  skill: string;
  /** Equipment that the job is about, if the property has some. */
  on?: readonly EquipmentType[];
  /** People it takes, one if not said. */
  crew?: number;
};

/** What sets one trade's company apart from another's. */
export type Trade = {
  jobTitles: readonly string[];
  skills: readonly string[];
  licences: readonly (readonly [name: string, number: string])[];
  equipment: readonly EquipmentKind[];
  jobs: readonly JobKind[];
  checklists: Partial<Record<JobType, readonly string[]>>;
  tags: readonly string[];
  hazards: readonly string[];
  holdReasons: readonly string[];
  /** What technicians leave behind for the office. */
  findings: readonly string[];
};
