import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { recordId, text } from '../record/schema';
import { TELL_KINDS } from './customerWords';

const MESSAGE_MAX = 1000;

/**
 * Staff: e-mails the customer of a visit, at the address on file, that somebody is on the way or late, with the link of the visit's page.
 * `sendId` is made when the dialog opens: whatever comes again with it is sent once.
 */
export const tellCustomer = defineContract({
  name: 'tellCustomer',
  input: z.object({
    visitId: recordId,
    kind: z.enum(TELL_KINDS),
    sendId: recordId,
    message: text(MESSAGE_MAX).min(1, 'Enter a message'),
  }),
  output: z.object({ to: z.string() }),
});
