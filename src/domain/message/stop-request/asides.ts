import { oneOf, WRONG } from './vocabulary';

/** Words in the position of a name that aren't one. */
export const NO_NAME = oneOf(`
  it, right, good, fair, ok, okay, fine, true, what, done, fixed, the, a, an, my, our, your, his, her, their, how, funny, helpful, acceptable
  sure, happy, home, satisfied, ready, here, there, working, enough, correct, that, over, urgent, pleased, covered, needed, necessary, due, possible, safe, cool, leaking, broken
  included, ours, hot, cold, clear, clean, level, straight, complete, finished, on, off, up, down, to, for, from, with, by, paying, available, free, in, at, out
`);

/** Phrases people add to a bare "stop" without changing its meaning. */
export const ASIDE = new RegExp(
  `^${oneOf(String.raw`
  (?:please|thanks|ok|lol|sorry|sir|maam)(?: (?:please|thanks|ok|lol|sorry|so much|very much|a lot))*
  (?:i )?changed my mind(?: about (?:this|(?:these|the|your) (?:texts|messages)))?, for the last time, last time
  seriously, okay, hi, hey, hello, no, yes, sorry, bye, goodbye, lol, no thanks, enough, enough is enough
  good day, have a (?:nice|good|great|blessed) (?:day|one|week|night|weekend), god bless, junk, (?:please )?(?:remove|delete) it, sent from .*
  (?:im )?done, \d\d?, (?:i |we )?(?:really )?dont (?:want|need) (?:this|these|any|it), (?:can|could|would|will) you
  dont (?:call|e ?mail)(?: me| us)?
  (?:this|it|that) (?:isnt|is not) (?!${NO_NAME}\b)\w+, im not (?!${NO_NAME}\b)\w+
  (?:por favor|muchas gracias|gracias|hola|buenos dias|buenas (?:tardes|noches)|ya|si|disculpe|perdon|lo siento)(?: (?:por favor|gracias))*
  quien (?:es|eres)(?: usted)?, no (?:los?|las?|te|le) conozco, no soy \w+, no me interesan?(?: nada)?
  (?:phone )?calls? only, only calls?, just call(?: me| us)?, call (?:me |us )?instead, land ?line only
`)}$|\\b${oneOf(String.raw`
  who (?:is|are|dis|this), whos (?:this|dis), new phone, not interested, not your customer
  (?:not|never been|never was|no longer|wasnt|isnt) (?:a|your|an) (?:\w+ )?customer
  (?:dont|didnt|never|no idea) (?:\w+ )?(?:know|remember|recognize|heard of|hear of|signed up|sign up|asked|ask|agreed|agree|subscribed|used|use|hired|hire|gave|give|wanted|live there|own)
  no idea who, harass\w*, spam\w*, scam\w*, annoying, annoyed, ridiculous, creepy, rude, nuts, crazy, insane
  lawyer, attorney, lawsuit, sued?, illegal, fcc, tcpa, report(?:ing)? (?:you|this|it|your), block(?:ing)? you
  dont (?:call|contact|text) list, dnc, how did (?:you|i) get, (?:doesnt|dont) live (?:here|there), (?:third|3rd|second|2nd|last) time, doesnt belong, no longer has (?:this|that) (?:number|phone), not (?:my|his|her|our) (?:number|phone), blocked, reported, i hate
  national registry, (?:its|thats|this is) not me, already (?:said|told|asked|have (?:a|someone|another))
  told you, asked you, opted out,  said (?:stop|no|so|before), sick of, tired of, fed up, (?:these|your) (?:texts|messages)
  one more (?:text|message), who gave, passed away, died, deceased, by mistake, dont call registry
  too many (?:texts|messages), texts? too (?:much|often), texting \w+ is (?:not|annoying|rude)
  dont like (?:\w+ )?(?:texts|texting|messages), this texting
  no longer (?:need (?:you|your)|interested|a customer|live|own|at that|there), moved away, moved out
  moved to \w+, we moved, i moved, ive moved, (?:sold|selling) (?:the|my|our|that) (?:house|home|place|property)
  (?:hired|using|found|have|went with|going with|got) (?:another|a new|a different|someone|somebody)(?: \w+)*
  (?:this|it|that) is (?:a|my|our|the) (?:work|office|business|company|home) (?:phone|number|line|cell), land ?line
  (?:this|it|that) is (?:my|his|her|our) \w+s (?:phone|number|cell), belongs to (?:my|someone|somebody)
  wrong (?:number|person), leave me alone, go away, ive (?:asked|told|said)
`)}\\b`,
);
/** Complaints about the sender or the texts. */
export const COMPLAINT =
  /\b(?:texts?|texting|texted|messag\w+|sms|bother\w*|harass\w*|annoy\w*|spam\w*|bug(?:ging)? me|pester\w*|not (?:me|mine|my)|isnt (?:me|mine)|dont (?:know|want|need)|never|who (?:is|are) (?:this|you)|enough|tired|sick|scam|wrong)\b/;
/** The home and the company of someone who is no longer a customer. */
export const NO_LONGER_THEIRS = new RegExp(
  `\\b${oneOf(String.raw`
    (?:this|it|that) is (?:my|his|her|our) \w+s (?:phone|number|cell), belongs to my \w+, (?:work|office|business|company|home) (?:phone|number|line|cell)
    sold (?:the|my|our|that) (?:house|home|place|property), selling (?:the|my|our) (?:house|home), who (?:is|are|this).*
    (?:hired|using|found|have|went with|going with|got) (?:another|a new|a different|someone|somebody) (?:plumber|tech|technician|company)
  `)}\\b`,
  'g',
);

/** Matches a message that the texts reach the wrong person. The words before it decide. */
export const WRONG_NUMBER = new RegExp(
  `^(.*?)\\b(?:the |a )?${WRONG}(?: (?:dude|bro|man|sir|maam|buddy|pal|friend|sorry|again|here|lol|thanks))*$`,
);
/** ... unless it is about another number: one that they gave, or one on a document. */
export const OTHER_NUMBER =
  /\b(?:gave|give|given|sent|put|left|typed|entered|wrote|called|calling|dialed|listed|had|is this|is that|is it|did|was|maybe|my|on|for|of)\b|^(?:sorry )?(?:i|ive|we|he|she|they)\b(?! think| believe)/;

/** Phrases people add to "wrong number": who they are instead. */
export const NOT_THEM = new RegExp(
  `\\b${oneOf(String.raw`
  my name, (?:theres|there is|there are) no, no \w+ here, nobody, no one, new number, (?:had|got|have) this number
  this number for, know (?:who|any|a|an|him|her|them|that|whoever), moved, this is \w+, im (?:not )?\w+$, not \w+$
  (?:isnt|wasnt|aint) \w+$, \w+ (?:phone|number)$
  (?:dont|didnt|never) (?:have|own|use|order|ordered|call|called|book|booked|need|live|want), not (?:my|our|mine)
  live in, never heard, heard of, sold (?:his|her|this|me)
`)}(?!\\w)`,
);
/** Things they say they don't have or didn't order, which might be someone else's. */
export const NOT_THEIRS =
  /(?:(?:dont|didnt|never) (?:have|own|use|order|ordered|call|called|book|booked|need|want)|not (?:my|our)) .*$/;
/** Matches talk about the texts without a request for any: next to "stop", it gives the reason. */
export const ABOUT_TEXTS =
  /\b(?:texts?|texting|texted|messages?|messaging|opted|opt|list|getting (?:this|these|those)|contact(?:ing|ed)?)\b/;
