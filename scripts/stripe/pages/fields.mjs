// The frame that the local script embeds in the app's pages, instead of Stripe's own fields.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerPaymentChallenge } from '../resources/paymentIntents.mjs';
import { answerSetupChallenge } from '../resources/setupIntents.mjs';
import { StripeFault } from '../http/fault.mjs';

const FOLDER = join(import.meta.dirname, '../fields');
const FRAME = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Card fields of the local stand-in for Stripe</title>
<style>
body{margin:0;padding:.25rem;font:16px/1.4 system-ui,sans-serif;color:#1a2233}
p{margin:0 0 .5rem;color:#4d586e;font-size:.85rem}
label{display:block;margin:.35rem 0}
input:not([type=radio]){display:block;width:100%;box-sizing:border-box;min-height:2.4rem;font:inherit;padding:.3rem .5rem}
.row{display:flex;gap:.5rem}.row label{flex:1}
button{min-height:2.75rem;font:inherit;margin:.25rem .5rem .25rem 0}
</style>
</head>
<body>
<form novalidate>
<p>Local stand-in for Stripe. No money moves.</p>
<div class="row"><label><input type="radio" name="type" value="card" checked> Card</label>
<label><input type="radio" name="type" value="us_bank_account"> US bank account</label></div>
<div data-of="card"><label>Card number <input name="number" inputmode="numeric" autocomplete="off"></label>
<div class="row"><label>Expiration (MM/YY) <input name="expiry" autocomplete="off"></label><label>Security code <input name="cvc" inputmode="numeric" autocomplete="off"></label></div></div>
<div data-of="us_bank_account" hidden><label>Routing number <input name="routing" inputmode="numeric" autocomplete="off"></label>
<label>Account number <input name="account" inputmode="numeric" autocomplete="off"></label></div>
</form>
<div id="challenge" hidden><p>Your bank asks whether this is you.</p>
<button type="button" value="confirm">Confirm with the bank</button><button type="button" value="fail">Do not confirm</button></div>
<script type="module" src="/fields/frame.js"></script>
</body>
</html>
`;

const SCRIPT = 'text/javascript; charset=utf-8';
const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors http://127.0.0.1:* http://localhost:*";

/** @param {import('../account.mjs').Account} account @returns {{ type: string, text: string, policy?: string } | undefined} */
export function fieldsFile(account, pathname) {
  const script = (name) => readFileSync(join(FOLDER, name), 'utf8');
  if (pathname === '/fields/stripe.js')
    return { type: SCRIPT, text: script('stripe.js').replace('LOCAL_STRIPE', account.url) };
  if (pathname === '/fields/frame.js') return { type: SCRIPT, text: script('frame.js') };
  if (pathname === '/fields/frame') return { type: 'text/html; charset=utf-8', text: FRAME, policy: POLICY };
  return undefined;
}

/** The customer has answered their bank. @param {string} does `confirm`, or anything else */
export function answerChallenge(account, id, does) {
  const { store } = account;
  const kind = id.startsWith('seti_') ? 'setup_intent' : 'payment_intent';
  const intent = store.get(kind, id);
  if (intent.status !== 'requires_action') throw new StripeFault(400, { message: `It is ${intent.status}.` });
  (kind === 'setup_intent' ? answerSetupChallenge : answerPaymentChallenge)(account, intent, does === 'confirm');
  return intent.status;
}
