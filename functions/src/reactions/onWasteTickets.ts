import { costOnTicket } from '../contracts/ticketReaction';
import { defineReactions } from '../platform/defineReactions';

export const onWasteTickets = defineReactions('onWasteTickets', 'wasteTickets', [costOnTicket]);
