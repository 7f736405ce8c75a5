/** Spelling variants of the words that matter here, each with the spelling that the grammar of `asksToStop` knows. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:txt|txet|texr)\b/g, 'text'],
  [/\b(?:txts|text messages?|text msgs?|texte|txt msgs?)\b/g, 'texts'],
  [/\b(?:txting|textin|txtin|txt ?ing)\b/g, 'texting'],
  [/\b(?:msg|mssg|mesage|messge|massage)\b/g, 'message'],
  [/\b(?:msgs|mssgs|mesages|messges|massages)\b/g, 'messages'],
  [/\b(?:msging|messagin|mesaging)\b/g, 'messaging'],
  [/\b(?:sendin|sendng)\b/g, 'sending'],
  [/\b(?:pls|plz+|plse|pleas|pleez|kindly)\b/g, 'please'],
  [/\b(?:thx|thnx|tks|ty|tysm|thank you|thank u|many thanks|thanks a lot|thanks so much)\b/g, 'thanks'],
  [/\b(?:u|yall|y all|you all|you guys|you people|you folks)\b/g, 'you'],
  [/\b(?:ur|youre)\b/g, 'your'],
  [/\br\b/g, 'are'],
  [/\b(?:i am|i m)\b/g, 'im'],
  [/\b(?:do not|don t|dnt|dont you|do nt)\b/g, 'dont'],
  [/\b(?:did not|didn t)\b/g, 'didnt'],
  [/\b(?:would not|wouldn t)\b/g, 'wouldnt'],
  [/\b(?:can not|cannot|can t)\b/g, 'cant'],
  [/\b(?:should not|shouldn t)\b/g, 'shouldnt'],
  [/\b(?:wanna)\b/g, 'want to'],
  [/\b(?:nomore|no mor)\b/g, 'no more'],
  [/\b(?:anymore|any longer|any further)\b/g, 'any more'],
  [/\b(?:unsub\w*|unsus\w*ribe\w*|unscribe|un subscribe)\b/g, 'unsubscribe'],
  [/\b(?:stopp+|sotp|stpo|st0p|stahp|stawp)\b/g, 'stop'],
  [/\bquite (?=text|messag|send|contact)/g, 'quit '],
  [/\brmv\b/g, 'remove'],
  [/\b(?:fuck|f|piss|buzz|bugger|eff|screw) off\b|\bget lost\b/g, 'go away'],
  [/\bopt(ed)? into\b/g, 'opt$1 in to'],
  [/\b(?:anything|nothing) (?:but|except)\b/g, 'only'],
  // A threat, not a request to be texted.
  [
    /\b(text|message|contact) me (?:again|one more time),? (?:and|or) (?=i)(?=.*\b(?:lawyer|attorney|sue|report|fcc|block|police|complain)\b)/g,
    'if you $1 me again, ',
  ],
  // Intensifiers.
  [
    /\b(?:the )?(?:fuck(?:ing|in|en)?|hell|freaking|freakin|frickin|friggin|effing|damn(?:ed)?|god ?damn|bloody)\b/g,
    ' ',
  ],
  // Not about being texted.
  [/\btext(?:ing)? and driv(?:e|ing)\b/g, 'drive'],
];

const CALLS = '(?:call|calls|calling|phone calls?|phoning|e ?mail|e ?mails|e ?mailing)';
const TEXTS = '(?:text|texts|texting|message|messages|messaging)';
/** "Calling or texting", "texts and e-mails": only the part about texts counts here. */
const BOTH: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b${CALLS}(?: me| us)?,? (?:and|or|nor) (?=${TEXTS}\\b)`, 'g'), ''],
  [new RegExp(`\\b(${TEXTS}),? (?:and|or|nor) ${CALLS}\\b`, 'g'), '$1'],
  [new RegExp(`\\b(${TEXTS} (?:me|us)),? (?:and|or|nor) ${CALLS}\\b(?! (?:me|us|my|the|when|if))`, 'g'), '$1'],
];

const respelled = (text: string, spellings: readonly (readonly [RegExp, string])[]): string =>
  spellings.reduce((known, [wrong, right]) => known.replaceAll(wrong, right), text);

/** Clause boundaries: punctuation, line ends, and conjunctions. */
const BETWEEN =
  /[.,!?;:\n()–—|~*]+|\s-+\s|\b(?:and|but|because|bc|cause|cuz|since)\b|\bor (?=(?:i|ill|im|we|my|be)\b)|\bor else\b/;
/** The boundary before a subject, unless the words before it make it part of the same clause. */
const NEXT_SUBJECT =
  /(?<!\b(?:when|if|that|until|till|before|after|while|unless|where|what|how|why|do|did|can|could|would|should|may|will|than|as|am|im|are|is|once|think|want|need|like|ask|asked|asking|tell|told|from|to|of|by|with|for|please|rather|prefer|dont|have|who|wish|give|gave|given|let|hear|of|about|thanks|authorize|allow|permit|report)) (?=(?:i|im|ive|ill|we|weve|you|its|it is|this is|that is|thats|he|she|they|there is|theres) \w|(?:please|leave me|go away|not interested)\b)/;

/** Rewrites a message into the words and spellings that `asksToStop` knows: lower case, no accents, no apostrophes. */
const plainSpelling = (body: string): string =>
  respelled(
    respelled(
      body
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/\p{M}|['’‘`´]/gu, '')
        .replaceAll(/\bopt-(?=out|in)/g, 'opt ')
        .replaceAll(/\be-(?=mail)/g, 'e')
        .replaceAll('#', ' number ')
        .replaceAll(/[&+/]/g, ' and ')
        .replaceAll(/[^\S\n]+/g, ' '),
      SPELLINGS,
    ),
    BOTH,
  );

const tidy = (clause: string): string => clause.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Splits a message into clauses of plain words. */
export const clausesOf = (body: string): string[] =>
  plainSpelling(body)
    .split(BETWEEN)
    .flatMap((part) => tidy(part).split(NEXT_SUBJECT))
    .map(tidy)
    .filter(Boolean);

/** Returns a message's words alone: without case, accents, punctuation, emoji and double spaces. */
export const wordsOf = (body: string): string =>
  tidy(
    body
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{M}|['’]/gu, ''),
  );
