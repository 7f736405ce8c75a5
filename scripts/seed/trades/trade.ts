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
  /** As on this trade's rating plates; `yy` is the year of installation, `#` a digit, `@` a letter; '' if there is no plate. */
  serial: string;
  places: readonly string[];
  warrantyYears: number;
  refrigerant?: readonly string[];
  /** The typical charge range, in ounces. */
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
  /** Equipment the job is about, if the property has some. */
  on?: readonly EquipmentType[];
  /** Number of people, one by default. */
  crew?: number;
};

/** A problem a technician found and offered to fix, in one way or another. */
export type MadeFinding = {
  state: FindingState;
  severity: Severity;
  title: string;
  note: string;
  daysAgo: number;
  types: readonly EquipmentType[];
  options: readonly (readonly [option: string, ...lines: readonly (readonly [name: string, cents: number])[]])[];
};

/** A customer's text, and the company's reply. */
type Answered = readonly [text: string, reply: string];

/** Made-up texts for a lead seller's mail. */
type Asked = { service: string; comment: string };

/** The differences between one trade's company and another's. */
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
  /** Technicians' notes for the office. */
  findings: readonly string[];
  sold: Sold;
  /** Customers' requests. */
  wanted: readonly string[];
  /** Two requests forwarded by lead sellers; heat pumps by default. */
  leadMails?: readonly [Asked, Asked];
  deficiencies?: readonly MadeFinding[];
  /** A template the company wrote itself, if none of the built-in ones fits its trade. */
  ownTemplate?: {
    name: string;
    description: string;
    equipmentTypes: readonly EquipmentType[];
    form: FormInput;
  };
  /** With the company's own template (`own`); those with built-in ones are in `inspectionPlans`. */
  inspections?: readonly MadeInspection[];
  /** Customers' reviews, for trades where a repair's wording would be odd. */
  said?: { twoTrips: Answered; late: string; again: Answered; thorough: string };
  /** The subject of its seasonal offer; a tune-up by default. */
  season?: string;
  /** A job title too long for every column, as customers dictate it. */
  longTitle?: string;
  /** The share of customers that are businesses, from 0 to 1; a fifth by default. */
  businessShare?: number;
  /** Appears on one unit in eight. */
  unitNote?: string;
};
