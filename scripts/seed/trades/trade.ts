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
  /** In the format of this trade's rating plates; `yy` is the year of installation, `#` a digit, `@` a letter; '' if there is no plate. */
  serial: string;
  places: readonly string[];
  warrantyYears: number;
  refrigerant?: readonly string[];
  /** The range of the usual charge, in ounces. */
  chargeOz?: readonly [number, number];
};

export type JobKind = {
  title: string;
  type: JobType;
  weight: number;
  minutes: number;
  about: string;
  /** The skill a technician needs. */
  skill: string;
  /** The equipment types the job is about, if the property has any. */
  on?: readonly EquipmentType[];
  /** The number of people it takes; one by default. */
  crew?: number;
};

/** A deficiency that a technician found and offered to fix, and its outcome. */
export type MadeFinding = {
  state: FindingState;
  severity: Severity;
  title: string;
  note: string;
  daysAgo: number;
  types: readonly EquipmentType[];
  options: readonly (readonly [option: string, ...lines: readonly (readonly [name: string, cents: number])[]])[];
};

/** A customer's review, and the company's reply. */
type Answered = readonly [text: string, reply: string];

/** Made-up texts of a lead seller's e-mail. */
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
  /** Technicians' notes to the office. */
  findings: readonly string[];
  sold: Sold;
  /** Customers' requests. */
  wanted: readonly string[];
  /** Two requests forwarded by lead sellers; for heat pumps by default. */
  leadMails?: readonly [Asked, Asked];
  deficiencies?: readonly MadeFinding[];
  /** A template the company wrote, if no built-in one is for its trade. */
  ownTemplate?: {
    name: string;
    description: string;
    equipmentTypes: readonly EquipmentType[];
    form: FormInput;
  };
  /** Based on the company's own template (`own`); those based on built-in ones are in `inspectionPlans`. */
  inspections?: readonly MadeInspection[];
  /** Customers' reviews, if wording about a repair would be odd. */
  said?: { twoTrips: Answered; late: string; again: Answered; thorough: string };
  /** The subject of its seasonal offer; a tune-up by default. */
  season?: string;
  /** A job title too long for every column, as dictated by a customer. */
  longTitle?: string;
  /** The share of customers that are businesses, from 0 to 1; a fifth by default. */
  businessShare?: number;
  /** Appears on one unit in eight. */
  unitNote?: string;
};
