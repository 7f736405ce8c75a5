import type { Coordinates } from '../contact/pin';
import type { Job } from '../job/schema';
import type { NextdoorPost } from './schema';

/** The basis for a text: the work done, in a few words, and its location, by town or neighborhood. */
export type Occasion = { work: string; place: string; companyName: string; link: string };

/**
 * Returns the work done, in a form neighbors may read. A service call's title says what was broken, in the customer's words, so it is
 * described as a service call.
 */
export function workOf({ type, title }: Pick<Job, 'type' | 'title'>): string {
  if (type === 'emergency') return 'an emergency repair';
  return type === 'service' || type === 'callback' ? 'a service call' : title;
}

/** Variations, so that neighbors don't read the same text twice. */
const TEMPLATES: readonly ((occasion: Occasion) => string)[] = [
  ({ work, place, companyName }) =>
    `Hi neighbors! We just finished ${work}${near(place)}. If something similar is on your list, feel free to ask us anything here. – ${companyName}`,
  ({ work, place, companyName }) =>
    `We were${near(place)} this week for ${work}. Happy to answer questions from anybody nearby, whether or not you need us. – ${companyName}`,
  ({ work, place, companyName }) =>
    `Another one done${near(place)}: ${work}. Thank you to the neighbors who made room for our van! – ${companyName}`,
];
export const TEMPLATE_COUNT = TEMPLATES.length;

const near = (place: string): string => (place === '' ? ' nearby' : ` in ${place}`);

/** Builds a post's text from one of the templates (0 …), with the tracked link at its end. */
export function composedText(occasion: Occasion, template: number): string {
  const write = TEMPLATES[template % TEMPLATE_COUNT];
  const words = write?.({ ...occasion, work: asPhrase(occasion.work) }) ?? '';
  return occasion.link === '' ? words : `${words}\n\n${occasion.link}`;
}

/** Converts `AC repair` → `an AC repair`; lowercase text is left alone. */
function asPhrase(work: string): string {
  const phrase = work.trim();
  if (phrase === '') return 'a job';
  const isShout = /^[A-Z]{2,}/.test(phrase);
  const words = isShout ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1);
  return `${/^(the|an?|our|some)\s/i.test(words) ? '' : /^([aeiou]|AC|HV)/i.test(words) ? 'an ' : 'a '}${words}`;
}

/** Lists what reads as advertising or reveals the customer. These are only warnings. */
export function textHints(text: string, { customerName, street }: { customerName: string; street: string }): string[] {
  const words = text.toLowerCase();
  const lastName = customerName.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
  const road = street
    .replace(/^\s*\d+\S*\s*/, '')
    .trim()
    .toLowerCase();
  return [
    ...(lastName.length > 2 && new RegExp(`(^|[^\\p{L}])${escaped(lastName)}($|[^\\p{L}])`, 'u').test(words)
      ? ['It names your customer. Leave the name out.']
      : []),
    ...(road.length > 3 && words.includes(road)
      ? ['It names your customer’s street. The neighborhood is enough.']
      : []),
    ...(/[$€£]\s?\d|\d\s?(dollars|% off|percent off)/i.test(text)
      ? ['Prices and discounts read as advertising. Neighbors like help better.']
      : []),
    ...(/(\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}/.test(text)
      ? ['A phone number reads as advertising. Your link is enough.']
      : []),
    ...(/!{2,}|[A-Z]{4,}\s+[A-Z]{4,}/.test(text) ? ['Capitals and rows of “!” look like advertising.'] : []),
  ];
}

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Rounds a place to two decimals, about half a mile: precise enough for a neighborhood, but not for a house. */
export const blurred = ({ lat, lng }: Coordinates): string => `${lat.toFixed(2)}, ${lng.toFixed(2)}`;

/** Returns the URL of Nextdoor's own composer with the text in it. There is no response: the user says whether it was posted. */
export const shareAddress = (text: string, source: string): string =>
  `https://nextdoor.com/sharekit/?source=${encodeURIComponent(source)}&body=${encodeURIComponent(text)}`;

/** Nextdoor's composer accepts about this much from a URL; longer texts are copied. */
export const SHARE_LENGTH = 500;

/** Whether a post waits to be posted today or has waited since before. `today`: YYYY-MM-DD */
export const isDue = ({ state, remindOn }: Pick<NextdoorPost, 'state' | 'remindOn'>, today: string): boolean =>
  state === 'draft' && remindOn !== '' && remindOn <= today;
