import { consentQuestion } from '@/domain/message/consent';
import { CAMPAIGN_FIELD, HIDDEN_FIELD, TEXTS_FIELD, TICKET_FIELD, type FormField } from '@/domain/website/forms';
import { html, type Markup } from './markup';
import type { View } from './view';

type FieldOptions = {
  type?: string;
  autocomplete?: string;
  isRequired?: boolean;
  maxLength: number;
  hint?: string;
  inputmode?: string;
};

/** Renders one field with its label, input, and error. */
export function field({ form, words }: View, name: FormField, label: string, options: FieldOptions): Markup {
  const { type = 'text', autocomplete = 'off', isRequired = false, maxLength, hint = '', inputmode } = options;
  const fault = form.faults[name];
  const described = [hint === '' ? '' : `${name}-hint`, fault ? `${name}-fault` : ''].filter(Boolean).join(' ');
  const shared = html`id="${name}" name="${name}" maxlength="${maxLength}" autocomplete="${autocomplete}"${isRequired && html` required`}${fault && html` aria-invalid="true"`}${described !== '' && html` aria-describedby="${described}"`}`;
  const value = form.values[name] ?? '';
  return html`<div class="field">
    <label for="${name}">${label}${isRequired && html` <span class="soft">(${words.required})</span>`}</label>
    ${type === 'textarea' ? html`<textarea ${shared}>${value === '' ? '' : html`${`\n${value}`}`}</textarea>` : html`<input ${shared} type="${type}"${inputmode && html` inputmode="${inputmode}"`} value="${value}" />`}
 ${hint !== '' && html`<span class="soft" id="${name}-hint">${hint}</span>`}
    ${fault && html`<span class="fault" id="${name}-fault">${words.faults[fault]}</span>`}
  </div>`;
}

/** Renders the name and contact fields, shared by both forms. */
export const contactFields = (view: View, isPhoneNeeded: boolean): Markup => {
  const { words } = view;
  return html`<div class="pair">
      ${field(view, 'firstName', words.firstName, { autocomplete: 'given-name', isRequired: true, maxLength: 80 })}
      ${field(view, 'lastName', words.lastName, { autocomplete: 'family-name', maxLength: 80 })}
    </div>
    <div class="pair">
      ${field(view, 'phone', words.phone, { type: 'tel', autocomplete: 'tel', maxLength: 40, isRequired: isPhoneNeeded, ...(!isPhoneNeeded && { hint: words.reach }) })}
      ${field(view, 'email', words.email, { type: 'email', autocomplete: 'email', maxLength: 254 })}
    </div>`;
};

export const placeFields = (view: View, isStreetNeeded: boolean): Markup => {
  const { words } = view;
  return html`${field(view, 'street', words.street, { autocomplete: 'street-address', maxLength: 200, isRequired: isStreetNeeded })}
    <div class="pair">
      ${field(view, 'city', words.city, { autocomplete: 'address-level2', maxLength: 120 })}
      ${field(view, 'zip', words.zip, { autocomplete: 'postal-code', maxLength: 10, inputmode: 'numeric', isRequired: isStreetNeeded })}
    </div>`;
};

/** Renders the text message checkbox, with the wording recorded in the consent ledger; the ticket; and the honeypot field. */
export function formEnd(view: View, button: string): Markup {
  const { words, form, site } = view;
  return html`<label class="check">
      <input type="checkbox" name="${TEXTS_FIELD}" value="yes"${form.isTextsTicked && html` checked`} />
      <span>${words.textsFine}<small>${consentQuestion(site.company.name, view.language)} <a href="${view.linkTo('texting')}">${words.pages.texting}</a> · <a href="${view.linkTo('privacy')}">${words.pages.privacy}</a></small></span>
    </label>
    <div class="hp" aria-hidden="true">
      <label>${words.leaveEmpty} <input name="${HIDDEN_FIELD}" tabindex="-1" autocomplete="off" /></label>
    </div>
    <input type="hidden" name="${TICKET_FIELD}" value="${form.ticket}" />
    <input type="hidden" name="${CAMPAIGN_FIELD}" value="${form.campaign}" />
    <div><button class="button" type="submit">${button}</button></div>`;
}

/** Renders the notice above a form. */
export const noticeOf = ({ form, words }: View): Markup =>
  html`${form.notice !== '' && html`<p class="notice bad" role="alert">${words[form.notice]}</p>`}`;

/** Answers whether the company serves the ZIP code that was entered. */
export const areaAnswer = ({ form, words }: View): Markup => {
  const zip = form.values.zip ?? '';
  if (form.area === '') return html``;
  if (form.area === 'no-zip') return html`<p class="notice bad" role="status">${words.noZip}</p>`;
  return html`<p class="notice" role="status">${form.area === 'inside' ? words.inside(zip) : words.outside(zip)}</p>`;
};

/** Renders a form that asks for a ZIP code and answers on the contact page, without a script. */
export const areaCheck = (view: View, id: string): Markup =>
  html`<form class="inline" method="get" action="${view.liveLink('contact')}">
    <div class="field">
      <label for="zip-${id}">${view.words.zip}</label>
      <input id="zip-${id}" name="zip" required maxlength="10" inputmode="numeric" autocomplete="postal-code" />
    </div>
    <button class="button" type="submit">${view.words.check}</button>
  </form>`;
