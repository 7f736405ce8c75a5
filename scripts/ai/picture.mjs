// Pictures on the wire: https://platform.openai.com/docs/api-reference/images/create
import { Fault, invalid } from './fault.mjs';
import { assertKnown } from './schemaRules.mjs';

const KNOWN = [
  'model',
  'prompt',
  'size',
  'quality',
  'n',
  'background',
  'output_format',
  'output_compression',
  'moderation',
  'safety_identifier',
  'user',
  'stream',
  'partial_images',
];
/** A one-pixel white WebP: the rules can't draw, and any viewer can see that. */
const WEBP = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';

/** Validates a request the way the real server does and returns its response. */
export function readPicture(body, headers) {
  if (!/^Bearer \S+$/.test(headers.authorization ?? '')) throw new Fault(401, 'You didn’t provide an API key.');
  assertKnown(body, KNOWN);
  if (typeof body.prompt !== 'string' || body.prompt === '')
    throw invalid("Missing required parameter: 'prompt'.", 'prompt');
  if (body.prompt.length > 32_000) throw invalid("'prompt' is too long", 'prompt');
  if (!/^(auto|\d{3,4}x\d{3,4})$/.test(body.size ?? 'auto')) throw invalid("Invalid 'size'", 'size');
  if (body.n !== undefined && !(body.n >= 1 && body.n <= 10)) throw invalid("Invalid 'n'", 'n');
  if (/#moderated/.test(body.prompt))
    throw new Fault(400, 'Your request was rejected by the safety system.', { code: 'moderation_blocked' });
  if (/#busy/.test(body.prompt)) throw new Fault(429, 'Rate limit reached', { headers: { 'retry-after': '20' } });
  return {
    created: 1_795_000_000,
    data: Array.from({ length: body.n ?? 1 }, () => ({ b64_json: WEBP })),
    size: body.size ?? '1024x1024',
    quality: body.quality ?? 'medium',
    output_format: body.output_format ?? 'png',
    usage: {
      input_tokens: 50,
      output_tokens: 1000,
      total_tokens: 1050,
      input_tokens_details: { text_tokens: 50, image_tokens: 0 },
    },
  };
}
