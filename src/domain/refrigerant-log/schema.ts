import { z } from 'zod';
import { LEAK_CATEGORIES, REFRIGERANT_NAMES } from '../diagnostics/refrigerant/names';
import { isoInstant, line, optionalDate, requiredLine, text } from '../record/schema';
import { searchWordsField } from '../search/words';

/** A 1,000 lb cylinder is the largest on the road; larger appliances are charged from several. */
const MOST_OUNCES = 16_000;

export const CYLINDER_CONTENTS = ['virgin', 'reclaimed', 'recovered'] as const;
export type CylinderContents = (typeof CYLINDER_CONTENTS)[number];

/** companies/{c}/refrigerantCylinders/{id}: a cylinder and its contents when put into service. Current contents are derived from the log. */
export const cylinderSchema = z.object({
  label: requiredLine(80, 'Enter what is written on the cylinder'),
  refrigerant: z.enum(REFRIGERANT_NAMES),
  contents: z.enum(CYLINDER_CONTENTS).default('virgin'),
  /** Net weight of refrigerant when it was put into service. */
  startOunces: z.number().min(0, 'Cannot be negative').max(MOST_OUNCES, 'Too large').default(0),
  /** Net capacity; 0 = not known. */
  capacityOunces: z.number().min(0, 'Cannot be negative').max(MOST_OUNCES, 'Too large').default(0),
  startedOn: optionalDate,
  isArchived: z.boolean().default(false),
  notes: text(2000).default(''),
});
export type Cylinder = z.infer<typeof cylinderSchema>;

export const MOVE_KINDS = ['added', 'recovered'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** Why refrigerant was moved. Only a top-up counts as leaked, unlike a first fill or a documented seasonal adjustment. */
export const MOVE_PURPOSES = ['top-up', 'first-fill', 'after-repair', 'seasonal', 'service', 'retirement'] as const;
export type MovePurpose = (typeof MOVE_PURPOSES)[number];

export const LEAK_FOUND = ['not-tested', 'none', 'found'] as const;

/** The ID of another record, '' for none. */
const relatedId = z.string().max(128).default('');

/**
 * companies/{c}/refrigerantMoves/{id}: refrigerant moved from a cylinder into a unit, or back. Written once, so that the log can be shown
 * to an inspector; to correct a mistake, a manager deletes the entry and it is entered again. Data the rule requires is stored as of that
 * time.
 */
export const refrigerantMoveSchema = z.object({
  at: isoInstant,
  kind: z.enum(MOVE_KINDS),
  purpose: z.enum(MOVE_PURPOSES),
  refrigerant: z.enum(REFRIGERANT_NAMES),
  ounces: z.number().min(0.1, 'Enter how much').max(MOST_OUNCES, 'Too large'),
  cylinderId: relatedId,
  cylinderLabel: line(80).default(''),
  customerId: relatedId,
  customerName: z.string().max(330).default(''),
  propertyId: relatedId,
  equipmentId: relatedId,
  unitName: requiredLine(200, 'Choose the equipment, or say which unit'),
  jobId: relatedId,
  /** The set of readings it was entered with. */
  diagnosticId: relatedId,
  /** Full charge of the appliance; 0 = not known. */
  fullChargeOunces: z.number().min(0, 'Cannot be negative').max(1_600_000, 'Too large').default(0),
  category: z.enum(LEAK_CATEGORIES).default('comfort-cooling'),
  isResidentialOrLightCommercial: z.boolean().default(true),
  technicianName: requiredLine(160, 'Enter who did it'),
  certificateName: line(120).default(''),
  certificateNumber: line(60).default(''),
  leakFound: z.enum(LEAK_FOUND).default('not-tested'),
  leakMethod: line(120).default(''),
  repair: line(300).default(''),
  reason: line(300).default(''),
  searchWords: searchWordsField,
});
export type RefrigerantMove = z.infer<typeof refrigerantMoveSchema>;
