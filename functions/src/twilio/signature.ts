import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns Twilio's signature of a form posted to `url`: over the URL as Twilio knows it, then each field and its value, sorted by name
 * (https://www.twilio.com/docs/usage/security).
 */
function twilioSignature(authToken: string, url: string, form: URLSearchParams): string {
  const fields = [...form.keys()]
    .sort()
    .filter((name, index, names) => name !== names[index - 1])
    .map((name) => name + form.getAll(name).sort().join(''));
  return createHmac('sha1', authToken)
    .update(url + fields.join(''))
    .digest('base64');
}

/** Whether the signature matches this form at this URL. */
export function isSignedByTwilio(
  given: string,
  { authToken, url, form }: { authToken: string; url: string; form: URLSearchParams },
): boolean {
  const [wanted, actual] = [Buffer.from(twilioSignature(authToken, url, form)), Buffer.from(given)];
  return wanted.length === actual.length && timingSafeEqual(wanted, actual);
}
