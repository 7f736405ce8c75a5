import { z } from 'zod';
import {
  asbestosNoticeSchema,
  HAZARD_LIMIT,
  NOTICE_LIMIT,
  TASK_LIMIT,
  hazardSchema,
  siteFileSchema,
  siteTaskSchema,
  type SiteFile,
} from '@/domain/demolition/site/siteFileSchema';
import { orEmpty, zeroIfEmpty } from '@/entities/site/orEmpty';

/** Field labels for the conflict dialog. */
export const SITE_LABELS: Partial<Record<keyof SiteFile, string>> = {
  title: 'Site',
  address: 'Address',
  jobIds: 'Jobs',
  state: 'State',
  district: 'Local agency',
  operation: 'Work',
  startsOn: 'Planned start',
  finishesOn: 'Contract finish',
  isResidential: 'Residential',
  dwellingUnits: 'Dwelling units',
  isPartOfLargerProject: 'Part of a larger project',
  isPublicBuilding: 'Public building',
  yearBuilt: 'Year built',
  isEmergency: 'Emergency or ordered',
  emergencyOn: 'Day of the order',
  surveyedOn: 'Surveyed on',
  surveyedBy: 'Surveyed by',
  surveyLicense: 'License of the surveyor',
  hazards: 'Hazardous items',
  notices: 'Notices',
  tasks: 'Tasks',
  diversionScheme: 'Diversion rule',
  diversionTargetPpm: 'Diversion target',
  notes: 'Notes',
};

export const factsSchema = siteFileSchema
  .pick({
    title: true,
    address: true,
    jobIds: true,
    state: true,
    district: true,
    operation: true,
    startsOn: true,
    finishesOn: true,
    isResidential: true,
    isPartOfLargerProject: true,
    isPublicBuilding: true,
    isEmergency: true,
    emergencyOn: true,
    diversionScheme: true,
    notes: true,
  })
  .extend({
    dwellingUnits: orEmpty(siteFileSchema.shape.dwellingUnits),
    yearBuilt: orEmpty(siteFileSchema.shape.yearBuilt),
    diversionTargetPpm: orEmpty(siteFileSchema.shape.diversionTargetPpm),
  });
export type FactsForm = z.output<typeof factsSchema>;
/** Converts a site's facts to form values. */
export const toFacts = (site: SiteFile): FactsForm => factsSchema.parse(site);
/** Converts the form's facts to stored fields. */
export const fromFacts = (values: FactsForm): Partial<SiteFile> => ({
  ...values,
  dwellingUnits: zeroIfEmpty(values.dwellingUnits),
  yearBuilt: zeroIfEmpty(values.yearBuilt),
  diversionTargetPpm: zeroIfEmpty(values.diversionTargetPpm),
});

const amount = orEmpty(hazardSchema.shape.amount);
export const surveySchema = siteFileSchema.pick({ surveyedOn: true, surveyedBy: true, surveyLicense: true }).extend({
  hazards: z.array(hazardSchema.extend({ amount })).max(HAZARD_LIMIT),
  notices: z
    .array(asbestosNoticeSchema.extend({ linearFeet: amount, squareFeet: amount, cubicFeet: amount }))
    .max(NOTICE_LIMIT),
});
export type SurveyForm = z.output<typeof surveySchema>;
/** Converts the survey and notices to form values. */
export const toSurvey = (site: SiteFile): SurveyForm => surveySchema.parse(site);
/** Converts the form's hazards to stored ones. */
export const enteredHazards = ({ hazards }: SurveyForm): SiteFile['hazards'] =>
  hazards.map((hazard) => ({ ...hazard, amount: zeroIfEmpty(hazard.amount) }));
/** Converts the form's survey and notices to stored fields. */
export const fromSurvey = (values: SurveyForm): Partial<SiteFile> => ({
  ...values,
  hazards: enteredHazards(values),
  notices: values.notices.map((notice) => ({
    ...notice,
    linearFeet: zeroIfEmpty(notice.linearFeet),
    squareFeet: zeroIfEmpty(notice.squareFeet),
    cubicFeet: zeroIfEmpty(notice.cubicFeet),
  })),
});

export const planSchema = z.object({
  tasks: z.array(siteTaskSchema.extend({ days: orEmpty(siteTaskSchema.shape.days) })).max(TASK_LIMIT),
});
export type PlanForm = z.output<typeof planSchema>;
/** Converts a site's tasks to form values. */
export const toPlan = (site: SiteFile): PlanForm => planSchema.parse({ tasks: site.tasks });
/** Converts the form's tasks to stored fields. */
export const fromPlan = ({ tasks }: PlanForm): Partial<SiteFile> => ({
  tasks: tasks.map((task) => ({ ...task, days: zeroIfEmpty(task.days) })),
});
