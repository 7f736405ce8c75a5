import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { vcardForQr } from '@/domain/contact/vcard';
import { modulesOfPath, readQrCode } from '@/testing/readQrCode';
import { readVcard } from '@/testing/readVcard';
import { renderVisitor } from '@/testing/renderVisitor';
import { CARD } from '../content/card';
import { QR_PATIENCE_MS } from '../content/qrService';

const CODE = 'QR code with the contact of Jordan Avery';
const TEXT = vcardForQr(CARD.contact);

/** Returns the drawn modules, without the quiet zone. */
const modulesOf = (drawing: Element) =>
  modulesOfPath(
    drawing.querySelector('path:last-of-type')?.getAttribute('d') ?? '',
    Number(drawing.getAttribute('viewBox')?.split(' ')[2]) - 8,
    4,
  );

const showCard = async () => {
  renderVisitor('/business-card');
  return screen.findByRole('img', { name: CODE });
};

const answerWith = (width: number, height: number) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
};
const neverAnswer = () => vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);

describe('the business card', () => {
  it('shows name, contact and the investment round', async () => {
    neverAnswer();
    await showCard();
    expect(screen.getByRole('heading', { level: 1, name: 'Jordan Avery' })).toBeVisible();
    for (const text of [
      'Founder & CEO',
      'Fieldwright',
      '(555) 010-0142',
      'jordan@fieldwright.example',
      'fieldwright.example',
    ])
      expect(screen.getAllByText(text)[0]).toBeVisible();
    expect(screen.getByText('12 Foundry Street, Columbus, OH 43215')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Seed round: 10% equity at a $5M valuation' })).toBeVisible();
    expect(screen.getByText('2%')).toBeVisible();
    expect(screen.getByText('8%')).toBeVisible();
    expect(screen.getByText('$500,000')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '20');
    expect(screen.getByRole('link', { name: 'Save contact' })).toHaveAttribute('href', '/business-card.vcf');
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+15550100142');
    expect(screen.getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', 'mailto:jordan@fieldwright.example');
    expect(screen.getByRole('link', { name: 'Message' })).toHaveAttribute('href', 'sms:+15550100142');
  });

  it('requests a 300 × 300 picture of the contact’s QR code', async () => {
    answerWith(300, 300);
    const picture = await showCard();
    const address = new URL(picture.getAttribute('src') ?? '');
    expect(address.host).toBe('api.qrserver.com');
    expect(address.searchParams.get('size')).toBe('300x300');
    expect(address.searchParams.get('data')).toBe(TEXT);
    fireEvent.load(picture);
    expect(screen.getByRole('img', { name: CODE })).toBe(picture);
  });

  it('draws the same code itself if the service fails', async () => {
    neverAnswer();
    fireEvent.error(await showCard());
    const drawing = screen.getByRole('img', { name: CODE });
    expect(drawing).toHaveAttribute('width', '300');
    expect(readQrCode(modulesOf(drawing))).toBe(TEXT);
    expect(readVcard(`${TEXT}\r\n`).get('FN')?.parts).toEqual(['Jordan Avery']);
  });

  it('draws it offline, for a wrong answer, and after a timeout', async () => {
    const isDrawn = () => screen.getByRole('img', { name: CODE }).tagName === 'svg';
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    neverAnswer();
    await showCard();
    expect(isDrawn()).toBe(true);
    document.body.replaceChildren();

    onLine.mockReturnValue(true);
    answerWith(1, 1);
    await showCard();
    expect(isDrawn()).toBe(true);
    document.body.replaceChildren();

    neverAnswer();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await showCard();
    expect(isDrawn()).toBe(false);
    await vi.advanceTimersByTimeAsync(QR_PATIENCE_MS);
    await vi.waitFor(() => expect(isDrawn()).toBe(true));
  });
});

it('has consistent investment figures', () => {
  const { equityPercent, valuationCents, raisedPercent, availablePercent, progressPercent, goalCents } = CARD.funding;
  expect(raisedPercent + availablePercent).toBe(equityPercent);
  expect((raisedPercent / equityPercent) * 100).toBe(progressPercent);
  expect((valuationCents * equityPercent) / 100).toBe(goalCents);
});
