import type { EquipmentType } from '@/domain/equipment/schema';
import type { FindingState, Severity } from '@/domain/finding/schema';
import type { FormInput } from '@/domain/inspection/form';
import type { JobType } from '@/domain/job/schema';
import type { MadeInspection } from '../inspectionPlans';
import type { Sold } from './sold';

export type EquipmentKind = {
  type: EquipmentType;
  weight: number;
  makes: readonly (readonly [make: string, ...models: string[]])[];
  /** As on this trade's rating plates; `yy` is the year of installation, `#` a digit, `@` a letter; '' for what has no plate. */
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

/** Something that a technician found and offered to put right, in one way or another. */
export type MadeFinding = {
  state: FindingState;
  severity: Severity;
  title: string;
  note: string;
  daysAgo: number;
  types: readonly EquipmentType[];
  options: readonly (readonly [option: string, ...lines: readonly (readonly [name: string, cents: number])[]])[];
};

/** What a customer wrote, and what the company answered. */
type Answered = readonly [text: string, reply: string];

/** Made-up texts of a seller's mail. */
type Asked = { service: string; comment: string };

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
  sold: Sold;
  /** The request. */
  wanted: readonly string[];
  /** Two requests that lead sellers sent on; without, they are for heat pumps. */
  leadMails?: readonly [Asked, Asked];
  deficiencies?: readonly MadeFinding[];
  /** A template that the company wrote itself, where none that comes with the product is of its trade. */
  ownTemplate?: {
    name: string;
    description: string;
    equipmentTypes: readonly EquipmentType[];
    form: FormInput;
  };
  /** By the company's own template (`own`); those by ready ones are in `inspectionPlans`. */
  inspections?: readonly MadeInspection[];
  /** What customers write where a repair's words would be odd. */
  said?: { twoTrips: Answered; late: string; again: Answered; thorough: string };
  /** What its seasonal offer is for; a tune-up, if not said. */
  season?: string;
  /** A job's title that is too long for every column, as customers dictate it. */
  longTitle?: string;
  /** How many of the customers are businesses, from 0 to 1; a fifth, if not said. */
  businessShare?: number;
  /** Appears on one unit in eight. */
  unitNote?: string;
};
