// In the place of https://js.stripe.com on a machine that plays Stripe: as much of it as the app calls, with the fields in a frame of the
// fake's own, so that what is typed stays out of the page here too. The server puts its address where it is missing.
(() => {
  const SERVER = 'LOCAL_STRIPE';
  let messages = 0;

  /** A frame of the fake; `ask` sends it something to do and resolves with its answer. */
  function openFrame(container, { isDialog }) {
    const frame = document.createElement('iframe');
    frame.src = `${SERVER}/fields/frame`;
    frame.title = isDialog ? 'Confirm with your bank' : 'Secure payment input frame';
    frame.style.cssText = isDialog
      ? 'position:fixed;inset:10% 10% auto;width:80%;height:16rem;border:1px solid #888;background:#fff;z-index:9999'
      : 'width:100%;height:15rem;border:0';
    const waiting = new Map();
    const listeners = {};
    let isReady = false;
    const queue = [];
    const send = (message) => (isReady ? frame.contentWindow.postMessage(message, SERVER) : queue.push(message));
    const onMessage = ({ source, data }) => {
      if (source !== frame.contentWindow) return;
      if (data.event === 'ready') {
        isReady = true;
        for (const message of queue.splice(0)) send(message);
      }
      if (data.event) for (const listener of listeners[data.event] ?? []) listener(data.detail ?? {});
      else waiting.get(data.id)?.(data.result);
    };
    window.addEventListener('message', onMessage);
    container.append(frame);
    return {
      on: (event, listener) => (listeners[event] = [...(listeners[event] ?? []), listener]),
      ask: (what) =>
        new Promise((resolve) => {
          const id = (messages += 1);
          waiting.set(id, resolve);
          send({ ...what, id });
        }),
      close: () => {
        window.removeEventListener('message', onMessage);
        frame.remove();
      },
    };
  }

  function Stripe(key, { stripeAccount = '' } = {}) {
    const confirm = async (kind, { elements, clientSecret, confirmParams = {} }) => {
      const element = elements?.element;
      const frame = element?.frame ?? openFrame(document.body, { isDialog: true });
      try {
        return await frame.ask({
          kind,
          key,
          account: stripeAccount,
          clientSecret: clientSecret ?? elements.clientSecret,
          paymentMethod: confirmParams.payment_method ?? '',
        });
      } finally {
        if (!element) frame.close();
      }
    };
    return {
      elements: ({ clientSecret }) => {
        const elements = {
          clientSecret,
          element: null,
          create: () => {
            const early = [];
            elements.element = {
              frame: null,
              on: (event, listener) =>
                elements.element.frame ? elements.element.frame.on(event, listener) : early.push([event, listener]),
              mount: (container) => {
                elements.element.frame = openFrame(container, { isDialog: false });
                for (const [event, listener] of early) elements.element.frame.on(event, listener);
              },
              destroy: () => elements.element.frame?.close(),
              unmount: () => elements.element.frame?.close(),
            };
            return elements.element;
          },
          submit: () => Promise.resolve({}),
          update: () => undefined,
        };
        return elements;
      },
      confirmSetup: (options) => confirm('setup', options),
      confirmPayment: (options) => confirm('payment', options),
      _registerWrapper: () => undefined,
    };
  }
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
