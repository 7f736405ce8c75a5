import { restoring } from '../activity/restoring';
import { costOnTicket } from '../contracts/ticketReaction';
import { defineReactions } from '../platform/defineReactions';

export const onWasteTickets = defineReactions('onWasteTickets', 'wasteTickets', [
  restoring('wasteTickets'),
  costOnTicket,
]);
