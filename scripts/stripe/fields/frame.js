// Inside the frame: the fields, and what is done with them. Only this page and the fake ever see what is typed.
const form = document.querySelector('form');
const challenge = document.querySelector('#challenge');
const tell = (message) => window.parent.postMessage(message, '*');

function typed() {
  const fields = Object.fromEntries(new FormData(form));
  if (fields.type === 'us_bank_account')
    return {
      'payment_method_data[type]': 'us_bank_account',
      'payment_method_data[us_bank_account][account_number]': fields.account,
      'payment_method_data[us_bank_account][routing_number]': fields.routing,
    };
  const [month = '', year = ''] = fields.expiry.split('/').map((part) => part.trim());
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': fields.number,
    'payment_method_data[card][exp_month]': month,
    'payment_method_data[card][exp_year]': year.length === 2 ? `20${year}` : year,
    'payment_method_data[card][cvc]': fields.cvc,
  };
}

async function request(path, { key, account }, body) {
  const response = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, 'stripe-account': account },
    ...(body ? { body: new URLSearchParams(body) } : {}),
  });
  return response.json();
}

/** The bank asks the customer: as they press. */
function askCustomer(id) {
  form.hidden = true;
  challenge.hidden = false;
  return new Promise((resolve) => {
    challenge.onclick = async ({ target }) => {
      if (!target.value) return;
      await fetch(`/fields/challenge/${id}`, { method: 'POST', body: new URLSearchParams({ does: target.value }) });
      challenge.hidden = true;
      form.hidden = false;
      resolve();
    };
  });
}

async function confirm({ kind, clientSecret, paymentMethod, ...who }) {
  const id = clientSecret.split('_secret_')[0];
  const path = `/v1/${kind}_intents/${id}`;
  const method = paymentMethod ? { payment_method: paymentMethod } : typed();
  let answer = await request(`${path}/confirm`, who, { client_secret: clientSecret, ...method });
  if (answer.status === 'requires_action') {
    await askCustomer(id);
    answer = await request(`${path}?client_secret=${encodeURIComponent(clientSecret)}`, who);
    const error = answer.last_setup_error ?? answer.last_payment_error;
    if (error) return { error };
  }
  if (answer.error) return { error: answer.error };
  return kind === 'setup' ? { setupIntent: answer } : { paymentIntent: answer };
}

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', () => {
  for (const part of form.querySelectorAll('[data-of]')) part.hidden = part.dataset.of !== form.elements.type.value;
  tell({ event: 'change', detail: { complete: form.checkValidity() } });
});
window.addEventListener('message', async ({ source, data }) => {
  if (source !== window.parent || !data.kind) return;
  if (data.paymentMethod) form.hidden = true;
  tell({ id: data.id, result: await confirm(data) });
});
tell({ event: 'ready' });
