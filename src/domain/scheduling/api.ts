import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { isShareToken } from '../public-document/token';
import { isoInstant, recordId, text } from '../record/schema';

const NOTE_MAX = 500;

/** Lets anyone with a visit's link ask the office for another time, once until the office answers. */
export const askReschedule = defineContract({
  name: 'askReschedule',
  input: z.object({
    token: z.string().refine(isShareToken, 'This link is not complete'),
    note: text(NOTE_MAX),
  }),
  output: z.object({}),
});

/** Lets anyone on a visit today get a code for the homeowner's phone that shows for a few minutes who is at the door. */
export const startDoorCheck = defineContract({
  name: 'startDoorCheck',
  input: z.object({ visitId: recordId }),
  output: z.object({ code: z.string(), endsAt: isoInstant }),
});

const dispatchedSchema = z.object({
  companyName: z.string(),
  companyPhone: z.string(),
  logoUrl: z.string(),
  primaryColor: z.string(),
  firstName: z.string(),
  photoUrl: z.string(),
  jobTitle: z.string(),
  /** The licenses valid today. */
  licences: z.array(z.object({ name: z.string(), number: z.string() })),
  /** The town they are dispatched to today, without the street. '' = not known. */
  town: z.string(),
  endsAt: isoInstant,
});
export type Dispatched = z.infer<typeof dispatchedSchema>;

/** Returns the person behind a code, for anyone. `expired` was valid once; `unknown` was never issued or isn't from today. */
export const readDoorCheck = defineContract({
  name: 'readDoorCheck',
  input: z.object({ code: z.string().min(1).max(600) }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('dispatched'), person: dispatchedSchema }),
    z.object({ outcome: z.literal('expired') }),
    z.object({ outcome: z.literal('unknown') }),
  ]),
});
export type DoorCheck = z.infer<typeof readDoorCheck.output>;
