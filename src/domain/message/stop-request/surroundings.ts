import { CONSENT, FROM, oneOf } from './vocabulary';

/** Words allowed around a request. */
export const BEFORE = oneOf(String.raw`
  please, ok, okay, hey, hi, hello, just, no, yes, sorry, so, and, also, then, um, lol, omg, wow, immediately, now
  i said, i want you to, i need you to, id like you to, i want to, i would like to, id like to, i wish to
  i would like you to, i have asked you to, i asked you to, i told you to, i already said, im, i, we, can you
  could you, would you, will you, you need to, you can, you may, you must, you have to, you should, sir, maam
  dear, how (?:do|can|would) i, i wish to, i asked to, i ask to, wish to, for the last time, last time, again, i repeat
  seriously, por favor, hola, favor de
`);
const POLITE = oneOf(String.raw`
  please, now, already, immediately, asap, again, ever, ever again, any ?more, at once, right away, right now
  thanks, ok, okay, sir, maam, dude, man, bro, buddy, lol, for good, forever, permanently, effective immediately
  por favor, gracias, mas, ya, a este (?:numero|telefono|celular), at all, you, idiots?, jerks?, morons?, people, guys, folks, or else, period
`);
export const AFTER = `(?:${POLITE}|${FROM})`;

const PLAIN_VERB = oneOf(`
  want, wish, need, care, consent, agree, authorize, have, gave, give, sign, ask, opt, subscribe, subscribed
`);
/** Words before a request that cancel it: someone else's, a question, a condition, the opposite. */
export const UNDOES = new RegExp(
  `\\b${oneOf(String.raw`
    if, when, unless, until, after, before, should, why, did you, have you, has, are you, will you be, would you ever
    (?<!how |what )(?:do|must|shall|will) i, tell, ask, wants, (?:told|asked) (?:him|her|them)
  `)}\\b|\\b(?:dont|didnt|doesnt|never|wont|wouldnt|cant|isnt|wasnt|not) (?!interested)(?:\\w+ )?$`,
);
/** Before a "do not": a statement of what they or others do isn't a request. */
export const SAYS_WHAT_IS =
  /(?:^|\s)(?:i|we|(?<!told |asked |tell )you|he|she|they|who|it|techs?|guys|still|usually|just|got|get|received|have|had|were|was|are|is|see) $/;
/** ... unless it is what they want or allow. */
export const SAYS_A_WISH = new RegExp(`^(?:dont|never|no longer) (?:\\w+ )?${PLAIN_VERB}|^no ${CONSENT} `);

/** Words that narrow a request to some time, subject or channel: the office asks what is wanted. */
export const NARROWS = new RegExp(
  `\\b${oneOf(String.raw`
  before, after, until, till, til, unless, except, while, during, when, whenever, if, only, yet, instead, about
  regarding, re, between, tonight, today, tomorrow, twice, so (?:much|many|often|early|late)
  too (?:much|many|often|early|late), this (?:morning|week|late|early|afternoon|evening)
  at (?:night|work|noon|midnight|dinner|lunch|\d+\w*), in the (?:morning|evening|middle|afternoon)
  on (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|my day), past \d+
  for (?:the|my|his|her|their|now|a|\d+), to (?:my|the|his|her), back, that you
`)}\\b`,
);
/** About the texts in general, or without narrowing anything. */
export const NARROWS_NOTHING = new RegExp(
  `\\b${oneOf(String.raw`
  
  about (?:this|that|it|anything(?: else)?|any of this|appointments|(?:my|your|the|any) appointments|your (?:\w+ )?(?:specials?|offers?|deals?|promotions?|services?|company|business|sales?|products?))
  from your (?:office|company|business), (?:on|at|to) (?:my|this) (?:phone|number|cell|line)
  at (?:all|once|any time), in the future, for (?:good|any reason|real|ever), from (?:any|all) of you
  when i (?:never|didnt)(?: .*)?
`)}\\b`,
  'g',
);
/** Words for the work, the house, the money and other people. */
export const OF_THE_WORK = new RegExp(
  `\\b${oneOf(String.raw`
  invoices?, bills?, billing, billed, estimates?, quotes?, proposals?, gates?, codes?, tenants?, renters?
  landlord, plans?, membership, contract, warranty, techs?, technicians?, crews?, plumbers?, visits?
  appointments?, appts?, schedule, scheduled, slot, doors?, driveway, units?, furnace, ac, hvac, heater, boiler
  thermostat, leaks?, leaking, water, filters?, payments?, card, checks?, deposit, receipts?, auto ?pay, paper
  statements?, photos?, pictures?, pics?, wife, husband, spouse, kids?, mother, mom, father, dad, son, daughter
  neighbors?, roommate, boss, assistant, manager, office, ex, him, her, them, their, anyone, anybody, e ?mails?
  house, property, dog, cat, valve, pipes?, drain, toilet, sink, alarm, digging, drilling, work, working, job
  truck, van, street, road, basement, attic, parts?, monday, tuesday, wednesday, thursday, friday, saturday
  sunday, tomorrow, today, noon, \d\d? ?(?:am|pm)
`)}\\b`,
);
/** Someone who also asks for texts means something narrower than all of them. */
export const ASKS_FOR_TEXTS = new RegExp(
  `(?<!\\b(?:not|dont|never|stop|you) )\\b${oneOf(String.raw`
    (?:text|message|send) (?:me|us|it to me|to me|the tenant|him|her|them), texts? only, only texts?, just texts?, (?:just|only) (?:me|him|her) (?:is|would be) (?:fine|ok|okay|enough)
    prefer texts?, texting is (?:fine|ok|better|best), keep texting, texts? (?:is|are) (?:fine|ok|better|best)
    keep (?:(?:sending|getting) )?(?:me )?(?:the |my |your |those )?(?:confirmations?|reminders?|appointment \w+|on the way \w+|texts about|updates?|the rest)
    text (?:instead|is|would)
  `)}\\b`,
);
