import { offerWords } from '@/domain/message/offerWords';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** Warns that a text is promotional, before it's sent. Nothing is blocked: only the user knows what was meant. */
export function OfferNotice({ text }: { text: string }) {
  const words = offerWords(text);
  if (words === '') return null;
  return (
    <InlineNotice tone="warning">
      “{words}” reads like an offer. Customers agree to texts about their own work; a text that also sells something
      counts as advertising, which needs their written yes. Leave it out, or make the offer another way.
    </InlineNotice>
  );
}
