import type { AdFacts } from '../facts';

/** Abbreviations that are always capitalized. */
const ABBREVIATIONS = new Set(
  'HVAC HVACR AC SEER SEER2 EER HSPF HSPF2 AFUE BTU BTUS MERV HEPA UV LED NATE EPA OSHA ACCA BPI BBB USA PEX PVC CPVC ABS GFCI AFCI EV RV IAQ VRF VRV ERV HRV DIY ASAP FAQ PDF LLC INC LLP CO2 R410A R454B ROC CCB MHIC HIC TACL CSLB AHRI ASHRAE ENERGY STAR ADA HOA NEMA UL CSA NFPA IRC IBC PSI GPM RPZ'.split(
    ' ',
  ),
);
const STATES = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC US'.split(
    ' ',
  ),
);
/** Short words that are often shouted; other words of two or three capitals are abbreviations. */
const SHOUTED = new Set('NOW NEW BIG TOP OFF BUY GET HOT ALL DAY FOR YOU OUR AND THE ONE TWO SAVE FREE'.split(' '));

/** Returns words in all caps that aren't abbreviations; a coupon code, the company's own name and its license numbers are allowed. */
export function shoutedWords(
  text: string,
  { companyName, licenses }: Pick<AdFacts, 'companyName' | 'licenses'>,
): string[] {
  const own = new Set([companyName, ...licenses].join(' ').split(/[^\p{L}\p{N}]+/u));
  const spoken = text.replaceAll(/\b(?:code|coupon|promo)\s*:?\s*[A-Z\d-]+/giu, ' ').replaceAll(/\{[^}]*\}/g, ' ');
  return [...spoken.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}'’]+(?![\p{L}\p{N}])/gu)]
    .map(([word]) => word)
    .filter((word) => !own.has(word) && !ABBREVIATIONS.has(word) && !STATES.has(word))
    .filter((word) => word.length >= 4 || SHOUTED.has(word));
}
