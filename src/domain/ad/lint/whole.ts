import { isPrint } from '../channels';
import type { AdFacts } from '../facts';
import type { Ad } from '../schema';
import { finding, type AdFinding, type Context } from './finding';
import { licenseLaw } from './licenseStates';

const digitsOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Checks for the license number where the law requires it. In print it is added automatically if it is in the brand kit. */
export function licenseFindings({ ad, facts, channel }: Context): AdFinding[] {
  const law = licenseLaw(facts.state, facts.trade, channel);
  const source = law?.law ?? '';
  if (facts.licenses.length === 0) {
    return law
      ? [
          finding(
            'license-missing',
            'block',
            { channel },
            {
              what: 'Your license number is missing.',
              why: `Advertising in ${facts.state} must show it.`,
              mend: 'Enter the license in the brand kit. On paper it is then printed automatically; elsewhere it goes into a text.',
              source,
            },
          ),
        ]
      : [
          finding(
            'license-advised',
            'warn',
            { channel },
            {
              what: 'There is no license in your brand kit.',
              why: 'Many states and cities want its number in ads. We know the law of some states alone.',
              mend: 'Ask your licensing board, and enter the license under Branding.',
              source: 'State licensing boards',
            },
          ),
        ];
  }
  if (!law || isPrint(channel)) return [];
  const lines = ad.lines.filter((line) => line.channel === channel);
  const holding = lines.filter(({ text }) =>
    facts.licenseNumbers.some((number) => number !== '' && digitsOf(text).includes(digitsOf(number))),
  );
  if (holding.length === 0)
    return [
      finding(
        'license-missing',
        'block',
        { channel },
        {
          what: 'Your license number is in none of the texts.',
          why: `Advertising in ${facts.state} must show it, whatever the medium.`,
          mend: `Put “${facts.licenses[0] ?? ''}” into one of them.`,
          source,
        },
      ),
    ];
  if (channel === 'googleSearch' && !holding.some(({ pin }) => pin > 0))
    return [
      finding(
        'license-not-pinned',
        'block',
        { channel, lineId: holding[0]?.id ?? '' },
        {
          what: 'The text with your license number is not always shown.',
          why: 'Google shows two of the descriptions and three of the headlines, in any order.',
          mend: 'Pin it to a place.',
          source,
        },
      ),
    ];
  return [];
}

/** Checks the ad as a whole: picture, dates, landing page. */
export function adFindings(ad: Ad, facts: AdFacts): AdFinding[] {
  const everywhere = { channel: null };
  const found: AdFinding[] = [];
  if (ad.pictureUrl !== '' && ad.pictureConsent.trim() === '')
    found.push(
      finding('picture-consent', 'block', everywhere, {
        what: 'Nobody is noted who agreed to the picture.',
        why: 'A photo of a customer’s home is shown only with their consent.',
        mend: 'Note who agreed and how, or choose another picture.',
        source: 'Right of publicity and privacy; your customers’ trust',
      }),
    );
  if (ad.offerEndsOn !== '' && ad.offerEndsOn < facts.today)
    found.push(
      finding('offer-over', 'block', everywhere, {
        what: 'The offer ended.',
        why: `Its last day was ${ad.offerEndsOn}.`,
        mend: 'Enter a new last day, or another offer.',
        source: 'FTC Act § 5',
      }),
    );
  if (ad.offer.trim() !== '' && ad.offerTerms.trim() === '')
    found.push(
      finding('offer-without-terms', 'warn', everywhere, {
        what: 'The offer has no terms.',
        why: 'Customers read into an offer what is not excluded.',
        mend: 'Say for whom, with what, until when.',
        source: 'FTC Act § 5',
      }),
    );
  if (ad.offer.trim() !== '' && ad.offerEndsOn === '')
    found.push(
      finding('offer-without-end', 'warn', everywhere, {
        what: 'The offer has no last day.',
        why: 'What is on paper is brought to you years later.',
        mend: 'Enter its last day.',
        source: 'FTC Act § 5',
      }),
    );
  if (ad.landing !== 'form' && !facts.isSiteLive)
    found.push(
      finding('landing-missing', 'block', everywhere, {
        what: 'Your website is not published.',
        why: 'The ad would lead to a page that is not there.',
        mend: 'Publish it under Website, or let the ad lead to the request form.',
        source: 'Google Ads “Destination not working”',
      }),
    );
  else if (ad.landing === 'booking' && !facts.takesBookings)
    found.push(
      finding('landing-missing', 'block', everywhere, {
        what: 'Your website takes no bookings.',
        why: 'The ad would lead to a page that is not there.',
        mend: 'Turn online booking on under Website, or let the ad lead to the request form.',
        source: 'Google Ads “Destination not working”',
      }),
    );
  else if (ad.landing === 'form' && !facts.takesRequests)
    found.push(
      finding('landing-missing', 'block', everywhere, {
        what: 'Your request form is turned off.',
        why: 'The ad would lead to a page that takes nothing.',
        mend: 'Turn the form on under Leads, or let the ad lead to your website.',
        source: 'Google Ads “Destination not working”',
      }),
    );
  if (facts.companyName.trim() === '' || (ad.channels.some(isPrint) && facts.phone === ''))
    found.push(
      finding('company-unknown', 'warn', everywhere, {
        what: 'Your company’s name or phone is missing.',
        why: 'Nobody would know whom to call.',
        mend: 'Enter it under Settings.',
        source: 'Your company’s record',
      }),
    );
  return found;
}
