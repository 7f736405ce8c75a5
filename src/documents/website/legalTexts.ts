import { consentQuestion } from '@/domain/message/consent';
import type { PublicSite } from '@/domain/website/publicSite';
import type { LegalPage, SiteLanguage } from '@/domain/website/schema';

const OWN = { privacy: 'privacyText', terms: 'termsText', texting: 'textingText' } as const;

/**
 * Returns a legal page's text: the company's own, else ours with its name. Carriers require these pages before they deliver text
 * messages.
 */
export function legalText(page: LegalPage, { content, company }: PublicSite, language: SiteLanguage): string {
  const own = content[OWN[page]];
  if (own.trim() !== '') return own;
  const reach = [company.phone, company.email].filter(Boolean).join(', ') || company.name;
  return TEXTS[language][page](company.name, reach);
}

type Write = (name: string, reach: string) => string;

const TEXTS: Record<SiteLanguage, Record<LegalPage, Write>> = {
  en: {
    privacy: (
      name,
      reach,
    ) => `${name} collects what you enter in the forms of this site: your name, how to reach you, the address of the work and what you need. We use it to answer you, to plan and do the work, and to bill it.

- We do not sell it, and we give it to nobody for their advertising.
- Mobile numbers, and what you agreed to about text messages, are not shared with third parties or affiliates for marketing.
- Companies that work for us, such as our software, see what they need for that and nothing more.
- This site sets no cookies and has no tracking.

We keep records of work and bills as long as the law and warranties ask for it. You can ask us what we hold about you, and have it corrected or deleted where the law allows it.

Questions: ${reach}`,
    terms: (
      name,
      reach,
    ) => `What stands on this site is information from ${name}. Prices that begin with "From" depend on what we find; you get a price before the work begins.

A request through a form is no order. A time that you book online is held for you; we may call you to confirm it. To change or cancel it, call us as early as you can.

Offers hold until the day that stands beside them, and cannot be added to others unless it says so.

Links lead to sites of others. We are not responsible for what stands there.

Questions: ${reach}`,
    texting: (name, reach) => `By ticking the box on our forms, or by telling us so, you agree to this:

${consentQuestion(name)}

- What we send: confirmations, reminders, "on my way" and answers about your appointment and your work.
- How many: it depends on your appointments, usually one to five for each.
- To stop: reply STOP. You get one message that confirms it. Reply START to begin again.
- For help: reply HELP, or reach us at ${reach}.
- Message and data rates may apply. Carriers are not liable for delayed or undelivered messages.
- Agreeing is not a condition of buying anything.

Mobile numbers and consent are not shared with third parties or affiliates for marketing.`,
  },
  es: {
    privacy: (
      name,
      reach,
    ) => `${name} guarda lo que usted escribe en los formularios de este sitio: su nombre, cómo localizarle, la dirección del trabajo y lo que necesita. Lo usamos para responderle, planificar y hacer el trabajo, y cobrarlo.

- No lo vendemos ni se lo damos a nadie para su publicidad.
- Los números de móvil y lo que usted aceptó sobre mensajes de texto no se comparten con terceros ni filiales con fines de mercadeo.
- Las empresas que trabajan para nosotros, como nuestro software, ven solo lo necesario.
- Este sitio no usa cookies ni rastreo.

Conservamos los datos de trabajos y cobros el tiempo que exigen la ley y las garantías. Puede preguntarnos qué tenemos sobre usted y pedir que se corrija o se borre cuando la ley lo permite.

Preguntas: ${reach}`,
    terms: (
      name,
      reach,
    ) => `Lo que aparece en este sitio es información de ${name}. Los precios que empiezan con "Desde" dependen de lo que encontremos; usted recibe un precio antes de empezar.

Una solicitud por formulario no es un pedido. El horario que reserva en línea queda apartado para usted; podemos llamarle para confirmarlo. Para cambiarlo o cancelarlo, llámenos lo antes posible.

Las ofertas valen hasta el día indicado y no se suman a otras salvo que se diga.

Los enlaces llevan a sitios de otros. No respondemos por su contenido.

Preguntas: ${reach}`,
    texting: (name, reach) => `Al marcar la casilla en nuestros formularios, o al decírnoslo, usted acepta esto:

${consentQuestion(name, 'es')}

- Qué enviamos: confirmaciones, recordatorios, "en camino" y respuestas sobre su cita y su trabajo.
- Cuántos: depende de sus citas, normalmente de uno a cinco por cita.
- Para dejar de recibirlos: responda STOP. Recibe un mensaje que lo confirma. Responda START para volver a recibirlos.
- Ayuda: responda HELP o contáctenos: ${reach}.
- Pueden aplicarse tarifas de mensajes y datos. Las operadoras no responden por mensajes demorados o no entregados.
- Aceptar no es condición para comprar nada.

Los números de móvil y el consentimiento no se comparten con terceros ni filiales con fines de mercadeo.`,
  },
};
