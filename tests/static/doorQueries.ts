import { signaturesOfEstimate } from '@/domain/estimate/onDevice';
import { threadList, threadsOf, unansweredThreads, unreadThreads } from '@/domain/message/thread';
import { doorPaymentsOfJob, heldDoorPayments } from '@/domain/payment/doorPayment';
import { ask, type Asked } from './asked';

/** The queries of payments and signatures collected on site, and of conversations. */
export const DOOR_QUERIES: Record<string, Asked[]> = {
  doorPaymentsOfJob: ask('doorPayments', doorPaymentsOfJob('x')),
  heldDoorPayments: ask('doorPayments', heldDoorPayments()),
  signaturesOfEstimate: ask('estimateSignatures', signaturesOfEstimate('x')),
  threadList: ask('threads', threadList()),
  unreadThreads: ask('threads', unreadThreads()),
  unansweredThreads: ask('threads', unansweredThreads()),
  threadsOf: ask('threads', threadsOf('x')),
};
