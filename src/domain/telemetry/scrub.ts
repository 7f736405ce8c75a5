/** A query or fragment; a script's ends before the line and column of a stack trace. */
const QUERY_OF_SCRIPT = /(\bhttps?:\/\/[^\s?#()]+\.(?:m?js|tsx?))[?#][^\s():]*/g;
const QUERY = /(\bhttps?:\/\/[^\s?#()]+)[?#][^\s)]*/g;
const URL_WITH_PASSWORD = /(\bhttps?:\/\/)[^\s/@]+@/g;
/** Pages behind a link that opens a document for anyone who has it. */
const SHARED_DOCUMENT = /(\/(?:invoices?|estimates|pricebook|manual-j|statusboard)\/)[^\s/?#():]+/g;
/** Any URL part that is a share token, wherever it appears: future pages are safe without a line here. */
const SHARE_TOKEN = /\/[A-Za-z0-9_-]{22}(?![\w.-])/g;
const SECRET = /\b((?:sk|rk|pk|whsec)_)\w{6,}|\b(AIza)[\w-]{20,}/g;
/** A technician's door code, which opens a page for some minutes. */
const DOOR_CODE = /(\/door\/)[^\s?#()]+/g;
/** Ten digits or more, however they are grouped: phone numbers, but not stack trace lines or millisecond timestamps within longer words. */
const PHONE = /(?<![\w.:/-])\+?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?![\w:])|(?<![\w.:/-])\+\d[\d ().-]{8,17}\d(?!\w)/g;
const SIGNED_TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const BEARER = /\b(bearer\s+)[\w.~+/=-]{8,}/gi;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/**
 * Removes from a text what must reach neither a chat nor Analytics: queries and fragments of URLs (they carry tokens), links that open a
 * shared document, keys, tokens, codes, e-mail addresses and phone numbers. A stack trace's line numbers stay.
 */
export function scrub(text: string): string {
  return text
    .replace(URL_WITH_PASSWORD, '$1')
    .replace(QUERY_OF_SCRIPT, '$1')
    .replace(QUERY, '$1')
    .replace(SHARED_DOCUMENT, '$1…')
    .replace(SHARE_TOKEN, '/…')
    .replace(SIGNED_TOKEN, '(token)')
    .replace(BEARER, '$1…')
    .replace(SECRET, '$1$2…')
    .replace(DOOR_CODE, '$1…')
    .replace(PHONE, '(phone)')
    .replace(EMAIL, '(e-mail)');
}
