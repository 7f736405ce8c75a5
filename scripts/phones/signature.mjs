// Twilio's signature of its webhooks. Written from its documentation, separately from the functions, so that the two check each other.
import { createHmac } from 'node:crypto';

/**
 * @param {string} authToken
 * @param {string} url as it is called, with its query
 * @param {Record<string, string>} form
 * @returns {string} for the header X-Twilio-Signature
 */
export function signatureOf(authToken, url, form) {
  const data = Object.keys(form)
    .toSorted()
    .reduce((text, name) => text + name + form[name], url);
  return createHmac('sha1', authToken).update(data, 'utf8').digest('base64');
}
