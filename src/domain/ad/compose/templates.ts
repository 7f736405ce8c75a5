import type { AdChannel, AdSlot } from '../channels';
import { titled, type Spoken } from './spoken';

/**
 * A sentence with placeholders for pieces; it is skipped if one of them is missing. `{offer}` is the piece of that name. Templates
 * promise nothing a company might not keep.
 */
type Template = string;
type Places = Partial<Record<AdSlot, readonly Template[]>>;

const SHORT_LINES: readonly Template[] = [
  '{title} in {area}',
  '{offer}',
  '{company}',
  '{title}',
  '{area} {title}',
  '{callTitle} Today',
  '{title} Near {area}',
  'Serving {area}',
  'Request a Visit Online',
  '{title} for {placeTitle}',
  'Open {hours}',
  'Your Local {title} Team',
  'Ask {company}',
  '{title} by {company}',
  'Offer Ends {until}',
  'Times Open This Week{hasTime}',
  '{license}',
];

const LONG_LINES: readonly Template[] = [
  '{license}. {company}, {city}.',
  '{work} in {area} by {company}. {callSentence}.',
  '{offer} until {until}. {callSentence}.',
  '{offer}. {callSentence}.',
  'Tell us what is wrong and pick a time that suits you. {company}, {area}.',
  '{quote}',
  '{work} for {place}. Ask for a written price before the work begins.',
  'We work in {areas}. Request a visit online or by phone.',
  'Technicians from {city}. Open {hours}.',
  '{company}: {tagline}',
  'Request {workInside} online, at any time of the day.',
  '{license}.',
];

const PRINT_HEADLINES: readonly Template[] = [
  '{work} in {area}',
  '{work} for {place}',
  '{work} by {company}',
  '{work}',
  '{company}',
];
const PRINT_POINTS: readonly Template[] = [
  '{work} for {place}',
  'We work in {areas}',
  'Open {hours}',
  '{license}',
  '{credential}',
  'Request a visit online, at any time',
];
const PRINT_CALLS: readonly Template[] = ['{callSentence}: scan the code', '{callSentence}'];
const PRINT_BODIES: readonly Template[] = [
  'We are {company}, and we work in {areas}. Tell us what is wrong with {place}, pick a time that suits you, and ask for a written price before the work begins. {quote}',
  'We are {company}, and we work in {areas}. Tell us what is wrong, and pick a time that suits you. Ask for a written price before the work begins.',
  'We are {company}. Tell us what is wrong, and pick a time that suits you.',
  '{work} for {place}. Tell us what is wrong, and pick a time that suits you.',
];

/** Templates by channel and slot, best first. */
export const TEMPLATES: Readonly<Record<AdChannel, Places>> = {
  googleSearch: { headline: SHORT_LINES, description: LONG_LINES, path: ['{pathWork}', '{pathArea}'] },
  googleDisplay: {
    headline: SHORT_LINES,
    longHeadline: [
      '{work} in {area} by {company}',
      '{work} for {place} by {company}',
      '{work} for {place}',
      '{company}',
    ],
    description: LONG_LINES,
    businessName: ['{company}'],
  },
  meta: {
    primary: [
      '{offer}. {work} in {area} by {company}. {license}',
      '{offer}. {work} in {area} by {company}. {callSentence}.',
      '{work} in {area}. Tell us what is wrong and pick a time that suits you. {license}',
      '{work} in {area}. Tell us what is wrong and pick a time. {company}',
      '{quote} {company}, {area}.',
      '{work} for {place}. Ask for a written price before the work begins. {license}',
      '{work} for {place}. Ask for a written price before the work begins.',
    ],
    headline: ['{offer}', '{work} in {area}', '{work} by {company}', '{work}'],
    description: ['{callSentence}', 'Open {hours}', '{license}', '{company}'],
  },
  nextdoor: {
    businessName: ['{company}'],
    headline: ['{work} in {area}', 'Your {workInside} team in {area}', '{work}'],
    body: [
      'Hi neighbors, we are {company} and work in {areas}. {license}. Tell us what is wrong, and ask us anything.',
      'Hi neighbors, we are {company} and work in {areas}. Tell us what is wrong, and ask us anything.',
      'Hi neighbors, we are {company}. Tell us what is wrong, and ask us anything.',
    ],
    offer: ['{offer}'],
    callToAction: ['{callSentence}', 'Ask us'],
  },
  postcard: {
    headline: PRINT_HEADLINES,
    offer: ['{offer} until {until}', '{offer}'],
    callToAction: PRINT_CALLS,
    back: PRINT_BODIES,
  },
  flyer: {
    headline: PRINT_HEADLINES,
    body: PRINT_BODIES,
    points: PRINT_POINTS,
    offer: ['{offer} until {until}', '{offer}'],
    callToAction: PRINT_CALLS,
  },
  doorHanger: {
    headline: ['We worked near you{isNear}', ...PRINT_HEADLINES],
    body: PRINT_BODIES,
    points: PRINT_POINTS,
    offer: ['{offer} until {until}', '{offer}'],
    callToAction: PRINT_CALLS,
  },
};

const inside = (words: string): string =>
  /^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
const path = (words: string): string => words.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '');

/** Returns the pieces keyed by their names in templates. */
function piecesOf(spoken: Spoken): Record<string, string> {
  const { goal, audience, hasTime, ...words } = spoken;
  return {
    ...words,
    workInside: inside(spoken.work),
    placeTitle: audience === 'businesses' ? 'Your Building' : audience === 'landlords' ? 'Your Rentals' : 'Your Home',
    callSentence: spoken.call,
    callTitle: titled(spoken.call),
    isNear: audience === 'neighbors' ? '\u200b' : '',
    pathWork: path(spoken.title),
    pathArea: path(spoken.area),
    // Adds no words; only decides whether the sentence may be used.
    hasTime: hasTime ? '\u200b' : '',
    ...(goal === 'call' && spoken.phone === '' && { call: '' }),
  };
}

/** Fills in a template with an ad's pieces; null if one is missing. */
export function inWords(template: Template, spoken: Spoken): string | null {
  const pieces = piecesOf(spoken);
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => (pieces[name] ?? '') === '')) return null;
  return template
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => pieces[name] ?? '')
    .replaceAll('\u200b', '')
    .replaceAll(/([.!?])\.(?=\s|$)/g, '$1')
    .trim();
}
