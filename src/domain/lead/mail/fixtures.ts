/**
 * Lead e-mails for tests and for the demo, modeled on what sellers and their customers publish about them. None is real: names, numbers
 * and addresses are made up (docs/leads.md).
 */
export const ANGI_MAIL = `From: Angi Leads <leads@angi.com>
To: office@blue-ridge.example
Subject: =?utf-8?Q?New_lead:_Heat_pump_repair_=E2=80=93_Asheville?=
Message-ID: <20261119.84421@mail.angi.com>
Date: Thu, 19 Nov 2026 14:02:11 -0500
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="b1"

--b1
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

You have a new lead!

Customer Name: Marta Ellison
Phone: (704) 555-0192
Email: marta.ellison@example.com
Address: 41 Chestnut Street, Asheville, NC 28801
Service: Heat pump - repair
Comments: Upstairs unit blows cold air since Tuesday. Prefers mornings =E2=80=
=93 has a dog.
Lead Number: 8842190
Lead Fee: $62.00
--b1
Content-Type: text/html; charset=utf-8

<p>You have a new lead!</p>
--b1--
`;

export const THUMBTACK_MAIL = `From: Thumbtack <no-reply@thumbtack.com>
Subject: Dana R. is looking for Central Air Conditioning Repair in Weaverville, NC
Message-ID: <tt-550912@thumbtack.com>
Date: Fri, 20 Nov 2026 09:15:00 +0000
Content-Type: text/html; charset=utf-8

<html><head><style>p{color:red}</style></head><body>
<h1>New direct lead</h1>
<table><tr><td>Location</td><td>Weaverville, NC 28787</td></tr>
<tr><td>Phone</td><td>828-555-0177</td></tr>
<tr><td>Details</td><td>AC runs but does not cool &amp; the breaker trips.</td></tr>
<tr><td>Price</td><td>$48.50</td></tr></table>
<a href="https://www.thumbtack.com/pro-leads/550912334455">Reply</a>
</body></html>
`;

export const GOOGLE_MAIL = `From: Local Services by Google <localservices-noreply@google.com>
Subject: New message lead from Priya Raman
Message-ID: <gls-77@google.com>
Date: Fri, 20 Nov 2026 16:40:00 +0000
Content-Type: text/plain; charset="utf-8"
Content-Transfer-Encoding: base64

WW91IGhhdmUgYSBuZXcgbGVhZAoKTmFtZTogUHJpeWEgUmFtYW4KUGhvbmU6ICsxIDgyOC01NTUtMDE5OQpKb2IgdHlwZTogSW5zdGFsbCBmdXJuYWNlClppcCBjb2RlOiAyODgwNApNZXNzYWdlOiBMb29raW5nIGZvciBhIHByaWNlIGZvciBhIDMgdG9uIHN5c3RlbS4KTGVhZCBJRDogR0xTLTk5ODg3Nwo=
`;

export const FACEBOOK_MAIL = `From: Facebook <notification@facebookmail.com>
Subject: You have a new lead for Fall tune-up
Message-ID: <fb-1@facebookmail.com>
Date: Sat, 21 Nov 2026 11:00:00 +0000

New lead from your lead ad

full_name: Lee Okafor
email: lee.okafor@example.com
phone_number: +18285550155
street_address: 9 Laurel Avenue
city: Black Mountain
state: NC
zip_code: 28711
what_service_do_you_need?: Fall tune-up
id: 120212345678901
`;
