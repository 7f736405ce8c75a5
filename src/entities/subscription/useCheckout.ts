import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import { track } from '@/data/tracking';
import { createCheckout } from '@/domain/subscription/api';
import { CHECKOUT_CURRENCY, planOf } from '@/domain/subscription/plans';
import { openAddress } from '@/lib/openAddress';
import { rememberCheckoutOrigin } from './checkoutOrigin';
import { noteSubscribeClick, type Wish } from './subscribeClick';

/** Opens the checkout. However often `start` is called, only one checkout is opened; `error` says why none was. */
export function useCheckout() {
  const [isStarting, setIsStarting] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isUnderWay = useRef(false);
  const { pathname, search } = useLocation();

  const release = (): void => {
    isUnderWay.current = false;
    setIsStarting(false);
  };
  useEffect(() => {
    // "Back" from the checkout may restore this very page from memory, still busy.
    const revive = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) release();
    };
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, []);

  const start = async (wish: Wish): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsStarting(true);
    setError(null);
    noteSubscribeClick(wish, true);
    const { planId, interval } = wish;
    try {
      const { url } = await callFunction(createCheckout, { planId, interval });
      const value = planOf(planId).priceCents[interval] / 100;
      track('begin_checkout', { currency: CHECKOUT_CURRENCY.toUpperCase(), value, plan: planId, interval });
      rememberCheckoutOrigin(pathname + search);
      // Stays busy until the browser has left: another click would open a second checkout.
      openAddress(url);
    } catch (failure) {
      setError(failure);
      release();
    }
  };
  return { start, isStarting, error };
}
