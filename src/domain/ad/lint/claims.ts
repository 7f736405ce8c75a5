import type { WordRule } from './finding';
import { NO_BONDED } from './licenseStates';

/** Rules about claims: they apply to every channel because the law does. */
export const CLAIM_RULES: readonly WordRule[] = [
  {
    id: 'free-needs-terms',
    pattern:
      /\bfre{2,}\b|\bf[\s.*_-]r[\s.*_-]e[\s.*_-]e\b|\bfreebies?\b|\b(?:no|zero)[\s-](?:cost|charge|fee)\b|\bcosts? (?:you )?nothing\b|\bpay nothing\b|\bwithout (?:any )?(?:charge|cost)\b|\bwaiv(?:e[sd]?|ing)\b[^.!?]{0,24}\b(?:fees?|charges?|costs?)\b|\b(?:fees?|charges?) waived\b|\bcomplimentary\b|\bgratis\b|\bsin costo\b|\bon us\b|\bat no (?:additional |extra )?(?:cost|charge)\b|\$\s?0(?:\.00)?(?![\d.,])/giu,
    except:
      /\b(?:toll|hassle|stress|worry|care|lead|smoke|maintenance|trouble|pain|risk|rust|odou?r|draft|leak|clog|pet|dust|allergen|frost|noise|mess)[\s-]free\b|\bfeel free\b|\bfree (?:of|from|up)\b|\bfree[\s-]?(?:standing|ways?)\b/giu,
    severity: ({ ad }) => (ad.offerTerms.trim() === '' ? 'block' : null),
    what: '“{}” stands without terms.',
    why: 'Whoever offers something free must say at the outset what it depends on.',
    mend: 'Enter the offer’s terms: who gets it, with what, until when. Or say it without “free”.',
    source: 'FTC, 16 CFR § 251.1',
  },
  {
    id: 'price-needs-terms',
    pattern:
      /[$€£]\s?(?!0(?![\d.,]))\d[\d,.]*|\b\d[\d,.]*\s?[$€£]|\b\d+(?:\.\d+)?\s?(?:dollars?|bucks)\b|\b(?:ten|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred)(?:[\s-](?:one|two|three|four|five|six|seven|eight|nine))?[\s-](?:dollars?|bucks)\b|\bdiscounts?\b[^.!?]{0,16}\d+\s?(?:%|percent)|\b(?:we|we'll|we will) pay (?:the |your )?(?:sales )?tax(?:es)?\b|\b\d+(?:\.\d+)?\s?(?:%|percent)\s?(?:off|discount|less|savings)\b|\bhalf[\s-](?:off|price)\b|\bbuy (?:one|1)\b|\bbogo\b|\b2[\s-]for[\s-]1\b/giu,
    severity: ({ ad }) => (ad.offerTerms.trim() === '' ? 'block' : null),
    what: '“{}” stands without terms.',
    why: 'A price or a discount without its conditions misleads: what is included, for whom, and until when.',
    mend: 'Enter the offer’s terms. They are printed small on paper, and belong on the page the ad leads to.',
    source: 'FTC Act § 5; 16 CFR Part 233; Google Ads “Misrepresentation”',
  },
  {
    id: 'financing-needs-disclosure',
    pattern:
      /\bfinanc(?:e|es|ed|ing)\b|\bAPR\b|\b\d+(?:\.\d+)?\s?%\s?(?:interest|apr|financing|for \d+)|\b(?:low|easy|monthly|no)[\s-](?:monthly[\s-])?payments?\b|\$\s?\d[\d,.]*\s?(?:\/|per|a|each)\s?mo(?:nth)?\b|\b(?:no|zero|0|\$0)[\s-](?:money[\s-])?down\b|\b(?:no|zero|0%)[\s-]interest\b|\bsame as cash\b|\$\s?\d[\d,.]*\s?monthly\b|\binterest[\s-]free\b|\b(?:zero|0) percent interest\b|\bpay (?:over time|later|next year|in (?:20)\d\d)\b|\binstal+ments?\b|\bpre-?approv(?:ed|al)\b|\b(?:everyone|everybody)(?:'s| is| gets)? approved\b|\bcredit (?:approval|check)\b|\b(?:no|bad|poor) credit\b|\bbuy now,? pay\b|\bfinanciamiento\b|\ba plazos\b|\bsin intereses\b/giu,
    severity: ({ ad }) => (ad.financingTerms.trim() === '' ? 'block' : null),
    what: '“{}” speaks of financing without the disclosure.',
    why: 'Ads for credit must say who lends, that approval is needed, and where an amount or a time is named, the APR and the terms.',
    mend: 'Enter the financing disclosure as your lender words it.',
    source: 'Regulation Z, 12 CFR § 1026.24',
  },
  {
    id: 'financing-terms-incomplete',
    pattern:
      /\$\s?\d[\d,.]*\s?(?:\/|per|a|each)\s?mo(?:nth)?\b|\b\d+\s?(?:monthly )?payments\b|\b(?:no|zero|0|\$0)[\s-](?:money[\s-])?down\b|\b\d+\s?(?:months?|years?) (?:financing|same as cash|no interest|to pay)\b|\b\d+(?:\.\d+)?\s?%\s?(?:interest|apr|financing|for \d+)/giu,
    severity: ({ ad }) =>
      ad.financingTerms.trim() !== '' && !/\bAPR\b|annual percentage rate/i.test(ad.financingTerms) ? 'block' : null,
    what: '“{}” names terms of a credit, and the disclosure does not say the APR.',
    why: 'An amount, a number of payments or a down payment triggers the whole disclosure: down payment, terms of repayment, APR.',
    mend: 'Add the annual percentage rate, the down payment and the payments to the financing disclosure.',
    source: 'Regulation Z, 12 CFR § 1026.24(d)',
  },
  {
    id: 'superlative-needs-proof',
    pattern:
      /#\s?1\b|\bno\.? ?1\b|\bnumber (?:1|one)\b|\bbest\b|\btop[\s-](?:rated|ranked|choice|quality|notch|tier|plumb\w*|contractors?|compan(?:y|ies)|hvac|electricians?|roofers?|pros?)\b|\bfavou?rite (?:plumb\w*|contractors?|compan(?:y|ies)|hvac|electricians?|roofers?|pros?|heating|cooling|team)\b|\bleading\b|\bmost (?:trusted|loved|experienced|reliable|affordable|reviewed|recommended|honest|qualified)\b|\bfinest\b|\bpremier\b|\bgreatest\b|\bcheapest\b|\blowest[\s-](?:prices?|rates?|costs?)\b|\bfastest\b|\bsafest\b|\bunbeatable\b|\bunparalleled\b|\bunequall?ed\b|\bunmatched\b|\bunrivall?ed\b|\bsecond to none\b|\bworld[\s-]class\b|\bhighest[\s-](?:rated|quality)\b|\b(?:unlike|not like) (?:the )?(?:other|most)\b|\bonly (?:company|contractor|one)\b|\b(?:better|cheaper|faster) than\b|\bbeats? (?:any|the|all)\b|\bel mejor\b|\bla mejor\b|\blos mejores\b|\bmejor(?:es)? precios?\b|\bn[úu]mero uno\b/giu,
    except:
      /\bbest (?:time|day|way|regards|wishes|if|before|when|by|practices?)\b|\bat best\b|\b(?:do|try|doing) our best\b|\bworks? best\b|\bleading to\b/giu,
    severity: ({ ad }) => (ad.proof.trim() === '' ? 'block' : null),
    what: '“{}” is a claim that needs proof.',
    why: 'Objective claims must be substantiated before they are made; Google wants a third party’s proof on the landing page.',
    mend: 'Enter the proof (who says so, when, where it can be read), or say what you do instead of what rank you have.',
    source: 'FTC advertising substantiation policy; Google Ads “Unsubstantiated claims”',
  },
  {
    id: 'rating-needs-proof',
    pattern:
      /\b(?:5|five)[\s-]?stars?\b|\baward[\s-]winning\b|\brated \d(?:\.\d)?|\b\d(?:\.\d)?\s?(?:stars?|\/\s?5)\b|\b\d[\d,]*\+?\s?(?:five[\s-]star |5[\s-]star )?(?:reviews|happy customers|satisfied customers)\b|\bthousands of (?:customers|homes|reviews)\b|\btrusted by (?:thousands|hundreds|\d[\d,]*)|\d(?:\.\d)?\s?[★⭐]/giu,
    severity: ({ ad }) => (ad.proof.trim() === '' ? 'block' : null),
    what: '“{}” counts reviews or awards without saying where.',
    why: 'A rating must be the real one, of the day, and all reviews must count in it.',
    mend: 'Enter the proof: the site, the figure and the day on which it was read.',
    source: 'FTC, 16 CFR Part 255 and Part 465',
  },
  {
    id: 'savings-need-proof',
    pattern:
      /\b(?:save|cut|lower|reduce|slash)s?\b[^.!?]{0,40}\d+\s?(?:%|percent)[^.!?]{0,40}\b(?:bills?|energy|utilit\w+|heating|cooling|electric\w*)\b|\b(?:energy|utility|heating|cooling|electric) (?:bills?|costs?)\b[^.!?]{0,30}\d+\s?%|\bkills? \d+(?:\.\d+)?\s?%|\b(?:removes?|eliminates?|prevents?|kills?) (?:all |any )?(?:mold|virus\w*|bacteria|covid|allergens?|germs)\b|\bhal(?:f|ve)\b[^.!?]{0,16}\b(?:energy|utility|heating|cooling|electric) (?:bills?|costs?)\b|\b(?:cures?|heals?|treats?)\b[^.!?]{0,24}\b(?:asthma|allerg\w+|diseases?|illness(?:es)?)\b/giu,
    severity: ({ ad }) => (ad.proof.trim() === '' ? 'block' : null),
    what: '“{}” promises a result that has to be proved.',
    why: 'Energy savings and health effects need tests made before the claim; “up to” does not excuse it.',
    mend: 'Enter the proof (the study or the maker’s test), or leave the figure out.',
    source: 'FTC advertising substantiation policy; FTC “up to” savings claims',
  },
  {
    id: 'warranty-needs-terms',
    pattern:
      /\blifetime\b|\bguaranteed? for life\b|\bmoney[\s-]back\b|\bfull refund\b|\bor it'?s free\b|\bde por vida\b/giu,
    severity: ({ ad }) => (ad.offerTerms.trim() === '' ? 'block' : null),
    what: '“{}” stands without its conditions.',
    why: 'A lifetime is a person’s or a thing’s, and a refund has limits: both must be said in the ad.',
    mend: 'Enter in the terms whose lifetime is meant, or what the refund depends on.',
    source: 'FTC, 16 CFR §§ 239.3, 239.4',
  },
  {
    id: 'guarantee-terms-advised',
    pattern: /\bguarant\w+|\bwarrant(?:y|ies|ied)\b|\bsatisfaction\b|\bgarantía\b/giu,
    severity: ({ ad }) => (ad.offerTerms.trim() === '' ? 'warn' : null),
    what: '“{}” says nothing of what it covers.',
    why: 'Ads that mention a warranty should say that it can be read before buying, and where.',
    mend: 'Say in the terms what is covered, how long, and where the whole text is.',
    source: 'FTC, 16 CFR § 239.2',
  },
  {
    id: 'licensed-without-number',
    pattern: /\blicen[sc]ed\b|\bcon licencia\b/giu,
    severity: ({ facts }) => (facts.licenses.length === 0 ? 'block' : null),
    what: '“{}” – and there is no license in your brand kit.',
    why: 'Who says it must have one, and in many states show its number.',
    mend: 'Enter the license under Branding, or leave the word out.',
    source: 'State licensing boards',
  },
  {
    id: 'bonded',
    pattern: /\bbonded\b/giu,
    severity: ({ facts }) => (Object.hasOwn(NO_BONDED, facts.state) ? 'block' : null),
    what: '“{}” may not be advertised in your state.',
    why: 'The contractor’s bond protects customers far less than the word suggests.',
    mend: 'Leave it out.',
    source: Object.values(NO_BONDED).join('; '),
  },
  {
    id: 'insured-without-record',
    pattern: /\binsured\b|\basegurad[oa]s?\b/giu,
    severity: ({ facts }) => (facts.isInsured ? null : 'warn'),
    what: '“{}” – and no insurance that is valid today is among your credentials.',
    why: 'It has to be true on each day that the ad runs.',
    mend: 'Enter the insurance with its last day under Awards, or leave the word out.',
    source: 'FTC Act § 5',
  },
  {
    id: 'certified-without-record',
    pattern:
      /\b(?:NATE|EPA|factory|manufacturer|board)[\s-](?:certified|trained|authorized)\b|\bcertified\b|\bauthorized dealer\b|\bmaster (?:plumber|electrician)s?\b/giu,
    severity: ({ facts }) => (facts.credentials.length === 0 ? 'warn' : null),
    what: '“{}” – and no certificate is among your credentials.',
    why: 'Certificates belong to persons or brands, end, and may be asked for.',
    mend: 'Enter the certificate under Awards, or leave the word out.',
    source: 'FTC, 16 CFR Part 255',
  },
  {
    id: 'always-open',
    pattern:
      /\b24\s?\/\s?7\b|\b24[\s-]?(?:hours?|hrs?)\b|\bopen all night\b|\baround the clock\b|\bany ?time,? day or night\b|\b365 days\b/giu,
    severity: ({ facts }) => (facts.isAlwaysOpen ? null : 'warn'),
    what: '“{}”, but your business hours are shorter.',
    why: 'Who calls at night and reaches nobody was misled, and you paid for the click.',
    mend: 'Say the hours as they are, or enter the hours in which someone answers.',
    source: 'FTC Act § 5',
  },
  {
    id: 'soon-but-full',
    pattern:
      /\bsame[\s-]day\b|\bnext[\s-]day\b|\btoday\b|\b(?:with)?in (?:an|one|two|\d+) (?:hours?|minutes?)\b|\bimmediate\w*\b|\bright away\b/giu,
    except: /\b(?:call|book|order|schedule|ask|start|visit)\b[^.!?]{0,24}\btoday\b/giu,
    severity: ({ facts }) => (facts.hasTimeThisWeek === false ? 'warn' : null),
    what: '“{}”, but nobody has time this week.',
    why: 'An ad for help at once on a full board pays for calls that cannot be served.',
    mend: 'Wait until there is room, or say when you can come.',
    source: 'Your schedule',
  },
  {
    id: 'deductible',
    pattern:
      /\b(?:pay|waive|cover|absorb|rebate|eat|save)s?\b[^.!?]{0,24}\bdeductibles?\b|\bno deductible\b|\bfree roof\b/giu,
    severity: () => 'block',
    what: '“{}” promises to pay an insurance deductible.',
    why: 'In many states that is an offense, and it makes the customer a part of it.',
    mend: 'Leave it out.',
    source: 'For instance Tex. Ins. Code ch. 707; Fla. Stat. § 489.147',
  },
  {
    id: 'tax-credit-ended',
    pattern:
      /\b(?:federal |energy )?tax credits?\b|\b25[CD]\b|\binflation reduction act\b|\bIRA (?:credits?|rebates?)\b/giu,
    severity: () => 'warn',
    what: '“{}”: the federal credits for work at homes ended with 2025.',
    why: 'Credits 25C and 25D do not go for what was put in or paid for after December 31, 2025.',
    mend: 'Name the state’s or the utility’s program that is meant, with its end, or leave it out.',
    source: 'Public Law 119-21, §§ 70505, 70506',
  },
  {
    id: 'government',
    pattern:
      /\b(?:EPA|FDA|DOE|OSHA)[\s-]approved\b|\bgovernment[\s-](?:program|approved|funded|backed|rebates?)\b|\bstimulus\b|\bstate[\s-]approved\b/giu,
    severity: () => 'warn',
    what: '“{}” sounds as if an office stood behind it.',
    why: 'Only what an office really pays or approves may be called so, by its name.',
    mend: 'Name the program and the office.',
    source: 'FTC, 16 CFR Part 461 (impersonation of government)',
  },
  {
    id: 'urgency-without-end',
    pattern:
      /\blimited[\s-]time\b|\blast chance\b|\btoday only\b|\bact (?:now|fast)\b|\bhurry\b|\bwhile supplies last\b|\bends (?:soon|today|tomorrow)\b|\bonly \d+ (?:left|spots?|openings?)\b|\bfinal (?:days|hours)\b/giu,
    severity: ({ ad }) => (ad.offerEndsOn === '' ? 'warn' : null),
    what: '“{}” without a last day.',
    why: 'An end that never comes is a false one.',
    mend: 'Enter the offer’s last day, and say it.',
    source: 'FTC Act § 5; FTC “Bringing Dark Patterns to Light”',
  },
];
