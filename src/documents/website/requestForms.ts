import { bookableItems } from '@/domain/website/pages';
import type { Slot } from '@/domain/website/forms';
import type { SiteItem } from '@/domain/website/schema';
import { calendarDay } from '@/lib/dates';
import { areaAnswer, contactFields, field, formEnd, noticeOf, placeFields } from './formParts';
import { html, type Markup } from './markup';
import type { View } from './view';

/** Renders the request form, or its thank-you message. Exported files link to the live form, because only that can sign a ticket. */
export function requestForm(view: View): Markup {
  const { words, site, form, place } = view;
  const { company } = site;
  if (!site.takesRequests) return html`<p>${words.noForm}</p>`;
  if (place.kind === 'files')
    return html`<p><a class="button" href="${view.liveLink('contact')}">${words.request}</a></p>
      <p class="soft">${words.onlineForm}</p>`;
  if (form.outcome?.kind === 'sent')
    return html`<div class="notice" role="status">
      <p>${words.hasRequest(company.name)}</p>
      ${form.outcome.isOutOfArea && html`<p>${words.mayBeOutside}</p>`}
      ${company.phone !== '' && html`<p>${words.urgent} <a href="${company.phoneLink}">${company.phone}</a></p>`}
    </div>`;
  return html`${areaAnswer(view)}${noticeOf(view)}
    <form method="post" action="${view.liveLink('contact')}" id="request">
      ${field(view, 'wanted', words.wanted, { maxLength: 160 })}
      ${field(view, 'message', words.message, { type: 'textarea', maxLength: 5000 })}
      ${contactFields(view, false)} ${placeFields(view, false)} ${formEnd(view, words.send)}
    </form>`;
}

/** Formats a day in the company's time zone: `Tuesday, November 24`. */
const spokenDay = ({ locale, site }: View, instant: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: site.company.timeZone,
  }).format(new Date(instant));
const spokenSpan = ({ locale, site }: View, { startsAt, endsAt }: Slot): string =>
  new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: site.company.timeZone,
  }).formatRange(new Date(startsAt), new Date(endsAt));

/** Formats a time slot: `Tuesday, November 24, 8:00 – 10:00 AM` */
const spokenSlot = (view: View, slot: Slot): string => `${spokenDay(view, slot.startsAt)}, ${spokenSpan(view, slot)}`;

/** Renders the booking steps: first what and where, then free times with the contact details; or the outcome. */
export function bookingForms(view: View): Markup {
  const { words, site, form } = view;
  const { company } = site;
  const { outcome } = form;
  if (outcome?.kind === 'booked')
    return html`<div class="notice" role="status">
      <h2>${words.booked}</h2>
      <p>${words.bookedText(spokenSlot(view, outcome.slot))}</p>
      ${company.phone !== '' && html`<p>${words.bookedChange} <a href="${company.phoneLink}">${company.phone}</a></p>`}
    </div>`;
  if (outcome)
    return html`<div class="notice" role="status">
      <p>${words.bookingAsked(company.name)}</p>
      ${company.phone !== '' && html`<p>${words.urgent} <a href="${company.phoneLink}">${company.phone}</a></p>`}
    </div>`;
  return html`<p>${words.bookText}</p>
    ${noticeOf(view)}${firstForm(view)}
    ${form.area === 'no-zip' && html`<p class="notice bad" role="status">${words.noZip}</p>`}
    ${form.slots && slotForm(view, form.slots)}`;
}

const serviceTitle = ({ site }: View, item: { title: string; refId: string }): string =>
  item.title || (site.services[item.refId]?.name ?? '');

function firstForm(view: View): Markup {
  const { words, form, site } = view;
  const chosen = form.values.service ?? '';
  // A service may be on several pages. It appears here once: as the one the visitor came for, if it was.
  const named = new Map<string, SiteItem>();
  for (const item of bookableItems(site.content)) {
    const title = serviceTitle(view, item);
    if (title !== '' && (!named.has(title) || item.id === chosen)) named.set(title, item);
  }
  return html`<form method="get" action="${view.liveLink('book')}#times">
    <div class="pair">
      <div class="field">
        <label for="service">${words.bookService}</label>
        <select id="service" name="service" required>
          ${[...named].map(([title, { id }]) => html`<option value="${id}"${id === chosen && html` selected`}>${title}</option>`)}
        </select>
      </div>
      <div class="field">
        <label for="at-zip">${words.zip}</label>
        <input id="at-zip" name="zip" required maxlength="10" inputmode="numeric" autocomplete="postal-code" value="${form.values.zip ?? ''}" />
      </div>
    </div>
    <div><button class="button" type="submit">${words.showTimes}</button></div>
  </form>`;
}

function slotForm(view: View, slots: readonly Slot[]): Markup {
  const { words, form, site } = view;
  const { timeZone } = site.company;
  if (slots.length === 0)
    return html`<p class="notice" role="status" id="times">${form.area === 'outside' ? words.noTimesOutside : words.noTimes}</p>
      <p><a class="button" href="${view.linkTo('contact')}">${words.request}</a></p>`;
  const days = [...new Set(slots.map(({ startsAt }) => calendarDay(timeZone, new Date(startsAt))))];
  const fault = form.faults.slot;
  return html`<form method="post" action="${view.liveLink('book')}" id="times">
    <input type="hidden" name="service" value="${form.values.service ?? ''}" />
    <h2>${words.chooseTime}</h2>
    ${fault && html`<span class="fault">${words.faults[fault]}</span>`}
    ${days.map((day) => {
      const ofDay = slots.filter(({ startsAt }) => calendarDay(timeZone, new Date(startsAt)) === day);
      return html`<fieldset>
        <legend>${spokenDay(view, ofDay[0]?.startsAt ?? '')}</legend>
        <div class="slots">
          ${ofDay.map(
            (slot) =>
              html`<label><input type="radio" name="slot" required value="${slot.startsAt}"${slot.startsAt === form.values.slot && html` checked`} />${spokenSpan(view, slot)}</label>`,
          )}
        </div>
      </fieldset>`;
    })}
    ${contactFields(view, true)} ${placeFields(view, true)}
    ${field(view, 'message', words.message, { type: 'textarea', maxLength: 5000 })}
    ${formEnd(view, words.confirmBooking)}
  </form>`;
}
