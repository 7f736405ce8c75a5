import { isUrgentKind, type VisitMessageKind } from './settings';

/** Builds a group of alternatives, one per line. */
const anyOf = (lines: string): string => `(?:${lines.trim().split(/\n\s*/).join('|')})`;

const AMOUNT = String.raw`(?:[$€£] ?\d[\d.,]*|\d[\d.,]* ?(?:%|percent|dollars|bucks)|half)`;
const GIVEN = anyOf(String.raw`
  estimates?|inspections?|quotes?|consultations?|tune ?ups?|check ?ups?|filters?|upgrades?|gifts?|service calls?|diagnos\w+|thermostats?
`);
const SCHEME = 'memberships?|plans?|club|members?|programs?|upgrades?|financing|specials?|deals?|offers?|promotions?';

/** Advertising language. */
const SELLS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${anyOf(String.raw`
    ${AMOUNT} (?:off|discount|cash ?back|rebate)
    (?:take|get|save|enjoy) (?:an? |extra |additional |up to )*${AMOUNT}(?: off)?
    (?:save|saving) (?:big|money|now|today|hundreds)
    (?:coupon|promo)s?(?: codes?)?
    discount codes?
    discounts? (?:on|for|available|ends?|expires?|when|if)
    (?:get|offering|offer|claim|enjoy|ask about) (?:an? |our |your )?(?:\w+ )?discounts?
    (?:holiday|seasonal|spring|summer|fall|winter|monthly|weekly|new year|christmas|introductory|limited|our) (?:\w+ )?(?:specials?|sale|deals?|offers?)
    special (?:offers?|pric\w+|rates?|deals?|savings?|promotion)
    limited time
    while (?:supplies|slots|it) lasts?
    black friday
    cyber monday
    (?:offer|deal|sale|special|promotion) (?:ends?|expires?|is good|valid|good|runs|starts)
    on sale
    (?:get|book|claim|enjoy|offering|offer|receive) (?:you )?(?:an? |your |our )?free (?:\w+ )?${GIVEN}
    free (?:\w+ )?${GIVEN} (?:with|when|for|today|this|if)
    buy (?:one|1|2|two) get
    refer an? (?:friend|neighbor)
    (?:friend|neighbor) gets
    referral (?:bonus|reward|program|credit)
    gift cards?
    (?:sign up|enroll|join|ask (?:us |me |him |her |them )?about|interested in|become|consider) (?:for |in |up |an? |our |the |your )*(?:\w+ ){0,2}(?:${SCHEME})
    (?:we|now) (?:also |are |now )*(?:offer|offering|install|sell) (?:\w+ ){0,2}(?:water heaters?|generators?|cleaning|solar|remodel\w*|heat pumps?|purif\w+|${SCHEME})
    dont miss(?: out)?
    act (?:now|fast)
    last chance
    book (?:now|today|early|by \w+) (?:and|to) (?:save|get|receive)
    as low as
    (?:0|zero) ?(?:%|percent) (?:financing|interest|apr)
    financing (?:is )?available
    (?:lowest|best) prices?
    ${AMOUNT} (?:tune ?ups?|specials?)
    for the price of
    descuentos?
    ofertas?(?! de trabajo)
    promoci[oó]n(?:es)?
    cup[oó]n(?:es)?
    gratis
    rebajas?
  `)}(?![\p{L}\p{N}])`,
  'iu',
);
/** Advertising words that are plain news here: a discount on a bill, a part that was ordered. */
const NEWS = new RegExp(
  anyOf(String.raw`
    \b(?:your|the|this|that|my) (?:\w+ )?(?:discount|coupon|promo|promotion|special|rebate|credit)(?: code)? (?:was|is|has|were|will|did|cannot|could|does|applied)\b[^.!?]*
    \b(?:no|not|without|after|minus|less) (?:an? |any |the |your )?(?:\w+ )?(?:discount|coupon|promo|special|rebate)\b[^.!?]*
    \b(?:half|\d+ ?(?:percent|%)) (?:an hour|day|done|finished|full|open|deposit|down|charged|complete)\b
  `),
  'giu',
);

/**
 * Returns the words of a message that sell something, as written; '' if it only informs. A message about ordered work that contains an
 * offer counts as advertising, which a customer agrees to in writing (`con-dual`, of low confidence: it is pointed out, nothing is
 * refused).
 */
export function offerWords(message: string): string {
  const plain = message
    .replaceAll(/['’]/g, '')
    .replaceAll(/-(?=\p{L})/gu, ' ')
    .replaceAll(/[^\S\n]+/g, ' ');
  return SELLS.exec(plain.replaceAll(NEWS, ' … '))?.[0].trim() ?? '';
}

/** Whether a message is news that can't wait for the hours allowed for advertising; with an offer in it, it no longer is. */
export const isUrgentNews = (kind: VisitMessageKind, message: string): boolean =>
  isUrgentKind(kind) && offerWords(message) === '';
