/** What whoever goes to a customer may tell them. */
export const TELL_KINDS = ['on-my-way', 'late'] as const;
export type TellKind = (typeof TELL_KINDS)[number];

type Telling = {
  /** '' = greeted without a name. */
  firstName: string;
  technicianName: string;
  companyName: string;
  /** `11:45 AM`; '' = not known. */
  arrivalText: string;
};

/** The words that are offered, to be changed before they are sent. */
export function tellingText(kind: TellKind, { firstName, technicianName, companyName, arrivalText }: Telling): string {
  const greeting = firstName === '' ? 'Hi' : `Hi ${firstName}`;
  const who = technicianName === '' ? `this is ${companyName}` : `this is ${technicianName} with ${companyName}`;
  if (kind === 'on-my-way') return `${greeting}, ${who}. I’m on my way to you now.`;
  const when = arrivalText === '' ? '' : ` I expect to be with you at about ${arrivalText}.`;
  return `${greeting}, ${who}. I’m sorry, I’m running late.${when}`;
}

/** The subject of the e-mail. */
export const tellingSubject = (kind: TellKind, companyName: string): string =>
  kind === 'on-my-way' ? `${companyName} is on the way` : `${companyName} is running late`;
