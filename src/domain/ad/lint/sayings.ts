import { AD_CHANNEL_FACTS } from '../channels';
import { dayInWords } from '../compose/spoken';
import { shoutedWords } from './capitals';
import { chainsIn } from './chains';
import { finding, type AdFinding, type Context } from './finding';
import { folded } from './folded';

/** Finds other companies' names and words in all caps. */
export function nameFindings({ ad, facts, channel }: Context): AdFinding[] {
  const isGoogle = AD_CHANNEL_FACTS[channel].counting === 'google';
  return ad.lines
    .filter((line) => line.channel === channel)
    .flatMap((line) => {
      const at = { channel, lineId: line.id };
      const text = folded(line.text);
      return [
        ...chainsIn(text, facts).map((name) =>
          finding('competitor', isGoogle ? 'block' : 'warn', at, {
            what: `“${name}” is someone else’s name.`,
            why: 'It is a trademark: Google refuses it in texts, and a comparison must be provable in every point.',
            mend: 'Say what you do, without the other’s name.',
            source: 'Google Ads “Trademarks”; Lanham Act § 43(a)',
          }),
        ),
        ...shoutedWords(text, facts)
          .slice(0, 1)
          .map((word) =>
            finding('capitals', isGoogle || channel === 'nextdoor' ? 'block' : 'warn', at, {
              what: `“${word}” is in capitals.`,
              why: 'Words in capitals are refused as shouting; abbreviations such as HVAC are fine.',
              mend: `Write “${word.charAt(0)}${word.slice(1).toLowerCase()}”.`,
              source: 'Google Ads policy, Editorial, Capitalization; Nextdoor “Ads creative specs”',
            }),
          ),
      ];
    });
}

const DATE =
  /\b(?:until|till|through|thru|by|ends|before)\s+((?:january|february|march|april|may|june|july|august|september|october|november|december)\s+\d{1,2})\b/giu;
const AMOUNT = /\$\s?\d[\d,.]*\d|\$\s?\d|\b\d+(?:\.\d+)?\s?%/gu;
const bare = (text: string): string => text.replaceAll(/[\s,]/g, '').replace(/\.00$/, '');

/** Finds texts that promise a different day or amount than the offer does, for instance after the offer was changed. */
export function contradictionFindings({ ad, channel }: Context): AdFinding[] {
  if (ad.offer.trim() === '' && ad.offerEndsOn === '') return [];
  const day = dayInWords(ad.offerEndsOn).toLowerCase();
  const known = new Set(
    [...folded(`${ad.offer} ${ad.offerTerms} ${ad.financingTerms}`).matchAll(AMOUNT)].map(([one]) => bare(one)),
  );
  return ad.lines
    .filter((line) => line.channel === channel)
    .flatMap((line) => {
      const at = { channel, lineId: line.id };
      const text = folded(line.text);
      const otherDay = [...text.matchAll(DATE)].find(([, named = '']) => day !== '' && named.toLowerCase() !== day);
      const otherAmount = [...text.matchAll(AMOUNT)].find(([one]) => !known.has(bare(one)));
      return [
        ...(otherDay
          ? [
              finding('other-day', 'block', at, {
                what: `“${otherDay[0]}” is not the offer’s last day.`,
                why: `The offer ends on ${dayInWords(ad.offerEndsOn)}. Customers hold you to what the ad says.`,
                mend: 'Say the same day in both, or have the texts written again.',
                source: 'FTC Act § 5',
              }),
            ]
          : []),
        ...(otherAmount
          ? [
              finding('other-amount', 'warn', at, {
                what: `“${otherAmount[0]}” is neither in the offer nor in its terms.`,
                why: 'Customers hold you to what the ad says.',
                mend: 'Say the same amount in both, or have the texts written again.',
                source: 'FTC Act § 5',
              }),
            ]
          : []),
      ];
    });
}

const QUOTE = /"([^"]{20,})"/gu;

/** Finds quotes that are in none of the published reviews. */
export function quoteFindings({ ad, facts, channel }: Context): AdFinding[] {
  const reviews = facts.reviews.map(({ text }) => folded(text).toLowerCase());
  return ad.lines
    .filter((line) => line.channel === channel)
    .flatMap((line) =>
      [...folded(line.text).matchAll(QUOTE)]
        .map(([, words = '']) =>
          words
            .trim()
            .replace(/[.…]+$/u, '')
            .toLowerCase(),
        )
        .filter((words) => !reviews.some((review) => review.includes(words)))
        .map((words) =>
          finding(
            'quote-unknown',
            ad.proof.trim() === '' ? 'block' : 'warn',
            { channel, lineId: line.id },
            {
              what: `“${words.slice(0, 40)}…” is in none of your published reviews.`,
              why: 'Quotes must be real, whole enough not to mislead, and their authors must agree.',
              mend: 'Take the words from your reviews as they were written, or enter as proof where they stand.',
              source: 'FTC, 16 CFR Part 465; 16 CFR Part 255',
            },
          ),
        ),
    );
}
