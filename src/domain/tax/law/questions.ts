import type { Askable } from './wording';

const QUESTION_TEXTS: Record<Exclude<Askable, 'certificateOnFile'>, string> = {
  state: 'In which state is the work done?',
  place: 'Is the property a home or a business?',
  work: 'Is it a repair, maintenance, an improvement or a new building?',
  contract: 'Is it one price, or are labor and materials shown separately?',
  trade: 'Which trade is it? For heating and cooling: heating (also combined with cooling), or cooling only?',
  election: 'Which option did you choose with the state: seller (Option 1), or consumer (Options 2 and 3)?',
  localRatePpm: 'What do county, city and districts add to the state’s rate at the address of the job?',
  laborCents: 'How much of the price is labor?',
  materialsCents: 'How much of the price is materials?',
  totalCents: 'What is the price?',
  accountant: 'Not researched: what do your accountant or the state’s tax office say?',
};

/** Returns the question to ask the user. `certificate` is the name of the state's certificate for improvements. */
export const questionText = (ask: Askable, certificate = ''): string =>
  ask === 'certificateOnFile'
    ? `Is ${certificate || 'the certificate of capital improvement'} on file for this job?`
    : QUESTION_TEXTS[ask];
